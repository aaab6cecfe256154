ephyran-name = Ephyran
ephyran-tagline = Two to four gods build Athena’s city out of half-cards, and spoil each other’s.

ephyran-option-seats = Players
ephyran-option-seats-help = How many gods build a city.
ephyran-option-seats-2 = 2
ephyran-option-seats-3 = 3
ephyran-option-seats-4 = 4
ephyran-option-gods = Gods
ephyran-option-gods-help = Each player’s own god counts one territory twice.
ephyran-option-gods-dealt = dealt at random
ephyran-option-gods-chosen = chosen in turn, from the first player on
ephyran-option-exchange = Exchange with the hand
ephyran-option-exchange-help = Where the old area goes when the Exchange replaces it from the hand.
ephyran-option-exchange-tartarus = to the Tartarus
ephyran-option-exchange-hand = to the hand

ephyran-section-gods = Gods
ephyran-section-wilds = Wild card
ephyran-section-supports = Supports
ephyran-section-tokens = Magical tokens
ephyran-section-cards = Pile

ephyran-area = { $territory } { $number }
ephyran-half = { $territory } { $number }, { $creature }
ephyran-half-magic = { $territory } { $number }, { $creature } with { $magic }
ephyran-half-dionysus = { $area }, Dionysus
ephyran-card = [{ $first } | { $second }]

ephyran-do-god = Become { $god }
ephyran-do-add = Add { $half }, giving up { $rest }
ephyran-do-add-dionysus = Add Dionysus as { $area }
ephyran-do-dionysus = Take Dionysus from { $from } for { $half }, and make him your { $to }
ephyran-do-change = Change { $old } to { $half }
ephyran-do-discard = Discard { $card }
ephyran-do-twins = { $support }: take more cards, then play again, giving up { $rest }
ephyran-do-graeae = { $support }: look at cards and keep one, giving up { $rest }
ephyran-do-exchange = { $support }: your { $own } for { $half } of { $with }, giving up { $rest }
ephyran-do-replace = { $support }: replace { $old } by { $half }, giving up { $rest }
ephyran-do-take = { $support }, giving up { $rest }
ephyran-do-destroy = { $support }: { $of } loses one, giving up { $rest }
ephyran-do-steal = { $support }: the one on { $area } of { $from }, giving up { $rest }
ephyran-do-lock = { $support }: lock your { $territory }, giving up { $rest }
ephyran-do-unlock = { $support }: unlock { $of_is ->
    [you] your { $territory }
   *[other] the { $territory } of { $of }
}, giving up { $rest }
ephyran-do-defend = Stop it with { $support }, giving up { $rest }
ephyran-do-let-pass = Let it happen
ephyran-do-take-nothing = Take no card
ephyran-do-draw-pile = Take a card from the pile
ephyran-do-draw-discard = Take { $card } from the discard
ephyran-do-keep = Keep { $card }
ephyran-do-keep-top = Keep { $card } and leave { $top } on top of the discard
ephyran-do-place = Put the token on { $half }
ephyran-do-lose = Give up { $half }

ephyran-turn = Your turn: add an area, play a Support, change an area or discard a card.
ephyran-turn-last = Your last turn: add an area, play a Support, change an area or discard a card.
ephyran-turn-again = Play again, but no Support.
ephyran-turn-god = Which god are you?
ephyran-turn-answer = { $who } plays { $support }. Do you stop it?
ephyran-turn-source = { $count ->
    [one] Where do you take your card from?
   *[other] Where do you take the next of your { $count } cards from?
}
ephyran-turn-keep = Which card do you keep?
ephyran-turn-place = Your token is { $magic }. Where do you put it, face down?
ephyran-turn-lose = { $who } destroys. Which uncovered area do you give up?

ephyran-first-player = { $who_is ->
    [you] You begin and take the Athena token.
   *[other] { $who } begins and takes the Athena token.
}
ephyran-god-taken = { $who_is ->
    [you] You are { $god }.
   *[other] { $who } is { $god }.
}
ephyran-drew = { $who_is ->
    [you] You take { $card } from the pile.
   *[other] { $who } takes { $card } from the pile.
}
ephyran-drew-hidden = { $who } takes a card from the pile.
ephyran-took-discard = { $who_is ->
    [you] You take { $card } from the discard.
   *[other] { $who } takes { $card } from the discard.
}
ephyran-took-nothing = { $who_is ->
    [you] You take no card.
   *[other] { $who } takes no card.
}
ephyran-area-added = { $who_is ->
    [you] You add { $half }.
   *[other] { $who } adds { $half }.
}
ephyran-dionysus-taken = { $who_is ->
    [you] You put { $half } in the place of a Dionysus of { $from }, who is now your { $to }.
   *[other] { $who } puts { $half } in the place of { $from_is ->
        [you] your Dionysus
       *[other] a Dionysus of { $from }
    }, who is now { $to } of { $who }.
}
ephyran-area-changed = { $who_is ->
    [you] You change { $old } to { $half }; the old card is discarded.
   *[other] { $who } changes { $old } to { $half }; the old card is discarded.
}
ephyran-discarded = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
ephyran-played = { $who_is ->
    [you] You play { $support }.
   *[other] { $who } plays { $support }.
}
ephyran-played-exchange = { $who_is ->
    [you] You play { $support } on { $area } of { $with }.
   *[other] { $who } plays { $support } on { $with_is ->
        [you] your { $area }
       *[other] { $area } of { $with }
    }.
}
ephyran-played-destroy = { $who_is ->
    [you] You play { $support } against { $of }.
   *[other] { $who } plays { $support } against { $of_is ->
        [you] you
       *[other] { $of }
    }.
}
ephyran-played-steal = { $who_is ->
    [you] You play { $support } on { $area } of { $from }.
   *[other] { $who } plays { $support } on { $from_is ->
        [you] your { $area }
       *[other] { $area } of { $from }
    }.
}
ephyran-let-pass = { $who_is ->
    [you] You let it happen.
   *[other] { $who } lets it happen.
}
ephyran-countered = { $who_is ->
    [you] You stop it with { $card }.
   *[other] { $who } stops it with { $card }.
}
ephyran-areas-exchanged = { $who_is ->
    [you] You give { $given } to { $with } for { $half }.
   *[other] { $who } gives { $given } to { $with_is ->
        [you] you
       *[other] { $with }
    } for { $half }.
}
ephyran-area-replaced = { $who_is ->
    [you] You replace { $old } by { $half }.
   *[other] { $who } replaces { $old } by { $half }.
}
ephyran-looked-at = { $who_is ->
    [you] The Graeae show you { $card }.
   *[other] The Graeae show { $card } to { $who }.
}
ephyran-looked-at-hidden = The Graeae show a card to { $who }.
ephyran-kept = { $who_is ->
    [you] You keep { $card }.
   *[other] { $who } keeps { $card }.
}
ephyran-kept-hidden = { $who } keeps one of the cards.
ephyran-token-drawn = { $who_is ->
    [you] You draw a token: { $magic }.
   *[other] { $who } draws a token: { $magic }.
}
ephyran-token-drawn-hidden = { $who } draws a token and looks at it.
ephyran-token-stolen = { $who_is ->
    [you] You take the token on { $area } of { $from }: { $magic }.
   *[other] { $who } takes the token on { $area } of { $from }: { $magic }.
}
ephyran-token-stolen-hidden = { $who } takes { $from_is ->
    [you] your token on { $area }
   *[other] the token of { $from } on { $area }
} and looks at it.
ephyran-token-seen = { $who_is ->
    [you] You look at the token that came along on { $area }: { $magic }.
   *[other] { $who } looks at the token on { $area }: { $magic }.
}
ephyran-token-placed = { $who_is ->
    [you] You put the token face down on your { $area }.
   *[other] { $who } puts the token face down on { $area }.
}
ephyran-token-lost = { $who_is ->
    [you] Your token on { $area } leaves the game.
   *[other] The token of { $who } on { $area } leaves the game, unseen.
}
ephyran-area-lost = { $who_is ->
    [you] You lose { $half }.
   *[other] { $who } loses { $half }.
}
ephyran-locked = { $who_is ->
    [you] You lock your { $territory }.
   *[other] { $who } locks the { $territory }.
}
ephyran-unlocked = { $of_is ->
    [you] Your { $territory } can be changed again.
   *[other] The { $territory } of { $of } can be changed again.
}
ephyran-city-finished = { $who_is ->
    [you] You finish your city: { $bonus ->
        [one] { $bonus } more point
       *[other] { $bonus } more points
    }.
   *[other] { $who } finishes a city: { $bonus ->
        [one] { $bonus } more point
       *[other] { $bonus } more points
    }.
}
ephyran-last-round-pile = The pile is empty: this round is the last.
ephyran-last-round-city = A city is finished: this round is the last.
ephyran-token-revealed = { $who_is ->
    [you] Your token on { $area } is { $magic }.
   *[other] The token of { $who } on { $area } is { $magic }.
}
ephyran-scored = { $who_is ->
    [you] Your city is worth { $points } points.
   *[other] The city of { $who } is worth { $points } points.
}

ephyran-table = Round { $round }. Pile { $pile }, discard { $discard }, Tartarus { $tartarus }.
ephyran-top = On top of the discard: { $card }.
ephyran-last-round = This round is the last.
ephyran-player = { $who } ({ $god }): { $points } points, { $hand } cards in hand.
ephyran-player-open = { $who } ({ $god }): { $points } points, { $hand } cards in hand, known to all: { $cards }.
ephyran-player-without-god = { $who }: { $hand } cards in hand.
ephyran-column = { "  " }{ $territory }: { $areas }
ephyran-column-locked = { "  " }{ $territory } (locked): { $areas }
ephyran-chain = { $first }, { $rest }
ephyran-cell = { $creature }
ephyran-cell-magic = { $creature } ({ $magic })
ephyran-cell-token = { $cell } + token: { $magic }
ephyran-cell-token-hidden = { $cell } + a token
ephyran-hand = Your hand: { $cards }.
ephyran-looking = You are looking at { $cards }.

ephyran-no-not-now = That is not what is asked now: a turn is one action, then one card.
ephyran-no-such-seat = Nobody sits there.
ephyran-no-god-taken = Another player is { $god } already.
ephyran-no-not-in-hand = You do not hold { $card }.
ephyran-no-such-half = { $card } has no such Support.
ephyran-no-not-that-area = { $card } cannot be { $area }.
ephyran-no-same-card = { $card } cannot be both the Support and the new area.
ephyran-no-not-next = { $area } has to wait for the area before it.
ephyran-no-already-built = Your city has { $area } already.
ephyran-no-locked = { $who_is ->
    [you] A shield locks your { $territory }.
   *[other] A shield locks the { $territory } of { $who }.
}
ephyran-no-nothing-to-change = You have no { $area } to change.
ephyran-no-change-covered = { $area } is covered: only the last area of a territory can be changed.
ephyran-no-not-an-opponent = That needs an opponent.
ephyran-no-dionysus = No Dionysus stands on { $area } of { $who }.
ephyran-no-dionysus-covered = Dionysus on { $area } of { $who } is covered.
ephyran-no-true-area-needed = Only a true area can take the place of Dionysus.
ephyran-no-support-again = The second card may not be a Support.
ephyran-no-pile-empty = The Graeae need a pile, and it is empty.
ephyran-no-nothing-to-exchange = You and { $who } do not both have { $area }.
ephyran-no-nothing-to-replace = You have no { $area } to replace.
ephyran-no-dionysus-stays = Dionysus on { $area } cannot come back to your hand.
ephyran-no-tokens-left = There are no tokens left.
ephyran-no-place-for-token = You have no free, unlocked area for a token.
ephyran-no-nothing-to-destroy = { $who } has nothing that could be destroyed.
ephyran-no-token = There is no token on { $area } of { $who }.
ephyran-no-nothing-to-lock = You have nothing of the { $territory } to lock.
ephyran-no-locked-already = A shield locks your { $territory } already.
ephyran-no-not-locked = { $who_is ->
    [you] No shield locks your { $territory }.
   *[other] No shield locks the { $territory } of { $who }.
}
ephyran-no-cannot-counter = { $card } does not stop this.
ephyran-no-must-draw = You have to take a card while there is a pile.
ephyran-no-nothing-to-draw = The pile is empty.
ephyran-no-not-looked-at = { $card } is not a card you can choose here.
ephyran-no-name-the-top = Say which of the other cards ends on top of the discard.
ephyran-no-area-there = You have no { $area } to put a token on.
ephyran-no-token-there = There is a token on your { $area } already.
ephyran-no-lose-uncovered = { $area } is not the last area of one of your territories.
