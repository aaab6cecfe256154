fireflies-name = Lucioles
fireflies-tagline = Montrez la lanterne la plus vive, en espérant que personne ne montre la même.
fireflies-mood = des lueurs dans le noir
fireflies-minutes = 15
fireflies-option-seats = Joueurs
fireflies-option-seats-help = De trois à six. Plus on est, plus les lanternes s’éblouissent.
fireflies-option-seats-3 = Trois
fireflies-option-seats-4 = Quatre
fireflies-option-seats-5 = Cinq
fireflies-option-seats-6 = Six

fireflies-brief-1 = Attrapez le plus de lucioles en sept nuits (FLY-3, FLY-11).
fireflies-brief-2 = Chaque nuit, tout le monde choisit en secret une lanterne, ou le noir (FLY-4).
fireflies-brief-3 = La lanterne la plus vive que personne d’autre ne montre attrape l’essaim (FLY-7).
fireflies-brief-4 = Qui est seul dans le noir attrape une luciole égarée (FLY-9).
fireflies-picture-dusk = Un crépuscule au milieu de la partie : l’essaim est là, le choix reste à faire.

fireflies-zone-night = Nuit
fireflies-zone-swarm = Lucioles cette nuit
fireflies-zone-lingering = dont restées d’avant
fireflies-zone-to-come = Essaims à venir
fireflies-zone-burnt = Lanternes éteintes
fireflies-zone-deck = Lanternes à piocher
fireflies-zone-hand = Mes lanternes
fireflies-zone-chosen = Mon choix
fireflies-zone-caught = Lucioles
fireflies-zone-lanterns = Lanternes
fireflies-zone-showed = Nuit passée
fireflies-zone-has-chosen = a choisi
fireflies-thing-dark = noir

fireflies-stay-dark = Rester dans le noir
fireflies-show = Montrer la lanterne { $lantern }

fireflies-drew = { $who_is ->
    [you] Vous piochez la lanterne { $lantern }.
   *[other] { $who } pioche la lanterne { $lantern }.
}
fireflies-drew-hidden = { $who } pioche une lanterne.
fireflies-came = Le soir tombe, avec { $size ->
    [one] une luciole
   *[other] { $size } lucioles
}.
fireflies-chose = Vous choisissez la lanterne { $lantern }.
fireflies-chose-dark = Vous choisissez le noir.
fireflies-chose-hidden = { $who } a choisi.
fireflies-showed = { $who_is ->
    [you] Vous montrez { $lantern }.
   *[other] { $who } montre { $lantern }.
}
fireflies-was-dark = { $who_is ->
    [you] Vous restez dans le noir.
   *[other] { $who } reste dans le noir.
}
fireflies-caught = { $who_is ->
    [you] Vous attrapez
   *[other] { $who } attrape
} { $size ->
    [one] la seule luciole
   *[other] { $size } lucioles
}.
fireflies-lingered = Aucune lanterne n’est seule : { $size ->
    [one] la luciole s’attarde
   *[other] les { $size } lucioles s’attardent
}.
fireflies-strayed = { $who_is ->
    [you] Dans le noir, et seul·e à y être, vous attrapez une luciole égarée.
   *[other] Dans le noir, et seul·e à y être, { $who } attrape une luciole égarée.
}
fireflies-not-held = Vous n’avez pas la lanterne { $lantern } : choisissez une des vôtres, ou le noir.

fireflies-your-choice = { $size ->
    [one] Une luciole
   *[other] { $size } lucioles
} cette nuit : montrer une lanterne, ou rester dans le noir ?
fireflies-dusk = Le soir va tomber.
fireflies-over = La dernière nuit est finie. Le plus de lucioles : { $who }.
fireflies-night = Nuit { $night } sur 7 : { $size ->
    [0] pas encore de lucioles.
    [one] une luciole.
   *[other] { $size } lucioles.
}
fireflies-deck = Lanternes à piocher : { $count }.
fireflies-burnt = Éteintes : { $lanterns }.
fireflies-player = { $who } : { $caught } attrapées, { $count ->
    [one] une lanterne
   *[other] { $count } lanternes
} en main.
fireflies-hand = En main : { $lanterns }.
