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

rules-picture-prompt = À la table, { $who } lit : « { $prompt } »
