ephios-name = Ephios
ephios-tagline = Recruit, debate and unite the alliances of an island city to become its governor.

# Before the game
ephios-option-seats = Players
ephios-option-seats-help = Two to four play against each other; one plays against the Plot.
ephios-option-seats-1 = 1
ephios-option-seats-2 = 2
ephios-option-seats-3 = 3
ephios-option-seats-4 = 4
ephios-option-mode = Mode
ephios-option-mode-help = A single round, a campaign whose cards change from round to round, or solo against the Plot.
ephios-option-mode-quick = Quick game
ephios-option-mode-campaign = Campaign
ephios-option-mode-solo = Solo
ephios-option-level = Difficulty
ephios-option-level-help = How much popularity you start with in solo.
ephios-option-level-easy = Easy (30 %)
ephios-option-level-normal = Normal (20 %)
ephios-option-level-hard = Hard (10 %)
ephios-option-inhabitants = Inhabitants
ephios-option-inhabitants-help = A campaign can draw its inhabitants from all eight; the Caretaker is always among them.
ephios-option-inhabitants-quick = Those of the quick game
ephios-option-inhabitants-mixed = Drawn from all eight
ephios-option-first = First player
ephios-option-first-help = Who begins the first round.
ephios-option-first-random = Drawn at random
ephios-option-first-1 = Player 1
ephios-option-first-2 = Player 2
ephios-option-first-3 = Player 3
ephios-option-first-4 = Player 4
ephios-option-turns = Turn limit
ephios-option-turns-help = A round that lasts longer is stopped and has no winner.
ephios-option-turns-100 = 100 turns
ephios-option-turns-300 = 300 turns
ephios-option-turns-1000 = 1000 turns
ephios-option-turns-10000 = 10000 turns
ephios-option-discard = A hand that is discarded
ephios-option-discard-listed = In the order it is listed
ephios-option-discard-chosen = In the order its owner likes
ephios-option-page = The page of a round
ephios-option-page-winner = The winner’s last alliance
ephios-option-page-anybody = The last alliance of anybody
ephios-option-tokens = Tokens to start with
ephios-option-tokens-printed = As the content says
ephios-option-tokens-1 = 1 token
ephios-option-tokens-2 = 2 tokens
ephios-option-tokens-3 = 3 tokens
ephios-option-windows = Reactions in solo
ephios-option-windows-always = Asked for as with others
ephios-option-windows-held = Asked for when you hold one
ephios-option-uses = One card’s uses
ephios-option-uses-turn = Once in a turn
ephios-option-uses-action = Once in each action

# The card list
ephios-section-alliances = Alliances
ephios-section-personalities = Personalities
ephios-section-inhabitants = Inhabitants
ephios-section-affinities = Affinities
ephios-section-pages = Victory pages
ephios-section-achievements = Achievements

# Words within sentences
ephios-the-plot = The Plot
ephios-personality = { $card } ({ $alliance }, { $value })
ephios-inhabitant = { $card } (inhabitant)

# What you can do
ephios-do-recruit = Recruit { $card } ({ $price ->
    [0] for nothing
    [one] for { $price } token
   *[other] for { $price } tokens
})
ephios-do-recruit-blind = Recruit the top card of the deck ({ $price ->
    [one] for { $price } token
   *[other] for { $price } tokens
})
ephios-do-debate = Debate with { $card }
ephios-do-use = Use { $card }: { $text }
ephios-do-unite = Unite { $alliance }
ephios-do-unite-affinity = Unite { $alliance } and play your affinity
ephios-do-unite-helped = Unite { $alliance } with the help of { $helpers }
ephios-do-unite-affinity-helped = Unite { $alliance } with the help of { $helpers } and play your affinity
ephios-do-corrupt = Corrupt { $card }
ephios-do-react = Answer with { $card }: { $text }
ephios-do-pass = Let it happen
ephios-do-target = Choose { $whom }
ephios-do-pick = Take { $card }
ephios-do-discard = Discard { $card }
ephios-do-put = Put { $card } back next
ephios-do-apply = Apply { $card } first
ephios-do-copy = Copy { $card }: { $text }
ephios-do-swap = Give { $give } for { $take }
ephios-do-affinity = Take the affinity with { $alliance }
ephios-do-choose = { $way }
ephios-do-choose-number = Take way { $option }
ephios-do-stop = That is enough
ephios-do-not-swap = Exchange nothing
ephios-do-not-buy = Have it discarded
ephios-do-not-sweep = Leave the others there

# What you are asked
ephios-ask-act = Your turn: recruit, debate, use a card or unite an alliance.
ephios-ask-act-solo = Your turn: recruit, debate, use a card, unite an alliance or corrupt a Dignitary.
ephios-ask-limit = You hold more than { $limit } cards: choose one to discard.
ephios-ask-lay = Your hand goes to the discard: choose the next card to lay. The last one lies on top.
ephios-ask-react = You may answer.
ephios-ask-react-recruit = { $who } recruits { $card }. Do you answer?
ephios-ask-react-blind = { $who } recruits from the deck. Do you answer?
ephios-ask-react-debate = { $who } debates with { $card }. Do you answer?
ephios-ask-react-use = { $who } uses { $card }. Do you answer?
ephios-ask-react-unite = { $who } unites { $alliance }. Do you answer?
ephios-ask-react-united = { $who } has united { $alliance }. Do you answer?
ephios-ask-answer = Choose what { $card } does.
ephios-ask-lost = The Plot has won.

# What happened
ephios-begins = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
ephios-round-began = { $who_is ->
    [you] Round { $round } starts, and you have the first turn.
   *[other] Round { $round } starts with the turn of { $who }.
}
ephios-inhabitant-joined = In this campaign one meets { $card }.
ephios-affinity-dealt = { $who_is ->
    [you] Your affinity is with { $alliance }.
   *[other] The affinity of { $who } is with { $alliance }.
}
ephios-affinity-dealt-hidden = { $who } gets a secret affinity.
ephios-turned-up = The crossroads welcomes { $card }.
ephios-reshuffled = { $count ->
    [one] The one discarded card becomes the new deck.
   *[other] The { $count } discarded cards are shuffled into a new deck.
}
ephios-no-action = { $who_is ->
    [you] There is nothing you can do: your turn ends.
   *[other] There is nothing { $who } can do: the turn ends.
}
ephios-recruits = { $who_is ->
    [you] You pay { $paid ->
        [0] nothing
        [one] { $paid } token
       *[other] { $paid } tokens
    } to recruit { $card }.
   *[other] { $who } pays { $paid ->
        [0] nothing
        [one] { $paid } token
       *[other] { $paid } tokens
    } to recruit { $card }.
}
ephios-plot-recruits = The Plot reaches for { $card }.
ephios-joined = { $who_is ->
    [you] You take { $card } into your hand.
   *[other] { $who } takes { $card } into hand.
}
ephios-plot-joined = The Plot now has { $card } in its zone.
ephios-recruits-blind = { $who_is ->
    [you] You pay for the top card of the deck.
   *[other] { $who } pays for the top card of the deck.
}
ephios-inhabitant-came = { $who_is ->
    [you] You come upon { $card }, whose effect applies at once.
   *[other] { $who } comes upon { $card }, whose effect applies at once.
}
ephios-debates = { $who_is ->
    [you] You debate with { $card }.
   *[other] { $who } debates with { $card }.
}
ephios-plot-debates = The Plot debates with { $card }.
ephios-uses = { $who_is ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
}
ephios-reacts = { $who_is ->
    [you] You answer with { $card }.
   *[other] { $who } answers with { $card }.
}
ephios-stopped = Nothing comes of { $card }.
ephios-unites = { $who_is ->
    [you] You unite { $alliance }.
   *[other] { $who } unites { $alliance }.
}
ephios-unites-affinity = { $who_is ->
    [you] You unite { $alliance } and show your affinity with { $affinity }.
   *[other] { $who } unites { $alliance } and shows an affinity with { $affinity }.
}
ephios-unites-helped = { $who_is ->
    [you] You unite { $alliance } with the help of { $helpers }.
   *[other] { $who } unites { $alliance } with the help of { $helpers }.
}
ephios-unites-affinity-helped = { $who_is ->
    [you] You unite { $alliance } with the help of { $helpers } and show your affinity with { $affinity }.
   *[other] { $who } unites { $alliance } with the help of { $helpers } and shows an affinity with { $affinity }.
}
ephios-corrupts = { $who_is ->
    [you] You corrupt { $card }, and the Plot answers with an extra turn.
   *[other] { $who } corrupts { $card }, and the Plot answers with an extra turn.
}
ephios-copies = { $who_is ->
    [you] You do as { $card } does.
   *[other] { $who } does as { $card } does.
}
ephios-targeted = { $who_is ->
    [you] You turn to { $whom }.
   *[other] { $who } turns to { $whom_is ->
        [you] you
       *[other] { $whom }
    }.
}
ephios-chose = { $who_is ->
    [you] You take the { $option ->
        [1] first
       *[other] second
    } way that { $card } offers.
   *[other] { $who } takes the { $option ->
        [1] first
       *[other] second
    } way that { $card } offers.
}
ephios-traded = { $who_is ->
    [you] You leave { $gave } and take { $got }.
   *[other] { $who } leaves { $gave } and takes { $got }.
}
ephios-tokens = { $who_is ->
    [you] You take { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
   *[other] { $who } takes { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
}
ephios-tokens-lost = { $who_is ->
    [you] You give up { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
   *[other] { $who } gives up { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
}
ephios-popularity = { $who_is ->
    [you] You gain { $by } % and stand at { $now } %.
   *[other] { $who } gains { $by } % and stands at { $now } %.
}
ephios-popularity-lost = { $who_is ->
    [you] You lose { $by } % and stand at { $now } %.
   *[other] { $who } loses { $by } % and stands at { $now } %.
}
ephios-discarded = Discarded: { $card }.
ephios-reversed-clockwise = Play goes clockwise again.
ephios-reversed-counter = Play now goes the other way round.
ephios-replays = { $who_is ->
    [you] You have { $count ->
        [one] another action
       *[other] { $count } more actions
    }.
   *[other] { $who } has { $count ->
        [one] another action
       *[other] { $count } more actions
    }.
}
ephios-drew = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
ephios-drew-hidden = { $who } draws a card.
ephios-looked = { $who_is ->
    [you] You look at the hand of { $whom }.
   *[other] { $who } looks at { $whom_is ->
        [you] your hand
       *[other] the hand of { $whom }
    }.
}
ephios-saw-hand = { $whom } holds { $cards }.
ephios-peeked = { $who_is ->
    [you] On top of the deck you see { $card }.
   *[other] On top of the deck { $who } sees { $card }.
}
ephios-peeked-hidden = { $who } looks at a card from the top of the deck.
ephios-revealed = From the top of the deck comes { $card }.
ephios-put-back = { $who_is ->
    [you] You put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back on top of the deck.
   *[other] { $who } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back on top of the deck.
}
ephios-stolen = { $who_is ->
    [you] You take { $card } from { $whom }.
   *[other] { $who } takes { $card } from { $whom_is ->
        [you] you
       *[other] { $whom }
    }.
}
ephios-stolen-hidden = { $who } takes a card from { $whom }.
ephios-exchanged = { $who_is ->
    [you] You give { $gave } to { $whom } for { $got }.
   *[other] { $who } gives { $gave } to { $whom_is ->
        [you] you
       *[other] { $whom }
    } for { $got }.
}
ephios-exchanged-hidden = { $who } exchanges a card with { $whom }.
ephios-retrieved = { $who_is ->
    [you] You take { $card } out of the discard.
   *[other] { $who } takes { $card } out of the discard.
}
ephios-retrieved-hidden = { $who } takes a card out of the discard.
ephios-looked-aside = { $who_is ->
    [you] You look at the affinities set aside.
   *[other] { $who } looks at the affinities set aside.
}
ephios-saw-aside = Set aside are the affinities with { $affinities }.
ephios-took-affinity = Your affinity is now with { $alliance }.
ephios-trophy = You have won over { $alliance }.
ephios-round-won = { $who_is ->
    [you] You win the round!
   *[other] { $who } wins the round!
}
ephios-page-read = { $page }. { $story }
ephios-no-page = The booklet has nothing new to tell.
ephios-left = Out of the campaign: { $card }.
ephios-came = New in the campaign: { $card }.
ephios-tile-on = From now on { $alliance } can be united in place of { $slot }.
ephios-tile-under = From now on { $alliance } can be united as well.
ephios-won = { $who_is ->
    [you] You win and govern Ephios!
   *[other] { $who } wins and governs Ephios!
}
ephios-lost-unpopular = Nobody supports you any more: the Plot has won.
ephios-lost-overthrown = All five Dignitaries are with the Plot: you are overthrown.
ephios-unfinished = The turn limit is reached: the game ends without a winner.

# Why not
ephios-not-a-turn-action = On your turn you recruit, debate, use a card or unite an alliance.
ephios-not-a-solo-action = On your turn you recruit, debate, use a card, unite an alliance or corrupt a Dignitary.
ephios-must-lay = The union is made: lay the cards of your hand on the discard one by one, the one you want on top last.
ephios-must-replay = You have another action, and it cannot be declined.
ephios-must-discard = You hold too many cards: discard one from your hand.
ephios-must-answer = You may answer with a reaction or let it happen, nothing else.
ephios-not-asked = That is not what the card asks.
ephios-not-on-crossroads = You will not find { $card } on the crossroads.
ephios-in-the-plots-zone = The Plot has { $card }, and nobody recruits from its zone.
ephios-recruits-inhabitant = Inhabitants cannot be recruited, and { $card } is one.
ephios-too-expensive = To recruit { $card } costs { $price }, and you have { $tokens ->
    [0] no token
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
ephios-no-token-for-blind = A card from the deck costs a token, and you have none.
ephios-nothing-to-draw = There is no card left to draw.
ephios-debates-inhabitant = One does not debate with inhabitants, and { $card } is one.
ephios-not-in-hand = You do not hold { $card }.
ephios-used-from-crossroads = To use { $card } you must first have the card in your hand.
ephios-reaction-not-now = Only when the condition is met can you play { $card }.
ephios-no-reaction = You use { $card } as the action of your turn, not as a reaction.
ephios-helper-not-now = Only when you unite an alliance can you play { $card }.
ephios-used-this-turn = In this turn { $card } was used already.
ephios-cost-not-payable = You cannot pay what { $card } asks for.
ephios-alliance-not-in-play = In this game { $alliance } cannot be united.
ephios-alliance-not-in-round = In this round { $alliance } cannot be united.
ephios-card-not-in-play = You will not meet { $card } in this game.
ephios-card-not-in-round = You will not meet { $card } in this round.
ephios-too-few-members = To unite { $alliance } takes { $needed } members in hand, and you have { $held }.
ephios-no-helper = You have no help from { $card } in this union.
ephios-substitute-not-needed = This union has no place that { $card } could take.
ephios-no-affinity = You have no affinity left to play.
ephios-affinity-does-not-fit = Your affinity brings nothing to a union of { $alliance } with this hand.
ephios-affinity-barred = With the help of { $card } the affinity cannot be played.
ephios-no-bonus-in-solo = In solo affinities are trophies and give no bonus.
ephios-not-in-the-plots-zone = The Plot does not have { $card }.

# The table
ephios-see-solo = Turn { $turn }, { $reserve ->
    [one] { $reserve } token
   *[other] { $reserve } tokens
} in the reserve.
ephios-see-round = Round { $round }, turn { $turn }, { $reserve ->
    [one] { $reserve } token
   *[other] { $reserve } tokens
} in the reserve.
ephios-see-round-clockwise = Round { $round }, turn { $turn }, play goes clockwise, { $reserve ->
    [one] { $reserve } token
   *[other] { $reserve } tokens
} in the reserve.
ephios-see-round-counter = Round { $round }, turn { $turn }, play goes counter-clockwise, { $reserve ->
    [one] { $reserve } token
   *[other] { $reserve } tokens
} in the reserve.
ephios-see-alliances = In play: { $alliances }.
ephios-see-player = { $who }: { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, affinity not played
ephios-see-player-played = { $who }: { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ephios-see-player-campaign = { $who }: { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}, { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, affinity not played
ephios-see-player-campaign-played = { $who }: { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}, { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ephios-see-player-solo = { $who }: { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ephios-see-known = { $who } surely holds { $cards }.
ephios-see-plot = The Plot has { $zone }. Alliances won over: { $trophies }.
ephios-see-line = The line, the right-most last: { $cards }.
ephios-see-crossroads = On the crossroads: { $cards }.
ephios-see-piles = Deck { $deck }, discard { $discard } with { $top } on top.
ephios-see-deck = Deck { $deck }, no discard.
ephios-see-running = { $who_is ->
    [you] You are applying { $card }.
   *[other] { $who } is applying { $card }.
}
ephios-see-hand = Your hand: { $cards }.
ephios-see-affinity = Your affinity: { $alliance }.
ephios-see-looked = From the deck: { $cards }.

# The board
ephios-board-track = Popularity
ephios-board-marker = { $who }: { $popularity } %
ephios-board-line = The line
ephios-board-crossroads = The crossroads
ephios-board-alliances = Alliances
ephios-board-stage = What is going on
ephios-board-value = value { $value }
ephios-board-inhabitant = Inhabitant
ephios-board-when-action = Action: use it from your hand on your turn.
ephios-board-when-reaction = Reaction: from your hand, when its condition is met.
ephios-board-when-union = Union: declared when you unite an alliance.
ephios-board-when-lamp = Use it from the crossroads on your turn, at no cost.
ephios-board-reconstructed = Text reconstructed: the rulebook does not print this card.
ephios-board-spoken = { $card }, { $alliance }, value { $value }. { $text }
ephios-board-spoken-inhabitant = { $card }, inhabitant. { $text }
ephios-board-completes = completes { $alliance }
ephios-board-short = { $count ->
    [one] { $count } token short
   *[other] { $count } tokens short
}
ephios-board-deck = { $count ->
    [0] The deck is empty; the discard would be shuffled.
    [one] The deck: one card. Its card costs { $cost } token.
   *[other] The deck: { $count } cards. The top one costs { $cost } token.
}
ephios-board-deck-name = Deck
ephios-board-top = On top:
ephios-board-discard = { $count ->
    [one] The discard: { $top }.
   *[other] The discard: { $count } cards, { $top } on top.
}
ephios-board-discard-empty = The discard is empty.
ephios-board-discard-name = Discard
ephios-board-reserve = { $count ->
    [one] One token in the reserve
   *[other] { $count } tokens in the reserve
}
ephios-board-reserve-name = in reserve
ephios-board-tokens = { $count ->
    [one] { $count } token of { $cap }
   *[other] { $count } tokens of { $cap }
}
ephios-board-clockwise = Clockwise
ephios-board-counter = Counter-clockwise
ephios-board-next = then { $who }
ephios-board-turn = Turn { $turn }
ephios-board-round = Round { $round } · turn { $turn }
ephios-board-solo-easy = Easy · turn { $turn }
ephios-board-solo-normal = Normal · turn { $turn }
ephios-board-solo-hard = Hard · turn { $turn }
ephios-board-plot-count = { $taken } of { $all } Dignitaries
ephios-board-trophies = Affinities gathered
ephios-board-trophy-won = { $alliance }: won over
ephios-board-trophy-missing = { $alliance }: still to unite
ephios-board-flow = The line moves this way; the Plot takes from the right
ephios-board-plot-takes = the Plot takes it next
ephios-board-plot-drops = the Plot discards it next
ephios-board-chronicle = The campaign so far
ephios-board-rounds = Rounds won
ephios-board-rounds-won = { $who }: { $won } of { $needed } rounds
ephios-board-pages = Victory pages
ephios-board-no-pages = None has been read yet: the first round’s winner reads one.
ephios-board-tile-on = { $alliance } in place of { $slot }
ephios-board-tile-under = { $alliance } besides
ephios-board-covered = covered
ephios-board-alliance = { $alliance }: needs { $needed }, you hold { $held }. A union brings { $gain } %.
ephios-board-alliance-ready = { $alliance }: ready to unite. It would bring { $gain } % now.
ephios-board-member = { $card } ({ $value })
ephios-board-members = Members in play: { $members }.
ephios-board-needs = { $needed } members in hand: +{ $gain } %.
ephios-board-aid = Uniting discards your whole hand.
ephios-board-aid-solo = Every union brings 10 %; the first of each alliance earns its affinity.
ephios-board-recruit = Recruit
ephios-board-recruit-how = into your hand, at its value
ephios-board-debate = Debate
ephios-board-debate-how = the card is discarded
ephios-board-actions-left = { $count } actions left
ephios-board-thinks = { $who } is choosing…
ephios-board-stage-drawing = Cards are being drawn…
ephios-board-stage-lay = Touch the next card of your hand to lay on the discard.
ephios-board-stage-limit = Touch a card of your hand to discard it.
ephios-board-doing-recruit = { $who_is ->
    [you] You recruit: { $card }
   *[other] { $who } recruits: { $card }
}
ephios-board-doing-blind = { $who_is ->
    [you] You recruit from the deck
   *[other] { $who } recruits from the deck
}
ephios-board-doing-debate = { $who_is ->
    [you] You debate: { $card }
   *[other] { $who } debates: { $card }
}
ephios-board-doing-use = { $who_is ->
    [you] You use: { $card }
   *[other] { $who } uses: { $card }
}
ephios-board-doing-unite = { $who_is ->
    [you] You unite { $alliance }: +{ $gain } %
   *[other] { $who } unites { $alliance }: +{ $gain } %
}
ephios-board-plot-debates = The Plot debates: { $card }
ephios-board-plot-recruits = The Plot recruits: { $card }
ephios-board-applies = { $who_is ->
    [you] You apply: { $card }
   *[other] { $who } applies: { $card }
}
ephios-board-looked = From the top of the deck
ephios-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ephios-board-ask-order = Touch the inhabitant to apply first.
ephios-board-ask-opponent = Whom?
ephios-board-ask-pick = Touch the card you take.
ephios-board-ask-put = Touch the card that goes back next; the last one lies on top.
ephios-board-ask-recruit = Touch a personality to recruit.
ephios-board-ask-sweep = Touch cards of the crossroads to discard them.
ephios-board-ask-swap = Touch one of your cards, then the one you want for it.
ephios-board-ask-retrieve = Touch the card you take back.
ephios-board-ask-take = Touch the card you take.
ephios-board-ask-strip = Touch the card they lose.
ephios-board-ask-discard = Touch a card of your hand to discard it.
ephios-board-ask-sell = Touch a card of your hand to sell it.
ephios-board-ask-copy = Touch the personality whose effect you apply.
ephios-board-ask-affinity = Touch the affinity you want instead of yours.
ephios-board-ask-buy = Touch the card to take it at its value.
ephios-board-ask-choose = Which way?
ephios-board-watching = You are watching: hands and affinities stay secret.
ephios-board-hand = Your hand: { $count } of { $limit }
ephios-board-hand-empty = Your hand is empty: recruit somebody.
ephios-board-used = used this turn
ephios-board-affinity = Affinity
ephios-board-affinity-help = Secret, and good for one union. Uniting { $alliance } brings { $match } % more; uniting another alliance with one of its members in hand, { $side } % more.
ephios-board-affinity-played = Your affinity has been played.
ephios-board-affinity-sealed = Your affinity is being dealt.

# What would change
ephios-board-then-left = { $left ->
    [0] No token left.
    [one] One token left.
   *[other] { $left } tokens left.
}
ephios-board-then-left-completes = { $left ->
    [0] No token left;
    [one] One token left;
   *[other] { $left } tokens left;
} you can then unite { $alliance } (+{ $gain } %).
ephios-board-then-blind-known = { $left ->
    [0] No token left.
    [one] One token left.
   *[other] { $left } tokens left.
} You know the card: { $card }.
ephios-board-then-tokens = { $by ->
    [0] No token more: you have { $now } already.
    [one] +{ $by } token → { $now }.
   *[other] +{ $by } tokens → { $now }.
}
ephios-board-then-replay = { $count ->
    [one] Then one more action.
   *[other] Then { $count } more actions.
}
ephios-board-then-rises = +{ $by } % → { $now } %.
ephios-board-then-wins = +{ $by } % → { $now } %: that wins!
ephios-board-then-parts = ({ $base } + affinity { $affinity })
ephios-board-then-trophy = { $count ->
    [0] The last affinity: that wins!
    [one] A new affinity, one more to go.
   *[other] A new affinity, { $count } more to go.
}
ephios-board-then-plot = { $count ->
    [one] The Plot then plays once.
   *[other] The Plot then plays { $count } times in a row.
}
ephios-board-then-affinity = Your affinity will be with { $alliance }.
ephios-board-then-target = { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
ephios-board-then-holds = { $alliance }: { $held } of { $needed }.
ephios-board-then-kept = { $more ->
    [0] That is enough.
    [one] One more after that.
   *[other] { $more } more after that.
}

# The end
ephios-board-end-solo-won = You keep the city: the Plot is broken!
ephios-board-end-trophies = All five affinities are yours.
ephios-board-end-unfinished = The city has no governor.
ephios-board-end-union = { $who_is ->
    [you] You stand at { $popularity } %, lastly by uniting { $alliance }.
   *[other] { $who } stands at { $popularity } %, lastly by uniting { $alliance }.
}
ephios-board-end-effect = { $who_is ->
    [you] You stand at { $popularity } %, without a single union.
   *[other] { $who } stands at { $popularity } %, without a single union.
}
ephios-board-end-campaign-union = { $who_is ->
    [you] You have won { $won } rounds, the last at { $popularity } % by uniting { $alliance }.
   *[other] { $who } has won { $won } rounds, the last at { $popularity } % by uniting { $alliance }.
}
ephios-board-end-campaign = { $who_is ->
    [you] You have won { $won } rounds, the last at { $popularity } %.
   *[other] { $who } has won { $won } rounds, the last at { $popularity } %.
}
ephios-board-end-turns = { $round ->
    [one] { $turns } turns.
   *[other] { $round } rounds, the last of { $turns } turns.
}
ephios-board-end-player = Player
ephios-board-end-popularity = Popularity
ephios-board-end-last = Last union
ephios-board-end-kept = kept
ephios-board-end-played = played
ephios-board-end-dignitaries = Dignitaries with the Plot

# The coach
ephios-coach-goal = Welcome to Ephios! Whoever first reaches { $goal } % governs the city. A turn is one action. To begin, touch a personality of the crossroads and recruit it: it costs tokens equal to its value, and you have { $tokens }. The signs are alliances; collect cards of one sign.
ephios-coach-recruit = Tokens buy people: touch a personality you can pay for and recruit it, or pay one token for the top of the deck, unseen. A card of a sign you already hold brings you nearer to a union.
ephios-coach-debate = Short of tokens? Debate: touch a personality, then “Debate”. The card is discarded and you take { $gain } tokens. It is also a way to take a card away from the others.
ephios-coach-inhabitant = The card with the street lamp is an inhabitant: nobody recruits it, but on your turn you may use it from the crossroads for nothing. Touch it to see what it does.
ephios-coach-use = A card in your hand has two lives: use it now for its effect (touch it), or keep it for a union. You keep at most { $limit } cards at the end of your turn.
ephios-coach-unite = You can unite an alliance! Touch its row among the alliances. It costs your whole hand and raises your popularity. If your affinity fits, touch it too: it adds more, but works only once.
ephios-coach-affinity = While the others play: the card with the seal is your secret affinity. Uniting that alliance is worth 20 % more; having one of its members in hand while uniting another, 10 % more.
ephios-coach-react = Somebody does something that a reaction could answer. Everybody who might hold one is asked, so being asked tells nothing. If you hold none, let it happen.
ephios-coach-answer = The card you see is being applied, and it asks you something. Touch what glows; if there is a way to stop, it is beside it.
ephios-coach-lay = Your union is made and your whole hand goes to the discard. Touch the cards in the order in which you lay them: somebody may look for one later, and the last one lies on top.
ephios-coach-limit = The turn ends and only { $limit } cards stay in hand: touch one to discard it. Its effect is not applied.
ephios-coach-campaign = A new round with new faces: the winner read a victory page, so cards and alliances have changed. Look at the alliances again. Two rounds won win the campaign.
ephios-coach-solo = You govern, and five Dignitaries plot against you. Unite all five alliances before your popularity falls to 0 % or the Plot has all five. After your action the Plot takes the right-most Dignitary of the line, or discards the right-most card.
ephios-coach-unite-solo = You can unite an alliance! Touch its row: your hand is discarded, you gain 10 % and, the first time, the alliance’s affinity. Five different affinities win.
ephios-coach-corrupt = A Dignitary sits with the Plot. You can corrupt one as your action by touching it: it is discarded, but the Plot then plays twice. Every reshuffle of the deck costs you 10 %.

ephios-brief-1 = Be the first whose popularity reaches 70 % (EPH-79).
ephios-brief-2 = On your turn do one thing: recruit, debate, use a card or unite an alliance (EPH-28).
ephios-brief-3 = Recruit: pay a personality of the crossroads its value in tokens, or 1 token for the unseen top card of the deck (EPH-31, EPH-35).
ephios-brief-4 = Debate: discard a personality of the crossroads and take 2 tokens (EPH-39).
ephios-brief-5 = Use: a personality of your hand or an inhabitant of the crossroads, for the effect written on it (EPH-43, EPH-44). Reactions answer what others do (EPH-45).
ephios-brief-6 = Unite: with two of an alliance in hand, three of the Union of Workers, discard your hand for 20 to 40 %, and more with your secret affinity (EPH-58, EPH-61, EPH-66).
ephios-picture-crossroads = A quick game for three as it begins: four characters lie open on the crossroads, and every marker stands at 0 %.
ephios-picture-union = A hand with which an alliance can be united.
ephios-picture-page = A campaign between two rounds: the page that was just read has changed the cards and the alliances in play.
ephios-picture-plot = Solo: the Plot has a Dignitary in its zone and takes another from the right of the line when it can.

ephios-minutes = 30
ephios-mood = intrigue under the lights
