# The rules pages.
rules-title = { $game }: the rules
rules-play = Open a table
rules-contents = Contents
rules-about = About these rules
rules-cards = What is in the box
rules-cards-name = Name
rules-cards-text = What it says
rules-cards-count = Copies
rules-cards-source = Provenance
rules-cards-none = This game has no cards or boards of its own to list.
rules-cards-own = Whoever owns the box can copy their own cards in: “tablee content export” writes the file, and the option “--content” plays with it.

rules-brief = In brief

rules-picture-prompt = At the table { $who } reads: “{ $prompt }”
