epix-name = Epix
epix-tagline = Four seasons, fifteen provinces, and a closed fist.

epix-option-seats = Players
epix-option-seats-help = How many heirs claim the throne.
epix-option-seats-2 = 2
epix-option-seats-3 = 3
epix-option-seats-4 = 4
epix-option-rules = Rules
epix-option-rules-help = The basic game is for first games. The advanced game auctions special abilities before spring.
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
epix-option-colours = Colours
epix-option-colours-help = Whether each player chooses a colour before the game.
epix-option-colours-seats = by seat
epix-option-colours-chosen = each player chooses
epix-option-castle = Castle of the first seat
epix-option-castle-1 = the first
epix-option-castle-2 = the second
epix-option-castle-3 = the third
epix-option-castle-4 = the fourth
epix-option-castle-chosen = each player chooses
epix-option-spring = First player in spring
epix-option-spring-auction = by auction
epix-option-spring-none = the one drawn by lot
epix-option-last = Last player in winter
epix-option-last-shared = plays for a victory, shared or not
epix-option-last-sole = plays for a victory alone
epix-option-last-win = plays for a victory alone, and does nothing else
epix-option-knights = A knight that has moved
epix-option-knights-once = waits for an attack
epix-option-knights-on = goes on by single provinces
epix-option-knights-free = goes on without limit
epix-option-withdrawal = A soldier that withdrew
epix-option-withdrawal-finished = is finished
epix-option-withdrawal-moves = may still move
epix-option-tierce = Tierce, the third +1 province
epix-option-tierce-gold = gives 1 gold
epix-option-tierce-plain = gives nothing

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
epix-do-castle = Take { $castle }
epix-do-colour = Take { $colour }
epix-colour-red = red
epix-colour-blue = blue
epix-colour-green = green
epix-colour-yellow = yellow

epix-ask-castle = Choose your castle.
epix-ask-colour = Choose your colour.
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
epix-settled = { $who_is ->
    [you] You choose { $castle }.
   *[other] { $who } chooses { $castle }.
}
epix-colour-taken = { $who_is ->
    [you] Your colour is { $colour }.
   *[other] The colour of { $who } is { $colour }.
}
epix-gave-up = { $who_is ->
    [you] You can no longer win alone: your turn ends.
   *[other] { $who } can no longer win alone: the turn ends.
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
epix-show-ours = { $place } is not in the rulebook: it is ours, so that the board is alike for all three castles.
epix-show-free-castle = { $id } · { $place }: nobody has chosen it yet
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
epix-no-bid-too-low = It has { $gold } gold on it: a bid must be higher.
epix-no-bid-too-high = You can bid { $gold } gold at most.
epix-no-marker = You do not have { $unit } unused to mark the bid.
epix-no-offer-too-high = You have { $gold } gold, and no more can be staked.
epix-no-seat = Nobody sits there.
epix-no-number-of-cards = { $cards ->
    [one] You choose one card.
   *[other] In winter you choose { $cards } cards.
}
epix-no-exchange = You exchange a card you chose for one you did not.
epix-no-card = You have not turned up { $card }.
epix-no-unit = You do not have { $unit } there.
epix-no-moving = { $unit } never moves.
epix-no-soldier-moved = That soldier has moved.
epix-no-soldier-spent = That soldier is done for this turn.
epix-no-other-card = One card after the other: finish this one first.
epix-no-rode-there = That knight has come by there on this ride.
epix-no-soldier-withdrew = That soldier withdrew: it may move, but attacks no more.
epix-no-knight-tired = That knight moves again only after another attack.
epix-no-catapult-hauled = That catapult has been moved this turn.
epix-no-catapult-fresh = That catapult changed sides this season and waits for the next.
epix-no-knights-there = Knights never enter the mountain.
epix-no-far-enemy = An enemy holds that province.
epix-no-far-castle = A garrison holds every enemy castle.
epix-no-far-catapult = An enemy catapult holds that province.
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
epix-no-gold = A stake is at least { $least } gold, and you have { $gold }.
epix-no-stake-too-low = A stake is at least { $gold } gold.
epix-no-stake-too-high = You have { $gold } gold, and no more can be staked.
epix-no-withdrawal = An attack is at least one duel.
epix-no-spies = Your spies cannot ask now.
epix-no-such-stake = The attacker cannot have staked that.
epix-no-castle-free = Choose a castle that is still free.
epix-no-colour-free = Another player has that colour.
epix-no-hope = The last player of winter acts only to win, and after that you no longer could.
epix-no-named-already = You have named that amount already.

epix-now-castle = Now you choose your castle.
epix-now-colour = Now you choose your colour.
epix-now-preliminary = Now you recruit one unit, bid, or pass.
epix-now-muster = Now you recruit one unit, or pass.
epix-now-choose-two = Now you choose two of your cards.
epix-now-auction = Now you stake for the first-player card.
epix-now-appoint = First say who plays first.
epix-now-choose = Now you choose your card.
epix-now-exchange = Turn up what you chose, or exchange a card first.
epix-now-order = First say which of the two cards you play first.
epix-now-recruit = Now you recruit units, or say that you are done.
epix-now-march = Now you move and attack.
epix-now-stake = An attack is under way: hide a stake, or withdraw if you may.
epix-now-guess = Now you guess the stake.

epix-board-own-unit = Your { $unit } in { $place }
epix-board-ours = ours, not in the rulebook
epix-board-place-free-castle = { $place }, which nobody has chosen yet
epix-board-place-empty = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } gold)
}: empty
epix-board-place-held = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } gold)
}: { $who_is ->
    [you] yours
   *[other] { $who }
}, { $units }
epix-board-place-garrison = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } gold)
}: { $who_is ->
    [you] yours
   *[other] { $who }
}, only the garrison
epix-board-word = { $word }
epix-board-garrison = Garrison
epix-board-gold = { $gold } gold
epix-board-gold-word = gold
epix-board-provinces-word = { $n ->
    [one] province
   *[other] provinces
}
epix-board-revenue-word = next revenue
epix-board-n-provinces = { $n ->
    [one] 1 province
   *[other] { $n } provinces
}
epix-board-n-revenue = +{ $gold } a season
epix-board-in-reserve = In reserve: { $soldiers } soldiers, { $knights } knights, { $camps } camps, { $catapults } catapults
epix-board-first = First player
epix-board-seasons = The seasons
epix-board-order = Order of play
epix-board-would-order = Order: { $who }.
epix-board-moment-muster = Before spring: the muster
epix-board-moment-auction = Fists closed: who plays first?
epix-board-moment-appoint = The first player is named
epix-board-moment-choose = Cards are chosen
epix-board-moment-reveal = Cards are turned up
epix-board-moment-recruit = Recruitment
epix-board-moment-march = Move & Attack
epix-board-moment-duel = A duel!
epix-board-moment-over = The year is over
epix-board-ready = ready
epix-board-mustering = musters
epix-board-sealed = sealed ✓
epix-board-thinking = thinking…
epix-board-won-auction = pays and decides
epix-board-chosen = chosen ✓
epix-board-exchanged = one card exchanged
epix-board-offers = Special abilities on offer
epix-board-bid = { $who }: { $gold } gold
epix-board-no-bid = no bid yet
epix-board-from-rulebook = From the rulebook
epix-board-reconstructed = Reconstructed: the rulebook does not print this card
epix-board-card-recruit = Soldier { $soldier } · Knight { $knight } · Camp { $camp } · Catapult { $catapult }
epix-board-card-tax = Take { $gold } gold from the bank.
epix-board-card-march = Move and attack with as many units as you like.
epix-board-coins-offer = In your fist, for the first-player card:
epix-board-coins-stake = In your fist, for this duel:
epix-board-coins-guess = How much is in the fist?
epix-board-coins-bid = Gold for a bid (choose an ability first):
epix-board-pass = Pass: I am ready for spring
epix-board-keep = Turn up what I chose
epix-board-done = Done
epix-board-withdraw = Withdraw
epix-board-spy = Send the spies: odd or even?
epix-board-appoint = Who plays first?
epix-board-pairs = Two cards for the winter
epix-board-watching = You are watching. The fists stay closed for you as well.
epix-board-reserve = Your reserve
epix-board-stock = { $unit }: { $left } in reserve, { $cost } gold each
epix-board-deck = Your action cards
epix-board-face-down = face down
epix-board-turned-up = turned up
epix-board-soldier-words = Moves to a neighbouring province, or attacks one. Defends with one guess; with two in a castle or on the mountain.
epix-board-knight-words = Moves any distance through free provinces and attacks again and again, never on the mountain. Defends with one guess, in a castle with two.
epix-board-camp-words = Never moves, never attacks; gives gold in every revenue. Defends with one guess, on the mountain with two. Whoever beats it takes it over. Never in a castle.
epix-board-catapult-words = Never moves. Destroys every unit of a neighbouring province, then goes back to the reserve; from the mountain it reaches two provinces far. Does not defend, and changes sides.
epix-board-duel = The duel
epix-board-last-duel = The last duel
epix-board-shows = shows { $gold } gold
epix-board-fist = a closed fist
epix-board-palm = a hand choosing coins
epix-board-clash = { $unit } against { $against }: { $place }
epix-board-odds = { $guesses ->
    [one] one amount
   *[other] { $guesses } amounts
} named of { $possible } possible{ $parity ->
    [odd] {" "}(the stake is odd)
    [even] {" "}(the stake is even)
   *[unknown] {""}
}
epix-board-then-left = { $gold } gold left.
epix-board-then-kept = You go into spring with { $gold } gold.
epix-board-then-if-won = If you win: { $gold } gold left. Otherwise you keep everything.
epix-board-then-holds = { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}, +{ $revenue } gold a season
epix-board-then-recruited = { $gold } gold left; { $holds }.
epix-board-then-taxed = +{ $tax } gold → { $gold }.
epix-board-then-no-duel = Nobody defends it: no duel, no stake.
epix-board-then-duel = A duel against the { $against }: { $guesses ->
    [one] one amount
   *[other] { $guesses } amounts
} named of { $possible } possible.
epix-board-then-bombard = One duel for the whole province, against the { $against }: { $guesses ->
    [one] one amount
   *[other] { $guesses } amounts
} named of { $possible } possible.
epix-board-then-garrison = Only the garrison is left: win this duel ({ $guesses ->
    [one] one amount
   *[other] { $guesses } amounts
} named of { $possible } possible) and you win the game.
epix-board-then-staked = { $gold } gold left, whatever happens.
epix-board-then-soldier-rests = The soldier stays where it is and is done for this turn.
epix-board-then-knight-goes-on = The knight stays where it is and may go on elsewhere.
epix-board-then-guessed = One of { $open } amounts still possible; { $more ->
    [0] the fist opens.
    [one] one more guess follows.
   *[other] { $more } more guesses follow.
}
epix-board-then-spied = You learn whether the stake is odd or even; not again this season.
epix-board-throne = { $who_is ->
    [you] You take the throne!
   *[other] { $who } takes the throne!
}
epix-board-throne-shared = { $who } share the throne.
epix-board-why-castle = { $who_is ->
    [you] You beat
   *[other] { $who } beat
} the garrison of an enemy castle: that ends the war at once.
epix-board-why-provinces = The year is over, and { $provinces ->
    [one] 1 province is
   *[other] { $provinces } provinces are
} more than anybody else holds.
epix-board-why-gold = { $tied } heirs hold { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
} each; the richest of them wins, with { $gold } gold.
epix-board-why-shared = As many provinces ({ $provinces }) and as much gold ({ $gold }): they share the victory.
epix-board-col-heir = Heir
epix-board-col-provinces = Provinces
epix-board-col-held = Held at the end
epix-board-col-gold = Gold
epix-board-winner = winner

epix-coach-aim = The king is dead. Take an enemy castle and you win at once; otherwise whoever holds the most provinces after four seasons wins. Your castle and the two provinces beside it are your realm.
epix-coach-castle = Touch the castle you would like to have. Its two neighbours are your realm.
epix-coach-colour = Touch the colour your pieces shall have, if it is still free.
epix-coach-muster = Before spring everybody recruits one unit a turn. Touch a piece of your reserve, then a province of your realm. Camps earn gold, soldiers and knights conquer. Keep some gold: it is your strength in duels.
epix-coach-abilities = Special abilities are auctioned now: touch one, then an amount, then the unit that marks your bid. If somebody bids more, gold and unit come back to you.
epix-coach-auction = Everybody closes a fist. The highest stake becomes first player or names another; only the winner pays. Staking nothing is fine.
epix-coach-appoint = You won the auction. First is good to strike before others do; last is good to answer what they did. Keep the card, or give it away.
epix-coach-choose = Everybody chooses a card face down: recruit, collect tax, or move and attack. You cannot do two of these this season, so think of what the others will do.
epix-coach-winter = Winter is the last season: you choose two of your three cards and play them in the order you like.
epix-coach-exchange = Your strategist lets you exchange a card now, before anybody has seen it.
epix-coach-order = You play both cards. The first is finished before the second begins: recruit then march, or march then recruit where you conquered.
epix-coach-recruit = Buy as many units as you like: touch a piece of your reserve, then a glowing province. A province never holds two of a kind. Touch Done when you have finished.
epix-coach-march = Touch one of your pieces, then where it goes. An enemy there means a duel. A soldier moves or attacks once; a knight does both again and again. Touch Done to end.
epix-coach-stake = Hide some of your gold in your fist. If the defender names the amount, your unit is lost; if not, the defender’s is. The gold is spent either way, so cheap stakes are tempting, and everybody knows it.
epix-coach-fight-on = That duel is won, but somebody else still defends. Fight on with the gold you have left, or withdraw.
epix-coach-guess = You are attacked. Touch the amount you believe is in the fist. A double defence lets you name two: in castles, and for soldiers and camps on the mountain.
epix-coach-watch-duel = A duel: the attacker hides gold, the defender guesses it. Watch what people like to hide.
epix-coach-watch-turn = Cards are played one player after the other, the first player first. What happened last is marked on the map.

epix-brief-1 = Take an enemy castle and you win at once; failing that, hold the most provinces after four seasons (EPX-1b).
epix-brief-2 = Before spring everybody recruits units and, with the advanced rules, bids for special abilities (EPX-11a).
epix-brief-3 = A season opens with closed fists: the highest stake says who plays first (EPX-18a, EPX-18c).
epix-brief-4 = Everybody secretly chooses a card (Recruitment, Tax, or Move & Attack; two of them in winter), and they are played in turn (EPX-21, EPX-22a).
epix-brief-5 = An attack is a duel: the attacker hides gold, the defender names an amount. Named, the attacking unit falls; not named, the other does (EPX-36a). In a castle and on the mountain the defender names two (EPX-41a, EPX-42a).
epix-brief-6 = Camps and the +1 provinces bring gold at the end of every season (EPX-48a, EPX-48b).
epix-picture-realms = The board for four before spring: each castle has its soldier, and a castle with its two neighbours is a realm.
epix-picture-bids = The preliminary phase with the advanced rules: abilities are laid out, and a bid has just been beaten.
epix-picture-duel = An attack: the stake is in the fist, and the defender has to name it.
epix-picture-count = The end of a game: provinces first, then gold.

epix-minutes = 30
epix-mood = conquest and bluff
