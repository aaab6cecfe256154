tic-tac-toe-name = Morpion
tic-tac-toe-tagline = Trois à la suite sur neuf cases ; qui réfléchit ne perd jamais.
tic-tac-toe-option-seats = Joueurs
tic-tac-toe-option-seats-help = L’un joue les croix, l’autre les ronds.
tic-tac-toe-option-seats-2 = Deux

tic-tac-toe-mark = Prendre { $cell }
tic-tac-toe-marked = { $who_is ->
    [you] Vous prenez { $cell }.
   *[other] { $who } prend { $cell }.
}
tic-tac-toe-cell-taken = Cette case est déjà prise.
tic-tac-toe-no-such-cell = La grille compte neuf cases, de a1 à c3, et celle-là n’en est pas.
tic-tac-toe-your-turn = À vous : prenez une case libre avec votre { $mark }.
tic-tac-toe-won = { $who_is ->
    [you] Trois à la suite : vous avez gagné !
   *[other] Trois à la suite : { $who } a gagné.
}
tic-tac-toe-drawn = La grille est pleine et personne n’a de ligne : match nul.

tic-tac-toe-picture-middle = Après quatre signes.
