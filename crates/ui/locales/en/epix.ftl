epix-name = Epix
epix-tagline = Four seasons, fifteen provinces, and a closed fist

epix-option-seats = Players
epix-option-seats-help = How many heirs claim the throne.
epix-option-seats-2 = 2
epix-option-seats-3 = 3
epix-option-seats-4 = 4
epix-option-rules = Rules
epix-option-rules-help = The advanced game auctions special abilities before spring.
epix-option-rules-basic = basic
epix-option-rules-advanced = advanced
epix-option-map = Map
epix-option-map-help = Three players can choose between boards of 13, 12 and 10 provinces.
epix-option-map-standard = standard
epix-option-map-three_12 = three players, 12 provinces
epix-option-map-three_10 = three players, 10 provinces
epix-option-stake = Least stake
epix-option-stake-help = What an attacker has to hide at least.
epix-option-stake-0 = nothing
epix-option-stake-1 = 1 gold
epix-option-stake-2 = 2 gold
epix-option-castles = Empty castles
epix-option-castles-help = Whether a castle without units counts as a province of its owner.
epix-option-castles-count = count
epix-option-castles-held = do not count

epix-section-units = Units
epix-section-cards = Action cards
epix-section-abilities = Special abilities
epix-section-maps = Maps

epix-a-unit = a { $name }
epix-the-unit = the { $name }
epix-the-garrison = the garrison

epix-do-recruit = Recruit { $unit } in { $province } for { $cost } gold
epix-do-bid = Bid { $gold } gold on { $ability }, marked with { $unit }
epix-do-pass = Pass
epix-do-offer = Stake { $gold } gold
epix-do-stay-first = Keep the first-player card
epix-do-appoint = Give the first-player card to { $who }
epix-do-choose = Choose { $cards }
epix-do-keep = Turn up what you chose
epix-do-exchange = Exchange { $out } for { $into }
epix-do-play = Play { $card } first
epix-do-move = Move { $unit } from { $from } to { $to }
epix-do-attack = Attack { $to } with { $unit } from { $from }
epix-do-done = Done
epix-do-stake = Hide { $gold } gold
epix-do-withdraw = Withdraw
epix-do-spy = Have the spies ask: odd or even?
epix-do-guess = Say { $gold }

epix-ask-preliminary = Recruit a unit, bid on an ability, or pass.
epix-ask-preliminary-basic = Recruit a unit or pass.
epix-ask-offer = How much do you stake for the first-player card?
epix-ask-appoint = The auction is yours: who plays first this season?
epix-ask-choose = Choose an action card.
epix-ask-choose-two = Choose two action cards for the winter.
epix-ask-exchange = Your turn with { $cards }: turn up, or exchange first?
epix-ask-order = Which card do you play first?
epix-ask-recruit = Recruit what you like.
epix-ask-march = Move and attack as you like.
epix-ask-stake = Hide your stake against { $against } of { $place }: { $guesses ->
    [one] one amount
   *[other] { $guesses } amounts
} will be named.
epix-ask-go-on = Fight on against { $against } of { $place } ({ $guesses ->
    [one] one guess
   *[other] { $guesses } guesses
}), or withdraw?
epix-ask-guess = { $who } shows { $gold } gold and attacks { $against } of { $place }. How much is in the fist? { $left ->
    [one] Name an amount.
   *[other] Name { $left } amounts.
}

epix-first-drawn = { $who_is ->
    [you] The lot makes you first player.
   *[other] The lot makes { $who } first player.
}
epix-ability-drawn = On offer: { $ability }. { $text }
epix-recruited = { $who_is ->
    [you] You recruit
   *[other] { $who } recruits
} { $unit } in { $province } for { $cost } gold.
epix-bid-first = { $who_is ->
    [you] You bid
   *[other] { $who } bids
} { $gold } gold on { $ability }.
epix-bid-raised = { $who_is ->
    [you] You raise your bid
   *[other] { $who } raises the bid
} on { $ability } to { $gold } gold.
epix-bid-over = { $who_is ->
    [you] You bid
   *[other] { $who } bids
} { $gold } gold on { $ability }, over { $other_is ->
    [you] you
   *[other] { $other }
}.
epix-passed = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
epix-ability-won = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $ability } for { $gold } gold.
epix-ability-discarded = Nobody wanted { $ability }.
epix-season-began = { $season } begins.
epix-offer-sealed = { $who } closes a fist.
epix-offer-own = You close your fist round { $gold } gold.
epix-offer-opened = { $who_is ->
    [you] You staked
   *[other] { $who } staked
} { $gold } gold.
epix-auction-won = { $who_is ->
    [you] You take
   *[other] { $who } takes
} the first-player card for { $gold } gold.
epix-stays-first = { $who_is ->
    [you] You play first.
   *[other] { $who } plays first.
}
epix-appointed = { $by_is ->
    [you] You give
   *[other] { $by } gives
} the first-player card to { $who_is ->
    [you] you
   *[other] { $who }
}.
epix-cards-sealed = { $who } has chosen.
epix-cards-own = You choose { $cards }.
epix-exchanged = { $who } exchanges a card.
epix-exchanged-own = You exchange { $out } for { $into }.
epix-revealed = { $who_is ->
    [you] You turn up
   *[other] { $who } turns up
} { $cards }.
epix-skipped = { $who_is ->
    [you] You can no longer win, so you do not play.
   *[other] { $who } can no longer win, and does not play.
}
epix-card-begun = { $card }: { $who_is ->
    [you] your turn.
   *[other] { $who }’s turn.
}
epix-taxed = { $who_is ->
    [you] You collect
   *[other] { $who } collects
} { $gold } gold of tax.
epix-card-ended = { $who_is ->
    [you] You are
   *[other] { $who } is
} done with { $card }.
epix-moved = { $who_is ->
    [you] You move
   *[other] { $who } moves
} { $unit } from { $from } to { $to }.
epix-attacked = { $who_is ->
    [you] You attack
   *[other] { $who } attacks
} { $to } ({ $other_is ->
    [you] yours
   *[other] { $other }’s
}) with { $unit } from { $from }.
epix-stake-hidden = { $who } hides a stake against { $against }.
epix-stake-own = You hide { $gold } gold against { $against }.
epix-spy-told = { $who_is ->
    [you] Your spies learn
   *[other] { $who }’s spies learn
} that the stake is { $parity ->
    [odd] odd
   *[even] even
}.
epix-guessed = { $who_is ->
    [you] You say
   *[other] { $who } says
} { $gold }.
epix-stake-opened = The fist opens: { $gold } gold. { $named ->
    [yes] Guessed: the attack fails.
   *[no] Not guessed: the attack succeeds.
}
epix-removed = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} { $unit } in { $place }.
epix-refunded = { $who_is ->
    [you] You get
   *[other] { $who } gets
} { $gold } gold of the stake back.
epix-plundered = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $gold } gold from { $other_is ->
    [you] you
   *[other] { $other }
}.
epix-entered = { $who_is ->
    [you] You enter
   *[other] { $who } enters
} { $to } with { $unit }.
epix-converted = { $who_is ->
    [you] You take over
   *[other] { $who } takes over
} { $unit } in { $place }.
epix-withdrew = { $who_is ->
    [you] You withdraw.
   *[other] { $who } withdraws.
}
epix-castle-taken = The garrison falls: { $who_is ->
    [you] you take { $place }!
   *[other] { $who } takes { $place }!
}
epix-earned = { $who_is ->
    [you] You receive
   *[other] { $who } receives
} { $gold } gold of revenue.
epix-counted = { $who_is ->
    [you] You hold
   *[other] { $who } holds
} { $provinces ->
    [one] one province
   *[other] { $provinces } provinces
} and { $gold } gold.
epix-won = { $who_is ->
    [you] You win!
   *[other] { $who } wins.
}

epix-show-before = Before spring. First player: { $who }.
epix-show-season = { $season }. First player: { $who }.
epix-show-held = { $id } · { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold })
}: { $who }, { $units }
epix-show-castle = { $id } · { $place }: { $who }, garrison only
epix-show-empty = { $id } · { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold })
}: empty
epix-show-waits = { $name } (from next season)
epix-show-player = { $who }: { $gold } gold, { $provinces ->
    [one] one province
   *[other] { $provinces } provinces
}. In reserve: { $soldiers } soldiers, { $knights } knights, { $camps } camps, { $catapults } catapults.
epix-show-ability = – { $ability }: { $text }
epix-show-cards = – played { $cards }
epix-show-face-down = – cards face down
epix-show-offer = Ability { $number }, { $ability }: { $text } No bid.
epix-show-bid = Ability { $number }, { $ability }: { $text } { $who } bids { $gold } gold, marked with { $unit }.
epix-show-duel = { $who } attacks { $place } with { $unit } from { $from }. { $other } defends with { $against }: { $guesses ->
    [one] one amount
   *[other] { $guesses } amounts
} to name, so far { $named }.{ $parity ->
    [odd] {" "}The stake is odd.
    [even] {" "}The stake is even.
   *[unknown] {""}
}
epix-show-own-offer = In your fist: { $gold } gold.
epix-show-own-cards = Your cards: { $cards }.
epix-show-own-stake = In your fist: { $gold } gold.

epix-no-bids = The basic game has no special abilities.
epix-no-too-dear = That costs { $cost } gold, more than you have.
epix-no-reserve = You do not have { $unit } left in your reserve.
epix-no-same-kind = There is { $unit } there already.
epix-no-stop-with = There is { $unit } of yours there already.
epix-no-enemy-in-realm = An enemy stands there.
epix-no-camp-in-castle = A camp never stands in a castle.
epix-no-knight-on-mountain = A knight cannot be recruited on the mountain.
epix-no-outside-realm = Before spring you recruit in your own realm only.
epix-no-ground = You recruit in your realm, or where you have units already.
epix-no-levy = A levy is one soldier, before anything else is moved or attacked.
epix-no-such-ability = That ability is not on offer.
epix-no-bid-of-nothing = A bid is at least one gold.
epix-no-bid-too-low = There are { $gold } gold on it: a bid must be higher.
epix-no-bid-too-high = You can bid { $gold } gold at most.
epix-no-marker = You do not have { $unit } unused to mark the bid.
epix-no-offer-too-high = You have { $gold } gold.
epix-no-seat = Nobody sits there.
epix-no-number-of-cards = { $cards ->
    [one] You choose one card.
   *[other] In winter you choose { $cards } cards.
}
epix-no-exchange = You exchange a card you chose for one you did not.
epix-no-card = You did not choose { $card }.
epix-no-unit = You do not have { $unit } there.
epix-no-moving = { $unit } never moves.
epix-no-soldier-moved = That soldier has moved.
epix-no-soldier-spent = That soldier is done for this turn.
epix-no-knight-tired = That knight moves again only after another attack.
epix-no-catapult-hauled = That catapult has been moved this turn.
epix-no-catapult-fresh = That catapult changed sides this season and waits for the next.
epix-no-knights-there = Knights never enter the mountain.
epix-no-enemy-there = An enemy stands there: attack instead.
epix-no-castle-there = A garrison holds every enemy castle: attack it instead.
epix-no-catapult-there = An enemy catapult stands there: attack to take it over.
epix-no-too-far = That is too far for { $unit }.
epix-no-way = There is no free way for the knight.
epix-no-camp-attacks = A camp never attacks.
epix-no-enemies = There is no enemy there.
epix-no-reach = That is out of reach.
epix-no-moved-attack = A soldier that has moved does not attack.
epix-no-second-attack = That soldier has attacked already.
epix-no-knight-attacks-mountain = Knights never attack the mountain.
epix-no-catapult-attacks-mountain = Catapults never hit the mountain.
epix-no-only-garrison = A catapult cannot hit a garrison.
epix-no-gold = You have no gold to stake.
epix-no-stake-too-low = A stake is at least { $gold } gold.
epix-no-stake-too-high = You have { $gold } gold.
epix-no-withdrawal = An attack is at least one duel.
epix-no-spies = Your spies cannot ask now.
epix-no-such-stake = The attacker cannot have staked that.
epix-no-named-already = You have named that amount already.

epix-now-preliminary = Now you recruit one unit, bid, or pass.
epix-now-auction = Now you stake for the first-player card.
epix-now-appoint = Say first who plays first.
epix-now-choose = Now you choose your cards.
epix-now-exchange = Turn up your cards, or exchange one first.
epix-now-order = Say first which card you play first.
epix-now-recruit = You are recruiting: one card after the other.
epix-now-march = Now you move and attack.
epix-now-stake = An attack is under way: hide a stake, or withdraw if you may.
epix-now-guess = Now you guess the stake.
