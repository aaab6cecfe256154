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

erythro-option-card_payment = Paying for cards
erythro-option-card_payment-own = In the card’s element
erythro-option-card_payment-mixed = In any mix of yours
erythro-option-dome_payment = Paying for the dome
erythro-option-dome_payment-own = In one element
erythro-option-dome_payment-mixed = In any mix of yours
erythro-option-cornered = Cannot play
erythro-option-cornered-all = Lost when nobody who has to play can
erythro-option-cornered-one = Lost when one player cannot
erythro-option-purchases = Buying cards
erythro-option-purchases-pass_ends = Who passes buys no more
erythro-option-purchases-until_content = In any order until all are content
erythro-option-special_depollution = Special depollution
erythro-option-special_depollution-until_pass = Until one passes
erythro-option-special_depollution-until_phase_end = Until the phase ends

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
erythro-influence-any = { $n } influence

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
erythro-do-contamination-draw = { $n ->
    [one] Contamination: pollute your tile and draw a card
   *[other] Contamination: pollute your tile and draw { $n } cards
}
erythro-do-show = Show that you hold a contamination card
erythro-do-show-card = Show { $card }
erythro-do-show-contamination-to = Show { $whom } that you hold a contamination card
erythro-do-show-card-to = Show { $card } to { $whom }
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
erythro-do-special = Special depollution: remove { $n } pollution from tile { $tile }
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
erythro-ask-move = { $n ->
    [one] Where do you go (one tile at most)?
   *[other] Where do you go (up to { $n } tiles)?
}
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
erythro-no-others-first = There is no turn order, but what was begun is finished first. Now: { $who }.
erythro-no-not-in-hand = That card is not in your hand.
erythro-no-all-played = You have played all your cards of this round.
erythro-no-nothing-moves = A pawn moves by a card: by its second zone, or by an effect that says so.
erythro-no-nothing-attacks = A mine is attacked from its own tile, by the effect of a card that says “attack”. { $n ->
    [0] No card of your hand does.
   *[other] Of your hand: { $cards }.
}
erythro-no-nothing-attacks-dome = A mine or the dome is attacked from its own tile, by the effect of a card that says “attack”. { $n ->
    [0] No card of your hand does.
   *[other] Of your hand: { $cards }.
}
erythro-no-not-asked = That is done only when a card asks for it.
erythro-no-not-asked-event = That is done only when a card or an event asks for it.
erythro-no-sanctuary-there = A tile holds only one sanctuary.
erythro-no-contaminated-ground = No sanctuary stands on contaminated ground.
erythro-no-sanctuary-left = No sanctuary of that element is left.
erythro-no-needs-sanctuary = The upper part needs a sanctuary of its element on your tile.
erythro-no-not-possible = You could not carry it out whole: “{ $part }” cannot be done.
erythro-no-nobody-known = You could not carry it out whole: “{ $part }”, and nobody else is known to have a contamination card. Who holds one may show it at any time.
erythro-no-nobody-you-know = You could not carry it out whole: “{ $part }”, and you know of nobody else who has a contamination card. Who holds one may show it at any time.
erythro-no-contaminated-tile = A contamination card cannot be played on contaminated ground.
erythro-no-too-little-to-spend = You have too little influence to spend.
erythro-no-too-few-to-draw = You have too few cards left to draw.
erythro-no-can-play = You can still play something.
erythro-no-already-known = Everybody knows that you hold it.
erythro-no-already-shown = That player knows that you hold it.
erythro-no-cannot-be-chosen = That player cannot do it.
erythro-no-not-another = It has to be another player at the table.
erythro-no-not-your-element = You do not master that element.
erythro-no-wrong-amount = That is not the right amount.
erythro-no-too-far = That is too far.
erythro-no-nothing-to-attack = There is nothing to attack on your tile.
erythro-no-cannot-pay-attack = You have too little influence in that element.
erythro-no-say-the-mix = The dome is paid in any mix of your elements: say how much of each.
erythro-no-spoils-the-rest = The rest of the card could not be carried out after that.
erythro-no-out-of-reach = That tile is out of reach.
erythro-no-nothing-to-remove = So much pollution cannot be removed there.
erythro-no-no-contamination = There is no contamination card there.
erythro-no-not-in-market = That card is not on show.
erythro-no-too-dear = You cannot pay that card in its element.
erythro-no-too-dear-mixed = You have too little influence for that card.
erythro-no-already-bought = You have acquired your card of this round.
erythro-no-declined = You have passed: you acquire no card in this phase.
erythro-no-declined-for-now = You have passed: you are asked again when the market has changed.
erythro-no-keep-one = You may keep only one card.
erythro-no-no-special = There is no special depollution against this adversary.
erythro-no-special-used = You have used your special depollution this round.
erythro-no-special-too-dear = You have too little influence for the special depollution.
erythro-no-compulsory = That is not optional.
erythro-no-done = You have nothing left to do in this phase.
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
erythro-contamination-shown-to = { $who_is ->
    [you] You show { $whom } a contamination card.
   *[other] { $who } shows you a contamination card.
}
erythro-card-shown-to = { $who_is ->
    [you] You show { $card } to { $whom }.
   *[other] { $who } shows you { $card }.
}
erythro-something-shown = { $who } shows a card to { $whom } alone.
erythro-contamination-passed-on = { $who_is ->
    [you] You say that { $owner } holds a contamination card.
   *[other] { $owner_is ->
        [you] { $who } says that you hold a contamination card.
       *[other] { $who } says that { $owner } holds a contamination card.
    }
}
erythro-contamination-shown = { $who_is ->
    [you] You show a contamination card.
   *[other] { $who } shows a contamination card.
}
erythro-card-shown = { $who_is ->
    [you] You show { $card }.
   *[other] { $who } shows { $card }.
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

erythro-board-planet = The planet Erythro
erythro-board-phases = The phases of the round
erythro-board-round = { $round ->
    [0] Landing
   *[other] Round { $round }
}
erythro-board-tile = Tile { $tile }: { $things }
erythro-board-tile-empty = Tile { $tile }: living ground
erythro-board-own-tile = Here: tile { $tile }
erythro-board-contaminated = contaminated
erythro-board-pollution = { $n } pollution
erythro-board-mine-there = { $mine } ({ $n ->
    [one] 1 step from disaster
   *[other] { $n } steps from disaster
})
erythro-board-dome = the dome
erythro-board-dome-falls = An attack with { $cost } brings it down.
erythro-board-dome-hurts = An attack with { $cost } lowers profitability by { $n }.
erythro-board-dome-stands = Dome standing
erythro-board-dome-gone = Dome in ruins
erythro-board-legend-bag = token in the bag: things may land here
erythro-board-legend-drawn = token drawn: safe until the bag is refilled

erythro-board-mines = Mines at work
erythro-board-no-mines = No mine is digging. The planet breathes.
erythro-board-extraction = Extraction: what the mine earns each round
erythro-board-cost = Destroyed with { $influence }.
erythro-board-cost-paid-by = { $influence }: { $who } can pay.
erythro-board-cost-nobody = Costs { $influence }; nobody can pay yet.
erythro-board-destroyed-by = Destroyed by an attack with one of: { $costs }.
erythro-board-countdown = { $n ->
    [0] The game is lost.
    [one] At its next step the game is lost.
   *[other] The game is lost in { $n } steps, one each round.
}

erythro-board-market = Market
erythro-board-market-empty = Sold out
erythro-board-pile = Cards left in this element’s pile
erythro-board-card = { $card }: gain { $gain }, or move up to { $steps }, or place { $sanctuary }, or { $effects }; with { $needs }, first { $bonus }.
erythro-board-zone-gain = 1. Gain { $influence }.
erythro-board-zone-move = { $n ->
    [one] 2. Move to a tile next to yours.
   *[other] 2. Move up to { $n } tiles.
}
erythro-board-zone-sanctuary = 3. Place { $sanctuary } on your tile.
erythro-board-zone-bonus = 4. With { $needs } on your tile, first, if you like: { $effects }.
erythro-board-zone-effect = Then, all of it: { $effects }.
erythro-board-contamination-cards = { $n ->
    [one] A contamination card
   *[other] { $n } contamination cards
}
erythro-board-contamination-first = { $n } pollution on your tile, then
erythro-board-contamination-spend = spend { $n } influence
erythro-board-contamination-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
erythro-board-contamination-rule = Playing it puts { $pollution } pollution on your tile; then you spend { $spend } influence or draw { $draw } cards. It cannot be played on contaminated ground, and it goes back to its pile at the end of the phase.

erythro-board-dial = Your dial: { $influence } of { $most }
erythro-board-hand = Cards in hand
erythro-board-hand-empty = Your hand is empty. You draw again in the draw phase.
erythro-board-hand-soon = Your first cards are on their way.
erythro-board-draw-pile = Draw pile
erythro-board-discard = Discard pile
erythro-board-discard-pile = Discard pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $contamination } of contamination
erythro-board-pile-holds = Still to draw, in no order
erythro-board-discard-holds = Discarded so far
erythro-board-played = Played { $n } of { $limit }
erythro-board-reconstructed = Reconstructed: the rulebook does not print it.
erythro-board-known-cards = Cards known to be in this hand
erythro-board-known-contamination = Contamination known to be in this hand
erythro-board-no-ambassador = no ambassador yet
erythro-board-will-shuffle = You will shuffle in the draw phase: the adversary answers.
erythro-board-may-shuffle = Keep a card, or you shuffle in the draw phase.
erythro-board-watching = You are watching. Hands stay hidden unless they are played open.
erythro-board-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
erythro-board-special = { $n ->
    [one] Special depollution: { $cost } influence, 1 token here or next door
   *[other] Special depollution: { $cost } influence, up to { $n } tokens here or next door
}
erythro-board-special-used = Special depollution used this round.

erythro-board-reference = { $round ->
    [0] Prospectus
   *[other] Report no. { $round }
}
erythro-board-we-win = We win
erythro-board-we-lose = We lose
erythro-board-terms = Terms and conditions
erythro-board-gauge-mines = Mines left on Erythro
erythro-board-gauge-destroyed = Mines destroyed
erythro-board-gauge-pollution = Pollution left to clean
erythro-board-or-all-mines = { $n ->
    [one] Or the last mine, deck included.
   *[other] Or all { $n } mines that are left, deck included.
}
erythro-board-gauge-to-zero = Profitability, down to 0
erythro-board-gauge-profitability = Profitability
erythro-board-gauge-contaminated = Contaminated tiles
erythro-board-gauge-nearest = Steps until disaster
erythro-board-extraction-next = Next extraction: +{ $n }, to { $to }.
erythro-board-list = { $list }
erythro-board-event-now = At once:
erythro-board-event-shuffle = On a shuffle:
erythro-board-event-destroyed = On a destroyed mine:
erythro-board-deck = Mines in the deck by level, { $n } in all
erythro-board-contamination-pile = Contamination cards in their pile
erythro-board-sanctuaries-left = Sanctuaries left in the reserve
erythro-board-clause-shuffle-pollution = Whoever shuffles brings a new mine; with no mine left, { $n } pollution.
erythro-board-clause-shuffle-profit = Whoever shuffles brings a new mine; with no mine left, profitability +{ $n }.
erythro-board-clause-shuffle-event = A shuffle triggers the second part of the event.
erythro-board-clause-extraction = In the adversary’s phase profitability rises by the extraction of every mine.
erythro-board-clause-event = In the adversary’s phase: { $mines ->
    [one] a new mine
   *[other] { $mines } new mines
} (with an empty deck { $pollution } pollution), then an event.
erythro-board-clause-destroyed = A destroyed mine lowers profitability by its level plus { $n }.
erythro-board-clause-destroyed-event = A destroyed mine triggers the third part of the event.

erythro-board-starts-with = Starts with { $influence }.
erythro-board-from-to = { $element } { $from } → { $to }
erythro-board-then-reach = { $n ->
    [one] You could not leave your tile.
   *[other] { $n } tiles in reach.
}
erythro-board-then-sanctuary = Tile { $tile } wakes: upper parts with { $element } work here.
erythro-board-then-attack = The attack costs { $costs }, one of them.
erythro-board-then-polluted = Tile { $tile }: pollution { $from } → { $to }
erythro-board-then-polluted-shuffled = Tile { $tile }: pollution { $from } → { $to }, and you shuffle
erythro-board-then-contaminated = Tile { $tile } becomes contaminated!
erythro-board-has = { $who_is ->
    [you] You have { $influence }
   *[other] { $who } has { $influence }
}
erythro-board-then-empty = Living ground, nothing on it.
erythro-board-then-found = There: { $things }.
erythro-board-then-profit = { $change }; profitability { $from } → { $to }
erythro-board-then-cleaned = Tile { $tile }: pollution { $from } → { $to }
erythro-board-then-destroyed = { $n ->
    [0] Your deck is clean.
    [one] One contamination card is left in your deck.
   *[other] { $n } contamination cards are left in your deck.
}
erythro-board-then-kept = You will draw { $n }.
erythro-board-then-shown = The others may then make you destroy it.
erythro-board-show = Show
erythro-board-show-to = Show to

erythro-board-saved = Erythro lives
erythro-board-fallen = Erythro has fallen
erythro-board-story = { $adversary }, { $difficulty }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $destroyed ->
    [0] no mine destroyed
    [one] one mine destroyed
   *[other] { $destroyed } mines destroyed
}, { $mines ->
    [0] none still at work
    [one] one still at work
   *[other] { $mines } still at work
}.
erythro-board-reached = reached
erythro-board-ambassadors = The ambassadors
erythro-board-influence = Influence
erythro-board-deck-cards = Cards in the deck
erythro-board-score = Mines destroyed together
erythro-board-by-rule = Decided by rule { $rule }.

erythro-board-coach-character = Choose an ambassador. Each masters two elements: only in those will you gain influence, attack and buy cards. With two players you need all four between you.
erythro-board-coach-adversary = You all play together against the company whose letterhead you see. It says how you win, how you lose, and how near both are.
erythro-board-coach-zones = Play four cards each round, in any order, each for one zone: gain influence (top left), move, place a sanctuary (top right), or do what the lower half says. Touch the zone you want.
erythro-board-coach-mines = The number on a mine counts down: each round it goes one step on and does what the small badge shows. At zero you lose. Stand on its tile with enough influence in one element to destroy it.
erythro-board-coach-sanctuary = The golden upper part of a card works only on a tile with that sanctuary. Place sanctuaries where you will come to fight or to clean.
erythro-board-coach-together = There is no turn order: anybody may play next. Talk it over: who moves, who cleans, who strikes?
erythro-board-coach-waiting = Somebody else is busy. You can look at everything meanwhile: keep your finger (or the mouse) on a card or a mine to read it.
erythro-board-coach-move = Touch a glowing tile to go there. You may move less far, or stay.
erythro-board-coach-attack = Pay the whole cost in one element. Each button says what you would have left.
erythro-board-coach-choose = This part is for somebody else. You choose who; they choose how.
erythro-board-coach-remove = A tile with four tokens is dead for good: clean those with three first.
erythro-board-coach-discard = Discard down to one card, or to none. What you keep is one card less to draw, which also puts off your next shuffle.
erythro-board-coach-purchase = You may buy one card, paid in its own element. It goes straight to your hand.
erythro-board-coach-purchase-mixed = You may buy one card of your elements, paid in any mix of them. It goes straight to your hand.
erythro-board-coach-special = Once a round you may pay influence to clean your tile or one next to it, even now.
erythro-board-coach-contamination = A contamination card pollutes your tile when played. Play it on clean ground, or find a card that destroys it.
erythro-board-coach-on-a-mine = There is something to attack on your tile. The mine’s card shows what it costs in each element; a card with a bolt attacks.
erythro-board-coach-shuffle = Your draw pile runs low. Every shuffle lets the adversary act, so do not draw for nothing.
erythro-board-coach-sheet = Look at the sheet now and then: which end is nearer? The numbers in filled circles show where new trouble can land.

erythro-brief-1 = You win together or lose together (ERY-1).
erythro-brief-2 = In a round everybody plays four cards, each for one of its four zones: influence, a move, a sanctuary, or a list of effects (ERY-33, ERY-35).
erythro-brief-3 = Attacks destroy the mine on your tile, paid in one of your two elements (ERY-46).
erythro-brief-4 = Then every mine goes down a row: it pollutes, and at its last row the game is lost (ERY-48). A fourth token of pollution contaminates a tile for good (ERY-53).
erythro-brief-5 = Everybody may buy a card and draws up to five again; whoever has to shuffle wakes the adversary (ERY-50, ERY-52).
erythro-brief-6 = Drive out Mars by destroying its mines and its dome (ERY-66), the Alliance by making it lose money (ERY-72), the Consortium by cleaning the ground (ERY-77).
erythro-picture-planet = Erythro for three against the Mars Mining Company: the dome stands in the centre, the first mines and the first pollution are there.
erythro-picture-hand = A hand of base cards: each has its four zones.
erythro-picture-contaminated = The fourth pollution token has just made a tile contaminated.
erythro-picture-event = The Consortium: an event is in force until the adversary’s next phase.

erythro-minutes = 75
erythro-mood = all together against them
