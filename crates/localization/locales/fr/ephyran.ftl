ephyran-name = Ephyran
ephyran-tagline = Deux à quatre dieux bâtissent la cité d’Athéna avec des demi-cartes, et abîment celle des autres.

ephyran-option-seats = Joueurs
ephyran-option-seats-help = Combien de dieux bâtissent une cité.
ephyran-option-seats-2 = 2
ephyran-option-seats-3 = 3
ephyran-option-seats-4 = 4
ephyran-option-gods = Dieux
ephyran-option-gods-help = Le dieu de chaque joueur fait compter double un territoire.
ephyran-option-gods-dealt = distribués au hasard
ephyran-option-gods-chosen = choisis à tour de rôle, en commençant par le premier joueur
ephyran-option-exchange = Échange avec la main
ephyran-option-exchange-tartarus = au Tartare
ephyran-option-exchange-hand = dans la main
ephyran-option-destroyed = Une zone détruite va
ephyran-option-destroyed-tartarus = au Tartare
ephyran-option-destroyed-discard = à la défausse
ephyran-option-dionysus = Dionysos peut être pris
ephyran-option-dionysus-uncovered = découvert seulement
ephyran-option-dionysus-any = couvert ou non
ephyran-option-discard = Après un changement ou une défausse, la carte vient de
ephyran-option-discard-closed = la pioche
ephyran-option-discard-open = la pioche ou la défausse
ephyran-option-shield = Un échange ou une destruction s’empêche par le Bouclier
ephyran-option-shield-victim = du joueur visé
ephyran-option-shield-anyone = de tout adversaire, et avec la main aussi
ephyran-option-tokens = Un seul objet magique
ephyran-option-tokens-area = par zone
ephyran-option-tokens-column = par territoire

ephyran-section-gods = Dieux
ephyran-section-wilds = Joker
ephyran-section-supports = Renforts
ephyran-section-support-counts = Combien de cartes portent chaque Renfort
ephyran-section-tokens = Objets magiques
ephyran-section-cards = Pioche

ephyran-area = { $territory } { $number }
ephyran-half = { $territory } { $number }, { $creature }
ephyran-half-magic = { $territory } { $number }, { $creature } ({ $magic })
ephyran-half-dionysus = { $area }, Dionysos
ephyran-card = « { $first } / { $second } »

ephyran-do-god = Devenir { $god }
ephyran-do-add = Ajouter { $half }, en sacrifiant { $rest }
ephyran-do-add-dionysus = Ajouter Dionysos comme { $area }
ephyran-do-dionysus = Prendre Dionysos à { $from } contre { $half }, en sacrifiant { $rest }, et le poser chez vous en { $to }
ephyran-do-change = Changer { $old } pour { $half }, en sacrifiant { $rest }
ephyran-do-change-dionysus = Changer { $old } pour { $half }
ephyran-do-discard = Défausser { $card }
ephyran-do-twins = { $support } : prendre plus de cartes, puis rejouer, en sacrifiant { $rest }
ephyran-do-graeae = { $support } : regarder des cartes et en garder une, en sacrifiant { $rest }
ephyran-do-exchange = { $support } : votre { $own } contre { $half } de { $with }, en sacrifiant { $rest }
ephyran-do-replace = { $support } : remplacer { $old } par { $half }, en sacrifiant { $rest } et { $lost }
ephyran-do-replace-dionysus = { $support } : remplacer { $old } par { $half }, en sacrifiant { $rest }
ephyran-do-take = { $support }, en sacrifiant { $rest }
ephyran-do-destroy = { $support } : { $of } perd une zone, en sacrifiant { $rest }
ephyran-do-steal = { $support } : celui de { $from } sur { $area }, en sacrifiant { $rest }
ephyran-do-lock = { $support } : verrouiller votre territoire « { $territory } », en sacrifiant { $rest }
ephyran-do-unlock = { $support } : déverrouiller { $of_is ->
    [you] votre territoire « { $territory } »
   *[other] le territoire « { $territory } » de { $of }
}, en sacrifiant { $rest }
ephyran-do-defend = L’empêcher avec { $support }, en sacrifiant { $rest }
ephyran-do-let-pass = Laisser faire
ephyran-do-take-nothing = Ne pas prendre de carte
ephyran-do-draw-pile = Prendre une carte de la pioche
ephyran-do-draw-discard = Prendre { $card } sur la défausse
ephyran-do-keep = Garder { $card }
ephyran-do-keep-top = Garder { $card } et laisser { $top } sur la défausse
ephyran-do-place = Poser l’objet magique sur { $half }
ephyran-do-lose = Sacrifier { $half }

ephyran-turn = À vous : ajoutez une zone, jouez un Renfort, changez une zone ou défaussez une carte.
ephyran-turn-last = Votre dernier tour : ajoutez une zone, jouez un Renfort, changez une zone ou défaussez une carte.
ephyran-turn-again = Rejouez, mais pas de Renfort.
ephyran-turn-god = Quel dieu êtes-vous ?
ephyran-turn-answer = { $who } joue { $support }. L’en empêchez-vous ?
ephyran-turn-source = { $count ->
    [one] Où prenez-vous votre carte ?
   *[other] Où prenez-vous la prochaine de vos { $count } cartes ?
}
ephyran-turn-keep = Quelle carte gardez-vous ?
ephyran-turn-place = Votre objet magique : { $magic }. Où le posez-vous, face cachée ?
ephyran-turn-lose = { $who } détruit. Quelle zone non recouverte sacrifiez-vous ?

ephyran-first-player = { $who_is ->
    [you] Vous commencez et prenez le jeton d’Athéna.
   *[other] { $who } commence et prend le jeton d’Athéna.
}
ephyran-god-taken = { $who_is ->
    [you] Vous êtes { $god }.
   *[other] { $who } est { $god }.
}
ephyran-drew = { $who_is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
ephyran-drew-hidden = { $who } pioche une carte.
ephyran-took-discard = { $who_is ->
    [you] Vous prenez { $card } sur la défausse.
   *[other] { $who } prend { $card } sur la défausse.
}
ephyran-took-nothing = { $who_is ->
    [you] Vous ne prenez pas de carte.
   *[other] { $who } ne prend pas de carte.
}
ephyran-area-added = { $who_is ->
    [you] Vous ajoutez { $half }.
   *[other] { $who } ajoute { $half }.
}
ephyran-dionysus-taken = { $who_is ->
    [you] Vous mettez { $half } à la place d’un Dionysos de { $from }, qui devient votre { $to }.
   *[other] { $who } met { $half } à la place { $from_is ->
        [you] de votre Dionysos
       *[other] d’un Dionysos de { $from }
    }, qui passe en { $to } chez { $who }.
}
ephyran-area-changed = { $who_is ->
    [you] Vous changez { $old } pour { $half } ; l’ancienne carte est défaussée.
   *[other] { $who } change { $old } pour { $half } ; l’ancienne carte est défaussée.
}
ephyran-discarded = { $who_is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
ephyran-played = { $who_is ->
    [you] Vous jouez { $support }.
   *[other] { $who } joue { $support }.
}
ephyran-played-exchange = { $who_is ->
    [you] Vous jouez { $support } sur { $area } de { $with }.
   *[other] { $who } joue { $support } sur { $with_is ->
        [you] votre { $area }
       *[other] { $area } de { $with }
    }.
}
ephyran-played-replace = { $who_is ->
    [you] Vous jouez { $support } avec votre main, pour { $half }.
   *[other] { $who } joue { $support } avec sa main, pour { $half }.
}
ephyran-played-destroy = { $who_is ->
    [you] Vous jouez { $support } contre { $of }.
   *[other] { $who } joue { $support } contre { $of_is ->
        [you] vous
       *[other] { $of }
    }.
}
ephyran-played-steal = { $who_is ->
    [you] Vous jouez { $support } sur { $area } de { $from }.
   *[other] { $who } joue { $support } sur { $from_is ->
        [you] votre { $area }
       *[other] { $area } de { $from }
    }.
}
ephyran-let-pass = { $who_is ->
    [you] Vous laissez faire.
   *[other] { $who } laisse faire.
}
ephyran-countered = { $who_is ->
    [you] Vous l’empêchez avec { $card }.
   *[other] { $who } l’empêche avec { $card }.
}
ephyran-areas-exchanged = { $who_is ->
    [you] Vous donnez { $given } à { $with } contre { $half }.
   *[other] { $who } { $with_is ->
        [you] vous donne { $given }
       *[other] donne { $given } à { $with }
    } contre { $half }.
}
ephyran-area-replaced = { $who_is ->
    [you] Vous remplacez { $old } par { $half }.
   *[other] { $who } remplace { $old } par { $half }.
}
ephyran-looked-at = { $who_is ->
    [you] Les Grées vous montrent { $card }.
   *[other] Les Grées montrent { $card } à { $who }.
}
ephyran-looked-at-hidden = Les Grées montrent une carte à { $who }.
ephyran-kept = { $who_is ->
    [you] Vous gardez { $card }.
   *[other] { $who } garde { $card }.
}
ephyran-kept-hidden = { $who } garde une des cartes.
ephyran-token-drawn = { $who_is ->
    [you] Vous piochez un objet magique : { $magic }.
   *[other] { $who } pioche un objet magique : { $magic }.
}
ephyran-token-drawn-hidden = { $who } pioche un objet magique et le regarde.
ephyran-token-stolen = { $who_is ->
    [you] Vous prenez l’objet magique de { $from } sur { $area } : { $magic }.
   *[other] { $who } prend l’objet magique de { $from } sur { $area } : { $magic }.
}
ephyran-token-stolen-hidden = { $who } prend { $from_is ->
    [you] votre objet magique
   *[other] l’objet magique de { $from }
} sur { $area } et le regarde.
ephyran-token-seen = { $who_is ->
    [you] Vous regardez l’objet magique arrivé sur { $area } : { $magic }.
   *[other] { $who } regarde l’objet magique sur { $area } : { $magic }.
}
ephyran-token-placed = { $who_is ->
    [you] Vous posez l’objet magique face cachée sur votre { $area }.
   *[other] { $who } pose l’objet magique face cachée sur { $area }.
}
ephyran-token-lost = { $who_is ->
    [you] Votre objet magique sur { $area } quitte la partie.
   *[other] L’objet magique de { $who } sur { $area } quitte la partie, face cachée.
}
ephyran-area-lost = { $who_is ->
    [you] Vous perdez { $half }.
   *[other] { $who } perd { $half }.
}
ephyran-locked = { $who_is ->
    [you] Vous verrouillez votre territoire « { $territory } ».
   *[other] { $who } verrouille son territoire « { $territory } ».
}
ephyran-unlocked = { $of_is ->
    [you] Votre territoire « { $territory } » est déverrouillé.
   *[other] Le territoire « { $territory } » de { $of } est déverrouillé.
}
ephyran-city-finished = { $who_is ->
    [you] Vous terminez votre cité : { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } de plus.
   *[other] { $who } termine sa cité : { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } de plus.
}
ephyran-last-round-pile = La pioche est vide : c’est la dernière manche.
ephyran-last-round-turns = On ne bâtit pas sans fin : la partie s’achève avec cette manche.
ephyran-last-round-city = Une cité est terminée : c’est la dernière manche.
ephyran-token-revealed = { $who_is ->
    [you] Votre objet magique sur { $area } : { $magic }.
   *[other] L’objet magique de { $who } sur { $area } : { $magic }.
}
ephyran-scored = { $who_is ->
    [you] Votre cité vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] La cité de { $who } vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

ephyran-table = Manche { $round }. Pioche { $pile }, défausse { $discard }, Tartare { $tartarus }.
ephyran-top = Sur la défausse : { $card }.
ephyran-last-round = C’est la dernière manche.
ephyran-player = { $who } ({ $god }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
ephyran-player-open = { $who } ({ $god }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, connues de tous : { $cards }.
ephyran-player-without-god = { $who } : { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
ephyran-column = { "  " }{ $territory } : { $areas }
ephyran-column-locked = { "  " }{ $territory } (verrouillé) : { $areas }
ephyran-chain = { $first }, { $rest }
ephyran-cell = { $creature }
ephyran-cell-magic = { $creature } ({ $magic })
ephyran-cell-token = { $cell } + objet magique : { $magic }
ephyran-cell-token-hidden = { $cell } + un objet magique
ephyran-hand = Votre main : { $cards }.
ephyran-looking = Vous regardez { $cards }.

ephyran-now-god = Choisissez d’abord votre dieu.
ephyran-now-action = Pour l’instant : une action. Ajoutez ou changez une zone, jouez un Renfort ou défaussez une carte.
ephyran-now-again = Jouez d’abord une autre carte : ajoutez ou changez une zone, ou défaussez-la.
ephyran-now-card = Prenez d’abord une carte.
ephyran-now-defence = Vous pouvez empêcher le Renfort ou laisser faire, rien d’autre.
ephyran-now-keep = Gardez d’abord une des cartes que vous regardez.
ephyran-now-place = Posez d’abord l’objet magique sur une zone de votre cité.
ephyran-now-lose = Dites d’abord quelle zone vous perdez.
ephyran-no-such-seat = Il n’y a personne à cette place.
ephyran-no-god-taken = Quelqu’un d’autre est déjà { $god }.
ephyran-no-not-in-hand = Vous n’avez pas { $card } en main.
ephyran-no-such-half = { $card } n’a pas ce Renfort.
ephyran-no-not-that-area = { $card } ne peut pas être la zone { $area }.
ephyran-no-same-card = { $card } ne peut pas être à la fois le Renfort et la nouvelle zone.
ephyran-no-not-next = La zone { $area } doit attendre la précédente.
ephyran-no-already-built = Votre cité a déjà la zone { $area }.
ephyran-no-locked = { $who_is ->
    [you] Votre territoire « { $territory } » est verrouillé.
   *[other] Le territoire « { $territory } » de { $who } est verrouillé.
}
ephyran-no-nothing-to-change = Vous n’avez pas de zone { $area } à changer.
ephyran-no-change-covered = La zone { $area } est recouverte : on ne change que la dernière zone d’un territoire.
ephyran-no-not-an-opponent = Il y faut un adversaire.
ephyran-no-dionysus = Il n’y a pas de Dionysos sur la zone { $area } de { $who }.
ephyran-no-dionysus-covered = Le Dionysos de { $who }, sur la zone { $area }, est recouvert.
ephyran-no-true-area-needed = Seule une vraie zone peut prendre la place de Dionysos.
ephyran-no-support-again = La deuxième carte ne peut pas être un Renfort.
ephyran-no-pile-empty = Il faut une pioche aux Grées, et elle est vide.
ephyran-no-nothing-to-exchange = Vous et { $who } n’avez pas tous deux la zone { $area }.
ephyran-no-nothing-to-replace = Vous n’avez pas de zone { $area } à remplacer.
ephyran-no-dionysus-stays = Dionysos, sur la zone { $area }, ne peut pas revenir dans votre main.
ephyran-no-tokens-left = Il ne reste plus d’objet magique.
ephyran-no-place-for-token = Vous n’avez pas de zone libre et déverrouillée pour un objet magique.
ephyran-no-nothing-to-destroy = { $who } n’a rien qui puisse être détruit.
ephyran-no-token = Il n’y a pas d’objet magique sur la zone { $area } de { $who }.
ephyran-no-nothing-to-lock = Votre territoire « { $territory } » n’a aucune zone à verrouiller.
ephyran-no-locked-already = Votre territoire « { $territory } » est déjà verrouillé.
ephyran-no-not-locked = { $who_is ->
    [you] Votre territoire « { $territory } » n’est pas verrouillé.
   *[other] Le territoire « { $territory } » de { $who } n’est pas verrouillé.
}
ephyran-no-cannot-counter = { $card } n’empêche pas cela.
ephyran-no-must-draw = Vous devez prendre une carte tant qu’il y a une pioche.
ephyran-no-nothing-to-draw = La pioche est vide.
ephyran-no-not-looked-at = { $card } n’est pas un choix possible ici.
ephyran-no-name-the-top = Dites laquelle des autres cartes finit sur la défausse.
ephyran-no-area-there = Vous n’avez pas de zone { $area } où poser un objet magique.
ephyran-no-token-there = Il y a déjà un objet magique sur votre zone { $area }.
ephyran-no-second-token = { $who_is ->
    [you] Il y a déjà un objet magique dans votre territoire « { $territory } », et un seul y est permis.
   *[other] Il y a déjà un objet magique dans le territoire « { $territory } » de { $who }, et un seul y est permis.
}
ephyran-no-lose-uncovered = La zone { $area } n’est pas la dernière d’un de vos territoires.

ephyran-board-round = Manche
ephyran-board-reconstructed = Reconstitué : le livret de règles ne l’imprime pas.
ephyran-board-last-pile = Dernière manche : la pioche est vide
ephyran-board-last-city = Dernière manche : une cité est achevée
ephyran-board-pile = Pioche
ephyran-board-pile-label = { $count ->
    [0] Pioche, vide
    [one] Pioche, encore une carte
   *[other] Pioche, encore { $count } cartes
}
ephyran-board-discard-pile = Défausse
ephyran-board-discard-label = Défausse, { $count ->
    [one] une carte
   *[other] { $count } cartes
} ; au-dessus : { $card }
ephyran-board-discard-empty = Défausse, vide
ephyran-board-tokens = Objets
ephyran-board-tokens-label = { $count ->
    [0] Plus aucun objet magique
    [one] Encore un objet magique, face cachée
   *[other] Encore { $count } objets magiques, face cachée
}
ephyran-board-tokens-text = Dans la boîte, avec leur valeur :
ephyran-board-tartarus = Tartare
ephyran-board-tartarus-label = { $count ->
    [0] Tartare, vide
    [one] Tartare, une carte
   *[other] Tartare, { $count } cartes
}
ephyran-board-tartarus-text = Rien n’en revient. Renforts déjà disparus :

ephyran-board-city = { $who_is ->
    [you] Votre cité
   *[other] Cité de { $who }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } zones sur 16{ $hidden ->
    [0] {""}
    [one] , un objet face cachée
   *[other] , { $hidden } objets face cachée
}
ephyran-board-athena = Le jeton d’Athéna : premier joueur
ephyran-board-column = { $who_is ->
    [you] Votre territoire « { $territory } »
   *[other] Le territoire « { $territory } » de { $who }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ephyran-board-column-own = { $who_is ->
    [you] Votre territoire « { $territory } »
   *[other] Le territoire « { $territory } » de { $who }
}, compté double : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ephyran-board-column-locked = { $who_is ->
    [you] Votre territoire « { $territory } »
   *[other] Le territoire « { $territory } » de { $who }
}, verrouillé : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ephyran-board-next = { $who_is ->
    [you] Votre { $area }, prochaine à bâtir
   *[other] { $area } de { $who }, prochaine à bâtir
}
ephyran-board-empty = { $who_is ->
    [you] Votre { $area }, pas encore bâtie
   *[other] { $area } de { $who }, pas encore bâtie
}
ephyran-board-area = { $who_is ->
    [you] À vous : { $half }
   *[other] { $who } : { $half }
}
ephyran-board-area-token = { $who_is ->
    [you] À vous : { $half }
   *[other] { $who } : { $half }
}, avec un objet magique
ephyran-board-area-covered = { $who_is ->
    [you] À vous : { $half }
   *[other] { $who } : { $half }
}, recouverte
ephyran-board-area-covered-token = { $who_is ->
    [you] À vous : { $half }
   *[other] { $who } : { $half }
}, recouverte, avec un objet magique
ephyran-board-locked = Verrouillé par le bouclier d’Athéna
ephyran-board-locked-text = Personne, pas même son propriétaire, ne peut modifier ce territoire tant que la magie d’Hécate ne l’a pas déverrouillé.
ephyran-board-printed = Magie imprimée : { $magic }, { $value }
ephyran-board-token-known = Objet posé dessus : { $magic }, { $value }
ephyran-board-token-hidden = Un objet magique est posé dessus, face cachée.
ephyran-board-dionysus-taken = Tant qu’il n’est pas recouvert, chacun peut mettre la vraie zone à sa place et l’emmener chez soi.
ephyran-board-stopped-by = Paré par : { $support }
ephyran-board-family-pile = Renfort de pioche
ephyran-board-family-athena = Renfort d’Athéna
ephyran-board-family-ares = Renfort d’Arès
ephyran-board-family-defence = Renfort de défense

ephyran-board-hint-add = Ajouter : { $change }
ephyran-board-hint-change = Changer : { $change }
ephyran-board-hint-wait = Après { $area }
ephyran-board-hint-have = Bâtie et recouverte
ephyran-board-hint-locked = Verrouillé
ephyran-board-hint-take-dionysus = Prendre Dionysos à { $who }
ephyran-board-hint-dionysus = N’importe quelle zone
ephyran-board-hint-twins = { $count } cartes, puis rejouer
ephyran-board-hint-graeae = En voir { $count }, garder 1
ephyran-board-hint-exchange = Échanger une zone
ephyran-board-hint-take = Piocher un objet
ephyran-board-hint-destroy = Un rival perd une zone
ephyran-board-hint-steal = Voler un objet
ephyran-board-hint-lock = Verrouiller ou parer
ephyran-board-hint-unlock = Déverrouiller ou contrer
ephyran-board-discard = Défausser
ephyran-board-whole = La carte entière, à défausser : { $card }
ephyran-board-hand = Votre main
ephyran-board-no-hand = Votre main est vide.
ephyran-board-watching = Vous regardez : les mains et les objets magiques vous restent cachés.
ephyran-board-keep = Les Grées n’ont qu’un œil : touchez la carte que vous gardez, puis celle qui finira sur la défausse.
ephyran-board-looking = Les Grées se passent leur œil…
ephyran-board-held = Vous tenez : { $magic } ({ $value }). Touchez la zone qui le portera désormais.
ephyran-board-player-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
ephyran-board-player-hand = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
}
ephyran-board-open-hand = { $who_is ->
    [you] Tout le monde sait que vous tenez
   *[other] Tout le monde sait que { $who } tient
}

ephyran-board-window = { $who_is ->
    [you] Vous jouez { $support } contre { $of }.
   *[other] { $who } joue { $support } contre { $of_is ->
        [you] vous
       *[other] { $of }
    }.
}
ephyran-board-window-take = { $who_is ->
    [you] Vous jouez { $support }.
   *[other] { $who } joue { $support }.
}
ephyran-board-window-stop = { $who_is ->
    [you] Vous pouvez l’empêcher avec : { $support }.
   *[other] { $who } peut l’empêcher avec : { $support }.
}
ephyran-board-let-pass = laisse faire
ephyran-board-is-asked = doit répondre…
ephyran-board-not-yet = ensuite
ephyran-board-now-lose = { $who_is ->
    [you] { $by } détruit : vous sacrifiez une zone non recouverte.
   *[other] { $by_is ->
        [you] Vous détruisez : { $who } sacrifie une zone non recouverte.
       *[other] { $by } détruit : { $who } sacrifie une zone non recouverte.
    }
}
ephyran-board-now-token = { $who } regarde un objet magique et choisit où le poser, face cachée.
ephyran-board-now-graeae = { $who } regarde par l’œil des Grées.
ephyran-board-now-twins = { $who_is ->
    [you] Castor & Pollux : jouez une autre carte, mais pas un Renfort.
   *[other] Castor & Pollux : { $who } joue une autre carte, mais pas un Renfort.
}

ephyran-board-then-god = Votre territoire « { $territory } » comptera double.
ephyran-board-then-own = { $change } de prestige : { $points } en tout
ephyran-board-then-finished = { $change } de prestige : { $points } en tout, et votre cité est achevée. Cette manche est la dernière.
ephyran-board-then-token-lost = { $change } de prestige : { $points } en tout. L’objet posé dessus quitte la partie.
ephyran-board-then-both = Vous { $change } : { $points } en tout. { $who } { $other }.
ephyran-board-then-discard = Les deux moitiés sont sacrifiées ; votre prochaine carte vient de la pioche.
ephyran-board-then-defend = Cela n’a pas lieu ; les deux cartes vont au Tartare, et vous en prenez une nouvelle.
ephyran-board-then-lose = Vous sacrifiez une zone non recouverte de votre choix.
ephyran-board-then-stolen = Vous perdez : { $magic } ({ $value }).
ephyran-board-then-taken = Si personne d’autre ne s’y oppose, { $who } pioche un objet magique.
ephyran-board-then-happens = Si personne d’autre ne s’y oppose, cela a lieu.
ephyran-board-then-draw-pile = { $count ->
    [one] Il restera une carte.
   *[other] Il restera { $count } cartes.
}
ephyran-board-then-last-card = La dernière carte de la pioche : cette manche devient la dernière.
ephyran-board-then-draw-discard = Tout le monde voit la carte que vous prenez.
ephyran-board-then-keep = Ce que vous gardez reste secret ; le joueur suivant pourra prendre la carte du dessus.
ephyran-board-then-twins = Prenez { $count } cartes, puis jouez une autre carte, mais pas un Renfort. Pas de carte à la fin du tour.
ephyran-board-then-graeae = { $count ->
    [one] Il ne reste qu’une carte à regarder.
   *[other] Voyez { $count } cartes de la pioche et gardez-en une ; les autres sont défaussées.
}
ephyran-board-then-take = Un objet parmi { $count } face cachée. Tout adversaire peut s’y opposer.
ephyran-board-then-destroy = { $who } choisit la zone non recouverte qui disparaît, ou pare avec le bouclier.
ephyran-board-then-steal = Vous saurez ce que c’est en le tenant. Son propriétaire peut s’y opposer.
ephyran-board-then-steal-known = C’est : { $magic } ({ $value }). Son propriétaire peut s’y opposer.
ephyran-board-then-lock = { $points ->
    [one] { $points } point à l’abri
   *[other] { $points } points à l’abri
}, mais plus personne ne peut rien y ajouter, pas même vous.
ephyran-board-then-unlock = Tout le monde peut à nouveau modifier ce territoire.

ephyran-board-won = { $who_is ->
    [you] Vous avez bâti la cité la plus prestigieuse : { $points } points, { $lead } d’avance.
   *[other] { $who } a bâti la cité la plus prestigieuse : { $points } points, { $lead } d’avance.
}
ephyran-board-shared = { $who } partagent la victoire avec { $points } points chacun.
ephyran-board-ended-city = Une cité achevée a sonné la dernière manche.
ephyran-board-ended-pile = La pioche épuisée a sonné la dernière manche.
ephyran-board-city-bonus = Cité achevée
ephyran-board-total = Prestige
ephyran-board-count-creatures = créatures { $points }
ephyran-board-count-bonus = les quatre +{ $points }
ephyran-board-count-dionysus = Dionysos { $points }
ephyran-board-count-printed = magie { $points }
ephyran-board-count-tokens = objets { $points }
ephyran-board-best = { $who_is ->
    [you] Le territoire le plus riche était votre « { $territory } » : { $points } points.
   *[other] Le territoire le plus riche était « { $territory } » de { $who } : { $points } points.
}

ephyran-board-coach-god = Choisissez votre dieu. Tout ce qui est dans son territoire comptera double pour vous, et personne d’autre ne peut être le même dieu.
ephyran-board-coach-waiting = En attendant, regardez votre main : chaque carte est faite de deux moitiés, et vous n’en utiliserez jamais qu’une. Gardez le doigt sur une chose pour tout lire à son sujet.
ephyran-board-coach-halves = Chaque carte est faite de deux moitiés. Touchez une moitié, puis sa place : une zone numérotée 1 commence une colonne de votre cité, et les numéros se suivent. L’autre moitié est sacrifiée. Dionysos remplace n’importe quelle zone.
ephyran-board-coach-source = Chaque tour finit par une carte : touchez la pioche pour une carte secrète, ou la défausse pour celle du dessus, que tout le monde vous voit prendre.
ephyran-board-coach-creatures = Dans une colonne, chaque créature différente vaut 1 point, et quatre différentes 1 de plus. Deux fois la même n’apporte rien : regardez le nombre sous chaque moitié de vos cartes.
ephyran-board-coach-own = Votre territoire « { $territory } » compte double : les points et la magie imprimée y valent deux fois plus. Bâtissez-le bien, et verrouillez-le avec le bouclier d’Athéna quand il vous plaît.
ephyran-board-coach-support = Les moitiés peintes en rouge sur noir sont des Renforts. Touchez-en une, puis ce qu’elle vise : la zone d’un rival, la pioche, les objets, le haut d’une colonne. Elle va au Tartare, pour toujours.
ephyran-board-coach-thief = Le Dionysos d’un rival est à découvert. Si vous tenez la vraie zone de cet endroit, touchez-la, puis lui, puis sa place dans votre cité : vous grandissez, et c’est gratuit.
ephyran-board-coach-change = Rien ne convient ? Mettez une meilleure carte sur la dernière zone d’une colonne, ou touchez la bande d’une carte puis la défausse pour la jeter. La carte du tour vient alors de la pioche.
ephyran-board-coach-again = Les jumeaux vous font rejouer : une zone, un changement ou une défausse, mais pas de Renfort, et pas de carte ensuite.
ephyran-board-coach-answer = Un Renfort vous concerne. Le bouclier pare échanges et destructions, la magie d’Hécate empêche prises et vols ; on vous demande que vous en ayez ou non, pour que la réponse ne dise rien.
ephyran-board-coach-keep = Gardez l’une de ces cartes : touchez-la, puis celle que vous voulez bien voir sur la défausse.
ephyran-board-coach-place = Cet objet n’est connu que de vous. Posez-le sur une de vos zones libres ; il y reste, et compte double dans le territoire de votre dieu. Un casque fait moins de mal ailleurs.
ephyran-board-coach-lose = Vous perdez la dernière zone d’une colonne, et vous choisissez laquelle. Regardez les points au-dessus des colonnes.
ephyran-board-coach-end = C’est la dernière manche : chacun la finit, puis les objets sont retournés et les cités comptées.

ephyran-brief-1 = Bâtissez la cité la plus prestigieuse : quatre territoires de quatre zones chacun (EYR-1, EYR-2).
ephyran-brief-2 = Une carte a deux moitiés ; la jouer, c’est se servir de l’une et sacrifier l’autre (EYR-6).
ephyran-brief-3 = À votre tour, ajoutez une zone, jouez un Renfort, changez une zone ou défaussez une carte ; puis prenez une carte dans la pioche ou sur la défausse (EYR-8).
ephyran-brief-4 = Dans chaque colonne, les zones se posent dans l’ordre, de 1 à 4 (EYR-9) ; Dionysos tient lieu de n’importe laquelle (EYR-14).
ephyran-brief-5 = Les Renforts procurent des cartes et des objets magiques, échangent, détruisent et volent (EYR-17) ; les deux défenses les empêchent hors de votre tour, ou verrouillent et déverrouillent un territoire (EYR-24, EYR-25, EYR-26).
ephyran-brief-6 = Une pioche vide ou une cité terminée annonce le dernier tour de table (EYR-32). Les créatures différentes et les objets magiques marquent, et le territoire de votre dieu compte double (EYR-34, EYR-35, EYR-36).
ephyran-picture-halves = La première main : Dionysos et quatre cartes de deux moitiés chacune.
ephyran-picture-city = Des cités qui grandissent : dans chaque colonne, les zones se suivent à partir de 1.
ephyran-picture-lock = Un territoire vient d’être verrouillé avec le Bouclier d’Athéna.
ephyran-picture-count = Le décompte, cité par cité.

ephyran-minutes = 30
ephyran-mood = bâtir, et abîmer
