erythro-name = Erythro
erythro-tagline = Ambassadors of a living planet, together against those who dig it up.

erythro-option-seats = Players
erythro-option-seats-help = Two players must master all four elements between them.
erythro-option-seats-2 = 2
erythro-option-seats-3 = 3
erythro-option-seats-4 = 4
erythro-option-adversary = Adversary
erythro-option-adversary-help = Mars is the one to begin with; the Consortium is another game altogether.
erythro-option-adversary-mars = Mars Mining Company
erythro-option-adversary-alliance = Earth Alliance
erythro-option-adversary-consortium = Consortium
erythro-option-difficulty = Difficulty
erythro-option-difficulty-help = Introduction and Blitz exist against Mars only.
erythro-option-difficulty-introduction = Introduction
erythro-option-difficulty-blitz = Blitz
erythro-option-difficulty-medium = Medium
erythro-option-difficulty-fairly_hard = Fairly hard
erythro-option-difficulty-hard = Hard
erythro-option-characters = Characters
erythro-option-characters-help = Everyone chooses an ambassador, or they are dealt.
erythro-option-characters-chosen = Chosen
erythro-option-characters-dealt = Dealt
erythro-option-hands = Hands
erythro-option-hands-help = Hidden hands keep one player from running the whole team.
erythro-option-hands-hidden = Hidden
erythro-option-hands-open = Open

erythro-section-adversaries = Adversaries
erythro-section-characters = Ambassadors
erythro-section-base-cards = Base cards
erythro-section-advanced-cards = Advanced cards
erythro-section-contamination = Contamination
erythro-section-mines = Mines
erythro-section-events = Events
erythro-section-tiles = Tiles

erythro-air = air
erythro-water = water
erythro-fire = fire
erythro-earth = earth
erythro-sanctuary-air = an air sanctuary
erythro-sanctuary-water = a water sanctuary
erythro-sanctuary-fire = a fire sanctuary
erythro-sanctuary-earth = an earth sanctuary
erythro-influence = { $n } { $element }

erythro-phase-preparation = setting up
erythro-phase-characters = ambassadors arrive
erythro-phase-arrival = first hands
erythro-phase-players = players
erythro-phase-discard = discard
erythro-phase-mines = mines
erythro-phase-adversary = adversary
erythro-phase-purchase = purchase
erythro-phase-draw = draw

erythro-effect-gain = gain { $influence }
erythro-effect-gain-any = gain { $n } influence of your choice
erythro-effect-lose-any = lose { $n } influence of your choice
erythro-effect-attack = attack
erythro-effect-reduce-attack = the attack costs { $n } less
erythro-effect-take = { $n ->
    [one] take a contamination card
   *[other] take { $n } contamination cards
}
erythro-effect-destroy = { $n ->
    [one] destroy a contamination card
   *[other] destroy { $n } contamination cards
}
erythro-effect-remove-here = remove up to { $n } pollution here
erythro-effect-remove-near = remove up to { $n } pollution here or next door
erythro-effect-remove-near-other = remove up to { $n } pollution on or next to another player’s tile
erythro-effect-move = move up to { $n }
erythro-effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
erythro-effect-acquire = { $discount ->
    [0] acquire a card
   *[other] acquire a card at { $discount } less
}
erythro-effect-other = another player: { $deed }

erythro-row-nothing = nothing
erythro-row-sanctuary = the sanctuary here is destroyed
erythro-row-pollute = { $n } pollution here
erythro-row-around = 1 pollution here and on every tile around
erythro-row-lost = the game is lost

erythro-event-add-pollution = { $n } pollution from the bag
erythro-event-pollute-own = { $n } pollution on that player’s tile
erythro-event-take = { $n ->
    [one] that player takes a contamination card
   *[other] that player takes { $n } contamination cards
}
erythro-event-gain = that player gains { $n } influence
erythro-event-lose = that player loses { $n } influence
erythro-event-everyone-gains = everyone gains { $n } influence
erythro-event-may-acquire = that player may acquire a card at { $discount } less
erythro-event-remove-anywhere = up to { $n } pollution goes, anywhere
erythro-event-remove-one-tile = up to { $n } pollution goes from one tile
erythro-event-remove-around = up to { $n } pollution goes from the mine’s tile and around it
erythro-event-everyone-removes-here = everyone removes up to { $n } pollution from their tile
erythro-event-everyone-removes-near = everyone removes up to { $n } pollution from their tile or one next to it
erythro-event-sweep-mines = { $n } pollution goes from every tile with a mine (if none, up to { $otherwise } anywhere)
erythro-event-sweep-sanctuaries = { $n } pollution goes from every tile with a sanctuary (if none, up to { $otherwise } anywhere)
erythro-event-sweep-polluted = { $n } pollution goes from every tile with { $least } (if none, up to { $otherwise } anywhere)

erythro-do-character = Be the { $character }
erythro-do-play-gain = { $card }: gain { $influence }
erythro-do-play-move = { $card }: move up to { $n }
erythro-do-play-sanctuary = { $card }: place { $sanctuary }
erythro-do-play-effect = { $card }: { $effects }
erythro-do-play-bonus = { $card }, with the sanctuary: { $bonus }; then { $effects }
erythro-do-contamination-spend = Contamination: pollute your tile and spend { $n } influence
erythro-do-contamination-draw = Contamination: pollute your tile and draw { $n } cards
erythro-do-show = Show that you hold a contamination card
erythro-do-stuck = Say that you cannot play
erythro-do-choose = { $who_is ->
    [you] You do it
   *[other] { $who } does it
}
erythro-do-gain = Gain { $influence }
erythro-do-pay = Pay { $influence }
erythro-do-go = Go to tile { $tile }
erythro-do-stay = Stay on tile { $tile }
erythro-do-attack = Attack with { $element }
erythro-do-remove = Remove { $n } pollution from tile { $tile }
erythro-do-remove-none = Remove no more
erythro-do-destroy-hand = Destroy a contamination card of your hand
erythro-do-destroy-discard = Destroy a contamination card of your discard pile
erythro-do-buy = Acquire { $card } for { $cost }
erythro-do-buy-nothing = Acquire nothing
erythro-do-discard = Discard { $card }
erythro-do-discard-contamination = Discard a contamination card
erythro-do-keep = Keep the last card
erythro-do-special = Special depollution: remove { $n } from tile { $tile }
erythro-do-pass = Leave it at that

erythro-ask-character = Choose your ambassador.
erythro-ask-play = { $n ->
    [0] You have played your cards.
    [one] Play your last card of this round.
   *[other] Play a card: { $n } to go this round.
}
erythro-ask-discard = Discard down to one card, or to none.
erythro-ask-buy = You may acquire one card.
erythro-ask-special = You may use your special depollution before things go on.
erythro-ask-choose = Who is to do it: { $deed }?
erythro-ask-gain = Which influence do you gain ({ $n })?
erythro-ask-pay = Which influence do you pay ({ $n })?
erythro-ask-move = Where do you go (up to { $n } tiles)?
erythro-ask-attack = { $reduction ->
    [0] Which element do you attack with?
   *[other] Which element do you attack with ({ $reduction } cheaper)?
}
erythro-ask-remove = Remove up to { $n } pollution from one tile.
erythro-ask-remove-each = Remove pollution, one token at a time ({ $n } left).
erythro-ask-destroy = Which contamination card do you destroy?
erythro-ask-acquire = { $discount ->
    [0] Which card do you acquire?
   *[other] Which card do you acquire ({ $discount } cheaper)?
}

erythro-won-dome = The dome is rubble and no mine stands: you have saved Erythro.
erythro-won-unprofitable = Nothing is left to earn here: the Alliance leaves, and you have saved Erythro.
erythro-won-clean = The ground is clean and the planet defends itself: you have won.
erythro-won-all-mines = There is no mine left to build: you have won.
erythro-lost-mine = A mine has reached the heart of the planet: you have lost.
erythro-lost-contaminated = Too much ground is contaminated: you have lost.
erythro-lost-cannot-play = Nobody who has to play can: you have lost.
erythro-lost-profitable = The mines are too profitable to be given up: you have lost.
erythro-lost-time = The struggle has lasted too long: you have lost.

erythro-no-not-in-this-phase = That belongs to another phase.
erythro-no-finish-first = Finish what is being resolved first.
erythro-no-not-in-hand = You have no such card to play.
erythro-no-sanctuary-there = A tile holds only one sanctuary.
erythro-no-contaminated-ground = No sanctuary stands on contaminated ground.
erythro-no-sanctuary-left = No sanctuary of that element is left.
erythro-no-needs-sanctuary = The upper part needs a sanctuary of its element on your tile.
erythro-no-not-possible = You could not carry it out whole.
erythro-no-contaminated-tile = A contamination card cannot be played on contaminated ground.
erythro-no-too-little-to-spend = You have too little influence to spend.
erythro-no-too-few-to-draw = You have too few cards left to draw.
erythro-no-can-play = You can still play something.
erythro-no-nothing-to-show = There is nothing to show, or no need to.
erythro-no-cannot-be-chosen = That player cannot do it.
erythro-no-not-your-element = You do not master that element.
erythro-no-wrong-amount = That is not the right amount.
erythro-no-too-far = That is too far.
erythro-no-nothing-to-attack = There is nothing to attack on your tile.
erythro-no-cannot-pay-attack = You have too little influence in that element.
erythro-no-spoils-the-rest = The rest of the card could not be carried out after that.
erythro-no-out-of-reach = That tile is out of reach.
erythro-no-nothing-to-remove = So much pollution cannot be removed there.
erythro-no-no-contamination = There is no contamination card there.
erythro-no-not-in-market = That card is not on show.
erythro-no-too-dear = You cannot pay that card in its element.
erythro-no-already-bought = You have acquired your card of this round.
erythro-no-keep-one = You may keep only one card.
erythro-no-no-special = There is no special depollution against this adversary.
erythro-no-special-used = You have used your special depollution this round.
erythro-no-special-too-dear = You have too little influence for the special depollution.
erythro-no-compulsory = That is not optional.
erythro-no-character-taken = Somebody else is that ambassador.
erythro-no-elements-missing = Two players must master all four elements between them.

erythro-phase-began = { $round ->
    [0] Now: { $phase }.
   *[other] Round { $round }: { $phase }.
}
erythro-character-taken = { $who_is ->
    [you] You are the { $character }.
   *[other] { $who } is the { $character }.
}
erythro-card-revealed = { $card } comes into the market.
erythro-card-drawn = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
erythro-contamination-drawn = { $who_is ->
    [you] You draw a contamination card.
   *[other] { $who } draws a contamination card.
}
erythro-hidden-card-drawn = { $who } draws a card.
erythro-shuffled = { $who_is ->
    [you] You shuffle your discard pile; the adversary stirs.
   *[other] { $who } shuffles; the adversary stirs.
}
erythro-played-gain = { $who_is ->
    [you] You play { $card } for influence.
   *[other] { $who } plays { $card } for influence.
}
erythro-played-move = { $who_is ->
    [you] You play { $card } to move.
   *[other] { $who } plays { $card } to move.
}
erythro-played-sanctuary = { $who_is ->
    [you] You play { $card } for a sanctuary.
   *[other] { $who } plays { $card } for a sanctuary.
}
erythro-played-effect = { $who_is ->
    [you] You play { $card } for its effect.
   *[other] { $who } plays { $card } for its effect.
}
erythro-played-bonus = { $who_is ->
    [you] You play { $card } for its effect, with the sanctuary’s help.
   *[other] { $who } plays { $card } for its effect, with the sanctuary’s help.
}
erythro-contamination-spent = { $who_is ->
    [you] You play a contamination card and pay for it.
   *[other] { $who } plays a contamination card and pays for it.
}
erythro-contamination-drew = { $who_is ->
    [you] You play a contamination card to draw.
   *[other] { $who } plays a contamination card to draw.
}
erythro-contamination-shown = { $who_is ->
    [you] You show a contamination card.
   *[other] { $who } shows a contamination card.
}
erythro-contamination-taken = { $who_is ->
    [you] { $n ->
        [one] You take a contamination card.
       *[other] You take { $n } contamination cards.
    }
   *[other] { $n ->
        [one] { $who } takes a contamination card.
       *[other] { $who } takes { $n } contamination cards.
    }
}
erythro-destroyed-from-hand = { $who_is ->
    [you] You destroy a contamination card of your hand.
   *[other] { $who } destroys a contamination card from hand.
}
erythro-destroyed-from-discard = { $who_is ->
    [you] You destroy a contamination card of your discard pile.
   *[other] { $who } destroys a contamination card from the discard pile.
}
erythro-card-acquired = { $who_is ->
    [you] You acquire { $card }.
   *[other] { $who } acquires { $card }.
}
erythro-card-discarded = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
erythro-contamination-discarded = { $who_is ->
    [you] You discard a contamination card.
   *[other] { $who } discards a contamination card.
}
erythro-card-kept = { $who_is ->
    [you] You keep your last card.
   *[other] { $who } keeps a card.
}
erythro-bag-refilled = All tokens go back into the bag.
erythro-token-set-aside = Token { $tile } is set aside: nothing can be placed there.
erythro-pollution-added = { $n } pollution on tile { $tile }.
erythro-pollution-removed = { $n } pollution leaves tile { $tile }.
erythro-tile-contaminated = Tile { $tile } is contaminated!
erythro-sanctuary-lost = Tile { $tile } loses { $sanctuary }.
erythro-mine-revealed = A new mine is coming: { $mine }.
erythro-mine-placed = { $mine } opens on tile { $tile }.
erythro-mine-progressed = { $mine } on tile { $tile } reaches row { $row }: { $effect }.
erythro-profitability-changed = Profitability is now { $to }.
erythro-event-revealed = Event: { $event }.
erythro-pawn-placed = { $who_is ->
    [you] You start on tile { $tile }.
   *[other] { $who } starts on tile { $tile }.
}
erythro-sanctuary-placed = { $who_is ->
    [you] You place { $sanctuary } on tile { $tile }.
   *[other] { $who } places { $sanctuary } on tile { $tile }.
}
erythro-cannot-play = { $who_is ->
    [you] You cannot play.
   *[other] { $who } cannot play.
}
erythro-player-chosen = { $who_is ->
    [you] You let { $other } do it.
   *[other] { $other_is ->
        [you] { $who } lets you do it.
       *[other] { $who } lets { $other } do it.
    }
}
erythro-influence-gained = { $who_is ->
    [you] You gain { $influence }.
   *[other] { $who } gains { $influence }.
}
erythro-influence-paid = { $who_is ->
    [you] You pay { $influence }.
   *[other] { $who } pays { $influence }.
}
erythro-moved = { $who_is ->
    [you] You are on tile { $tile }.
   *[other] { $who } is on tile { $tile }.
}
erythro-mine-destroyed = { $who_is ->
    [you] You destroy { $mine } on tile { $tile }!
   *[other] { $who } destroys { $mine } on tile { $tile }!
}
erythro-dome-destroyed = { $who_is ->
    [you] You bring the dome down!
   *[other] { $who } brings the dome down!
}
erythro-dome-hit = { $who_is ->
    [you] You strike the dome.
   *[other] { $who } strikes the dome.
}
erythro-special-used = { $who_is ->
    [you] You use your special depollution on tile { $tile }.
   *[other] { $who } uses the special depollution on tile { $tile }.
}
erythro-passed = { $who_is ->
    [you] You leave it at that.
   *[other] { $who } leaves it at that.
}

erythro-head = { $adversary }, { $difficulty }. { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: { $phase }.
erythro-stand = Contaminated tiles { $contaminated } of { $limit }; mines in the deck { $deck }, destroyed { $destroyed }; contamination cards in the pile { $pile }.
erythro-profitability = Profitability { $n }; { $limit } loses.
erythro-event = Event { $event }. On a shuffle: { $shuffle }. On a destroyed mine: { $destroyed }.
erythro-legend = (tile number, pollution or # when contaminated, M mine or D dome, sanctuary a w f e, pawns)
erythro-mine = { $mine } on tile { $tile }: row { $row } of { $rows }, next { $next }; extraction { $extraction }; destroyed by { $costs }.
erythro-player-without = { $who } has no ambassador yet.
erythro-player = { $who }, { $character }, on tile { $tile }: { $influence }; hand { $hand }, draw pile { $pile }, discard pile { $discard }, played { $played }.
erythro-market = Market, { $element }, { $cost }: { $card } ({ $gain }; move { $steps }; { $sanctuary }; with { $needs }: { $bonus }; { $effects })
erythro-hand-card = Hand of { $who }: { $card } ({ $gain }; move { $steps }; { $sanctuary }; with { $needs }: { $bonus }; { $effects })
erythro-hand-contamination = { $n ->
    [one] Hand of { $who }: a contamination card
   *[other] Hand of { $who }: { $n } contamination cards
}
