newgame-name = Newgame
newgame-tagline = Trois cartes chacun, et la plus forte remporte la manche.
newgame-mood = nouveau venu
newgame-minutes = 5
newgame-option-seats = Joueurs
newgame-option-seats-help = De deux à quatre.
newgame-option-seats-2 = Deux
newgame-option-seats-3 = Trois
newgame-option-seats-4 = Quatre

newgame-zone-spent = Cartes des manches passées
newgame-zone-deck = Cartes que personne n’a
newgame-zone-hand = Mes cartes
newgame-zone-points = Manches
newgame-zone-cards = Cartes
newgame-zone-played = Jouée
newgame-zone-to-play = doit jouer

newgame-play = Jouer le { $card }

newgame-dealt = { $who_is ->
    [you] Vous recevez le { $card }.
   *[other] { $who } reçoit le { $card }.
}
newgame-dealt-hidden = { $who } reçoit une carte.
newgame-played = { $who_is ->
    [you] Vous jouez le { $card }.
   *[other] { $who } joue le { $card }.
}
newgame-took = { $who_is ->
    [you] Vous remportez la manche.
   *[other] { $who } remporte la manche.
}
newgame-not-held = Vous n’avez pas le { $card } : jouez une de vos cartes.

newgame-your-turn = À vous : quelle carte jouez-vous ?
newgame-dealing = On distribue les cartes.
newgame-over = C’est fini. Le plus de manches : { $who }.
newgame-player = { $who } : { $points } manches, { $count } cartes en main ; jouée : { $played }.
newgame-spent = Manches passées : { $cards }.
newgame-hand = En main : { $cards }.
