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
ephyran-option-exchange-help = Où va l’ancienne zone quand l’Échange la remplace par une carte de la main.
ephyran-option-exchange-tartarus = au Tartare
ephyran-option-exchange-hand = dans la main

ephyran-section-gods = Dieux
ephyran-section-wilds = Joker
ephyran-section-supports = Renforts
ephyran-section-tokens = Objets magiques
ephyran-section-cards = Pioche

ephyran-area = { $territory } { $number }
ephyran-half = { $territory } { $number }, { $creature }
ephyran-half-magic = { $territory } { $number }, { $creature } ({ $magic })
ephyran-half-dionysus = { $area }, Dionysos
ephyran-card = [{ $first } | { $second }]

ephyran-do-god = Devenir { $god }
ephyran-do-add = Ajouter { $half }, en sacrifiant { $rest }
ephyran-do-add-dionysus = Ajouter Dionysos comme { $area }
ephyran-do-dionysus = Prendre Dionysos à { $from } contre { $half }, et le poser chez vous en { $to }
ephyran-do-change = Changer { $old } pour { $half }
ephyran-do-discard = Défausser { $card }
ephyran-do-twins = { $support } : prendre plus de cartes, puis rejouer, en sacrifiant { $rest }
ephyran-do-graeae = { $support } : regarder des cartes et en garder une, en sacrifiant { $rest }
ephyran-do-exchange = { $support } : votre { $own } contre { $half } de { $with }, en sacrifiant { $rest }
ephyran-do-replace = { $support } : remplacer { $old } par { $half }, en sacrifiant { $rest }
ephyran-do-take = { $support }, en sacrifiant { $rest }
ephyran-do-destroy = { $support } : { $of } en perd un, en sacrifiant { $rest }
ephyran-do-steal = { $support } : celui de { $from } sur { $area }, en sacrifiant { $rest }
ephyran-do-lock = { $support } : verrouiller votre territoire « { $territory } », en sacrifiant { $rest }
ephyran-do-unlock = { $support } : déverrouiller { $of_is ->
    [you] votre territoire « { $territory } »
   *[other] le territoire « { $territory } » de { $of }
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

ephyran-turn = À vous : ajoutez une zone, jouez un Renfort, changez une zone ou défaussez une carte.
ephyran-turn-last = Votre dernier tour : ajoutez une zone, jouez un Renfort, changez une zone ou défaussez une carte.
ephyran-turn-again = Rejouez, mais pas de Renfort.
ephyran-turn-god = Quel dieu êtes-vous ?
ephyran-turn-answer = { $who } joue { $support }. L’en empêchez-vous ?
ephyran-turn-source = { $count ->
    [one] Où prenez-vous votre carte ?
   *[other] Où prenez-vous la prochaine de vos { $count } cartes ?
}
ephyran-turn-keep = Quelle carte gardez-vous ?
ephyran-turn-place = Votre objet magique : { $magic }. Où le posez-vous, face cachée ?
ephyran-turn-lose = { $who } détruit. Quelle zone non recouverte sacrifiez-vous ?

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
    [you] Vous changez { $old } pour { $half } ; l’ancienne carte est défaussée.
   *[other] { $who } change { $old } pour { $half } ; l’ancienne carte est défaussée.
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
    [you] Vous piochez un objet magique : { $magic }.
   *[other] { $who } pioche un objet magique : { $magic }.
}
ephyran-token-drawn-hidden = { $who } pioche un objet magique et le regarde.
ephyran-token-stolen = { $who_is ->
    [you] Vous prenez l’objet magique de { $from } sur { $area } : { $magic }.
   *[other] { $who } prend l’objet magique de { $from } sur { $area } : { $magic }.
}
ephyran-token-stolen-hidden = { $who } prend { $from_is ->
    [you] votre objet magique
   *[other] l’objet magique de { $from }
} sur { $area } et le regarde.
ephyran-token-seen = { $who_is ->
    [you] Vous regardez l’objet magique arrivé sur { $area } : { $magic }.
   *[other] { $who } regarde l’objet magique sur { $area } : { $magic }.
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
    [you] Vous verrouillez votre territoire « { $territory } ».
   *[other] { $who } verrouille son territoire « { $territory } ».
}
ephyran-unlocked = { $of_is ->
    [you] Votre territoire « { $territory } » est déverrouillé.
   *[other] Le territoire « { $territory } » de { $of } est déverrouillé.
}
ephyran-city-finished = { $who_is ->
    [you] Vous terminez votre cité : { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } de plus.
   *[other] { $who } termine sa cité : { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } de plus.
}
ephyran-last-round-pile = La pioche est vide : c’est le dernier tour de table.
ephyran-last-round-city = Une cité est terminée : c’est le dernier tour de table.
ephyran-token-revealed = { $who_is ->
    [you] Votre objet magique sur { $area } : { $magic }.
   *[other] L’objet magique de { $who } sur { $area } : { $magic }.
}
ephyran-scored = { $who_is ->
    [you] Votre cité vaut { $points } points.
   *[other] La cité de { $who } vaut { $points } points.
}

ephyran-table = Tour { $round }. Pioche { $pile }, défausse { $discard }, Tartare { $tartarus }.
ephyran-top = Sur la défausse : { $card }.
ephyran-last-round = C’est le dernier tour de table.
ephyran-player = { $who } ({ $god }) : { $points } points, { $hand } cartes en main.
ephyran-player-open = { $who } ({ $god }) : { $points } points, { $hand } cartes en main, connues de tous : { $cards }.
ephyran-player-without-god = { $who } : { $hand } cartes en main.
ephyran-column = { "  " }{ $territory } : { $areas }
ephyran-column-locked = { "  " }{ $territory } (verrouillé) : { $areas }
ephyran-chain = { $first }, { $rest }
ephyran-cell = { $creature }
ephyran-cell-magic = { $creature } ({ $magic })
ephyran-cell-token = { $cell } + objet magique : { $magic }
ephyran-cell-token-hidden = { $cell } + un objet magique
ephyran-hand = Votre main : { $cards }.
ephyran-looking = Vous regardez { $cards }.

ephyran-no-not-now = Ce n’est pas le moment : un tour est une action, puis une carte.
ephyran-no-such-seat = Il n’y a personne à cette place.
ephyran-no-god-taken = Quelqu’un d’autre est déjà { $god }.
ephyran-no-not-in-hand = Vous n’avez pas { $card } en main.
ephyran-no-such-half = { $card } n’a pas ce Renfort.
ephyran-no-not-that-area = { $card } ne peut pas être { $area }.
ephyran-no-same-card = { $card } ne peut pas être à la fois le Renfort et la nouvelle zone.
ephyran-no-not-next = { $area } doit attendre la zone précédente.
ephyran-no-already-built = Votre cité a déjà { $area }.
ephyran-no-locked = { $who_is ->
    [you] Votre territoire « { $territory } » est verrouillé.
   *[other] Le territoire « { $territory } » de { $who } est verrouillé.
}
ephyran-no-nothing-to-change = Vous n’avez pas de { $area } à changer.
ephyran-no-change-covered = { $area } est recouverte : on ne change que la dernière zone d’un territoire.
ephyran-no-not-an-opponent = Il y faut un adversaire.
ephyran-no-dionysus = Il n’y a pas de Dionysos sur { $area } de { $who }.
ephyran-no-dionysus-covered = Le Dionysos de { $who } sur { $area } est recouvert.
ephyran-no-true-area-needed = Seule une vraie zone peut prendre la place de Dionysos.
ephyran-no-support-again = La deuxième carte ne peut pas être un Renfort.
ephyran-no-pile-empty = Il faut une pioche aux Grées, et elle est vide.
ephyran-no-nothing-to-exchange = Vous et { $who } n’avez pas tous deux { $area }.
ephyran-no-nothing-to-replace = Vous n’avez pas de { $area } à remplacer.
ephyran-no-dionysus-stays = Dionysos, sur { $area }, ne peut pas revenir dans votre main.
ephyran-no-tokens-left = Il ne reste plus d’objet magique.
ephyran-no-place-for-token = Vous n’avez pas de zone libre et déverrouillée pour un objet magique.
ephyran-no-nothing-to-destroy = { $who } n’a rien qui puisse être détruit.
ephyran-no-token = Il n’y a pas d’objet magique sur { $area } de { $who }.
ephyran-no-nothing-to-lock = Votre territoire « { $territory } » n’a aucune zone à verrouiller.
ephyran-no-locked-already = Votre territoire « { $territory } » est déjà verrouillé.
ephyran-no-not-locked = { $who_is ->
    [you] Votre territoire « { $territory } » n’est pas verrouillé.
   *[other] Le territoire « { $territory } » de { $who } n’est pas verrouillé.
}
ephyran-no-cannot-counter = { $card } n’empêche pas cela.
ephyran-no-must-draw = Vous devez prendre une carte tant qu’il y a une pioche.
ephyran-no-nothing-to-draw = La pioche est vide.
ephyran-no-not-looked-at = { $card } n’est pas un choix possible ici.
ephyran-no-name-the-top = Dites laquelle des autres cartes finit sur la défausse.
ephyran-no-area-there = Vous n’avez pas de { $area } où poser un objet magique.
ephyran-no-token-there = Il y a déjà un objet magique sur votre { $area }.
ephyran-no-lose-uncovered = { $area } n’est pas la dernière zone d’un de vos territoires.
