erythro-name = Erythro
erythro-tagline = Ambassadeurs d’une planète vivante, ensemble contre ceux qui la creusent.

erythro-option-seats = Joueurs
erythro-option-seats-help = À deux, il faut maîtriser ensemble les quatre éléments.
erythro-option-seats-2 = 2
erythro-option-seats-3 = 3
erythro-option-seats-4 = 4
erythro-option-adversary = Adversaire
erythro-option-adversary-help = Mars pour débuter ; le Consortium est un tout autre jeu.
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

erythro-option-card_payment = Payer les cartes
erythro-option-card_payment-own = Dans l’élément de la carte
erythro-option-card_payment-mixed = En mélangeant les siens
erythro-option-dome_payment = Payer le dôme
erythro-option-dome_payment-own = Dans un seul élément
erythro-option-dome_payment-mixed = En mélangeant les siens
erythro-option-cornered = Ne pas pouvoir jouer
erythro-option-cornered-all = Perdu quand aucun de ceux qui doivent jouer ne le peut
erythro-option-cornered-one = Perdu dès qu’un joueur ne le peut pas
erythro-option-purchases = Acheter des cartes
erythro-option-purchases-pass_ends = Qui passe n’achète plus
erythro-option-purchases-until_content = Dans tout ordre, jusqu’à ce que tous soient contents
erythro-option-special_depollution = Dépollution spéciale
erythro-option-special_depollution-until_pass = Jusqu’à ce que l’on passe
erythro-option-special_depollution-until_phase_end = Jusqu’à la fin de la phase

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
erythro-influence-any = { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}

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
erythro-effect-remove-here = { $n ->
    [one] retirer jusqu’à { $n } pollution sur place
   *[other] retirer jusqu’à { $n } pollutions sur place
}
erythro-effect-remove-near = { $n ->
    [one] retirer jusqu’à { $n } pollution sur place ou à côté
   *[other] retirer jusqu’à { $n } pollutions sur place ou à côté
}
erythro-effect-remove-near-other = { $n ->
    [one] retirer jusqu’à { $n } pollution chez un autre joueur ou à côté de lui
   *[other] retirer jusqu’à { $n } pollutions chez un autre joueur ou à côté de lui
}
erythro-effect-move = se déplacer de { $n } au plus
erythro-effect-draw = { $n ->
    [one] piocher une carte
   *[other] piocher { $n } cartes
}
erythro-effect-acquire = { $discount ->
    [0] acquérir une carte
   *[other] acquérir une carte à { $discount } de moins
}
erythro-effect-other = un autre joueur : { $deed }

erythro-row-nothing = rien
erythro-row-sanctuary = le sanctuaire de la tuile est détruit
erythro-row-pollute = { $n ->
    [one] { $n } pollution sur la tuile
   *[other] { $n } pollutions sur la tuile
}
erythro-row-around = 1 pollution sur la tuile et tout autour
erythro-row-lost = la partie est perdue

erythro-event-add-pollution = { $n ->
    [one] { $n } pollution tirée du sac
   *[other] { $n } pollutions tirées du sac
}
erythro-event-pollute-own = { $n ->
    [one] { $n } pollution sur la tuile de ce joueur
   *[other] { $n } pollutions sur la tuile de ce joueur
}
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
erythro-event-remove-anywhere = { $n ->
    [one] { $n } pollution peut disparaître, n’importe où
   *[other] jusqu’à { $n } pollutions disparaissent, n’importe où
}
erythro-event-remove-one-tile = { $n ->
    [one] { $n } pollution peut disparaître d’une tuile
   *[other] jusqu’à { $n } pollutions disparaissent d’une même tuile
}
erythro-event-remove-around = { $n ->
    [one] { $n } pollution peut disparaître de la tuile de la mine ou d’une voisine
   *[other] jusqu’à { $n } pollutions disparaissent de la tuile de la mine et de ses voisines
}
erythro-event-everyone-removes-here = { $n ->
    [one] chacun retire jusqu’à { $n } pollution de sa tuile
   *[other] chacun retire jusqu’à { $n } pollutions de sa tuile
}
erythro-event-everyone-removes-near = { $n ->
    [one] chacun retire jusqu’à { $n } pollution de sa tuile ou d’une voisine
   *[other] chacun retire jusqu’à { $n } pollutions de sa tuile ou d’une voisine
}
erythro-event-sweep-mines = { $n ->
    [one] { $n } pollution disparaît de chaque tuile avec une mine (sinon jusqu’à { $otherwise } n’importe où)
   *[other] { $n } pollutions disparaissent de chaque tuile avec une mine (sinon jusqu’à { $otherwise } n’importe où)
}
erythro-event-sweep-sanctuaries = { $n ->
    [one] { $n } pollution disparaît de chaque tuile avec un sanctuaire (sinon jusqu’à { $otherwise } n’importe où)
   *[other] { $n } pollutions disparaissent de chaque tuile avec un sanctuaire (sinon jusqu’à { $otherwise } n’importe où)
}
erythro-event-sweep-polluted = { $n ->
    [one] { $n } pollution disparaît de chaque tuile qui en a { $least } (sinon jusqu’à { $otherwise } n’importe où)
   *[other] { $n } pollutions disparaissent de chaque tuile qui en a { $least } (sinon jusqu’à { $otherwise } n’importe où)
}

erythro-do-character = Incarner : { $character }
erythro-do-play-gain = { $card } : gagner { $influence }
erythro-do-play-move = { $card } : se déplacer de { $n } au plus
erythro-do-play-sanctuary = { $card } : poser { $sanctuary }
erythro-do-play-effect = { $card } : { $effects }
erythro-do-play-bonus = { $card }, avec le sanctuaire : { $bonus } ; puis { $effects }
erythro-do-contamination-spend = { $n ->
    [one] Contamination : polluer sa tuile et dépenser { $n } influence
   *[other] Contamination : polluer sa tuile et dépenser { $n } influences
}
erythro-do-contamination-draw = { $n ->
    [one] Contamination : polluer sa tuile et piocher une carte
   *[other] Contamination : polluer sa tuile et piocher { $n } cartes
}
erythro-do-show = Montrer que l’on tient une carte contamination
erythro-do-show-card = Montrer { $card }
erythro-do-show-contamination-to = Montrer à { $whom } que vous tenez une carte contamination
erythro-do-show-card-to = Montrer { $card } à { $whom }
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
erythro-do-remove = { $n ->
    [one] Retirer { $n } pollution de la tuile { $tile }
   *[other] Retirer { $n } pollutions de la tuile { $tile }
}
erythro-do-remove-none = Ne plus rien retirer
erythro-do-destroy-hand = Détruire une carte contamination de sa main
erythro-do-destroy-discard = Détruire une carte contamination de sa défausse
erythro-do-buy = Acquérir { $card } pour { $cost }
erythro-do-buy-nothing = Ne rien acquérir
erythro-do-discard = Défausser { $card }
erythro-do-discard-contamination = Défausser une carte contamination
erythro-do-keep = Garder la dernière carte
erythro-do-special = { $n ->
    [one] Dépollution spéciale : retirer { $n } pollution de la tuile { $tile }
   *[other] Dépollution spéciale : retirer { $n } pollutions de la tuile { $tile }
}
erythro-do-pass = En rester là

erythro-ask-character = Choisissez votre ambassadeur.
erythro-ask-play = { $n ->
    [0] Vous avez joué vos cartes.
    [1] Jouez votre dernière carte de la manche.
   *[other] Jouez une carte : encore { $n } cette manche.
}
erythro-ask-discard = Défaussez-vous jusqu’à ne garder qu’une carte, ou aucune.
erythro-ask-buy = Vous pouvez acquérir une carte.
erythro-ask-special = Vous pouvez utiliser votre dépollution spéciale avant la suite.
erythro-ask-choose = Qui s’en charge : { $deed } ?
erythro-ask-gain = Quelle influence gagnez-vous ({ $n }) ?
erythro-ask-pay = Quelle influence payez-vous ({ $n }) ?
erythro-ask-move = { $n ->
    [one] Où allez-vous (une tuile au plus) ?
   *[other] Où allez-vous ({ $n } tuiles au plus) ?
}
erythro-ask-attack = { $reduction ->
    [0] Avec quel élément attaquez-vous ?
   *[other] Avec quel élément attaquez-vous ({ $reduction } de moins) ?
}
erythro-ask-remove = { $n ->
    [one] Retirez jusqu’à { $n } pollution d’une tuile.
   *[other] Retirez jusqu’à { $n } pollutions d’une seule tuile.
}
erythro-ask-remove-each = Retirez de la pollution, un jeton à la fois (encore { $n }).
erythro-ask-destroy = Quelle carte contamination détruisez-vous ?
erythro-ask-acquire = { $discount ->
    [0] Quelle carte acquérez-vous ?
   *[other] Quelle carte acquérez-vous ({ $discount } de moins) ?
}

erythro-won-dome = Le dôme est en ruine et plus aucune mine ne tient : vous avez sauvé Erythro.
erythro-won-unprofitable = Il n’y a plus rien à gagner ici : l’Alliance s’en va, vous avez sauvé Erythro.
erythro-won-clean = Le sol est propre et la planète se défend elle-même : vous avez gagné.
erythro-won-all-mines = Il ne reste aucune mine à bâtir : vous avez gagné.
erythro-lost-mine = Une mine a atteint le cœur de la planète : vous avez perdu.
erythro-lost-contaminated = Trop de terrains sont contaminés : vous avez perdu.
erythro-lost-cannot-play = Aucun de ceux qui doivent jouer ne le peut : vous avez perdu.
erythro-lost-profitable = Les mines rapportent trop pour être abandonnées : vous avez perdu.
erythro-lost-time = La lutte a trop duré : vous avez perdu.

erythro-no-not-in-this-phase = Cela se fait dans une autre phase.
erythro-no-finish-first = Terminez d’abord ce qui est en cours.
erythro-no-others-first = Il n’y a pas d’ordre de tour, mais ce qui est commencé se termine d’abord. Maintenant : { $who }.
erythro-no-not-in-hand = Cette carte n’est pas dans votre main.
erythro-no-all-played = Vous avez joué toutes vos cartes de la manche.
erythro-no-nothing-moves = Un pion se déplace par une carte : par sa deuxième zone, ou par un effet qui le dit.
erythro-no-nothing-attacks = On attaque une mine depuis sa tuile, par l’effet d’une carte qui dit « attaquer ». { $n ->
    [0] Aucune carte de votre main ne le fait.
   *[other] Dans votre main : { $cards }.
}
erythro-no-nothing-attacks-dome = On attaque une mine ou le dôme depuis sa tuile, par l’effet d’une carte qui dit « attaquer ». { $n ->
    [0] Aucune carte de votre main ne le fait.
   *[other] Dans votre main : { $cards }.
}
erythro-no-not-asked = Cela ne se fait que si une carte le demande.
erythro-no-not-asked-event = Cela ne se fait que si une carte ou un événement le demande.
erythro-no-sanctuary-there = Une tuile ne porte qu’un sanctuaire.
erythro-no-contaminated-ground = Pas de sanctuaire sur un terrain contaminé.
erythro-no-sanctuary-left = Il ne reste aucun sanctuaire de cet élément.
erythro-no-needs-sanctuary = La partie haute demande un sanctuaire de son élément sur votre tuile.
erythro-no-not-possible = Vous ne pourriez pas la réaliser entièrement : « { $part } » est impossible.
erythro-no-nobody-known = Vous ne pourriez pas la réaliser entièrement : « { $part } », et personne d’autre n’a, à la connaissance de tous, de carte contamination. Qui en tient une peut la montrer à tout moment.
erythro-no-nobody-you-know = Vous ne pourriez pas la réaliser entièrement : « { $part } », et à votre connaissance personne d’autre n’a de carte contamination. Qui en tient une peut la montrer à tout moment.
erythro-no-contaminated-tile = Une carte contamination ne se joue pas sur un terrain contaminé.
erythro-no-too-little-to-spend = Vous avez trop peu d’influence à dépenser.
erythro-no-too-few-to-draw = Il vous reste trop peu de cartes à piocher.
erythro-no-can-play = Vous pouvez encore jouer quelque chose.
erythro-no-already-known = Tout le monde sait que vous la tenez.
erythro-no-already-shown = Ce joueur sait que vous la tenez.
erythro-no-cannot-be-chosen = Ce joueur ne peut pas le faire.
erythro-no-not-another = Il faut un autre joueur de la table.
erythro-no-not-your-element = Vous ne maîtrisez pas cet élément.
erythro-no-wrong-amount = Ce n’est pas la bonne quantité.
erythro-no-too-far = C’est trop loin.
erythro-no-nothing-to-attack = Il n’y a rien à attaquer sur votre tuile.
erythro-no-cannot-pay-attack = Vous avez trop peu d’influence dans cet élément.
erythro-no-say-the-mix = Le dôme se paie en mélangeant vos éléments : dites combien de chacun.
erythro-no-spoils-the-rest = Le reste de la carte deviendrait impossible.
erythro-no-out-of-reach = Cette tuile est hors de portée.
erythro-no-nothing-to-remove = On ne peut pas y retirer autant de pollution.
erythro-no-no-contamination = Il n’y a pas de carte contamination à cet endroit.
erythro-no-not-in-market = Cette carte n’est pas disponible.
erythro-no-too-dear = Vous ne pouvez pas payer cette carte dans son élément.
erythro-no-too-dear-mixed = Vous avez trop peu d’influence pour cette carte.
erythro-no-already-bought = Vous avez déjà acquis votre carte de la manche.
erythro-no-declined = Vous avez passé : vous n’acquérez plus de carte dans cette phase.
erythro-no-declined-for-now = Vous avez passé : on vous redemandera quand le marché aura changé.
erythro-no-keep-one = Vous ne pouvez garder qu’une carte.
erythro-no-no-special = Il n’y a pas de dépollution spéciale contre cet adversaire.
erythro-no-special-used = Vous avez déjà utilisé votre dépollution spéciale cette manche.
erythro-no-special-too-dear = Vous avez trop peu d’influence pour la dépollution spéciale.
erythro-no-compulsory = Ce n’est pas facultatif.
erythro-no-done = Vous n’avez plus rien à faire dans cette phase.
erythro-no-character-taken = Quelqu’un d’autre incarne cet ambassadeur.
erythro-no-elements-missing = À deux, il faut maîtriser ensemble les quatre éléments.

erythro-phase-began = { $round ->
    [0] Maintenant : { $phase }.
   *[other] Manche { $round } : { $phase }.
}
erythro-character-taken = { $who_is ->
    [you] Vous incarnez « { $character } ».
   *[other] { $who } incarne « { $character } ».
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
    [you] Vous mélangez votre défausse ; l’adversaire s’éveille.
   *[other] { $who } mélange sa défausse ; l’adversaire s’éveille.
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
erythro-contamination-shown-to = { $who_is ->
    [you] Vous montrez à { $whom } une carte contamination.
   *[other] { $who } vous montre une carte contamination.
}
erythro-card-shown-to = { $who_is ->
    [you] Vous montrez { $card } à { $whom }.
   *[other] { $who } vous montre { $card }.
}
erythro-something-shown = { $who } montre une carte, à { $whom } seulement.
erythro-contamination-passed-on = { $who_is ->
    [you] Vous dites que { $owner } tient une carte contamination.
   *[other] { $owner_is ->
        [you] { $who } dit que vous tenez une carte contamination.
       *[other] { $who } dit que { $owner } tient une carte contamination.
    }
}
erythro-contamination-shown = { $who_is ->
    [you] Vous montrez une carte contamination.
   *[other] { $who } montre une carte contamination.
}
erythro-card-shown = { $who_is ->
    [you] Vous montrez { $card }.
   *[other] { $who } montre { $card }.
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
erythro-token-set-aside = Le jeton { $tile } est mis de côté : rien ne peut s’y poser.
erythro-pollution-added = { $n ->
    [one] { $n } pollution sur la tuile { $tile }.
   *[other] { $n } pollutions sur la tuile { $tile }.
}
erythro-pollution-removed = { $n ->
    [one] { $n } pollution en moins sur la tuile { $tile }.
   *[other] { $n } pollutions en moins sur la tuile { $tile }.
}
erythro-tile-contaminated = La tuile { $tile } est contaminée !
erythro-sanctuary-lost = La tuile { $tile } perd { $sanctuary }.
erythro-mine-revealed = Une nouvelle mine arrive : { $mine }.
erythro-mine-placed = { $mine } s’ouvre sur la tuile { $tile }.
erythro-mine-progressed = { $mine }, tuile { $tile }, atteint l’étape { $row } : { $effect }.
erythro-profitability-changed = La rentabilité est maintenant de { $to }.
erythro-event-revealed = Événement : { $event }.
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
    [you] Vous détruisez { $mine } sur la tuile { $tile } !
   *[other] { $who } détruit { $mine } sur la tuile { $tile } !
}
erythro-dome-destroyed = { $who_is ->
    [you] Vous abattez le dôme !
   *[other] { $who } abat le dôme !
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
} : { $phase }.
erythro-stand = Terrains contaminés { $contaminated } sur { $limit } ; mines dans le deck { $deck }, détruites { $destroyed } ; cartes contamination dans la pile { $pile }.
erythro-profitability = Rentabilité { $n } ; perdu à { $limit }.
erythro-event = Événement { $event }. À un mélange : { $shuffle }. À une mine détruite : { $destroyed }.
erythro-legend = (numéro de tuile, pollution ou # si contaminée, M mine ou D dôme, sanctuaire a w f e pour air, eau, feu, terre, pions)
erythro-mine = { $mine }, tuile { $tile } : étape { $row } sur { $rows }, ensuite { $next } ; extraction { $extraction } ; détruite par { $costs }.
erythro-player-without = { $who } n’a pas encore d’ambassadeur.
erythro-player = { $who }, { $character }, tuile { $tile } : { $influence } ; main { $hand }, pioche { $pile }, défausse { $discard }, jouées { $played }.
erythro-market = Marché, { $element }, { $cost } : { $card } ({ $gain } ; déplacement { $steps } ; { $sanctuary } ; avec { $needs } : { $bonus } ; { $effects })
erythro-hand-card = En main, { $who } : { $card } ({ $gain } ; déplacement { $steps } ; { $sanctuary } ; avec { $needs } : { $bonus } ; { $effects })
erythro-hand-contamination = { $n ->
    [one] En main, { $who } : une carte contamination
   *[other] En main, { $who } : { $n } cartes contamination
}

erythro-board-planet = La planète Erythro
erythro-board-phases = Les phases de la manche
erythro-board-round = { $round ->
    [0] Arrivée
   *[other] Manche { $round }
}
erythro-board-tile = Tuile { $tile } : { $things }
erythro-board-tile-empty = Tuile { $tile } : sol vivant
erythro-board-own-tile = Ici : tuile { $tile }
erythro-board-contaminated = contaminée
erythro-board-pollution = { $n ->
    [one] { $n } pollution
   *[other] { $n } pollutions
}
erythro-board-mine-there = { $mine } ({ $n ->
    [0] catastrophe
    [one] à une étape de la catastrophe
   *[other] à { $n } étapes de la catastrophe
})
erythro-board-dome = le dôme
erythro-board-dome-falls = Une attaque à { $cost } l’abat.
erythro-board-dome-hurts = Une attaque à { $cost } baisse la rentabilité de { $n }.
erythro-board-dome-stands = Dôme debout
erythro-board-dome-gone = Dôme en ruine
erythro-board-legend-bag = jeton dans le sac : tout peut tomber ici
erythro-board-legend-drawn = jeton tiré : à l’abri jusqu’au prochain remplissage

erythro-board-mines = Mines en activité
erythro-board-no-mines = Aucune mine ne creuse. La planète respire.
erythro-board-extraction = Extraction : ce que la mine rapporte à chaque manche
erythro-board-cost = Se détruit avec { $influence }.
erythro-board-cost-paid-by = { $influence } : { $who } peut payer.
erythro-board-cost-nobody = Coûte { $influence } ; personne ne peut encore payer.
erythro-board-destroyed-by = Se détruit par une attaque avec au choix : { $costs }.
erythro-board-countdown = { $n ->
    [0] La partie est perdue.
    [one] À la prochaine étape, la partie est perdue.
   *[other] La partie est perdue dans { $n } étapes, une par manche.
}

erythro-board-market = Marché
erythro-board-market-empty = Épuisé
erythro-board-pile = Cartes restantes dans la pile de cet élément
erythro-board-card = { $card } : gagner { $gain }, ou se déplacer jusqu’à { $steps }, ou poser { $sanctuary }, ou { $effects } ; avec { $needs }, d’abord { $bonus }.
erythro-board-zone-gain = 1. Gagnez { $influence }.
erythro-board-zone-move = { $n ->
    [one] 2. Déplacez-vous d’une tuile au plus.
   *[other] 2. Déplacez-vous de { $n } tuiles au plus.
}
erythro-board-zone-sanctuary = 3. Posez { $sanctuary } sur votre tuile.
erythro-board-zone-bonus = 4. Avec { $needs } sur votre tuile, d’abord, si vous voulez : { $effects }.
erythro-board-zone-effect = Puis, en entier : { $effects }.
erythro-board-contamination-cards = { $n ->
    [one] Une carte contamination
   *[other] { $n } cartes contamination
}
erythro-board-contamination-first = { $n ->
    [one] { $n } pollution sur votre tuile, puis
   *[other] { $n } pollutions sur votre tuile, puis
}
erythro-board-contamination-spend = { $n ->
    [one] dépensez { $n } influence
   *[other] dépensez { $n } influences
}
erythro-board-contamination-draw = { $n ->
    [one] piochez une carte
   *[other] piochez { $n } cartes
}
erythro-board-contamination-rule = La jouer pose { $pollution } pollution sur votre tuile ; puis vous dépensez { $spend } influences ou piochez { $draw } cartes. Elle ne se joue pas sur un sol contaminé et retourne à sa pile à la fin de la phase.

erythro-board-dial = Votre disque : { $influence } sur { $most }
erythro-board-hand = Cartes en main
erythro-board-hand-empty = Votre main est vide. Vous repiochez à la phase de pioche.
erythro-board-hand-soon = Vos premières cartes arrivent.
erythro-board-draw-pile = Pioche
erythro-board-discard = Défausse
erythro-board-discard-pile = Défausse : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, dont { $contamination } de contamination
erythro-board-pile-holds = Encore à piocher, sans ordre
erythro-board-discard-holds = Défaussées jusqu’ici
erythro-board-played = { $n } sur { $limit } jouées
erythro-board-reconstructed = Reconstitué : le livret de règles ne l’imprime pas.
erythro-board-known-cards = Cartes dont on sait qu’elles sont dans cette main
erythro-board-known-contamination = Contamination dont on sait qu’elle est dans cette main
erythro-board-no-ambassador = pas encore d’ambassadeur
erythro-board-will-shuffle = Vous mélangerez à la phase de pioche : l’adversaire répondra.
erythro-board-may-shuffle = Gardez une carte, sinon vous mélangerez à la pioche.
erythro-board-watching = Vous regardez. Les mains restent cachées, sauf si on les joue ouvertes.
erythro-board-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
erythro-board-special = { $n ->
    [one] Dépollution spéciale : { $cost } influences, 1 jeton ici ou à côté
   *[other] Dépollution spéciale : { $cost } influences, jusqu’à { $n } jetons ici ou à côté
}
erythro-board-special-used = Dépollution spéciale déjà utilisée cette manche.

erythro-board-reference = { $round ->
    [0] Prospectus
   *[other] Rapport n° { $round }
}
erythro-board-we-win = Victoire
erythro-board-we-lose = Défaite
erythro-board-terms = Conditions générales
erythro-board-gauge-mines = Mines encore sur Erythro
erythro-board-gauge-destroyed = Mines détruites
erythro-board-gauge-pollution = Pollution à nettoyer
erythro-board-or-all-mines = { $n ->
    [one] Ou bien la dernière mine, deck compris.
   *[other] Ou bien les { $n } mines restantes, deck compris.
}
erythro-board-gauge-to-zero = Rentabilité, jusqu’à 0
erythro-board-gauge-profitability = Rentabilité
erythro-board-gauge-contaminated = Tuiles contaminées
erythro-board-gauge-nearest = Étapes avant la catastrophe
erythro-board-extraction-next = Prochaine extraction : +{ $n }, soit { $to }.
erythro-board-list = { $list }
erythro-board-event-now = Aussitôt :
erythro-board-event-shuffle = Quand on mélange :
erythro-board-event-destroyed = Mine détruite :
erythro-board-deck = Mines du deck par niveau, { $n } en tout
erythro-board-contamination-pile = Cartes contamination dans leur pile
erythro-board-sanctuaries-left = Sanctuaires en réserve
erythro-board-clause-shuffle-pollution = { $n ->
    [one] Qui mélange fait venir une mine ; s’il n’en reste pas, { $n } pollution.
   *[other] Qui mélange fait venir une mine ; s’il n’en reste pas, { $n } pollutions.
}
erythro-board-clause-shuffle-profit = Qui mélange fait venir une mine ; s’il n’en reste pas, rentabilité +{ $n }.
erythro-board-clause-shuffle-event = Mélanger déclenche la deuxième partie de l’événement.
erythro-board-clause-extraction = À la phase de l’adversaire, la rentabilité monte de l’extraction de chaque mine.
erythro-board-clause-event = À la phase de l’adversaire : { $mines ->
    [one] une nouvelle mine
   *[other] { $mines } nouvelles mines
} (deck vide : { $pollution } pollutions), puis un événement.
erythro-board-clause-destroyed = Une mine détruite baisse la rentabilité de son niveau plus { $n }.
erythro-board-clause-destroyed-event = Une mine détruite déclenche la troisième partie de l’événement.

erythro-board-starts-with = Commence avec { $influence }.
erythro-board-from-to = { $element } { $from } → { $to }
erythro-board-then-reach = { $n ->
    [one] Vous ne pourriez pas quitter votre tuile.
   *[other] { $n } tuiles à portée.
}
erythro-board-then-sanctuary = La tuile { $tile } s’éveille : les parties hautes « { $element } » y fonctionnent.
erythro-board-then-attack = L’attaque coûte { $costs }, au choix.
erythro-board-then-polluted = Tuile { $tile } : pollution { $from } → { $to }
erythro-board-then-polluted-shuffled = Tuile { $tile } : pollution { $from } → { $to }, et vous mélangez
erythro-board-then-contaminated = La tuile { $tile } devient contaminée !
erythro-board-has = { $who_is ->
    [you] Vous avez { $influence }
   *[other] { $who } a { $influence }
}
erythro-board-then-empty = Sol vivant, rien dessus.
erythro-board-then-found = Là-bas : { $things }.
erythro-board-then-profit = { $change } ; rentabilité { $from } → { $to }
erythro-board-then-cleaned = Tuile { $tile } : pollution { $from } → { $to }
erythro-board-then-destroyed = { $n ->
    [0] Votre deck est sain.
    [one] Il reste une carte contamination dans votre deck.
   *[other] Il reste { $n } cartes contamination dans votre deck.
}
erythro-board-then-kept = Vous en piocherez { $n }.
erythro-board-then-shown = Les autres pourront alors vous la faire détruire.
erythro-board-show = Montrer
erythro-board-show-to = Montrer à

erythro-board-saved = Erythro vit
erythro-board-fallen = Erythro est tombée
erythro-board-story = { $adversary }, { $difficulty } : { $rounds ->
    [0] avant la première manche
    [one] une manche
   *[other] { $rounds } manches
}, { $destroyed ->
    [0] aucune mine détruite
    [one] une mine détruite
   *[other] { $destroyed } mines détruites
}, { $mines ->
    [0] plus aucune en activité
    [one] une encore en activité
   *[other] { $mines } encore en activité
}.
erythro-board-reached = atteint
erythro-board-ambassadors = Les ambassadeurs
erythro-board-influence = Influence
erythro-board-deck-cards = Cartes du deck
erythro-board-score = Mines détruites ensemble
erythro-board-by-rule = Décidé par la règle { $rule }.

erythro-board-coach-character = Choisissez un ambassadeur. Chacun maîtrise deux éléments : c’est dans ceux-là seulement que vous gagnerez de l’influence, attaquerez et achèterez. À deux joueurs, il vous faut les quatre.
erythro-board-coach-adversary = Vous jouez tous ensemble contre la société dont vous voyez le papier à en-tête. Il dit comment gagner, comment perdre, et où vous en êtes.
erythro-board-coach-zones = Jouez quatre cartes par manche, dans l’ordre voulu, chacune pour une seule zone : gagner de l’influence (en haut à gauche), se déplacer, poser un sanctuaire (en haut à droite), ou faire ce que dit la moitié basse. Touchez la zone voulue.
erythro-board-coach-mines = Le nombre sur une mine est un compte à rebours : à chaque manche elle avance d’une étape et fait ce que montre le petit badge. À zéro, c’est perdu. Placez-vous sur sa tuile avec assez d’influence dans un élément pour la détruire.
erythro-board-coach-sanctuary = La partie haute dorée d’une carte ne marche que sur une tuile qui porte ce sanctuaire. Posez-en là où vous viendrez combattre ou nettoyer.
erythro-board-coach-together = Il n’y a pas d’ordre de tour : n’importe qui peut jouer ensuite. Concertez-vous : qui bouge, qui nettoie, qui frappe ?
erythro-board-coach-waiting = Quelqu’un d’autre est occupé. En attendant, regardez tout : gardez le doigt (ou la souris) sur une carte ou une mine pour la lire.
erythro-board-coach-move = Touchez une tuile qui brille pour y aller. Vous pouvez aller moins loin, ou rester.
erythro-board-coach-attack = Payez tout le coût dans un seul élément. Chaque bouton dit ce qu’il vous resterait.
erythro-board-coach-choose = Cette partie est pour quelqu’un d’autre. Vous choisissez qui ; cette personne choisit comment.
erythro-board-coach-remove = Une tuile à quatre jetons est morte pour de bon : nettoyez d’abord celles qui en ont trois.
erythro-board-coach-discard = Défaussez jusqu’à une carte, ou toutes. Celle que vous gardez est une de moins à piocher, ce qui retarde aussi votre prochain mélange.
erythro-board-coach-purchase = Vous pouvez acheter une carte, payée dans son élément. Elle va droit dans votre main.
erythro-board-coach-purchase-mixed = Vous pouvez acheter une carte de vos éléments, payée en les mélangeant. Elle va droit dans votre main.
erythro-board-coach-special = Une fois par manche, vous pouvez payer pour nettoyer votre tuile ou une voisine, même maintenant.
erythro-board-coach-contamination = Une carte contamination pollue votre tuile quand on la joue. Jouez-la sur un sol propre, ou trouvez une carte qui la détruit.
erythro-board-coach-on-a-mine = Il y a de quoi attaquer sur votre tuile. La carte de la mine montre ce que cela coûte dans chaque élément ; une carte avec un éclair attaque.
erythro-board-coach-shuffle = Votre pioche s’épuise. Chaque mélange laisse agir l’adversaire : ne piochez pas pour rien.
erythro-board-coach-sheet = Regardez la fiche de temps en temps : quelle fin est la plus proche ? Les numéros pleins montrent où peuvent tomber les prochains ennuis.

erythro-brief-1 = Vous gagnez ensemble ou perdez ensemble (ERY-1).
erythro-brief-2 = À chaque manche, chacun joue quatre cartes, chacune pour une de ses quatre zones : influence, déplacement, sanctuaire, ou une liste d’effets (ERY-33, ERY-35).
erythro-brief-3 = Les attaques détruisent la mine de votre tuile, payées dans un de vos deux éléments (ERY-46).
erythro-brief-4 = Ensuite, chaque mine descend d’une étape : elle pollue, et à sa dernière étape la partie est perdue (ERY-48). Un quatrième jeton pollution contamine une tuile pour de bon (ERY-53).
erythro-brief-5 = Chacun peut acheter une carte et pioche jusqu’à en avoir cinq ; qui doit mélanger réveille l’adversaire (ERY-50, ERY-52).
erythro-brief-6 = Chassez Mars en détruisant ses mines et son dôme (ERY-66), l’Alliance en lui faisant perdre de l’argent (ERY-72), le Consortium en dépolluant le sol (ERY-77).
erythro-picture-planet = Erythro à trois contre la Compagnie minière de Mars : le dôme est au centre, les premières mines et la première pollution sont là.
erythro-picture-hand = Une main de cartes de base : chacune a ses quatre zones d’action.
erythro-picture-contaminated = Le quatrième jeton pollution vient de rendre une tuile contaminée.
erythro-picture-event = Le Consortium : un événement reste actif jusqu’à la prochaine phase de l’adversaire.

erythro-minutes = 75
erythro-mood = tous ensemble contre eux
