# Les pages de règles.
rules-title = { $game } : les règles
rules-play = Ouvrir une table
rules-contents = Sommaire
rules-about = À propos de ces règles
rules-cards = Le contenu de la boîte
rules-cards-name = Nom
rules-cards-text = Ce qu’on y lit
rules-cards-count = Nombre
rules-cards-source = Provenance
rules-cards-none = Ce jeu n’a ni cartes ni plateau à énumérer.
rules-cards-own = Qui possède la boîte peut y copier ses propres cartes : « tablee content export » écrit le fichier, et l’option « --content » joue avec.

rules-brief = En bref

rules-brief-ephios-1 = Soyez la première personne dont la popularité atteint 70 % (EPH-79).
rules-brief-ephios-2 = À votre tour, faites une seule chose : recruter, débattre, utiliser une carte ou unir une alliance (EPH-28).
rules-brief-ephios-3 = Recruter : payez en jetons la valeur d’une personnalité de la croisée des chemins, ou 1 jeton pour la première carte de la pioche, sans la voir (EPH-31, EPH-35).
rules-brief-ephios-4 = Débattre : défaussez une personnalité de la croisée des chemins et prenez 2 jetons (EPH-39).
rules-brief-ephios-5 = Utiliser : une personnalité de votre main ou un·e habitant·e de la croisée des chemins, pour l’effet qui y est écrit (EPH-43, EPH-44). Les réactions répondent à ce que font les autres (EPH-45).
rules-brief-ephios-6 = Unir : avec deux personnalités d’une alliance en main, trois pour le Syndicat, défaussez votre main pour 20 à 40 %, et davantage avec votre affinité secrète (EPH-58, EPH-61, EPH-66).

rules-brief-epix-1 = Prenez un Château adverse et vous gagnez aussitôt ; sinon, tenez le plus de Provinces au bout de quatre saisons (EPX-1b).
rules-brief-epix-2 = Avant le printemps, chacun recrute des Unités et, avec les règles avancées, enchérit sur des Capacités Spéciales (EPX-11a).
rules-brief-epix-3 = Une saison s’ouvre poings fermés : la plus grosse mise dit qui joue en premier (EPX-18a, EPX-18c).
rules-brief-epix-4 = Chacun choisit en secret une carte (Recrutement, Taxe, ou Déplacement & Attaque ; deux en hiver), et on les joue à tour de rôle (EPX-21, EPX-22a).
rules-brief-epix-5 = Une attaque est un duel : l’attaquant cache de l’Or, le défenseur annonce un montant. S’il tombe juste, l’Unité attaquante est éliminée ; sinon, c’est l’autre (EPX-36a). Dans un Château et dans la montagne, le défenseur en annonce deux (EPX-41a, EPX-42a).
rules-brief-epix-6 = Les Camps et les Provinces +1 rapportent de l’Or à la fin de chaque saison (EPX-48a, EPX-48b).

rules-brief-erythro-1 = Vous gagnez ensemble ou perdez ensemble (ERY-1).
rules-brief-erythro-2 = À chaque manche, chacun joue quatre cartes, chacune pour une de ses quatre zones : influence, déplacement, sanctuaire, ou une liste d’effets (ERY-33, ERY-35).
rules-brief-erythro-3 = Les attaques détruisent la mine de votre tuile, payées dans un de vos deux éléments (ERY-46).
rules-brief-erythro-4 = Ensuite, chaque mine descend d’une étape : elle pollue, et à sa dernière étape la partie est perdue (ERY-48). Un quatrième jeton pollution contamine une tuile pour de bon (ERY-53).
rules-brief-erythro-5 = Chacun peut acheter une carte et pioche jusqu’à en avoir cinq ; qui doit mélanger réveille l’adversaire (ERY-50, ERY-52).
rules-brief-erythro-6 = Chassez Mars en détruisant ses mines et son dôme (ERY-66), l’Alliance en lui faisant perdre de l’argent (ERY-72), le Consortium en dépolluant le sol (ERY-77).

rules-brief-ephyran-1 = Bâtissez la cité la plus prestigieuse : quatre territoires de quatre zones chacun (EYR-1, EYR-2).
rules-brief-ephyran-2 = Une carte a deux moitiés ; la jouer, c’est se servir de l’une et sacrifier l’autre (EYR-6).
rules-brief-ephyran-3 = À votre tour, ajoutez une zone, jouez un Renfort, changez une zone ou défaussez une carte ; puis prenez une carte dans la pioche ou sur la défausse (EYR-8).
rules-brief-ephyran-4 = Dans chaque colonne, les zones se posent dans l’ordre, de 1 à 4 (EYR-9) ; Dionysos tient lieu de n’importe laquelle (EYR-14).
rules-brief-ephyran-5 = Les Renforts procurent des cartes et des objets magiques, échangent, détruisent et volent (EYR-17) ; les deux défenses les empêchent hors de votre tour, ou verrouillent et déverrouillent un territoire (EYR-24, EYR-25, EYR-26).
rules-brief-ephyran-6 = Une pioche vide ou une cité terminée annonce le dernier tour de table (EYR-32). Les créatures différentes et les objets magiques marquent, et le territoire de votre dieu compte double (EYR-34, EYR-35, EYR-36).

rules-picture-prompt = À la table, { $who } lit : « { $prompt } »

rules-picture-ephios-crossroads = Une partie rapide à trois qui commence : quatre personnages sont à découvert sur la croisée des chemins, et tous les marqueurs sont à 0 %.
rules-picture-ephios-union = Une main avec laquelle on peut unir une alliance.
rules-picture-ephios-page = Une campagne entre deux manches : la page victoire qui vient d’être lue a modifié les cartes et les alliances en jeu.
rules-picture-ephios-plot = Le solo : le Complot a un·e Dignitaire dans sa zone et prend, dès qu’il le peut, la carte Dignitaire la plus à droite de la ligne.

rules-picture-epix-realms = Le plateau pour quatre avant le printemps : chaque Château a son Soldat, et un Château forme un Royaume avec ses deux Provinces adjacentes.
rules-picture-epix-bids = La phase préliminaire des règles avancées : les Capacités sont aux enchères, et une mise vient d’être dépassée.
rules-picture-epix-duel = Une attaque : la mise est dans le poing, et le défenseur doit la deviner.
rules-picture-epix-count = La fin d’une partie : les Provinces d’abord, puis l’Or.

rules-picture-erythro-planet = Erythro à trois contre la Compagnie minière de Mars : le dôme est au centre, les premières mines et la première pollution sont là.
rules-picture-erythro-hand = Une main de cartes de base : chacune a ses quatre zones d’action.
rules-picture-erythro-contaminated = Le quatrième jeton pollution vient de rendre une tuile contaminée.
rules-picture-erythro-event = Le Consortium : un événement reste actif jusqu’à la prochaine phase de l’adversaire.

rules-picture-ephyran-halves = La première main : Dionysos et quatre cartes de deux moitiés chacune.
rules-picture-ephyran-city = Des cités qui grandissent : dans chaque colonne, les zones se suivent à partir de 1.
rules-picture-ephyran-lock = Un territoire vient d’être verrouillé avec le Bouclier d’Athéna.
rules-picture-ephyran-count = Le décompte, cité par cité.

rules-picture-tic-tac-toe-middle = Après quatre signes.
rules-picture-connect-four-middle = Après douze jetons, chacun dans la plus basse case libre de sa colonne.
rules-picture-kuhn-bet = Il faut répondre à une mise.
rules-picture-leduc-middle = Une des quatre cartes restantes est retournée au milieu.
rules-picture-goofspiel-prize = Une partie à sept cartes chacun : les mises pour le prix se font face cachée.
