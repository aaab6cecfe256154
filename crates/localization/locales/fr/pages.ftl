# Ce que disent les pages autour d’une partie.
page-brand = Tablée
page-slogan = Quatre jeux de société, une même table, où que vous soyez.
page-skip = Aller à ce que vous pouvez faire
page-language = English
page-language-help = Lire cette page en anglais
page-theme = Clair ou sombre
page-sound = Un son quand c’est à vous
page-help = Aide et raccourcis
page-menu = Table
page-close = Fermer
page-rules = Règles
page-rules-of = Les règles de { $game }
page-home = Tous les jeux
page-copy = Copier
page-copied = Copié
page-share = Partager
page-name = Votre nom
page-name-example = par exemple Léa
page-qr = La même adresse, en code pour l’appareil photo d’un téléphone
page-footer = Ni compte, ni pistage, rien qui vienne d’ailleurs. Chaque tirage se vérifie après la partie.

page-shortcuts = Touches
page-key-touch = Entrée ou espace | toucher ce qui a le focus
page-key-arrows = Flèches | aller à la prochaine chose à toucher
page-key-numbers = 1 à 9 | prendre ce choix de la liste
page-key-board = b | aller à ce qui se touche
page-key-escape = Échap | annuler ce que vous avez commencé
page-key-undo = u | reprendre
page-key-log = l | ce qui s’est passé ; là, haut et bas mènent aux règles citées
page-key-chat = c | discussion
page-key-help = ? | cette aide
page-how-touch = Ce qui luit se touche. Touchez une chose, puis l’endroit où elle va ; touchez ce qui ne luit pas pour lire la règle qui l’interdit.
page-how-hold = Gardez le doigt sur une carte, ou restez dessus, pour la lire de près.
page-coach-again = Revoir le guide
page-notify = Me prévenir quand c’est à moi
page-notify-on = Vous serez prévenu quand c’est à vous

page-stage-gathering = on s’installe
page-stage-over = la partie est finie
page-stage-read-only = gardée telle quelle
page-watching = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
page-you-watch = Vous regardez
page-you = vous
page-bot = robot, { $level }
page-stand-in = un robot ({ $level }) joue en attendant
page-away = hors ligne
page-open-seat = Place libre
page-thinking = réfléchit
page-clock = Temps restant
page-players = Joueurs
page-board = Le plateau
page-mine = Vos affaires
page-level-random = au hasard
page-level-greedy = glouton
page-level-easy = facile
page-level-normal = normal
page-level-hard = difficile
page-level-expert = expert

page-prompt = Ce qui se passe
page-prompt-gathering = La table attend que tout le monde s’installe.
page-prompt-over = La partie est finie : rejouez, ou revoyez comment elle s’est passée.
page-prompt-over-watching = La partie est finie : revoyez comment elle s’est passée.
page-prompt-read-only = Cette table est gardée telle quelle ; on ne peut plus y jouer.
page-prompt-watching = Vous regardez cette table.
page-answer-is-in = Votre réponse est notée. Les autres l’apprendront dans un instant : le temps ne trahit ainsi aucune main.
page-undo = Reprendre
page-undo-ask = Demander à reprendre
page-undo-asked = Vous avez demandé à reprendre votre dernier choix ; tous n’ont pas encore répondu.
page-undo-asked-by = { $who } voudrait reprendre son dernier choix. Êtes-vous d’accord ?
page-agree = D’accord
page-refuse = Refuser
page-confirm = Confirmer
page-cancel = Annuler
page-then = et puis ?
page-offline = La connexion est perdue. Nouvel essai…
page-not-sent = Hors ligne : rien n’a été envoyé. Cela remarche dans un instant.
page-your-turn = à vous
page-why-rule = la règle
page-asides = Montrer une carte
page-choices = { $count ->
    [0] Rien à choisir pour l’instant
    [one] Votre seul choix, en liste
   *[other] Vos { $count } choix, en liste
}
page-filter = Ne montrer que ce qui contient
page-lasts = ne se reprend pas

page-drawer = Journal, discussion et règles
page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-log-earlier = Montrer ce qui précède
page-log-drawn = La table
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-mute = Montrer ou cacher ce que dit { $who }
page-chat-watcher = quelqu’un qui regarde
page-rules-whole = Lire toutes les règles
page-rules-hint = Touchez le numéro d’une règle dans le journal pour la lire ici.
page-new-remark = nouveau

page-leave = Quitter la table
page-leave-sure = Sûr ? Un robot jouera pour vous.
page-back = Reprendre ma place
page-standing-in = Un robot joue pour vous. La place est à vous dès que vous le voulez.
page-device = Continuer sur un autre appareil
page-device-title = Votre place, sur un autre appareil
page-device-help = Ouvrez cette adresse sur l’autre appareil, ou visez le code avec son appareil photo. Elle sert une seule fois, pendant un quart d’heure.
page-device-back = Retour à la table
page-take-title = Prendre votre place sur cet appareil
page-take-what = { $game } : place { $number }, { $name }.
page-take-until = { $count ->
    [one] Le lien est valable encore une minute.
   *[other] Le lien est valable encore { $count } minutes.
}
page-take = Prendre cette place sur cet appareil
page-devices = Mes appareils
page-devices-help = Tout ce qui ouvre votre place à cette table. Ce que vous déconnectez est fermé aussitôt.
page-devices-browser = Navigateur
page-devices-program = Programme
page-devices-link = Lien pas encore utilisé
page-devices-this = cet appareil
page-devices-when = depuis le { $made }, dernière utilisation le { $used }
page-devices-out = Déconnecter
page-devices-revoke = Révoquer
page-devices-others = Déconnecter tous les autres
page-devices-everywhere = Déconnecter partout
page-devices-everywhere-help = Se déconnecter partout, c’est quitter la table : avant la partie la place est libre, ensuite un robot joue pour vous.
page-leave-seat-sure = Sûr ? La place sera libre.
page-invite = Inviter
page-invite-watch = Lien vers cette table
page-other-edition = Cette table a été commencée selon l’édition { $edition } des règles, que ce programme n’a pas. Elle est gardée telle quelle.
page-read-only = Les coups de cette table ne se rejouent plus : elle est gardée telle quelle.
page-lost = { $count ->
    [one] La dernière entrée de cette table a été perdue avec le journal du disque. La partie continue à partir de ce qui reste.
   *[other] Les { $count } dernières entrées de cette table ont été perdues avec le journal du disque. La partie continue à partir de ce qui reste.
}
page-lost-perhaps = Le disque est revenu à un état antérieur. Les derniers coups de cette table manquent peut-être.
page-record = Télécharger la partie

page-change-seat = Prendre plutôt la place { $number }
page-kept = n’a pas encore dit oui
page-kept-free = Ne plus attendre { $name }
page-invited = Cette place est gardée pour vous. Jouez-vous ?
page-invited-yes = J’en suis
page-invited-no = Pas cette fois
page-own-seats = Vos places
page-free = Libérer la place
page-free-sure = Sûr ? { $name } perd la place pour de bon, et elle est pour d’autres. Pendant la partie, un robot la tient jusqu’à ce que quelqu’un la prenne.
page-take-over = La partie a commencé, et un robot joue à la place de quelqu’un qui est parti pour de bon ou n’était pas encore là. Vous pouvez prendre la place telle qu’elle est.
page-newcomer = { $name } vient d’arriver à cette table et a pris la place { $seat }, avec la main qui s’y trouve.
page-gather = Qui joue ?
page-gather-help = Envoyez ce lien à ceux avec qui vous voulez jouer. Qui l’ouvre tape un nom et s’assied.
page-sit = S’asseoir
page-sit-here = Ici
page-any-seat = n’importe quelle place libre
page-seat = Place
page-start = Commencer la partie
page-start-bots = Commencer ; des robots prennent les places libres
page-start-wait = L’hôte commence quand tout le monde est là.
page-start-full = Tout le monde est là.
page-commitment = Tirage honnête : la maison a déjà fixé son secret et en montre l’empreinte.
page-commitment-label = Empreinte

page-result = Le résultat
page-result-won = { $who_is ->
    [you] Vous gagnez !
   *[other] { $who } gagne !
}
page-result-shared = { $who } se partagent la victoire.
page-result-drawn = Partie nulle : personne ne gagne.
page-result-all-won = Vous gagnez, tous ensemble !
page-result-all-lost = Tout le monde perd.
page-rematch = Rejouer
page-rematch-join = J’en suis : rejoindre la nouvelle partie
page-rematch-watch = Voir la nouvelle partie
page-replay = Revoir la partie
page-next = Jeu suivant
page-next-help = Les mêmes joueurs, un autre jeu
page-share-replay = Copier le lien pour revoir la partie

page-coach = Guide
page-coach-ok = Compris
page-coach-skip = Sans guide

page-lobby-title = Tablée : des jeux de société entre amis, où que l’on soit
page-lobby-lead = Choisissez un jeu, envoyez un lien, jouez. Dans le navigateur, entre amis, avec des robots, ou les deux.
page-lobby-games = Les jeux
page-lobby-more = D’autres jeux
page-lobby-reference = Cinq petits jeux aux réponses connues
page-lobby-mine = Vos tables
page-lobby-open = Tables ouvertes
page-lobby-open-empty = Aucune table ouverte pour l’instant. Ouvrez-en une : elle se verra ici.
page-lobby-waiting = on vous attend
page-lobby-invited = on vous propose de jouer
page-lobby-answer = Répondre
page-lobby-going = en cours
page-lobby-over = finie
page-lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-lobby-sit = S’asseoir
page-lobby-play = Jouer
page-lobby-look = Voir
page-lobby-with = Vous avez joué dernièrement avec
page-lobby-how = Comment ça marche
page-lobby-how-1 = Choisissez un jeu et qui s’assied : des gens, des robots, ou les deux.
page-lobby-how-2 = Envoyez le lien. Vos amis tapent un nom et s’assoient : ni compte, ni rien à installer.
page-lobby-how-3 = Touchez ce qui luit. La table connaît les règles, et dit laquelle quand quelque chose n’est pas possible.
page-lobby-new = Nouvelle table
page-lobby-players = { $low } à { $high } joueurs
page-lobby-players-same = { $low } joueurs
page-score = Score
page-lobby-minutes = { $minutes } min environ
page-minutes-small = 5

page-new-title = Nouvelle table : { $game }
page-new-start = Ouvrir la table
page-new-options = Le jeu
page-new-more = Plus d’options
page-new-readings = Lectures
page-new-readings-help = Des points que la règle imprimée laisse lire de plusieurs façons. Laissez-les ainsi, ou mettez-vous d’accord avant de commencer.
page-new-seats = Qui s’assied à la table ?
page-new-seats-help = Une place libre est pour qui vient par votre lien ; des robots prennent celles qui restent quand vous commencez.
page-new-seat = Place { $number }
page-new-me = moi
page-new-open = libre, pour un invité
page-new-bot = robot : { $level }
page-new-all-bots = Rien que des robots contre moi
page-new-all-open = J’invite des amis
page-new-bots = Niveau des robots
page-new-bots-help = Pour les places encore libres au début, et pour qui s’en va.
page-new-several = Plusieurs places par personne ?
page-new-several-help = Chaque personne a une place, et à une table publique chaque réseau pour les programmes, sauf si vous en permettez plus : alors un seul navigateur peut en tenir plusieurs.
page-new-several-no = Une place chacun
page-new-several-yes = Plusieurs places, d’accord
page-new-public = Qui peut la trouver ?
page-new-public-no = Seulement ceux qui ont le lien
page-new-public-yes = Tout le monde, sur la première page
page-new-pace = Temps par décision
page-new-pace-help = Quand il est écoulé, un robot joue jusqu’au retour de la personne.
page-new-pace-none = Sans horloge
page-new-pace-30s = 30 secondes
page-new-pace-2min = 2 minutes
page-new-pace-1d = Un jour
page-new-pace-3d = Trois jours
page-new-pause = Pause avant que les robots répondent, et avant que la table joue un choix que tous savent être le seul
page-new-pause-help = Les réponses tirées d’une main cachée sont annoncées après elle, et après une seconde au moins si plusieurs personnes jouent : une réponse rapide ne trahit ainsi aucune main.
page-new-pause-0 = Aucune
page-new-pause-1000 = 1 seconde
page-new-pause-2000 = 2 secondes
page-new-pause-4000 = 4 secondes
page-new-delay = Ceux qui regardent voient la partie plus tard de
page-new-delay-0 = Rien du tout
page-new-delay-5 = 5 coups
page-new-delay-20 = 20 coups
page-new-delay-60 = 60 coups
page-new-update = Mettre à jour

page-replay-title = { $game } : revoir la partie
page-replay-step = { $step ->
    [0] Avant le premier coup, sur { $steps }
   *[other] Après le coup { $step } sur { $steps }
}
page-replay-first = Début
page-replay-previous = Précédent
page-replay-next = Suivant
page-replay-last = Fin
page-replay-play = Dérouler
page-replay-go = Aller
page-replay-slider = Moment de la partie
page-replay-as = Vue par
page-replay-watch = quelqu’un qui regarde
page-replay-all = toutes cartes ouvertes
page-replay-of = Ce que savait { $who }
page-replay-link = Copier le lien vers ce moment
page-analysis-ask = Calculer les chances de chacun
page-analysis-about = Un robot revoit chaque moment de la partie. Cela prend un peu de temps, se fait une seule fois et reste pour tout le monde.
page-analysis-running = Le robot revoit la partie : { $done } moments sur { $of }.
page-analysis-progress = Moments revus
page-analysis-reload = Voir où il en est
page-curve = Chances de gagner, telles que le robot les voit
page-curve-point = { $who } : { $percent } % après le coup { $step }
page-fair = Était-ce honnête ?
page-fair-yes = { $draws ->
    [0] Oui : le secret est bien celui qui était engagé. Rien n’a été tiré dans cette partie.
    [one] Oui : le seul tirage découle du secret engagé avant que quiconque s’asseye.
   *[other] Oui : les { $draws } tirages découlent tous du secret engagé avant que quiconque s’asseye.
}
page-fair-no = Non : { $reason }
page-fair-commitment = Empreinte montrée avant la partie
page-fair-secret = Le secret de la maison, désormais révélé
page-fair-salt = Ajouté par { $who }
page-fair-how = La graine du tirage est une empreinte du secret et de ce que chaque place a ajouté : ni la maison ni un joueur n’a choisi une carte. Pour vérifier soi-même : tablee replay FICHIER --verify

page-problem = Cela n’a pas marché
page-problem-home = Aux jeux
page-problem-not-found = Il n’y a rien à cette adresse.

# Les petits jeux.
small-free = libre
small-three = Trois alignés : vous gagnez
small-four = Quatre alignés : vous gagnez
small-lines = lignes
small-column = Colonne { $column }
small-column-holds = Colonne { $column }, { $count ->
    [0] vide
    [one] un jeton
   *[other] { $count } jetons
}
small-lands = tombe en ligne { $row }
small-face-down = une carte face cachée
small-chips = { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
small-pot = { $count ->
    [one] Pot : un jeton
   *[other] Pot : { $count } jetons
}
small-at-stake = { $count } de vos jetons en jeu
small-lose = { $count ->
    [one] vous perdez un jeton
   *[other] vous perdez { $count } jetons
}
small-card = Carte
small-chips-won = Jetons
small-not-shown = pas montrée
small-said-fold = { $who_is ->
    [you] Vous vous êtes couché
   *[other] { $who } s’est couché
}
small-said-call = { $who_is ->
    [you] Vous êtes resté
   *[other] { $who } est resté
}
small-said-raise = { $who_is ->
    [you] Vous avez relancé
   *[other] { $who } a relancé
}
small-prize = Prix
small-prize-worth = prix de valeur { $count }
small-points = { $count ->
    [0] 0 point
    [one] un point
   *[other] { $count } points
}
small-points-column = points
small-took = prend le prix
small-beats = bat { $count } de ses { $of } cartes
small-coach-tic-tac-toe = Vous jouez { $mark }. Touchez une case libre pour la prendre ; trois alignées gagnent, en ligne, en colonne ou en diagonale.
small-coach-connect-four = Touchez une colonne : votre jeton tombe à sa place libre la plus basse. Quatre alignés gagnent.
small-coach-kuhn = Vous seul voyez votre carte. Misez si vous voulez faire croire qu’elle est haute ; passez la parole pour voir venir.
small-coach-kuhn-answer = Il y a une mise. Suivez, et la plus haute carte prend le pot ; couchez-vous, et vous ne perdez que ce que vous avez mis.
small-coach-leduc = Vous seul voyez votre carte. Une autre sera retournée au milieu : qui a la même tient une paire, et une paire gagne.
small-coach-leduc-second = La carte du milieu est retournée. Une paire avec elle bat toute carte ; les relances valent le double à présent.
small-coach-goofspiel = Chacun mise une carte pour ce prix, face cachée. La plus haute le prend ; les deux cartes sont perdues. Gardez vos hautes cartes pour les hauts prix, ou surprenez.
small-coach-goofspiel-second = Plus haut, vous voyez quelles cartes il reste à l’autre. Touchez une des vôtres pour la miser.
