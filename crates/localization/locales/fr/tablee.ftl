# Les mots du terminal lui-même.
tablee-seat = { $who }
tablee-title = { $game } : { $players }
tablee-drawn = Personne ne gagne : la partie est nulle.
tablee-unfinished = { $steps ->
    [0] Rien n’a encore été joué.
    [one] La partie n’est pas finie : un coup jusqu’ici.
   *[other] La partie n’est pas finie : { $steps } coups jusqu’ici.
}
tablee-result-score = score
tablee-result-payoff = gain
tablee-result-verify = Le tirage se vérifie : tablee replay FICHIER --verify

tablee-welcome = Tablée : à quoi jouer ?
tablee-guide = Pour jouer : tablee play JEU. Pour les programmes : tablee referee. Pour tout le reste : tablee --help.
tablee-ask-game = Le numéro d’un jeu (q pour partir)
tablee-ask-people = Combien de personnes à ce clavier, sur { $seats } places ? [1]
tablee-ask-level = Quel niveau pour les robots : easy, normal, hard ou expert ? [normal]
tablee-ask-again = Ce n’est aucune des réponses ; q pour partir.

tablee-play-hint = Tapez un numéro pour choisir, ? pour l’aide, q pour partir.
tablee-play-pass = Passez le clavier à { $who }, qui appuie sur Entrée.
tablee-play-hide = Appuyez sur Entrée pour cacher ceci.
tablee-play-thinking = { $who } réfléchit…
tablee-play-earlier = { $count ->
    [one] Une ligne plus ancienne : tapez log.
   *[other] { $count } lignes plus anciennes : tapez log.
}
tablee-play-more = { $count ->
    [one] Encore un choix : tapez un mot pour voir ceux qui le contiennent.
   *[other] Encore { $count } choix : tapez un mot pour voir ceux qui le contiennent.
}
tablee-play-no-such-number = Ce choix n’existe pas : ils vont de { $low } à { $high }. Entrée les montre à nouveau.
tablee-play-unknown = « { $text } » n’est aucun des choix. Entrée les montre à nouveau, ? aide.
tablee-play-allowed = « { $action } » est permis maintenant.
tablee-play-nothing-also = Il n’y a rien à faire en plus des choix.
tablee-play-undone = C’est repris.
tablee-play-no-undo = Il n’y a rien à reprendre : quelqu’un a appris quelque chose depuis, ou rien n’a été fait.
tablee-play-kept = La partie est gardée dans { $file }
tablee-play-saved = Une copie est dans { $file }
tablee-play-not-saved = { $file } n’a pas été écrit : { $reason }
tablee-play-no-rules = Les règles de ce jeu ne sont pas écrites ici.
tablee-play-no-rule = Il n’y a pas de règle { $id } dans ce jeu ; « rules » les montre toutes.
tablee-play-no-secret = Cette partie n’a pas gardé le secret de la maison : désormais les cartes sont tirées à neuf, et leur tirage ne se prouve pas.

tablee-help-choice = 3, notation | le choix de ce numéro, ou dans sa notation, ou un mot de celle-ci
tablee-help-enter = Entrée | revoir les choix ; prend le seul possible
tablee-help-rules = rules | les règles du jeu
tablee-help-rule = ? ID | la règle de ce numéro
tablee-help-why = why X | X est-il permis, ou quelle règle l’interdit
tablee-help-also = also, also X | ce que vous pouvez faire en plus, comme montrer une carte ; faire X
tablee-help-undo = u | reprendre votre dernier choix, si personne n’a rien appris depuis
tablee-help-log = log | ce qui s’est passé jusqu’ici
tablee-help-save = save FICHIER | écrire une copie de la partie
tablee-help-quit = q | partir ; la partie est gardée, et --resume la reprend

tablee-replay-cut = { $file } s’interrompt à la ligne { $line } : { $steps ->
    [0] aucun coup entier n’y était.
    [one] le seul coup entier d’avant a été lu.
   *[other] les { $steps } coups entiers d’avant ont été lus.
}
tablee-replay-fair = { $draws ->
    [0] Le secret est bien celui qui était engagé ; rien n’a été tiré dans cette partie.
    [one] Le seul tirage découle du secret engagé avant la partie : personne ne l’a choisi.
   *[other] Les { $draws } tirages découlent tous du secret engagé avant la partie : personne ne les a choisis.
}
tablee-replay-by-hand = Les tirages de cette partie ont été choisis à la main : il n’y a rien à prouver.
tablee-replay-secret = Le secret n’est pas encore révélé : il le sera à la fin de la partie.
tablee-replay-other-secret = Le secret de cette partie n’est pas celui qui était engagé.
tablee-replay-other-draw = Le coup { $step } n’est pas ce que donne le secret, qui est « { $drawn } ».

tablee-simulate-stopped = Arrêt après { $played } parties sur { $asked }.
tablee-simulate-games = Parties
tablee-simulate-games-per-second = Parties par seconde
tablee-simulate-decisions-per-second = Décisions par seconde
tablee-simulate-length = Décisions par partie
tablee-simulate-length-value = { $mean } ({ $low }–{ $high })
tablee-simulate-seat = place
tablee-simulate-payoff = gain
tablee-simulate-wins = gagné
tablee-simulate-score = score
tablee-simulate-player = { $who } ({ $player })
tablee-simulate-note = Moyennes avec leurs intervalles à 95 % ; 5 % des parties sont plus courtes et 5 % plus longues que les décisions indiquées.

tablee-content-sound = { $file } : sans faute, { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}
tablee-content-exported = { $file } est écrit. Modifiez-le, vérifiez-le avec tablee content check { $dir }, et jouez avec : tablee play --content { $dir }.
tablee-content-summary = { $entries ->
    [one] Une entrée
   *[other] { $entries } entrées
}, dont { $reconstructed } { $reconstructed ->
    [one] reconstituée
   *[other] reconstituées
} : faites pour convenir au livret, qui ne les imprime pas.
tablee-content-rulebook = livret
tablee-content-reconstructed = reconstitué

tablee-ladder-title = { $game } : l’échelle
tablee-ladder-stopped = L’ordre est certain après { $each } parties chacun sur { $asked } : le reste n’a pas été joué ({ $games } parties).
tablee-ladder-certain = L’ordre est certain après { $each } parties chacun ({ $games } parties).
tablee-ladder-uncertain = L’ordre n’est pas certain après { $each } parties chacun ({ $games } parties) : des voisins se valent peut-être, ou plus de parties le diraient.
tablee-ladder-interrupted = Arrêt après { $games } parties, { $each } chacun sur { $asked }.
tablee-ladder-player = joueur
tablee-ladder-elo = Elo
tablee-ladder-wins = parties gagnées
tablee-ladder-points = points
tablee-ladder-payoff = gain
tablee-ladder-games = parties
tablee-ladder-against = % contre
tablee-ladder-note = Les classements autour d’une moyenne de 0, et la part des points de chaque ligne contre chaque colonne, avec leurs intervalles à 95 %.
tablee-ladder-note-teams = Chacun occupe toutes les places : la part de parties gagnées avec son intervalle à 95 %, et le gain moyen.
tablee-ladder-plot = { $games } parties, avec les intervalles à 95 %

tablee-analyse-step = pas
tablee-analyse-who = qui
tablee-analyse-done = ce qui fut fait
tablee-analyse-better = ce que le robot préfère
tablee-analyse-same = la même chose
tablee-analyse-cost = coût
tablee-analyse-start = départ
tablee-analyse-luck = chance
tablee-analyse-skill = ses choix
tablee-analyse-others = les autres
tablee-analyse-unknown = le reste
tablee-analyse-result = résultat
tablee-analyse-line = { $step }. { $who } : { $done }
tablee-analyse-line-better = mieux de { $cost } % : { $better }
tablee-analyse-no-decision = Personne n’avait le choix.
tablee-analyse-note = Chances de gagner en pour cent, telles que { $level } les voit. Le coût d’un choix est ce qu’il abandonne par rapport à celui du robot, avec ce que la place savait. Au départ s’ajoutent les tirages (la chance), ses propres choix, ceux des autres et le reste : ce que la place ne pouvait pas savoir et ce que le robot a mal jugé. Cela donne le résultat.
tablee-analyse-unfinished = { $file } : la partie n’est pas finie après { $steps ->
    [one] un coup
   *[other] { $steps } coups
} ; seule une partie finie s’analyse
tablee-analyse-plot = Les chances de gagner telles que { $level } les voit ; un cercle marque un choix qui coûte 5 % ou plus
tablee-analyse-axis = pas
tablee-analyse-mark = { $step } : { $done } (−{ $cost } %) ; mieux : { $better }
