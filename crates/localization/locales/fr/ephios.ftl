ephios-name = Ephios
ephios-tagline = Recrutez, débattez et unissez les alliances d’une île-cité pour la gouverner.

# Avant la partie
ephios-option-seats = Joueurs
ephios-option-seats-help = De deux à quatre les uns contre les autres ; seul·e contre le Complot.
ephios-option-seats-1 = 1
ephios-option-seats-2 = 2
ephios-option-seats-3 = 3
ephios-option-seats-4 = 4
ephios-option-mode = Mode
ephios-option-mode-help = Une seule manche, une campagne dont les cartes changent de manche en manche, ou le solo contre le Complot.
ephios-option-mode-quick = Partie rapide
ephios-option-mode-campaign = Campagne
ephios-option-mode-solo = Solo
ephios-option-level = Difficulté
ephios-option-level-help = La popularité de départ en solo.
ephios-option-level-easy = Facile (30 %)
ephios-option-level-normal = Normal (20 %)
ephios-option-level-hard = Difficile (10 %)
ephios-option-inhabitants = Habitant·e·s
ephios-option-inhabitants-help = Une campagne peut tirer ses habitant·e·s parmi les huit ; le Concierge en est toujours.
ephios-option-inhabitants-quick = Celles et ceux de la partie rapide
ephios-option-inhabitants-mixed = Tirage parmi les huit
ephios-option-first = Premier tour
ephios-option-first-help = Qui commence la première manche.
ephios-option-first-random = Tiré au sort
ephios-option-first-1 = Joueur 1
ephios-option-first-2 = Joueur 2
ephios-option-first-3 = Joueur 3
ephios-option-first-4 = Joueur 4
ephios-option-turns = Limite de tours
ephios-option-turns-help = Une manche plus longue est arrêtée, sans vainqueur.
ephios-option-turns-100 = 100 tours
ephios-option-turns-300 = 300 tours
ephios-option-turns-1000 = 1000 tours
ephios-option-turns-10000 = 10000 tours
ephios-option-discard = Une main défaussée
ephios-option-discard-listed = Dans l’ordre où elle est rangée
ephios-option-discard-chosen = Dans l’ordre que l’on veut
ephios-option-page = La page d’une manche
ephios-option-page-winner = La dernière alliance de qui l’emporte
ephios-option-page-anybody = La dernière alliance unie par quiconque
ephios-option-tokens = Jetons de départ
ephios-option-tokens-printed = Comme le dit le contenu
ephios-option-tokens-1 = 1 jeton
ephios-option-tokens-2 = 2 jetons
ephios-option-tokens-3 = 3 jetons
ephios-option-windows = Réactions en solo
ephios-option-windows-always = Demandées comme à plusieurs
ephios-option-windows-held = Demandées si vous en tenez une
ephios-option-uses = Les emplois d’une carte
ephios-option-uses-turn = Une fois par tour
ephios-option-uses-action = Une fois par action

# La liste des cartes
ephios-section-alliances = Alliances
ephios-section-personalities = Personnalités
ephios-section-inhabitants = Habitant·e·s
ephios-section-affinities = Affinités
ephios-section-pages = Pages victoire
ephios-section-achievements = Succès

# Des mots dans les phrases
ephios-the-plot = Le Complot
ephios-personality = { $card } ({ $alliance }, { $value })
ephios-inhabitant = { $card } (habitant·e)

# Ce que vous pouvez faire
ephios-do-recruit = Recruter { $card } ({ $price ->
    [0] gratuitement
    [one] pour { $price } jeton
   *[other] pour { $price } jetons
})
ephios-do-recruit-blind = Recruter la première carte de la pioche ({ $price ->
    [one] pour { $price } jeton
   *[other] pour { $price } jetons
})
ephios-do-debate = Débattre avec { $card }
ephios-do-use = Utiliser { $card } : { $text }
ephios-do-unite = Unir { $alliance }
ephios-do-unite-affinity = Unir { $alliance } et jouer votre affinité
ephios-do-unite-helped = Unir { $alliance } avec l’aide de : { $helpers }
ephios-do-unite-affinity-helped = Unir { $alliance } avec l’aide de : { $helpers }, et jouer votre affinité
ephios-do-corrupt = Corrompre { $card }
ephios-do-react = Répondre avec { $card } : { $text }
ephios-do-pass = Laisser faire
ephios-do-target = Choisir { $whom }
ephios-do-pick = Prendre { $card }
ephios-do-discard = Défausser { $card }
ephios-do-put = Remettre d’abord { $card }
ephios-do-apply = Appliquer d’abord { $card }
ephios-do-copy = Imiter { $card } : { $text }
ephios-do-swap = Donner { $give } contre { $take }
ephios-do-affinity = Prendre l’affinité avec { $alliance }
ephios-do-choose = { $way }
ephios-do-choose-number = Prendre la voie { $option }
ephios-do-stop = S’en tenir là
ephios-do-not-swap = Ne rien échanger
ephios-do-not-buy = Laisser la carte à la défausse
ephios-do-not-sweep = Laisser les autres cartes

# Ce qu’on vous demande
ephios-ask-act = À vous : recrutez, débattez, utilisez une carte ou unissez une alliance.
ephios-ask-act-solo = À vous : recrutez, débattez, utilisez une carte, unissez une alliance ou corrompez un·e Dignitaire.
ephios-ask-limit = Vous avez plus de { $limit } cartes en main : choisissez-en une à défausser.
ephios-ask-lay = Votre main va à la défausse : choisissez la prochaine carte à poser. La dernière sera au-dessus.
ephios-ask-react = Vous pouvez répondre.
ephios-ask-react-recruit = { $who } recrute { $card }. Répondez-vous ?
ephios-ask-react-blind = { $who } recrute dans la pioche. Répondez-vous ?
ephios-ask-react-debate = { $who } débat avec { $card }. Répondez-vous ?
ephios-ask-react-use = { $who } utilise { $card }. Répondez-vous ?
ephios-ask-react-unite = { $who } unit { $alliance }. Répondez-vous ?
ephios-ask-react-united = { $who } a uni { $alliance }. Répondez-vous ?
ephios-ask-answer = Choisissez ce que fait { $card }.
ephios-ask-lost = Le Complot a gagné.

# Ce qui s’est passé
ephios-begins = { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
ephios-round-began = { $who_is ->
    [you] La manche { $round } s’ouvre, et le premier tour est à vous.
   *[other] La manche { $round } s’ouvre par le tour de { $who }.
}
ephios-inhabitant-joined = Dans cette campagne, on croise { $card }.
ephios-affinity-dealt = { $who_is ->
    [you] Votre affinité : { $alliance }.
   *[other] L’affinité de { $who } : { $alliance }.
}
ephios-affinity-dealt-hidden = { $who } reçoit une affinité secrète.
ephios-turned-up = La croisée des chemins accueille { $card }.
ephios-reshuffled = { $count ->
    [one] La seule carte défaussée forme la nouvelle pioche.
   *[other] Les { $count } cartes défaussées sont mélangées en une nouvelle pioche.
}
ephios-no-action = { $who_is ->
    [you] Vous ne pouvez rien faire : votre tour s’achève.
   *[other] { $who } ne peut rien faire : le tour s’achève.
}
ephios-recruits = { $who_is ->
    [you] Vous payez { $paid ->
        [0] zéro jeton
        [one] { $paid } jeton
       *[other] { $paid } jetons
    } pour recruter { $card }.
   *[other] { $who } paie { $paid ->
        [0] zéro jeton
        [one] { $paid } jeton
       *[other] { $paid } jetons
    } pour recruter { $card }.
}
ephios-plot-recruits = Le Complot veut s’adjoindre { $card }.
ephios-joined = { $who_is ->
    [you] Vous prenez { $card } en main.
   *[other] { $who } prend { $card } en main.
}
ephios-plot-joined = Le Complot compte désormais { $card } dans sa zone.
ephios-recruits-blind = { $who_is ->
    [you] Vous payez pour prendre la première carte de la pioche.
   *[other] { $who } paie pour prendre la première carte de la pioche.
}
ephios-inhabitant-came = { $who_is ->
    [you] Vous tombez sur { $card }, dont l’effet s’applique aussitôt.
   *[other] { $who } tombe sur { $card }, dont l’effet s’applique aussitôt.
}
ephios-debates = { $who_is ->
    [you] Vous débattez avec { $card }.
   *[other] { $who } débat avec { $card }.
}
ephios-plot-debates = Le Complot débat avec { $card }.
ephios-uses = { $who_is ->
    [you] Vous utilisez { $card }.
   *[other] { $who } utilise { $card }.
}
ephios-reacts = { $who_is ->
    [you] Vous répondez avec { $card }.
   *[other] { $who } répond avec { $card }.
}
ephios-stopped = { $card } : sans suite.
ephios-unites = { $who_is ->
    [you] Vous unissez { $alliance }.
   *[other] { $who } unit { $alliance }.
}
ephios-unites-affinity = { $who_is ->
    [you] Vous unissez { $alliance } et montrez votre affinité avec { $affinity }.
   *[other] { $who } unit { $alliance } et montre son affinité avec { $affinity }.
}
ephios-unites-helped = { $who_is ->
    [you] Vous unissez { $alliance } avec l’aide de : { $helpers }.
   *[other] { $who } unit { $alliance } avec l’aide de : { $helpers }.
}
ephios-unites-affinity-helped = { $who_is ->
    [you] Vous unissez { $alliance } avec l’aide de : { $helpers }, et montrez votre affinité avec { $affinity }.
   *[other] { $who } unit { $alliance } avec l’aide de : { $helpers }, et montre son affinité avec { $affinity }.
}
ephios-corrupts = { $who_is ->
    [you] Vous corrompez { $card }, et le Complot y gagne un tour.
   *[other] { $who } corrompt { $card }, et le Complot y gagne un tour.
}
ephios-copies = { $who_is ->
    [you] Vous imitez { $card }.
   *[other] { $who } imite { $card }.
}
ephios-targeted = { $who_is ->
    [you] Vous choisissez { $whom }.
   *[other] { $whom_is ->
        [you] { $who } vous choisit.
       *[other] { $who } choisit { $whom }.
    }
}
ephios-chose = { $who_is ->
    [you] Vous prenez la { $option ->
        [1] première
       *[other] seconde
    } voie qu’offre { $card }.
   *[other] { $who } prend la { $option ->
        [1] première
       *[other] seconde
    } voie qu’offre { $card }.
}
ephios-traded = { $who_is ->
    [you] Vous laissez { $gave } et prenez { $got }.
   *[other] { $who } laisse { $gave } et prend { $got }.
}
ephios-tokens = { $who_is ->
    [you] Vous prenez { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }.
   *[other] { $who } prend { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }.
}
ephios-tokens-lost = { $who_is ->
    [you] Vous cédez { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }.
   *[other] { $who } cède { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }.
}
ephios-popularity = { $who_is ->
    [you] Vous gagnez { $by } % et atteignez { $now } %.
   *[other] { $who } gagne { $by } % et atteint { $now } %.
}
ephios-popularity-lost = { $who_is ->
    [you] Vous perdez { $by } % et tombez à { $now } %.
   *[other] { $who } perd { $by } % et tombe à { $now } %.
}
ephios-discarded = À la défausse : { $card }.
ephios-reversed-clockwise = On joue de nouveau dans le sens horaire.
ephios-reversed-counter = On joue désormais dans l’autre sens.
ephios-replays = { $who_is ->
    [you] Vous avez { $count ->
        [one] une action de plus
       *[other] { $count } actions de plus
    }.
   *[other] { $who } a { $count ->
        [one] une action de plus
       *[other] { $count } actions de plus
    }.
}
ephios-drew = { $who_is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
ephios-drew-hidden = { $who } pioche une carte.
ephios-looked = { $who_is ->
    [you] Vous regardez la main de { $whom }.
   *[other] { $whom_is ->
        [you] { $who } regarde votre main.
       *[other] { $who } regarde la main de { $whom }.
    }
}
ephios-saw-hand = { $whom } a en main : { $cards }.
ephios-peeked = { $who_is ->
    [you] Sur la pioche, vous voyez { $card }.
   *[other] Sur la pioche, { $who } voit { $card }.
}
ephios-peeked-hidden = { $who } regarde une carte du dessus de la pioche.
ephios-revealed = De la pioche sort { $card }.
ephios-put-back = { $who_is ->
    [you] Vous remettez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur la pioche.
   *[other] { $who } remet { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur la pioche.
}
ephios-stolen = { $who_is ->
    [you] Vous prenez { $card } à { $whom }.
   *[other] { $whom_is ->
        [you] { $who } vous prend { $card }.
       *[other] { $who } prend { $card } à { $whom }.
    }
}
ephios-stolen-hidden = { $who } prend une carte à { $whom }.
ephios-exchanged = { $who_is ->
    [you] Vous donnez { $gave } à { $whom } contre { $got }.
   *[other] { $whom_is ->
        [you] { $who } vous donne { $gave } contre { $got }.
       *[other] { $who } donne { $gave } à { $whom } contre { $got }.
    }
}
ephios-exchanged-hidden = { $who } échange une carte avec { $whom }.
ephios-retrieved = { $who_is ->
    [you] Vous reprenez { $card } dans la défausse.
   *[other] { $who } reprend { $card } dans la défausse.
}
ephios-retrieved-hidden = { $who } reprend une carte dans la défausse.
ephios-looked-aside = { $who_is ->
    [you] Vous regardez les affinités mises de côté.
   *[other] { $who } regarde les affinités mises de côté.
}
ephios-saw-aside = Affinités mises de côté : { $affinities }.
ephios-took-affinity = Votre affinité est maintenant : { $alliance }.
ephios-trophy = Vous avez gagné { $alliance } à votre cause.
ephios-round-won = { $who_is ->
    [you] Vous remportez la manche !
   *[other] { $who } remporte la manche !
}
ephios-page-read = { $page }. { $story }
ephios-no-page = Le livret n’a rien de nouveau à raconter.
ephios-left = Quitte la campagne : { $card }.
ephios-came = Rejoint la campagne : { $card }.
ephios-tile-on = Désormais { $alliance } peut être unie à la place de l’alliance suivante : { $slot }.
ephios-tile-under = Une alliance de plus peut être unie : { $alliance }.
ephios-won = { $who_is ->
    [you] Vous gagnez et gouvernez Ephios !
   *[other] { $who } gagne et gouverne Ephios !
}
ephios-lost-unpopular = Plus personne ne vous soutient : le Complot a gagné.
ephios-lost-overthrown = Les cinq Dignitaires sont au Complot : vous êtes destitué·e.
ephios-unfinished = La limite de tours est atteinte : la partie s’arrête sans vainqueur.

# Pourquoi pas
ephios-not-a-turn-action = À votre tour, vous recrutez, débattez, utilisez une carte ou unissez une alliance.
ephios-not-a-solo-action = À votre tour, vous recrutez, débattez, utilisez une carte, unissez une alliance ou corrompez un·e Dignitaire.
ephios-must-lay = L’union est faite : posez les cartes de votre main une à une sur la défausse, en dernier celle qui sera au-dessus.
ephios-must-replay = Vous avez une action de plus, et elle ne se refuse pas.
ephios-must-discard = Vous avez trop de cartes : défaussez-en une de votre main.
ephios-must-answer = Vous pouvez répondre par une réaction ou laisser faire, rien d’autre.
ephios-not-asked = Ce n’est pas ce que demande la carte.
ephios-not-on-crossroads = Vous ne trouverez pas { $card } sur la croisée des chemins.
ephios-in-the-plots-zone = Le Complot a pris { $card }, et on ne recrute pas dans sa zone.
ephios-recruits-inhabitant = On ne recrute pas les habitant·e·s, et { $card } en est.
ephios-too-expensive = Recruter { $card } coûte { $price }, et vous avez { $tokens ->
    [0] zéro jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
ephios-no-token-for-blind = Une carte de la pioche coûte un jeton, et vous n’en avez pas.
ephios-nothing-to-draw = Il n’y a plus de carte à piocher.
ephios-debates-inhabitant = On ne débat pas avec les habitant·e·s, et { $card } en est.
ephios-not-in-hand = Vous n’avez pas { $card } en main.
ephios-used-from-crossroads = Pour utiliser { $card }, il faut d’abord avoir la carte en main.
ephios-reaction-not-now = On ne joue { $card } que si la condition est remplie.
ephios-no-reaction = On utilise { $card } comme action de son tour, non en réaction.
ephios-helper-not-now = On ne joue { $card } qu’en unissant une alliance.
ephios-used-this-turn = Ce tour-ci, { $card } a déjà servi.
ephios-cost-not-payable = Vous ne pouvez pas payer ce que demande { $card }.
ephios-alliance-not-in-play = Dans cette partie, on ne peut pas unir { $alliance }.
ephios-alliance-not-in-round = Dans cette manche, on ne peut pas unir { $alliance }.
ephios-card-not-in-play = Vous ne rencontrerez pas { $card } dans cette partie.
ephios-card-not-in-round = Vous ne rencontrerez pas { $card } dans cette manche.
ephios-too-few-members = Pour unir { $alliance }, il faut { $needed } de ses membres en main, et vous en avez { $held }.
ephios-no-helper = { $card } n’aide pas cette union.
ephios-substitute-not-needed = Dans cette union, il n’y a pas de place que { $card } puisse prendre.
ephios-no-affinity = Vous n’avez plus d’affinité à jouer.
ephios-affinity-does-not-fit = Avec cette main, votre affinité n’apporte rien quand vous unissez { $alliance }.
ephios-affinity-barred = L’affinité ne se joue pas avec l’aide de cette carte : { $card }.
ephios-no-bonus-in-solo = En solo, les affinités sont des trophées et ne donnent pas de bonus.
ephios-not-in-the-plots-zone = Le Complot n’a pas { $card }.

# La table
ephios-see-solo = Tour { $turn }, { $reserve ->
    [one] { $reserve } jeton
   *[other] { $reserve } jetons
} en réserve.
ephios-see-round = Manche { $round }, tour { $turn }, { $reserve ->
    [one] { $reserve } jeton
   *[other] { $reserve } jetons
} en réserve.
ephios-see-round-clockwise = Manche { $round }, tour { $turn }, sens horaire, { $reserve ->
    [one] { $reserve } jeton
   *[other] { $reserve } jetons
} en réserve.
ephios-see-round-counter = Manche { $round }, tour { $turn }, sens antihoraire, { $reserve ->
    [one] { $reserve } jeton
   *[other] { $reserve } jetons
} en réserve.
ephios-see-alliances = En jeu : { $alliances }.
ephios-see-player = { $who } : { $popularity } %, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, affinité non jouée
ephios-see-player-played = { $who } : { $popularity } %, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ephios-see-player-campaign = { $who } : { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}, { $popularity } %, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, affinité non jouée
ephios-see-player-campaign-played = { $who } : { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}, { $popularity } %, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ephios-see-player-solo = { $who } : { $popularity } %, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ephios-see-known = { $who } a sûrement en main : { $cards }.
ephios-see-plot = Le Complot a : { $zone }. Alliances gagnées : { $trophies }.
ephios-see-line = La ligne, la carte la plus à droite en dernier : { $cards }.
ephios-see-crossroads = Sur la croisée des chemins : { $cards }.
ephios-see-piles = Pioche { $deck }, défausse { $discard }, dessus : { $top }.
ephios-see-deck = Pioche { $deck }, pas de défausse.
ephios-see-running = { $who_is ->
    [you] Vous appliquez { $card }.
   *[other] { $who } applique { $card }.
}
ephios-see-hand = Votre main : { $cards }.
ephios-see-affinity = Votre affinité : { $alliance }.
ephios-see-looked = De la pioche : { $cards }.

# Le plateau
ephios-board-track = Popularité
ephios-board-marker = { $who } : { $popularity } %
ephios-board-line = La ligne
ephios-board-crossroads = La croisée des chemins
ephios-board-alliances = Alliances
ephios-board-stage = Ce qui se passe
ephios-board-value = valeur { $value }
ephios-board-inhabitant = Habitant·e
ephios-board-when-action = Action : s’utilise depuis votre main, à votre tour.
ephios-board-when-reaction = Réaction : depuis votre main, quand sa condition est remplie.
ephios-board-when-union = Union : s’annonce quand vous unissez une alliance.
ephios-board-when-lamp = S’utilise depuis la croisée des chemins à votre tour, sans rien payer.
ephios-board-reconstructed = Texte reconstitué : le livret de règles n’imprime pas cette carte.
ephios-board-spoken = { $card }, { $alliance }, valeur { $value }. { $text }
ephios-board-spoken-inhabitant = { $card }, habitant·e. { $text }
ephios-board-completes = pour unir : { $alliance }
ephios-board-short = { $count ->
    [one] manque { $count } jeton
   *[other] manque { $count } jetons
}
ephios-board-deck = { $count ->
    [0] La pioche est vide ; la défausse serait mélangée.
    [one] La pioche : une carte. Elle coûte { $cost } jeton.
   *[other] La pioche : { $count } cartes. La première coûte { $cost } jeton.
}
ephios-board-deck-name = Pioche
ephios-board-top = Dessus :
ephios-board-discard = { $count ->
    [one] La défausse : { $top }.
   *[other] La défausse : { $count } cartes, { $top } sur le dessus.
}
ephios-board-discard-empty = La défausse est vide.
ephios-board-discard-name = Défausse
ephios-board-reserve = { $count ->
    [one] Un jeton en réserve
   *[other] { $count } jetons en réserve
}
ephios-board-reserve-name = en réserve
ephios-board-tokens = { $count ->
    [one] { $count } jeton sur { $cap }
   *[other] { $count } jetons sur { $cap }
}
ephios-board-clockwise = Sens horaire
ephios-board-counter = Sens inverse
ephios-board-next = puis { $who }
ephios-board-turn = Tour { $turn }
ephios-board-round = Manche { $round } · tour { $turn }
ephios-board-solo-easy = Facile · tour { $turn }
ephios-board-solo-normal = Normal · tour { $turn }
ephios-board-solo-hard = Difficile · tour { $turn }
ephios-board-plot-count = { $taken ->
    [one] { $taken } Dignitaire sur { $all }
   *[other] { $taken } Dignitaires sur { $all }
}
ephios-board-trophies = Affinités réunies
ephios-board-trophy-won = { $alliance } : à vos côtés
ephios-board-trophy-missing = { $alliance } : reste à unir
ephios-board-flow = La ligne avance par ici ; le Complot se sert à droite
ephios-board-plot-takes = le Complot va la prendre
ephios-board-plot-drops = le Complot va la défausser
ephios-board-chronicle = La campagne jusqu’ici
ephios-board-rounds = Manches gagnées
ephios-board-rounds-won = { $who } : { $won ->
    [one] { $won } manche
   *[other] { $won } manches
} sur { $needed }
ephios-board-pages = Pages victoire
ephios-board-no-pages = Aucune page lue : qui gagne la première manche en lira une.
ephios-board-tile-on = { $alliance } à la place de { $slot }
ephios-board-tile-under = { $alliance } en plus
ephios-board-covered = recouverte
ephios-board-alliance = { $alliance } : il en faut { $needed }, vous en avez { $held }. L’union rapporte { $gain } %.
ephios-board-alliance-ready = { $alliance } : union possible, elle rapporterait { $gain } % maintenant.
ephios-board-member = { $card } ({ $value })
ephios-board-members = Membres en jeu : { $members }.
ephios-board-needs = { $needed } membres en main : +{ $gain } %.
ephios-board-aid = Unir défausse toute votre main.
ephios-board-aid-solo = Toute union rapporte 10 % ; la première de chaque alliance, son affinité.
ephios-board-recruit = Recruter
ephios-board-recruit-how = en main, au prix de sa valeur
ephios-board-debate = Débattre
ephios-board-debate-how = la carte est défaussée
ephios-board-actions-left = { $count } actions à faire
ephios-board-thinks = { $who } réfléchit…
ephios-board-stage-drawing = On tire des cartes…
ephios-board-stage-lay = Touchez la prochaine carte de votre main à poser sur la défausse.
ephios-board-stage-limit = Touchez une carte de votre main pour la défausser.
ephios-board-doing-recruit = { $who_is ->
    [you] Vous recrutez : { $card }
   *[other] { $who } recrute : { $card }
}
ephios-board-doing-blind = { $who_is ->
    [you] Vous recrutez dans la pioche
   *[other] { $who } recrute dans la pioche
}
ephios-board-doing-debate = { $who_is ->
    [you] Vous débattez : { $card }
   *[other] { $who } débat : { $card }
}
ephios-board-doing-use = { $who_is ->
    [you] Vous utilisez : { $card }
   *[other] { $who } utilise : { $card }
}
ephios-board-doing-unite = { $who_is ->
    [you] Vous unissez { $alliance } : +{ $gain } %
   *[other] { $who } unit { $alliance } : +{ $gain } %
}
ephios-board-plot-debates = Le Complot débat : { $card }
ephios-board-plot-recruits = Le Complot recrute : { $card }
ephios-board-applies = { $who_is ->
    [you] Vous appliquez : { $card }
   *[other] { $who } applique : { $card }
}
ephios-board-looked = Du dessus de la pioche
ephios-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ephios-board-ask-order = Touchez l’habitant·e à appliquer d’abord.
ephios-board-ask-opponent = Qui ?
ephios-board-ask-pick = Touchez la carte que vous prenez.
ephios-board-ask-put = Touchez la carte à remettre ; la dernière sera sur le dessus.
ephios-board-ask-recruit = Touchez une personnalité à recruter.
ephios-board-ask-sweep = Touchez des cartes de la croisée des chemins pour les défausser.
ephios-board-ask-swap = Touchez une de vos cartes, puis celle que vous voulez en échange.
ephios-board-ask-retrieve = Touchez la carte que vous reprenez.
ephios-board-ask-take = Touchez la carte que vous prenez.
ephios-board-ask-strip = Touchez la carte à faire défausser.
ephios-board-ask-discard = Touchez une carte de votre main pour la défausser.
ephios-board-ask-sell = Touchez une carte de votre main pour la vendre.
ephios-board-ask-copy = Touchez la personnalité dont vous appliquez l’effet.
ephios-board-ask-affinity = Touchez l’affinité que vous voulez à la place de la vôtre.
ephios-board-ask-buy = Touchez la carte pour la prendre au prix de sa valeur.
ephios-board-ask-choose = Quelle voie ?
ephios-board-watching = Vous regardez : les mains et les affinités restent secrètes.
ephios-board-hand = Votre main : { $count } sur { $limit }
ephios-board-hand-empty = Votre main est vide : recrutez quelqu’un.
ephios-board-used = a déjà servi ce tour
ephios-board-affinity = Affinité
ephios-board-affinity-help = Secrète, et bonne pour une seule union. Unir { $alliance } rapporte { $match } % de plus ; unir une autre alliance avec un de ses membres en main, { $side } % de plus.
ephios-board-affinity-played = Votre affinité est jouée.
ephios-board-affinity-sealed = On distribue votre affinité.

# Ce qui changerait
ephios-board-then-left = { $left ->
    [0] Plus aucun jeton.
    [one] Il vous reste { $left } jeton.
   *[other] Il vous reste { $left } jetons.
}
ephios-board-then-left-completes = { $left ->
    [0] Plus aucun jeton,
    [one] Il vous reste { $left } jeton,
   *[other] Il vous reste { $left } jetons,
} et vous pourrez unir { $alliance } (+{ $gain } %).
ephios-board-then-blind-known = { $left ->
    [0] Plus aucun jeton.
    [one] Il vous reste { $left } jeton.
   *[other] Il vous reste { $left } jetons.
} Vous connaissez la carte : { $card }.
ephios-board-then-tokens = { $by ->
    [0] Aucun jeton de plus : vous en avez déjà { $now }.
    [one] +{ $by } jeton → { $now }.
   *[other] +{ $by } jetons → { $now }.
}
ephios-board-then-replay = { $count ->
    [one] Puis une action de plus.
   *[other] Puis { $count } actions de plus.
}
ephios-board-then-rises = +{ $by } % → { $now } %.
ephios-board-then-wins = +{ $by } % → { $now } % : c’est gagné !
ephios-board-then-parts = ({ $base } + affinité { $affinity })
ephios-board-then-trophy = { $count ->
    [0] La dernière affinité : c’est gagné !
    [one] Une affinité de plus, encore une à réunir.
   *[other] Une affinité de plus, encore { $count } à réunir.
}
ephios-board-then-plot = { $count ->
    [one] Le Complot joue ensuite une fois.
   *[other] Le Complot joue ensuite { $count } fois de suite.
}
ephios-board-then-affinity = Votre affinité sera avec { $alliance }.
ephios-board-then-target = { $popularity } %, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
ephios-board-then-holds = { $alliance } : { $held } sur { $needed }.
ephios-board-then-kept = { $more ->
    [0] Cela suffira.
    [one] Encore une après celle-là.
   *[other] Encore { $more } après celle-là.
}

# La fin
ephios-board-end-solo-won = La cité reste à vous : le Complot est défait !
ephios-board-end-trophies = Les cinq affinités sont réunies.
ephios-board-end-unfinished = La cité reste sans gouvernement.
ephios-board-end-union = { $who_is ->
    [you] Vous voilà à { $popularity } %, en dernier pour avoir uni { $alliance }.
   *[other] { $who } est à { $popularity } %, en dernier pour avoir uni { $alliance }.
}
ephios-board-end-effect = { $who_is ->
    [you] Vous voilà à { $popularity } %, sans une seule union.
   *[other] { $who } est à { $popularity } %, sans une seule union.
}
ephios-board-end-campaign-union = { $who_is ->
    [you] Vous avez gagné { $won } manches, la dernière à { $popularity } % pour avoir uni { $alliance }.
   *[other] { $who } a gagné { $won } manches, la dernière à { $popularity } % pour avoir uni { $alliance }.
}
ephios-board-end-campaign = { $who_is ->
    [you] Vous avez gagné { $won } manches, la dernière à { $popularity } %.
   *[other] { $who } a gagné { $won } manches, la dernière à { $popularity } %.
}
ephios-board-end-turns = { $round ->
    [one] { $turns } tours.
   *[other] { $round } manches, la dernière de { $turns } tours.
}
ephios-board-end-player = Joueur
ephios-board-end-popularity = Popularité
ephios-board-end-last = Dernière union
ephios-board-end-kept = gardée
ephios-board-end-played = jouée
ephios-board-end-dignitaries = Dignitaires au Complot

# Le guide
ephios-coach-goal = Bienvenue à Ephios ! Qui atteint { $goal } % en premier gouverne la cité. Un tour, c’est une action. Pour commencer, touchez une personnalité de la croisée des chemins et recrutez-la : elle coûte sa valeur en jetons, et vous en avez { $tokens }. Les signes sont les alliances ; réunissez des cartes du même signe.
ephios-coach-recruit = Les jetons servent à recruter : touchez une personnalité que vous pouvez payer, ou payez un jeton pour la première carte de la pioche, sans la voir. Une carte d’un signe que vous avez déjà vous rapproche d’une union.
ephios-coach-debate = À court de jetons ? Débattez : touchez une personnalité, puis « Débattre ». La carte est défaussée et vous prenez { $gain } jetons. C’est aussi une façon de l’ôter aux autres.
ephios-coach-inhabitant = La carte au réverbère est un·e habitant·e : on ne la recrute pas, mais à votre tour vous pouvez l’utiliser depuis la croisée des chemins sans rien payer. Touchez-la pour voir ce qu’elle fait.
ephios-coach-use = Une carte en main a deux vies : l’utiliser tout de suite pour son effet (touchez-la), ou la garder pour une union. À la fin de votre tour, vous gardez { $limit } cartes au plus.
ephios-coach-unite = Vous pouvez unir une alliance ! Touchez sa ligne parmi les alliances. Cela défausse toute votre main et augmente votre popularité. Si votre affinité convient, touchez-la aussi : elle ajoute encore, mais ne sert qu’une fois.
ephios-coach-affinity = Pendant que les autres jouent : la carte au sceau est votre affinité secrète. Unir cette alliance vaut 20 % de plus ; en avoir un membre en main quand vous en unissez une autre, 10 % de plus.
ephios-coach-react = Quelqu’un fait une chose à laquelle une réaction pourrait répondre. On demande à toutes les personnes qui pourraient en tenir une : la question ne dit donc rien de votre main. Sans réaction, laissez faire.
ephios-coach-answer = La carte affichée s’applique et vous demande quelque chose. Touchez ce qui brille ; si l’on peut s’arrêter, c’est à côté.
ephios-coach-lay = Votre union est faite, et toute votre main part à la défausse. Touchez les cartes dans l’ordre où vous les posez : quelqu’un pourra en chercher une plus tard, et la dernière reste au-dessus.
ephios-coach-limit = Le tour s’achève et { $limit } cartes seulement restent en main : touchez-en une pour la défausser. Son effet ne s’applique pas.
ephios-coach-campaign = Une nouvelle manche, de nouvelles têtes : une page victoire a été lue, les cartes et les alliances ont changé. Regardez de nouveau les alliances. Deux manches gagnées, et la campagne est à vous.
ephios-coach-solo = Vous gouvernez, et cinq Dignitaires complotent. Unissez les cinq alliances avant que votre popularité tombe à 0 % ou que le Complot les ait tous les cinq. Après votre action, le Complot prend le ou la Dignitaire le plus à droite de la ligne, ou défausse la carte la plus à droite.
ephios-coach-unite-solo = Vous pouvez unir une alliance ! Touchez sa ligne : votre main est défaussée, vous gagnez 10 % et, la première fois, l’affinité de l’alliance. Cinq affinités différentes, et c’est gagné.
ephios-coach-corrupt = Un·e Dignitaire est au Complot. Vous pouvez le ou la corrompre en y touchant, c’est votre action : la carte est défaussée, mais le Complot joue deux fois de suite. Chaque mélange de la défausse vous coûte 10 %.

ephios-brief-1 = Soyez la première personne dont la popularité atteint 70 % (EPH-79).
ephios-brief-2 = À votre tour, faites une seule chose : recruter, débattre, utiliser une carte ou unir une alliance (EPH-28).
ephios-brief-3 = Recruter : payez en jetons la valeur d’une personnalité de la croisée des chemins, ou 1 jeton pour la première carte de la pioche, sans la voir (EPH-31, EPH-35).
ephios-brief-4 = Débattre : défaussez une personnalité de la croisée des chemins et prenez 2 jetons (EPH-39).
ephios-brief-5 = Utiliser : une personnalité de votre main ou un·e habitant·e de la croisée des chemins, pour l’effet qui y est écrit (EPH-43, EPH-44). Les réactions répondent à ce que font les autres (EPH-45).
ephios-brief-6 = Unir : avec deux personnalités d’une alliance en main, trois pour le Syndicat, défaussez votre main pour 20 à 40 %, et davantage avec votre affinité secrète (EPH-58, EPH-61, EPH-66).
ephios-picture-crossroads = Une partie rapide à trois qui commence : quatre personnages sont à découvert sur la croisée des chemins, et tous les marqueurs sont à 0 %.
ephios-picture-union = Une main avec laquelle on peut unir une alliance.
ephios-picture-page = Une campagne entre deux manches : la page victoire qui vient d’être lue a modifié les cartes et les alliances en jeu.
ephios-picture-plot = Le solo : le Complot a un·e Dignitaire dans sa zone et prend, dès qu’il le peut, la carte Dignitaire la plus à droite de la ligne.

ephios-minutes = 30
ephios-mood = intrigues sous les néons
