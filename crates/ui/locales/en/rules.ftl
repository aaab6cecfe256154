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

rules-picture-prompt = At the table { $who } reads: “{ $prompt }”

rules-picture-ephios-crossroads = A quick game for three as it begins: four characters lie open on the crossroads, and every marker stands at 0 %.
rules-picture-ephios-union = A hand with which an alliance can be united.
rules-picture-ephios-page = A campaign after its first round: the page that was read has brought in a new alliance.
rules-picture-ephios-plot = Solo: the Plot has a Dignitary in its zone and takes another from the right of the line when it can.

rules-picture-epix-realms = The board for four before spring: each castle has its soldier, and a castle with its two neighbours is a realm.
rules-picture-epix-bids = The preliminary phase with the advanced rules: abilities are laid out, and a bid has just been beaten.
rules-picture-epix-duel = An attack: the stake is in the fist, and the defender has to name it.
rules-picture-epix-count = The end of a game: provinces first, then gold.

rules-picture-erythro-planet = Erythro for three against the Mars Mining Company: the dome stands in the centre, the first mines and the first pollution are there.
rules-picture-erythro-hand = A hand of base cards: each has its four zones.
rules-picture-erythro-contaminated = The fourth pollution token has just made a tile contaminated.
rules-picture-erythro-event = The Consortium: an event is in force until the adversary’s next phase.

rules-picture-ephyran-halves = The first hand: Dionysus and four cards of two halves each.
rules-picture-ephyran-city = Cities that grow: in every column the areas follow one another from 1 on.
rules-picture-ephyran-lock = A territory has just been locked with Athena’s shield.
rules-picture-ephyran-count = The count, city by city.

rules-picture-tic-tac-toe-middle = After four marks.
rules-picture-connect-four-middle = After twelve discs, each on the lowest free cell of its column.
rules-picture-kuhn-bet = A bet is to be answered.
rules-picture-leduc-middle = One of the four cards left lies open in the middle.
rules-picture-goofspiel-prize = A game with seven cards each: the bids for the prize are made face down.
