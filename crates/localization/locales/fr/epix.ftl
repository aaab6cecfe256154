epix-name = Epix
epix-tagline = Quatre saisons, quinze Provinces et un poing fermé.

epix-option-seats = Joueurs
epix-option-seats-help = Combien d’héritiers se disputent le trône.
epix-option-seats-2 = 2
epix-option-seats-3 = 3
epix-option-seats-4 = 4
epix-option-rules = Règles
epix-option-rules-help = Les règles de base sont faites pour les premières parties. Les règles avancées mettent des Capacités Spéciales aux enchères avant le printemps.
epix-option-rules-basic = de base
epix-option-rules-advanced = avancées
epix-option-map = Plateau
epix-option-map-help = À trois, on choisit entre des plateaux de 13, 12 et 10 Provinces.
epix-option-map-standard = habituel
epix-option-map-three_12 = trois joueurs, 12 Provinces
epix-option-map-three_10 = trois joueurs, 10 Provinces
epix-option-stake = Mise minimale
epix-option-stake-help = Ce qu’un attaquant doit cacher au moins.
epix-option-stake-0 = rien
epix-option-stake-1 = 1 Or
epix-option-stake-2 = 2 Or
epix-option-castles = Châteaux vides
epix-option-castles-help = Un Château sans Unité compte-t-il comme Province de son propriétaire ?
epix-option-castles-count = comptent
epix-option-castles-held = ne comptent pas
epix-option-colours = Couleurs
epix-option-colours-help = Chaque joueur peut choisir sa couleur avant la partie.
epix-option-colours-seats = selon la place
epix-option-colours-chosen = chaque joueur choisit
epix-option-castle = Château de la première place
epix-option-castle-1 = le premier
epix-option-castle-2 = le deuxième
epix-option-castle-3 = le troisième
epix-option-castle-4 = le quatrième
epix-option-castle-chosen = chaque joueur choisit
epix-option-spring = Premier joueur au printemps
epix-option-spring-auction = par enchère
epix-option-spring-none = tiré au sort
epix-option-last = Dernier joueur en hiver
epix-option-last-shared = joue pour une victoire, partagée ou non
epix-option-last-sole = joue pour une victoire à lui seul
epix-option-last-win = joue pour une victoire à lui seul, et ne fait rien d’autre
epix-option-knights = Un Chevalier qui s’est déplacé
epix-option-knights-once = attend une attaque
epix-option-knights-on = continue de Province en Province
epix-option-knights-free = continue sans limite
epix-option-withdrawal = Un Soldat qui s’est replié
epix-option-withdrawal-finished = a fini
epix-option-withdrawal-moves = peut encore se déplacer
epix-option-tierce = Tierce, la troisième Province +1
epix-option-tierce-gold = rapporte 1 Or
epix-option-tierce-plain = ne rapporte rien

epix-section-units = Unités
epix-section-cards = Cartes Action
epix-section-abilities = Capacités Spéciales
epix-section-maps = Plateaux

epix-a-unit = { $kind ->
    [catapult] une { $name }
   *[other] un { $name }
}
epix-the-unit = { $kind ->
    [catapult] la { $name }
   *[other] le { $name }
}
epix-the-garrison = la Garnison

epix-do-recruit = Recruter { $unit } ({ $province }) pour { $cost } Or
epix-do-bid = Enchérir { $gold } Or sur { $ability }, avec { $unit } comme marqueur
epix-do-pass = Passer
epix-do-offer = Miser { $gold } Or
epix-do-stay-first = Garder la carte Premier joueur
epix-do-appoint = Donner la carte Premier joueur à { $who }
epix-do-choose = Choisir { $cards }
epix-do-keep = Dévoiler votre choix
epix-do-exchange = Échanger { $out } contre { $into }
epix-do-play = Jouer d’abord { $card }
epix-do-move = Déplacer { $unit } : { $from } → { $to }
epix-do-attack = Attaquer ({ $to }) avec { $unit } ({ $from })
epix-do-done = Terminer
epix-do-stake = Cacher { $gold } Or
epix-do-withdraw = Se replier
epix-do-spy = Faire parler les espions : pair ou impair ?
epix-do-guess = Dire { $gold }
epix-do-castle = Prendre { $castle }
epix-do-colour = Prendre le { $colour }
epix-colour-red = rouge
epix-colour-blue = bleu
epix-colour-green = vert
epix-colour-yellow = jaune

epix-ask-castle = Choisissez votre Château.
epix-ask-colour = Choisissez votre couleur.
epix-ask-preliminary = Recrutez une Unité, enchérissez sur une Capacité, ou passez.
epix-ask-preliminary-basic = Recrutez une Unité ou passez.
epix-ask-offer = Combien misez-vous pour la carte Premier joueur ?
epix-ask-appoint = Vous remportez l’enchère : qui joue en premier cette saison ?
epix-ask-choose = Choisissez une carte Action.
epix-ask-choose-two = Choisissez deux cartes Action pour l’hiver.
epix-ask-exchange = À vous, avec { $cards } : dévoiler, ou échanger d’abord ?
epix-ask-order = Quelle carte jouez-vous en premier ?
epix-ask-recruit = Recrutez à votre guise.
epix-ask-march = Déplacez et attaquez à votre guise.
epix-ask-stake = Cachez votre mise contre { $against } ({ $place }) : { $guesses ->
    [one] un montant sera annoncé.
   *[other] { $guesses } montants seront annoncés.
}
epix-ask-go-on = Continuer contre { $against } ({ $place }, { $guesses ->
    [one] un montant
   *[other] { $guesses } montants
}), ou vous replier ?
epix-ask-guess = { $who } montre { $gold } Or et attaque { $against } ({ $place }). Combien dans le poing ? { $left ->
    [one] Annoncez un montant.
   *[other] Annoncez { $left } montants.
}

epix-first-drawn = { $who_is ->
    [you] Le sort vous désigne premier joueur.
   *[other] Le sort désigne { $who } comme premier joueur.
}
epix-ability-drawn = Aux enchères : { $ability }. { $text }
epix-recruited = { $who_is ->
    [you] Vous recrutez
   *[other] { $who } recrute
} { $unit } ({ $province }) pour { $cost } Or.
epix-bid-first = { $who_is ->
    [you] Vous misez
   *[other] { $who } mise
} { $gold } Or sur { $ability }.
epix-bid-raised = { $who_is ->
    [you] Vous relevez votre mise
   *[other] { $who } relève sa mise
} sur { $ability } à { $gold } Or.
epix-bid-over = { $who_is ->
    [you] Vous surenchérissez
   *[other] { $who } surenchérit
} à { $gold } Or sur { $ability }, { $other_is ->
    [you] contre vous
   *[other] contre { $other }
}.
epix-passed = { $who_is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
epix-ability-won = { $who_is ->
    [you] Vous obtenez
   *[other] { $who } obtient
} { $ability } pour { $gold } Or.
epix-ability-discarded = Personne n’a voulu de { $ability }.
epix-season-began = { $season } : la saison commence.
epix-offer-sealed = { $who } tend le poing.
epix-offer-own = Vous tendez le poing, fermé sur { $gold } Or.
epix-offer-opened = { $who_is ->
    [you] Vous aviez misé
   *[other] { $who } avait misé
} { $gold } Or.
epix-auction-won = { $who_is ->
    [you] Vous prenez
   *[other] { $who } prend
} la carte Premier joueur pour { $gold } Or.
epix-stays-first = { $who_is ->
    [you] Vous jouez en premier.
   *[other] { $who } joue en premier.
}
epix-appointed = { $by_is ->
    [you] Vous donnez la carte Premier joueur à { $who }.
   *[other] { $who_is ->
        [you] { $by } vous donne la carte Premier joueur.
       *[other] { $by } donne la carte Premier joueur à { $who }.
    }
}
epix-cards-sealed = { $who } a choisi.
epix-cards-own = Vous choisissez { $cards }.
epix-exchanged = { $who } échange une carte.
epix-exchanged-own = Vous échangez { $out } contre { $into }.
epix-revealed = { $who_is ->
    [you] Vous dévoilez
   *[other] { $who } dévoile
} { $cards }.
epix-skipped = { $who_is ->
    [you] Vous ne pouvez plus l’emporter : vous ne jouez pas.
   *[other] { $who } ne peut plus l’emporter et ne joue pas.
}
epix-settled = { $who_is ->
    [you] Vous choisissez { $castle }.
   *[other] { $who } choisit { $castle }.
}
epix-colour-taken = { $who_is ->
    [you] Votre couleur est le { $colour }.
   *[other] La couleur de { $who } est le { $colour }.
}
epix-gave-up = { $who_is ->
    [you] Vous ne pouvez plus l’emporter sans partage : votre tour s’achève.
   *[other] { $who } ne peut plus l’emporter sans partage : le tour s’achève.
}
epix-card-begun = { $card } : { $who_is ->
    [you] à vous.
   *[other] à { $who }.
}
epix-taxed = { $who_is ->
    [you] Vous levez
   *[other] { $who } lève
} { $gold } Or de taxe.
epix-card-ended = { $who_is ->
    [you] Vous en avez
   *[other] { $who } en a
} terminé avec { $card }.
epix-moved = { $who_is ->
    [you] Vous déplacez
   *[other] { $who } déplace
} { $unit } : { $from } → { $to }.
epix-attacked = { $who_is ->
    [you] Vous attaquez
   *[other] { $who } attaque
} { $other_is ->
    [you] chez vous
   *[other] chez { $other }
} ({ $to }) avec { $unit } ({ $from }).
epix-stake-hidden = { $who } cache une mise contre { $against }.
epix-stake-own = Vous cachez { $gold } Or contre { $against }.
epix-spy-told = { $who_is ->
    [you] Vos espions l’apprennent :
   *[other] Les espions de { $who } l’apprennent :
} la mise est { $parity ->
    [odd] impaire
   *[even] paire
}.
epix-guessed = { $who_is ->
    [you] Vous dites
   *[other] { $who } dit
} { $gold }.
epix-stake-opened = Le poing s’ouvre : { $gold } Or. { $named ->
    [yes] Deviné : l’attaque échoue.
   *[no] Raté : l’attaque réussit.
}
epix-removed = { $who_is ->
    [you] Vous perdez
   *[other] { $who } perd
} { $unit } ({ $place }).
epix-refunded = { $who_is ->
    [you] Vous récupérez
   *[other] { $who } récupère
} { $gold } Or de la mise.
epix-plundered = { $who_is ->
    [you] Vous prenez { $gold } Or à { $other }.
   *[other] { $other_is ->
        [you] { $who } vous prend { $gold } Or.
       *[other] { $who } prend { $gold } Or à { $other }.
    }
}
epix-entered = { $who_is ->
    [you] Vous pénétrez
   *[other] { $who } pénètre
} dans la Province ({ $to }) avec { $unit }.
epix-converted = { $who_is ->
    [you] Vous convertissez
   *[other] { $who } convertit
} { $unit } ({ $place }).
epix-withdrew = { $who_is ->
    [you] Vous vous repliez.
   *[other] { $who } se replie.
}
epix-castle-taken = La Garnison tombe ({ $place }) : { $who_is ->
    [you] le Château est à vous !
   *[other] le Château est à { $who } !
}
epix-earned = { $who_is ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $gold } Or de revenus.
epix-counted = { $who_is ->
    [you] Vous tenez
   *[other] { $who } tient
} { $provinces ->
    [one] une Province
   *[other] { $provinces } Provinces
} et { $gold } Or.
epix-won = { $who_is ->
    [you] Vous l’emportez !
   *[other] { $who } l’emporte.
}

epix-show-before = Avant le printemps. Premier joueur : { $who }.
epix-show-season = { $season }. Premier joueur : { $who }.
epix-show-held = { $id } · { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold })
} : { $who }, { $units }
epix-show-castle = { $id } · { $place } : { $who }, la Garnison seule
epix-show-ours = { $place } n’est pas dans le livret : elle est de nous, pour que le plateau soit le même vu des trois Châteaux.
epix-show-free-castle = { $id } · { $place } : personne ne l’a encore choisi
epix-show-empty = { $id } · { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold })
} : vide
epix-show-waits = { $name } (dès la saison prochaine)
epix-show-player = { $who } : { $gold } Or, { $provinces ->
    [one] une Province
   *[other] { $provinces } Provinces
}. En réserve : Soldats { $soldiers }, Chevaliers { $knights }, Camps { $camps }, Catapultes { $catapults }.
epix-show-ability = – { $ability } : { $text }
epix-show-cards = – a joué { $cards }
epix-show-face-down = – cartes face cachée
epix-show-offer = Capacité { $number }, { $ability } : { $text } Aucune mise.
epix-show-bid = Capacité { $number }, { $ability } : { $text } { $who } mise { $gold } Or, avec { $unit } comme marqueur.
epix-show-duel = { $who } attaque ({ $place }) avec { $unit } ({ $from }). { $other } se défend avec { $against } : { $guesses ->
    [one] un montant
   *[other] { $guesses } montants
} à annoncer, jusqu’ici { $named }.{ $parity ->
    [odd] {" "}La mise est impaire.
    [even] {" "}La mise est paire.
   *[unknown] {""}
}
epix-show-own-offer = Dans votre poing : { $gold } Or.
epix-show-own-cards = Vos cartes : { $cards }.
epix-show-own-stake = Dans votre poing : { $gold } Or.

epix-no-bids = Les règles de base n’ont pas de Capacités Spéciales.
epix-no-too-dear = Cela coûte { $cost } Or, plus que vous n’en avez.
epix-no-reserve = Il vous faudrait { $unit } en réserve.
epix-no-same-kind = Il y a déjà { $unit } à cet endroit.
epix-no-stop-with = Vous avez déjà { $unit } à cet endroit.
epix-no-enemy-in-realm = Un ennemi s’y trouve.
epix-no-camp-in-castle = Un Camp n’est jamais construit dans un Château.
epix-no-knight-on-mountain = Un Chevalier ne se recrute jamais dans le Kilimandjora.
epix-no-outside-realm = Avant le printemps, on ne recrute que dans son Royaume.
epix-no-ground = On recrute dans son Royaume, ou là où l’on a déjà des Unités.
epix-no-levy = Une levée, c’est un seul Soldat, avant tout déplacement et toute attaque.
epix-no-such-ability = Cette Capacité n’est pas aux enchères.
epix-no-bid-of-nothing = Une mise est d’au moins 1 Or.
epix-no-bid-too-low = Il y a { $gold } Or dessus : il faut miser plus.
epix-no-bid-too-high = Vous pouvez miser { $gold } Or au plus.
epix-no-marker = Il vous faudrait { $unit } en réserve pour marquer la mise.
epix-no-offer-too-high = Vous avez { $gold } Or, et on ne mise pas plus.
epix-no-seat = Personne n’est assis là.
epix-no-number-of-cards = { $cards ->
    [one] On choisit une seule carte.
   *[other] En hiver, on choisit { $cards } cartes.
}
epix-no-exchange = On échange une carte choisie contre une carte non choisie.
epix-no-card = Vous n’avez pas dévoilé { $card }.
epix-no-unit = Il vous faudrait { $unit } à cet endroit.
epix-no-moving = On ne déplace jamais { $unit }.
epix-no-soldier-moved = Ce Soldat s’est déjà déplacé.
epix-no-soldier-spent = Ce Soldat a fini pour ce tour.
epix-no-other-card = Une carte après l’autre : finissez d’abord celle-ci.
epix-no-rode-there = Ce Chevalier y est déjà passé pendant cette chevauchée.
epix-no-soldier-withdrew = Ce Soldat s’est replié : il peut se déplacer, mais n’attaque plus.
epix-no-knight-tired = Ce Chevalier ne repart qu’après une nouvelle attaque.
epix-no-catapult-hauled = Cette Catapulte a déjà été déplacée.
epix-no-catapult-fresh = Cette Catapulte a changé de camp cette saison : elle attend la suivante.
epix-no-knights-there = Les Chevaliers n’entrent jamais dans le Kilimandjora.
epix-no-far-enemy = Un ennemi tient cette Province.
epix-no-far-castle = Une Garnison tient chaque Château adverse.
epix-no-far-catapult = Une Catapulte ennemie tient cette Province.
epix-no-enemy-there = Un ennemi s’y trouve : il faut attaquer.
epix-no-castle-there = Une Garnison tient chaque Château adverse : il faut l’attaquer.
epix-no-catapult-there = Une Catapulte ennemie s’y trouve : attaquez pour la convertir.
epix-no-too-far = C’est trop loin pour { $unit }.
epix-no-way = Aucun chemin libre pour le Chevalier.
epix-no-camp-attacks = Un Camp n’attaque jamais.
epix-no-enemies = Il n’y a pas d’ennemi à cet endroit.
epix-no-reach = C’est hors de portée.
epix-no-moved-attack = Un Soldat qui s’est déplacé n’attaque plus.
epix-no-second-attack = Ce Soldat a déjà attaqué.
epix-no-knight-attacks-mountain = Les Chevaliers n’attaquent jamais le Kilimandjora.
epix-no-catapult-attacks-mountain = Les Catapultes n’atteignent jamais le Kilimandjora.
epix-no-only-garrison = Une Catapulte ne peut rien contre une Garnison.
epix-no-gold = Une mise est d’au moins { $least } Or, et vous en avez { $gold }.
epix-no-stake-too-low = La mise est d’au moins { $gold } Or.
epix-no-stake-too-high = Vous avez { $gold } Or, et on ne mise pas plus.
epix-no-withdrawal = Une attaque, c’est au moins un duel.
epix-no-spies = Vos espions ne peuvent pas intervenir.
epix-no-such-stake = L’attaquant n’a pas pu miser cela.
epix-no-castle-free = Choisissez un Château encore libre.
epix-no-colour-free = Quelqu’un d’autre a cette couleur.
epix-no-hope = Le dernier joueur de l’hiver n’agit que pour l’emporter : après cela, vous ne le pourriez plus.
epix-no-named-already = Vous avez déjà annoncé ce montant.

epix-now-castle = Choisissez d’abord votre Château.
epix-now-colour = Choisissez d’abord votre couleur.
epix-now-preliminary = Pour l’instant : recruter une Unité, enchérir ou passer.
epix-now-muster = Pour l’instant : recruter une Unité ou passer.
epix-now-choose-two = Pour l’instant : choisir deux de vos cartes.
epix-now-auction = Pour l’instant : miser pour la carte Premier joueur.
epix-now-appoint = Dites d’abord qui joue en premier.
epix-now-choose = Pour l’instant : choisir votre carte.
epix-now-exchange = Dévoilez ce que vous avez choisi, ou échangez une carte d’abord.
epix-now-order = Dites d’abord laquelle des deux cartes vous jouez en premier.
epix-now-recruit = Pour l’instant : recruter des Unités, ou dire que vous avez fini.
epix-now-march = Pour l’instant : déplacer et attaquer.
epix-now-stake = Une attaque est en cours : cachez une mise, ou repliez-vous si vous le pouvez.
epix-now-guess = Pour l’instant : deviner la mise.

epix-board-own-unit = Votre { $unit } ({ $place })
epix-board-ours = de nous, absente du livret
epix-board-place-free-castle = { $place }, que personne n’a encore choisi
epix-board-place-empty = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } Or)
} : vide
epix-board-place-held = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } Or)
} : { $who_is ->
    [you] à vous
   *[other] { $who }
}, { $units }
epix-board-place-garrison = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } Or)
} : { $who_is ->
    [you] à vous
   *[other] { $who }
}, la Garnison seule
epix-board-word = { $word }
epix-board-garrison = Garnison
epix-board-gold = { $gold } Or
epix-board-gold-word = Or
epix-board-provinces-word = { $n ->
    [one] Province
   *[other] Provinces
}
epix-board-revenue-word = prochain revenu
epix-board-n-provinces = { $n ->
    [one] { $n } Province
   *[other] { $n } Provinces
}
epix-board-n-revenue = +{ $gold } par saison
epix-board-in-reserve = En réserve : { $soldiers } Soldats, { $knights } Chevaliers, { $camps } Camps, { $catapults } Catapultes
epix-board-first = Premier joueur
epix-board-seasons = Les saisons
epix-board-order = Ordre du tour
epix-board-would-order = Ordre : { $who }.
epix-board-moment-muster = Avant le printemps : on lève des troupes
epix-board-moment-auction = Poings fermés : qui jouera en premier ?
epix-board-moment-appoint = On désigne le premier joueur
epix-board-moment-choose = On choisit les cartes
epix-board-moment-reveal = On dévoile les cartes
epix-board-moment-recruit = Recrutement
epix-board-moment-march = Déplacement & Attaque
epix-board-moment-duel = Un duel !
epix-board-moment-over = L’année est finie
epix-board-ready = prêt
epix-board-mustering = se prépare
epix-board-sealed = scellé ✓
epix-board-thinking = réfléchit…
epix-board-won-auction = paie et décide
epix-board-chosen = choisi ✓
epix-board-exchanged = une carte échangée
epix-board-offers = Capacités Spéciales aux enchères
epix-board-bid = { $who } : { $gold } Or
epix-board-no-bid = aucune mise
epix-board-from-rulebook = Tirée des règles
epix-board-reconstructed = Reconstituée : les règles n’impriment pas cette carte
epix-board-card-recruit = Soldat { $soldier } · Chevalier { $knight } · Camp { $camp } · Catapulte { $catapult }
epix-board-card-tax = Prenez { $gold } Or dans les Caisses.
epix-board-card-march = Déplacez vos Unités et attaquez autant que vous voulez.
epix-board-coins-offer = Dans votre poing, pour la carte Premier joueur :
epix-board-coins-stake = Dans votre poing, pour ce duel :
epix-board-coins-guess = Combien y a-t-il dans le poing ?
epix-board-coins-bid = Or de l’enchère (choisissez d’abord une Capacité) :
epix-board-pass = Passer : prêt pour le printemps
epix-board-keep = Dévoiler mon choix
epix-board-done = Terminer
epix-board-withdraw = Se replier
epix-board-spy = Envoyer les espions : pair ou impair ?
epix-board-appoint = Qui joue en premier ?
epix-board-pairs = Deux cartes pour l’hiver
epix-board-watching = Vous regardez. Pour vous aussi, les poings restent fermés.
epix-board-reserve = Votre réserve
epix-board-stock = { $unit } : { $left } en réserve, { $cost } Or pièce
epix-board-deck = Vos cartes Action
epix-board-face-down = face cachée
epix-board-turned-up = dévoilée
epix-board-soldier-words = Se déplace dans une Province voisine, ou en attaque une. Défense simple ; double dans un Château ou sur le Kilimandjora.
epix-board-knight-words = Se déplace sans limite à travers les Provinces libres et attaque autant de fois qu’il veut, jamais sur le Kilimandjora. Défense simple, double dans un Château.
epix-board-camp-words = Ne se déplace pas, n’attaque pas ; rapporte de l’Or à chaque revenu. Défense simple, double sur le Kilimandjora. Qui le bat s’en empare. Jamais dans un Château.
epix-board-catapult-words = Ne se déplace pas. Détruit toutes les Unités d’une Province voisine, puis retourne en réserve ; du Kilimandjora, elle porte à deux Provinces. Sans défense, elle change de camp.
epix-board-duel = Le duel
epix-board-last-duel = Le dernier duel
epix-board-shows = montre { $gold } Or
epix-board-fist = un poing fermé
epix-board-palm = une main qui choisit ses pièces
epix-board-clash = { $unit } contre { $against } : { $place }
epix-board-odds = { $guesses ->
    [one] un montant annoncé
   *[other] { $guesses } montants annoncés
} sur { $possible }{ $parity ->
    [odd] {" "}(mise impaire)
    [even] {" "}(mise paire)
   *[unknown] {""}
}
epix-board-then-left = Il vous restera { $gold } Or.
epix-board-then-kept = Vous abordez le printemps avec { $gold } Or.
epix-board-then-if-won = Si vous gagnez : il reste { $gold } Or. Sinon, vous gardez tout.
epix-board-then-holds = { $provinces ->
    [one] { $provinces } Province
   *[other] { $provinces } Provinces
}, +{ $revenue } Or par saison
epix-board-then-recruited = Il restera { $gold } Or ; { $holds }.
epix-board-then-taxed = +{ $tax } Or → { $gold }.
epix-board-then-no-duel = Personne ne la défend : ni duel, ni mise.
epix-board-then-duel = Duel ({ $against }) : { $guesses ->
    [one] un montant annoncé
   *[other] { $guesses } montants annoncés
} sur { $possible }.
epix-board-then-bombard = Un seul duel pour toute la Province ({ $against }) : { $guesses ->
    [one] un montant annoncé
   *[other] { $guesses } montants annoncés
} sur { $possible }.
epix-board-then-garrison = Il ne reste que la Garnison : gagnez ce duel ({ $guesses ->
    [one] un montant annoncé
   *[other] { $guesses } montants annoncés
} sur { $possible }) et la partie est à vous.
epix-board-then-staked = Il restera { $gold } Or, quoi qu’il arrive.
epix-board-then-soldier-rests = Le Soldat reste où il est et ne fera plus rien ce tour-ci.
epix-board-then-knight-goes-on = Le Chevalier reste où il est et peut continuer ailleurs.
epix-board-then-guessed = Un montant parmi les { $open } encore en jeu ; { $more ->
    [0] le poing s’ouvre.
    [one] une autre annonce suit.
   *[other] { $more } autres annonces suivent.
}
epix-board-then-spied = Vous saurez si la mise est paire ou impaire ; plus d’espions cette saison.
epix-board-throne = { $who_is ->
    [you] Vous montez sur le trône !
   *[other] { $who } monte sur le trône !
}
epix-board-throne-shared = { $who } se partagent le trône.
epix-board-why-castle = { $who_is ->
    [you] Vous avez battu
   *[other] { $who } a battu
} la Garnison d’un Château ennemi : la guerre s’arrête là.
epix-board-why-provinces = L’année est finie, et { $provinces ->
    [one] { $provinces } Province, c’est
   *[other] { $provinces } Provinces, c’est
} plus que quiconque.
epix-board-why-gold = { $tied } héritiers tiennent { $provinces ->
    [one] { $provinces } Province
   *[other] { $provinces } Provinces
} chacun ; le plus riche l’emporte, avec { $gold } Or.
epix-board-why-shared = Autant de Provinces ({ $provinces }) et autant d’Or ({ $gold }) : la victoire est partagée.
epix-board-col-heir = Héritier
epix-board-col-provinces = Provinces
epix-board-col-held = Tenues à la fin
epix-board-col-gold = Or
epix-board-winner = vainqueur

epix-coach-aim = Le roi est mort. Prenez un Château ennemi et vous gagnez aussitôt ; sinon, le plus grand nombre de Provinces après quatre saisons l’emporte. Votre Château et les deux Provinces voisines forment votre Royaume.
epix-coach-castle = Touchez le Château que vous voulez. Ses deux voisins forment votre Royaume.
epix-coach-colour = Touchez la couleur que vous voulez pour vos pièces, si elle est encore libre.
epix-coach-muster = Avant le printemps, chacun recrute une Unité par tour. Touchez une pièce de votre réserve, puis une Province de votre Royaume. Les Camps rapportent de l’Or, Soldats et Chevaliers conquièrent. Gardez de l’Or : c’est votre force en duel.
epix-coach-abilities = Les Capacités Spéciales sont aux enchères : touchez-en une, puis un montant, puis l’Unité qui marque votre mise. Si quelqu’un surenchérit, Or et Unité vous reviennent.
epix-coach-auction = Chacun ferme le poing. La plus forte mise prend la carte Premier joueur ou la donne ; seul le gagnant paie. Ne rien miser est permis.
epix-coach-appoint = L’enchère est à vous. Jouer en premier permet de frapper avant les autres ; jouer en dernier, de leur répondre. Gardez la carte, ou donnez-la.
epix-coach-choose = Chacun choisit une carte, face cachée : recruter, lever la taxe, ou se déplacer et attaquer. Une seule par saison : pensez à ce que feront les autres.
epix-coach-winter = L’hiver est la dernière saison : vous choisissez deux de vos trois cartes et les jouez dans l’ordre de votre choix.
epix-coach-exchange = Votre stratège vous laisse échanger une carte maintenant, avant que personne ne l’ait vue.
epix-coach-order = Vous jouez les deux cartes. La première est achevée avant la seconde : recruter puis marcher, ou conquérir puis y recruter.
epix-coach-recruit = Achetez autant d’Unités que vous voulez : touchez une pièce de votre réserve, puis une Province qui brille. Jamais deux Unités identiques dans une Province. Touchez Terminer quand c’est fait.
epix-coach-march = Touchez une de vos pièces, puis sa destination. S’il y a un ennemi, c’est un duel. Un Soldat se déplace ou attaque une fois ; un Chevalier fait les deux, encore et encore. Touchez Terminer pour finir.
epix-coach-stake = Cachez une partie de votre Or dans le poing. Si le défenseur devine le montant, votre Unité est perdue ; sinon, c’est la sienne. L’Or est dépensé dans les deux cas : les petites mises sont tentantes, et tout le monde le sait.
epix-coach-fight-on = Ce duel est gagné, mais il reste un défenseur. Continuez avec l’Or qui vous reste, ou repliez-vous.
epix-coach-guess = On vous attaque. Touchez le montant que vous croyez dans le poing. Une défense double permet d’en dire deux : dans les Châteaux, et pour les Soldats et Camps du Kilimandjora.
epix-coach-watch-duel = Un duel : l’attaquant cache de l’Or, le défenseur le devine. Observez ce que chacun aime cacher.
epix-coach-watch-turn = Les cartes sont jouées l’une après l’autre, en commençant par le premier joueur. Ce qui vient de se passer est marqué sur la carte.

epix-brief-1 = Prenez un Château adverse et vous gagnez aussitôt ; sinon, tenez le plus de Provinces au bout de quatre saisons (EPX-1b).
epix-brief-2 = Avant le printemps, chacun recrute des Unités et, avec les règles avancées, enchérit sur des Capacités Spéciales (EPX-11a).
epix-brief-3 = Une saison s’ouvre poings fermés : la plus grosse mise dit qui joue en premier (EPX-18a, EPX-18c).
epix-brief-4 = Chacun choisit en secret une carte (Recrutement, Taxe, ou Déplacement & Attaque ; deux en hiver), et on les joue à tour de rôle (EPX-21, EPX-22a).
epix-brief-5 = Une attaque est un duel : l’attaquant cache de l’Or, le défenseur annonce un montant. S’il tombe juste, l’Unité attaquante est éliminée ; sinon, c’est l’autre (EPX-36a). Dans un Château et dans la montagne, le défenseur en annonce deux (EPX-41a, EPX-42a).
epix-brief-6 = Les Camps et les Provinces +1 rapportent de l’Or à la fin de chaque saison (EPX-48a, EPX-48b).
epix-picture-realms = Le plateau pour quatre avant le printemps : chaque Château a son Soldat, et un Château forme un Royaume avec ses deux Provinces adjacentes.
epix-picture-bids = La phase préliminaire des règles avancées : les Capacités sont aux enchères, et une mise vient d’être dépassée.
epix-picture-duel = Une attaque : la mise est dans le poing, et le défenseur doit la deviner.
epix-picture-count = La fin d’une partie : les Provinces d’abord, puis l’Or.

epix-minutes = 30
epix-mood = conquête et bluff
