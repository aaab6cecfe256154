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

rules-brief-ephios-1 = Be the first whose popularity reaches 70 % (EPH-79).
rules-brief-ephios-2 = On your turn do one thing: recruit, debate, use a card or unite an alliance (EPH-28).
rules-brief-ephios-3 = Recruit: pay a personality of the crossroads its value in tokens, or 1 token for the unseen top card of the deck (EPH-31, EPH-35).
rules-brief-ephios-4 = Debate: discard a personality of the crossroads and take 2 tokens (EPH-39).
rules-brief-ephios-5 = Use: a personality of your hand or an inhabitant of the crossroads, for the effect written on it (EPH-43, EPH-44). Reactions answer what others do (EPH-45).
rules-brief-ephios-6 = Unite: with two of an alliance in hand, three of the Union of Workers, discard your hand for 20 to 40 %, and more with your secret affinity (EPH-58, EPH-61, EPH-66).

rules-brief-epix-1 = Take an enemy castle and you win at once; failing that, hold the most provinces after four seasons (EPX-1b).
rules-brief-epix-2 = Before spring everybody recruits units and, with the advanced rules, bids for special abilities (EPX-11a).
rules-brief-epix-3 = A season opens with closed fists: the highest stake says who plays first (EPX-18a, EPX-18c).
rules-brief-epix-4 = Everybody secretly chooses a card (Recruitment, Tax, or Move & Attack; two of them in winter), and they are played in turn (EPX-21, EPX-22a).
rules-brief-epix-5 = An attack is a duel: the attacker hides gold, the defender names an amount. Named, the attacking unit falls; not named, the other does (EPX-36a). In a castle and on the mountain the defender names two (EPX-41a, EPX-42a).
rules-brief-epix-6 = Camps and the +1 provinces bring gold at the end of every season (EPX-48a, EPX-48b).

rules-brief-erythro-1 = You win together or lose together (ERY-1).
rules-brief-erythro-2 = In a round everybody plays four cards, each for one of its four zones: influence, a move, a sanctuary, or a list of effects (ERY-33, ERY-35).
rules-brief-erythro-3 = Attacks destroy the mine on your tile, paid in one of your two elements (ERY-46).
rules-brief-erythro-4 = Then every mine goes down a row: it pollutes, and at its last row the game is lost (ERY-48). A fourth token of pollution contaminates a tile for good (ERY-53).
rules-brief-erythro-5 = Everybody may buy a card and draws up to five again; whoever has to shuffle wakes the adversary (ERY-50, ERY-52).
rules-brief-erythro-6 = Drive out Mars by destroying its mines and its dome (ERY-66), the Alliance by making it lose money (ERY-72), the Consortium by cleaning the ground (ERY-77).

rules-brief-ephyran-1 = Build the city with the most prestige: four territories of four areas each (EYR-1, EYR-2).
rules-brief-ephyran-2 = A card has two halves; playing it uses one and gives up the other (EYR-6).
rules-brief-ephyran-3 = On your turn add an area, play a Support, change an area or discard; then take a card from the pile or the discard (EYR-8).
rules-brief-ephyran-4 = In each column the areas are laid in order, 1 to 4 (EYR-9); Dionysus stands for any of them (EYR-14).
rules-brief-ephyran-5 = Supports fetch cards and magical tokens, exchange, destroy and steal (EYR-17); the two defences stop them out of turn, or lock and unlock a territory (EYR-24, EYR-25, EYR-26).
rules-brief-ephyran-6 = An empty pile or a finished city calls the last round (EYR-32). Different creatures and magic score, and your own god’s territory counts twice (EYR-34, EYR-35, EYR-36).

rules-picture-prompt = At the table { $who } reads: “{ $prompt }”

rules-picture-ephios-crossroads = A quick game for three as it begins: four characters lie open on the crossroads, and every marker stands at 0 %.
rules-picture-ephios-union = A hand with which an alliance can be united.
rules-picture-ephios-page = A campaign between two rounds: the page that was just read has changed the cards and the alliances in play.
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
