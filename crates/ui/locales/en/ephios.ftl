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
ephios-option-level-easy = Easy (30 %)
ephios-option-level-normal = Normal (20 %)
ephios-option-level-hard = Hard (10 %)
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
    [you] You pay { $paid } to recruit { $card }.
   *[other] { $who } pays { $paid } to recruit { $card }.
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
    [you] You gain { $by } % and stand at { $now } %.
   *[other] { $who } gains { $by } % and stands at { $now } %.
}
ephios-popularity-lost = { $who_is ->
    [you] You lose { $by } % and stand at { $now } %.
   *[other] { $who } loses { $by } % and stands at { $now } %.
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
ephios-helper-not-now = Only when you unite an alliance can you play { $card }.
ephios-used-this-turn = In this turn { $card } was used already.
ephios-cost-not-payable = You cannot pay what { $card } asks for.
ephios-alliance-not-in-play = In this game { $alliance } cannot be united.
ephios-too-few-members = To unite { $alliance } takes { $needed } members in hand, and you have { $held }.
ephios-no-helper = You have no help from { $card } in this union.
ephios-substitute-not-needed = This union does not need { $card } as a substitute.
ephios-no-affinity = You have no affinity left to play.
ephios-affinity-does-not-fit = Your affinity brings nothing to a union of { $alliance } with this hand.
ephios-affinity-barred = With the help of { $card } the affinity cannot be played.
ephios-no-bonus-in-solo = In solo affinities are trophies and give no bonus.
ephios-no-plot = Only in solo is there a Plot to corrupt.
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
ephios-see-player = { $who }: { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, affinity not played
ephios-see-player-played = { $who }: { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ephios-see-player-campaign = { $who }: { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}, { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, affinity not played
ephios-see-player-campaign-played = { $who }: { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}, { $popularity } %, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ephios-see-player-solo = { $who }: { $popularity } %, { $tokens ->
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
