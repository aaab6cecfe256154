erythro-name = Erythro
erythro-tagline = Ambassadeurs d’une planète vivante, ensemble contre ceux qui la creusent.

erythro-option-seats = Joueurs
erythro-option-seats-help = À deux, il faut maîtriser ensemble les quatre éléments.
erythro-option-seats-2 = 2
erythro-option-seats-3 = 3
erythro-option-seats-4 = 4
erythro-option-adversary = Adversaire
erythro-option-adversary-help = Mars pour débuter ; le Consortium est un tout autre jeu.
erythro-option-adversary-mars = Compagnie minière de Mars
erythro-option-adversary-alliance = Alliance terrienne
erythro-option-adversary-consortium = Consortium
erythro-option-difficulty = Difficulté
erythro-option-difficulty-help = Initiation et Blitz n’existent que contre Mars.
erythro-option-difficulty-introduction = Initiation
erythro-option-difficulty-blitz = Blitz
erythro-option-difficulty-medium = Moyen
erythro-option-difficulty-fairly_hard = Assez difficile
erythro-option-difficulty-hard = Difficile
erythro-option-characters = Personnages
erythro-option-characters-help = Chacun choisit son ambassadeur, ou le sort décide.
erythro-option-characters-chosen = Choisis
erythro-option-characters-dealt = Distribués
erythro-option-hands = Mains
erythro-option-hands-help = Des mains cachées évitent qu’un joueur dirige toute l’équipe.
erythro-option-hands-hidden = Cachées
erythro-option-hands-open = Visibles

erythro-section-adversaries = Adversaires
erythro-section-characters = Ambassadeurs
erythro-section-base-cards = Cartes de base
erythro-section-advanced-cards = Cartes avancées
erythro-section-contamination = Contamination
erythro-section-mines = Mines
erythro-section-events = Événements
erythro-section-tiles = Tuiles

erythro-air = air
erythro-water = eau
erythro-fire = feu
erythro-earth = terre
erythro-sanctuary-air = un sanctuaire d’air
erythro-sanctuary-water = un sanctuaire d’eau
erythro-sanctuary-fire = un sanctuaire de feu
erythro-sanctuary-earth = un sanctuaire de terre
erythro-influence = { $n } en { $element }

erythro-phase-preparation = mise en place
erythro-phase-characters = arrivée des ambassadeurs
erythro-phase-arrival = premières mains
erythro-phase-players = phase des joueurs
erythro-phase-discard = défausse
erythro-phase-mines = phase des mines
erythro-phase-adversary = phase de l’adversaire
erythro-phase-purchase = achat
erythro-phase-draw = pioche

erythro-effect-gain = gagner { $influence }
erythro-effect-gain-any = { $n ->
    [one] gagner { $n } influence au choix
   *[other] gagner { $n } influences au choix
}
erythro-effect-lose-any = { $n ->
    [one] perdre { $n } influence au choix
   *[other] perdre { $n } influences au choix
}
erythro-effect-attack = attaquer
erythro-effect-reduce-attack = l’attaque coûte { $n } de moins
erythro-effect-take = { $n ->
    [one] prendre une carte contamination
   *[other] prendre { $n } cartes contamination
}
erythro-effect-destroy = { $n ->
    [one] détruire une carte contamination
   *[other] détruire { $n } cartes contamination
}
erythro-effect-remove-here = retirer jusqu’à { $n } pollution sur place
erythro-effect-remove-near = retirer jusqu’à { $n } pollution sur place ou à côté
erythro-effect-remove-near-other = retirer jusqu’à { $n } pollution chez un autre joueur ou à côté de lui
erythro-effect-move = se déplacer de { $n } au plus
erythro-effect-draw = { $n ->
    [one] piocher une carte
   *[other] piocher { $n } cartes
}
erythro-effect-acquire = { $discount ->
    [0] acquérir une carte
   *[other] acquérir une carte à { $discount } de moins
}
erythro-effect-other = un autre joueur : { $deed }

erythro-row-nothing = rien
erythro-row-sanctuary = le sanctuaire de la tuile est détruit
erythro-row-pollute = { $n } pollution sur la tuile
erythro-row-around = 1 pollution sur la tuile et tout autour
erythro-row-lost = la partie est perdue

erythro-event-add-pollution = { $n } pollution tirée du sac
erythro-event-pollute-own = { $n } pollution sur la tuile de ce joueur
erythro-event-take = { $n ->
    [one] ce joueur prend une carte contamination
   *[other] ce joueur prend { $n } cartes contamination
}
erythro-event-gain = { $n ->
    [one] ce joueur gagne { $n } influence
   *[other] ce joueur gagne { $n } influences
}
erythro-event-lose = { $n ->
    [one] ce joueur perd { $n } influence
   *[other] ce joueur perd { $n } influences
}
erythro-event-everyone-gains = { $n ->
    [one] chacun gagne { $n } influence
   *[other] chacun gagne { $n } influences
}
erythro-event-may-acquire = ce joueur peut acquérir une carte à { $discount } de moins
erythro-event-remove-anywhere = jusqu’à { $n } pollution disparaît, n’importe où
erythro-event-remove-one-tile = jusqu’à { $n } pollution disparaît d’une tuile
erythro-event-remove-around = jusqu’à { $n } pollution disparaît de la tuile de la mine et de ses voisines
erythro-event-everyone-removes-here = chacun retire jusqu’à { $n } pollution de sa tuile
erythro-event-everyone-removes-near = chacun retire jusqu’à { $n } pollution de sa tuile ou d’une voisine
erythro-event-sweep-mines = { $n } pollution disparaît de chaque tuile avec une mine (sinon jusqu’à { $otherwise } n’importe où)
erythro-event-sweep-sanctuaries = { $n } pollution disparaît de chaque tuile avec un sanctuaire (sinon jusqu’à { $otherwise } n’importe où)
erythro-event-sweep-polluted = { $n } pollution disparaît de chaque tuile qui en a { $least } (sinon jusqu’à { $otherwise } n’importe où)

erythro-do-character = Incarner : { $character }
erythro-do-play-gain = { $card } : gagner { $influence }
erythro-do-play-move = { $card } : se déplacer de { $n } au plus
erythro-do-play-sanctuary = { $card } : poser { $sanctuary }
erythro-do-play-effect = { $card } : { $effects }
erythro-do-play-bonus = { $card }, avec le sanctuaire : { $bonus } ; puis { $effects }
erythro-do-contamination-spend = Contamination : polluer sa tuile et dépenser { $n } influences
erythro-do-contamination-draw = Contamination : polluer sa tuile et piocher { $n } cartes
erythro-do-show = Montrer que l’on tient une carte contamination
erythro-do-stuck = Dire que l’on ne peut pas jouer
erythro-do-choose = { $who_is ->
    [you] Vous-même
   *[other] { $who } s’en charge
}
erythro-do-gain = Gagner { $influence }
erythro-do-pay = Payer { $influence }
erythro-do-go = Aller sur la tuile { $tile }
erythro-do-stay = Rester sur la tuile { $tile }
erythro-do-attack = Attaquer en { $element }
erythro-do-remove = Retirer { $n } pollution de la tuile { $tile }
erythro-do-remove-none = Ne plus rien retirer
erythro-do-destroy-hand = Détruire une carte contamination de sa main
erythro-do-destroy-discard = Détruire une carte contamination de sa défausse
erythro-do-buy = Acquérir { $card } pour { $cost }
erythro-do-buy-nothing = Ne rien acquérir
erythro-do-discard = Défausser { $card }
erythro-do-discard-contamination = Défausser une carte contamination
erythro-do-keep = Garder la dernière carte
erythro-do-special = Dépollution spéciale : retirer { $n } de la tuile { $tile }
erythro-do-pass = En rester là

erythro-ask-character = Choisissez votre ambassadeur.
erythro-ask-play = { $n ->
    [0] Vous avez joué vos cartes.
    [1] Jouez votre dernière carte de la manche.
   *[other] Jouez une carte : encore { $n } cette manche.
}
erythro-ask-discard = Défaussez-vous jusqu’à ne garder qu’une carte, ou aucune.
erythro-ask-buy = Vous pouvez acquérir une carte.
erythro-ask-special = Vous pouvez utiliser votre dépollution spéciale avant la suite.
erythro-ask-choose = Qui s’en charge : { $deed } ?
erythro-ask-gain = Quelle influence gagnez-vous ({ $n }) ?
erythro-ask-pay = Quelle influence payez-vous ({ $n }) ?
erythro-ask-move = Où allez-vous ({ $n } tuiles au plus) ?
erythro-ask-attack = { $reduction ->
    [0] Avec quel élément attaquez-vous ?
   *[other] Avec quel élément attaquez-vous ({ $reduction } de moins) ?
}
erythro-ask-remove = Retirez jusqu’à { $n } pollution d’une seule tuile.
erythro-ask-remove-each = Retirez de la pollution, un jeton à la fois (encore { $n }).
erythro-ask-destroy = Quelle carte contamination détruisez-vous ?
erythro-ask-acquire = { $discount ->
    [0] Quelle carte acquérez-vous ?
   *[other] Quelle carte acquérez-vous ({ $discount } de moins) ?
}

erythro-won-dome = Le dôme est en ruine et plus aucune mine ne tient : vous avez sauvé Erythro.
erythro-won-unprofitable = Il n’y a plus rien à gagner ici : l’Alliance s’en va, vous avez sauvé Erythro.
erythro-won-clean = Le sol est propre et la planète se défend elle-même : vous avez gagné.
erythro-won-all-mines = Il ne reste aucune mine à bâtir : vous avez gagné.
erythro-lost-mine = Une mine a atteint le cœur de la planète : vous avez perdu.
erythro-lost-contaminated = Trop de terrains sont contaminés : vous avez perdu.
erythro-lost-cannot-play = Aucun de ceux qui doivent jouer ne le peut : vous avez perdu.
erythro-lost-profitable = Les mines rapportent trop pour être abandonnées : vous avez perdu.
erythro-lost-time = La lutte a trop duré : vous avez perdu.

erythro-no-not-in-this-phase = Cela se fait dans une autre phase.
erythro-no-finish-first = Terminez d’abord ce qui est en cours.
erythro-no-not-in-hand = Vous n’avez pas cette carte à jouer.
erythro-no-sanctuary-there = Une tuile ne porte qu’un sanctuaire.
erythro-no-contaminated-ground = Pas de sanctuaire sur un terrain contaminé.
erythro-no-sanctuary-left = Il ne reste aucun sanctuaire de cet élément.
erythro-no-needs-sanctuary = La partie haute demande un sanctuaire de son élément sur votre tuile.
erythro-no-not-possible = Vous ne pourriez pas la réaliser entièrement.
erythro-no-contaminated-tile = Une carte contamination ne se joue pas sur un terrain contaminé.
erythro-no-too-little-to-spend = Vous avez trop peu d’influence à dépenser.
erythro-no-too-few-to-draw = Il vous reste trop peu de cartes à piocher.
erythro-no-can-play = Vous pouvez encore jouer quelque chose.
erythro-no-nothing-to-show = Il n’y a rien à montrer, ou ce n’est pas utile.
erythro-no-cannot-be-chosen = Ce joueur ne peut pas le faire.
erythro-no-not-your-element = Vous ne maîtrisez pas cet élément.
erythro-no-wrong-amount = Ce n’est pas la bonne quantité.
erythro-no-too-far = C’est trop loin.
erythro-no-nothing-to-attack = Il n’y a rien à attaquer sur votre tuile.
erythro-no-cannot-pay-attack = Vous avez trop peu d’influence dans cet élément.
erythro-no-spoils-the-rest = Le reste de la carte deviendrait impossible.
erythro-no-out-of-reach = Cette tuile est hors de portée.
erythro-no-nothing-to-remove = On ne peut pas y retirer autant de pollution.
erythro-no-no-contamination = Il n’y a pas de carte contamination à cet endroit.
erythro-no-not-in-market = Cette carte n’est pas disponible.
erythro-no-too-dear = Vous ne pouvez pas payer cette carte dans son élément.
erythro-no-already-bought = Vous avez déjà acquis votre carte de la manche.
erythro-no-keep-one = Vous ne pouvez garder qu’une carte.
erythro-no-no-special = Il n’y a pas de dépollution spéciale contre cet adversaire.
erythro-no-special-used = Vous avez déjà utilisé votre dépollution spéciale cette manche.
erythro-no-special-too-dear = Vous avez trop peu d’influence pour la dépollution spéciale.
erythro-no-compulsory = Ce n’est pas facultatif.
erythro-no-character-taken = Quelqu’un d’autre incarne cet ambassadeur.
erythro-no-elements-missing = À deux, il faut maîtriser ensemble les quatre éléments.

erythro-phase-began = { $round ->
    [0] Maintenant : { $phase }.
   *[other] Manche { $round } : { $phase }.
}
erythro-character-taken = { $who_is ->
    [you] Vous êtes { $character }.
   *[other] { $who } est { $character }.
}
erythro-card-revealed = { $card } arrive au marché.
erythro-card-drawn = { $who_is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
erythro-contamination-drawn = { $who_is ->
    [you] Vous piochez une carte contamination.
   *[other] { $who } pioche une carte contamination.
}
erythro-hidden-card-drawn = { $who } pioche une carte.
erythro-shuffled = { $who_is ->
    [you] Vous mélangez votre défausse ; l’adversaire s’éveille.
   *[other] { $who } mélange sa défausse ; l’adversaire s’éveille.
}
erythro-played-gain = { $who_is ->
    [you] Vous jouez { $card } pour son influence.
   *[other] { $who } joue { $card } pour son influence.
}
erythro-played-move = { $who_is ->
    [you] Vous jouez { $card } pour vous déplacer.
   *[other] { $who } joue { $card } pour se déplacer.
}
erythro-played-sanctuary = { $who_is ->
    [you] Vous jouez { $card } pour un sanctuaire.
   *[other] { $who } joue { $card } pour un sanctuaire.
}
erythro-played-effect = { $who_is ->
    [you] Vous jouez { $card } pour son effet.
   *[other] { $who } joue { $card } pour son effet.
}
erythro-played-bonus = { $who_is ->
    [you] Vous jouez { $card } pour son effet, avec l’aide du sanctuaire.
   *[other] { $who } joue { $card } pour son effet, avec l’aide du sanctuaire.
}
erythro-contamination-spent = { $who_is ->
    [you] Vous jouez une carte contamination et payez.
   *[other] { $who } joue une carte contamination et paie.
}
erythro-contamination-drew = { $who_is ->
    [you] Vous jouez une carte contamination pour piocher.
   *[other] { $who } joue une carte contamination pour piocher.
}
erythro-contamination-shown = { $who_is ->
    [you] Vous montrez une carte contamination.
   *[other] { $who } montre une carte contamination.
}
erythro-contamination-taken = { $who_is ->
    [you] { $n ->
        [one] Vous prenez une carte contamination.
       *[other] Vous prenez { $n } cartes contamination.
    }
   *[other] { $n ->
        [one] { $who } prend une carte contamination.
       *[other] { $who } prend { $n } cartes contamination.
    }
}
erythro-destroyed-from-hand = { $who_is ->
    [you] Vous détruisez une carte contamination de votre main.
   *[other] { $who } détruit une carte contamination de sa main.
}
erythro-destroyed-from-discard = { $who_is ->
    [you] Vous détruisez une carte contamination de votre défausse.
   *[other] { $who } détruit une carte contamination de sa défausse.
}
erythro-card-acquired = { $who_is ->
    [you] Vous acquérez { $card }.
   *[other] { $who } acquiert { $card }.
}
erythro-card-discarded = { $who_is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
erythro-contamination-discarded = { $who_is ->
    [you] Vous défaussez une carte contamination.
   *[other] { $who } défausse une carte contamination.
}
erythro-card-kept = { $who_is ->
    [you] Vous gardez votre dernière carte.
   *[other] { $who } garde une carte.
}
erythro-bag-refilled = Tous les jetons retournent dans le sac.
erythro-token-set-aside = Le jeton { $tile } est mis de côté : rien ne peut s’y poser.
erythro-pollution-added = { $n } pollution sur la tuile { $tile }.
erythro-pollution-removed = { $n } pollution en moins sur la tuile { $tile }.
erythro-tile-contaminated = La tuile { $tile } est contaminée !
erythro-sanctuary-lost = La tuile { $tile } perd { $sanctuary }.
erythro-mine-revealed = Une nouvelle mine arrive : { $mine }.
erythro-mine-placed = { $mine } s’ouvre sur la tuile { $tile }.
erythro-mine-progressed = { $mine }, tuile { $tile }, atteint l’étape { $row } : { $effect }.
erythro-profitability-changed = La rentabilité est maintenant de { $to }.
erythro-event-revealed = Événement : { $event }.
erythro-pawn-placed = { $who_is ->
    [you] Vous commencez sur la tuile { $tile }.
   *[other] { $who } commence sur la tuile { $tile }.
}
erythro-sanctuary-placed = { $who_is ->
    [you] Vous posez { $sanctuary } sur la tuile { $tile }.
   *[other] { $who } pose { $sanctuary } sur la tuile { $tile }.
}
erythro-cannot-play = { $who_is ->
    [you] Vous ne pouvez pas jouer.
   *[other] { $who } ne peut pas jouer.
}
erythro-player-chosen = { $who_is ->
    [you] Vous confiez cela à { $other }.
   *[other] { $other_is ->
        [you] { $who } vous confie cela.
       *[other] { $who } confie cela à { $other }.
    }
}
erythro-influence-gained = { $who_is ->
    [you] Vous gagnez { $influence }.
   *[other] { $who } gagne { $influence }.
}
erythro-influence-paid = { $who_is ->
    [you] Vous payez { $influence }.
   *[other] { $who } paie { $influence }.
}
erythro-moved = { $who_is ->
    [you] Vous êtes sur la tuile { $tile }.
   *[other] { $who } est sur la tuile { $tile }.
}
erythro-mine-destroyed = { $who_is ->
    [you] Vous détruisez { $mine } sur la tuile { $tile } !
   *[other] { $who } détruit { $mine } sur la tuile { $tile } !
}
erythro-dome-destroyed = { $who_is ->
    [you] Vous abattez le dôme !
   *[other] { $who } abat le dôme !
}
erythro-dome-hit = { $who_is ->
    [you] Vous frappez le dôme.
   *[other] { $who } frappe le dôme.
}
erythro-special-used = { $who_is ->
    [you] Vous utilisez votre dépollution spéciale sur la tuile { $tile }.
   *[other] { $who } utilise sa dépollution spéciale sur la tuile { $tile }.
}
erythro-passed = { $who_is ->
    [you] Vous en restez là.
   *[other] { $who } en reste là.
}

erythro-head = { $adversary }, { $difficulty }. { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }
} : { $phase }.
erythro-stand = Terrains contaminés { $contaminated } sur { $limit } ; mines dans le deck { $deck }, détruites { $destroyed } ; cartes contamination dans la pile { $pile }.
erythro-profitability = Rentabilité { $n } ; perdu à { $limit }.
erythro-event = Événement { $event }. À un mélange : { $shuffle }. À une mine détruite : { $destroyed }.
erythro-legend = (numéro de tuile, pollution ou # si contaminée, M mine ou D dôme, sanctuaire a w f e pour air, eau, feu, terre, pions)
erythro-mine = { $mine }, tuile { $tile } : étape { $row } sur { $rows }, ensuite { $next } ; extraction { $extraction } ; détruite par { $costs }.
erythro-player-without = { $who } n’a pas encore d’ambassadeur.
erythro-player = { $who }, { $character }, tuile { $tile } : { $influence } ; main { $hand }, pioche { $pile }, défausse { $discard }, jouées { $played }.
erythro-market = Marché, { $element }, { $cost } : { $card } ({ $gain } ; déplacement { $steps } ; { $sanctuary } ; avec { $needs } : { $bonus } ; { $effects })
erythro-hand-card = Main de { $who } : { $card } ({ $gain } ; déplacement { $steps } ; { $sanctuary } ; avec { $needs } : { $bonus } ; { $effects })
erythro-hand-contamination = { $n ->
    [one] Main de { $who } : une carte contamination
   *[other] Main de { $who } : { $n } cartes contamination
}
