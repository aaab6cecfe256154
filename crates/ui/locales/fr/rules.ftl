# Les pages de règles.
rules-title = { $game } : les règles
rules-play = Ouvrir une table
rules-contents = Sommaire
rules-about = À propos de ces règles
rules-cards = Le contenu de la boîte
rules-cards-name = Nom
rules-cards-text = Ce qu’on y lit
rules-cards-count = Nombre
rules-cards-source = Provenance
rules-cards-none = Ce jeu n’a ni cartes ni plateau à énumérer.
rules-cards-own = Qui possède la boîte peut y copier ses propres cartes : « tablee content export » écrit le fichier, et l’option « --content » joue avec.

rules-picture-prompt = À la table, { $who } lit : « { $prompt } »

rules-picture-ephios-crossroads = Une partie rapide à trois qui commence : quatre personnages sont à découvert sur la croisée des chemins, et tous les marqueurs sont à 0 %.
rules-picture-ephios-union = Une main avec laquelle on peut unir une alliance.
rules-picture-ephios-page = Une campagne après sa première manche : la page victoire qui vient d’être lue a fait entrer une nouvelle alliance.
rules-picture-ephios-plot = Le solo : le Complot a un·e Dignitaire dans sa zone et prend, dès qu’il le peut, la carte Dignitaire la plus à droite de la ligne.

rules-picture-epix-realms = Le plateau pour quatre avant le printemps : chaque Château a son Soldat, et un Château forme un Royaume avec ses deux Provinces adjacentes.
rules-picture-epix-bids = La phase préliminaire des règles avancées : les Capacités sont aux enchères, et une mise vient d’être dépassée.
rules-picture-epix-duel = Une attaque : la mise est dans le poing, et le défenseur doit la deviner.
rules-picture-epix-count = La fin d’une partie : les Provinces d’abord, puis l’Or.

rules-picture-erythro-planet = Erythro à trois contre la Compagnie minière de Mars : le dôme est au centre, les premières mines et la première pollution sont là.
rules-picture-erythro-hand = Une main de cartes de base : chacune a ses quatre zones d’action.
rules-picture-erythro-contaminated = Le quatrième jeton pollution vient de rendre une tuile contaminée.
rules-picture-erythro-event = Le Consortium : un événement reste actif jusqu’à la prochaine phase de l’adversaire.

rules-picture-ephyran-halves = La première main : Dionysos et quatre cartes de deux moitiés chacune.
rules-picture-ephyran-city = Des cités qui grandissent : dans chaque colonne, les zones se suivent à partir de 1.
rules-picture-ephyran-lock = Un territoire vient d’être verrouillé avec le Bouclier d’Athéna.
rules-picture-ephyran-count = Le décompte, cité par cité.

rules-picture-tic-tac-toe-middle = Après quatre signes.
rules-picture-connect-four-middle = Après douze jetons, chacun dans la plus basse case libre de sa colonne.
rules-picture-kuhn-bet = Il faut répondre à une mise.
rules-picture-leduc-middle = Une des quatre cartes restantes est retournée au milieu.
rules-picture-goofspiel-prize = Une partie à sept cartes chacun : les mises pour le prix se font face cachée.
