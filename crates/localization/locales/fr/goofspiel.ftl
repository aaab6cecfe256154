goofspiel-name = Goofspiel
goofspiel-tagline = Des enchères scellées pour une suite de prix : du bluff pur, à cartes égales.
goofspiel-option-seats = Joueurs
goofspiel-option-seats-help = Deux joueurs enchérissent l’un contre l’autre.
goofspiel-option-seats-2 = Deux
goofspiel-option-cards = Cartes
goofspiel-option-cards-help = Le nombre de cartes de chaque joueur, et le nombre de prix à gagner.
goofspiel-option-cards-3 = 3
goofspiel-option-cards-4 = 4
goofspiel-option-cards-5 = 5
goofspiel-option-cards-6 = 6
goofspiel-option-cards-7 = 7
goofspiel-option-cards-8 = 8
goofspiel-option-cards-9 = 9
goofspiel-option-cards-10 = 10
goofspiel-option-cards-11 = 11
goofspiel-option-cards-12 = 12
goofspiel-option-cards-13 = 13

goofspiel-bid = Miser le { $card }
goofspiel-turned-up = On retourne le prix de { $prize ->
    [one] 1 point
   *[other] { $prize } points
}.
goofspiel-sealed = { $who_is ->
    [you] Vous posez le { $card } face cachée.
   *[other] { $who } pose le { $card } face cachée.
}
goofspiel-sealed-hidden = { $who_is ->
    [you] Vous posez une carte face cachée.
   *[other] { $who } pose une carte face cachée.
}
goofspiel-won-prize = On retourne les mises : { $who_is ->
    [you] votre { $high } bat le { $low }, et vous remportez
   *[other] le { $high } de { $who } bat le { $low } et remporte
} le prix de { $prize ->
    [one] 1 point
   *[other] { $prize } points
}.
goofspiel-tied = Deux fois le { $card } : le prix de { $prize ->
    [one] 1 point
   *[other] { $prize } points
} est écarté.

goofspiel-no-such-card = Les cartes vont de 1 à { $highest }, et celle-là n’en est pas.
goofspiel-spent = Vous avez déjà joué cette carte.

goofspiel-your-bid = Que misez-vous pour le prix de { $prize ->
    [one] 1 point
   *[other] { $prize } points
} ?
goofspiel-next-prize = On va retourner le prochain prix.
goofspiel-won = { $who_is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} par { $most } à { $least }.
goofspiel-drawn = Égalité, { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout : match nul.

goofspiel-prize = Sur la table : le prix de { $prize ->
    [one] 1 point
   *[other] { $prize } points
}.
goofspiel-prizes = Prix à venir : { $cards }
goofspiel-player = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; cartes : { $cards }
goofspiel-own-bid = Votre { $card } est posé face cachée.

goofspiel-picture-prize = Une partie à sept cartes chacun : les mises pour le prix se font face cachée.
