kuhn-name = Poker de Kuhn
kuhn-tagline = Trois cartes, une mise, et un bluff calculé au pour cent près.
kuhn-option-seats = Joueurs
kuhn-option-seats-help = Deux joueurs ont une carte chacun ; la troisième reste cachée.
kuhn-option-seats-2 = Deux

kuhn-jack = le valet
kuhn-queen = la dame
kuhn-king = le roi

kuhn-check = Passer sans miser
kuhn-bet = Miser un jeton
kuhn-fold = Se coucher
kuhn-call = Suivre d’un jeton

kuhn-dealt = { $who_is ->
    [you] Vous recevez { $card }.
   *[other] { $who } reçoit { $card }.
}
kuhn-dealt-hidden = { $who_is ->
    [you] Vous recevez une carte.
   *[other] { $who } reçoit une carte et la regarde.
}
kuhn-checked = { $who_is ->
    [you] Vous passez sans miser.
   *[other] { $who } passe sans miser.
}
kuhn-has-bet = { $who_is ->
    [you] Vous misez un jeton.
   *[other] { $who } mise un jeton.
}
kuhn-folded = { $who_is ->
    [you] Vous vous couchez.
   *[other] { $who } se couche.
}
kuhn-called = { $who_is ->
    [you] Vous suivez.
   *[other] { $who } suit.
}
kuhn-shown = On abat les cartes : { $first_is ->
    [you] vous avez
   *[other] { $first } a
} { $first_card }, { $second_is ->
    [you] vous avez
   *[other] { $second } a
} { $second_card }.

kuhn-no-bet-yet = Personne n’a encore misé : rien à suivre, aucune raison de se coucher. Passez sans miser ou misez.
kuhn-bet-to-answer = Il faut répondre à la mise : couchez-vous ou suivez.

kuhn-your-turn = À vous : passer sans miser, ou miser un jeton ?
kuhn-your-answer = Vous faites face à une mise : vous coucher, ou suivre d’un jeton ?
kuhn-dealing = On distribue les cartes.
kuhn-won = { $who_is ->
    [you] Vous gagnez { $chips ->
        [one] un jeton
       *[other] { $chips } jetons
    }.
   *[other] { $who } gagne { $chips ->
        [one] un jeton
       *[other] { $chips } jetons
    }.
}

kuhn-pot = Le pot contient { $chips } jetons.
kuhn-hand = Vous avez { $card }.

kuhn-picture-bet = Il faut répondre à une mise.
