leduc-name = Poker Leduc
leduc-tagline = Six cartes, deux tours d’enchères, et au milieu une carte qui change tout.
leduc-option-seats = Joueurs
leduc-option-seats-help = Deux joueurs ont une carte chacun et partagent celle du milieu.
leduc-option-seats-2 = Deux

leduc-jack = un valet
leduc-queen = une dame
leduc-king = un roi

leduc-fold = Se coucher
leduc-check = Passer sans miser
leduc-call = Suivre
leduc-raise = Relancer de { $by }

leduc-dealt = { $who_is ->
    [you] Vous recevez { $card }.
   *[other] { $who } reçoit { $card }.
}
leduc-dealt-hidden = { $who_is ->
    [you] Vous recevez une carte.
   *[other] { $who } reçoit une carte et la regarde.
}
leduc-turned = On retourne { $card } au milieu.
leduc-checked = { $who_is ->
    [you] Vous passez sans miser.
   *[other] { $who } passe sans miser.
}
leduc-called = { $who_is ->
    [you] Vous suivez : vous avez maintenant { $chips } jetons dans le pot.
   *[other] { $who } suit et a maintenant { $chips } jetons dans le pot.
}
leduc-raised = { $who_is ->
    [you] Vous relancez à { $chips } jetons.
   *[other] { $who } relance à { $chips } jetons.
}
leduc-folded = { $who_is ->
    [you] Vous vous couchez.
   *[other] { $who } se couche.
}
leduc-shown = On abat les cartes : { $first_is ->
    [you] vous avez
   *[other] { $first } a
} { $first_card }, { $second_is ->
    [you] vous avez
   *[other] { $second } a
} { $second_card }.

leduc-nothing-to-fold-to = Il n’y a pas de relance : se coucher serait abandonner le pot pour rien. Passez plutôt sans miser.
leduc-too-many-raises = Il y a déjà eu deux relances dans ce tour, et c’est le maximum.

leduc-your-turn = À vous : passer sans miser, ou relancer ?
leduc-your-answer = Vous faites face à une relance : que faites-vous ?
leduc-dealing = Une carte va être distribuée.
leduc-won = { $who_is ->
    [you] Vous gagnez { $chips ->
        [one] un jeton
       *[other] { $chips } jetons
    }.
   *[other] { $who } gagne { $chips ->
        [one] un jeton
       *[other] { $chips } jetons
    }.
}
leduc-split = Mains égales : chacun reprend ses jetons.

leduc-pot = Dans le pot : { $first_chips } de { $first_is ->
    [you] vous
   *[other] { $first }
}, { $second_chips } de { $second_is ->
    [you] vous
   *[other] { $second }
}.
leduc-board = Au milieu, il y a { $card }.
leduc-hand = Vous avez { $card }.

leduc-picture-middle = Une des quatre cartes restantes est retournée au milieu.
