connect-four-name = Puissance 4
connect-four-tagline = Lâchez vos jetons et alignez-en quatre avant l’autre.
connect-four-option-seats = Joueurs
connect-four-option-seats-help = Deux joueurs lâchent leurs jetons à tour de rôle.
connect-four-option-seats-2 = Deux

connect-four-drop = Jouer dans la colonne { $column }
connect-four-dropped = { $who_is ->
    [you] Vous lâchez un jeton dans la colonne { $column }
   *[other] { $who } lâche un jeton dans la colonne { $column }
}{ $row ->
    [1] , et il tombe tout en bas.
    [6] , qui est maintenant pleine.
   *[other] , et il s’arrête au rang { $row }.
}
connect-four-no-such-column = La grille compte sept colonnes, de 1 à 7, et celle-là n’en est pas.
connect-four-column-full = Cette colonne est pleine : choisissez-en une autre.
connect-four-your-turn = À vous : lâchez un jeton ({ $disc }) dans une colonne qui a de la place.
connect-four-won = { $who_is ->
    [you] Quatre alignés : vous avez gagné !
   *[other] Quatre alignés : { $who } a gagné.
}
connect-four-drawn = La grille est pleine et personne n’en a aligné quatre : match nul.

connect-four-picture-middle = Après douze jetons, chacun dans la plus basse case libre de sa colonne.
