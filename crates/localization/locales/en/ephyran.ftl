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
ephyran-option-exchange-tartarus = to the Tartarus
ephyran-option-exchange-hand = to the hand
ephyran-option-destroyed = A destroyed area goes
ephyran-option-destroyed-tartarus = to the Tartarus
ephyran-option-destroyed-discard = to the discard
ephyran-option-dionysus = Dionysus can be taken
ephyran-option-dionysus-uncovered = when uncovered
ephyran-option-dionysus-any = covered or not
ephyran-option-discard = After changing or discarding, the card comes from
ephyran-option-discard-closed = the pile
ephyran-option-discard-open = the pile or the discard
ephyran-option-shield = An exchange or a destruction is stopped by the shield
ephyran-option-shield-victim = of the player it is aimed at
ephyran-option-shield-anyone = of any opponent, with the hand too
ephyran-option-tokens = One magical token at most
ephyran-option-tokens-area = on an area
ephyran-option-tokens-column = in a territory

ephyran-section-gods = Gods
ephyran-section-wilds = Wild card
ephyran-section-supports = Supports
ephyran-section-support-counts = How often each Support is on a card
ephyran-section-tokens = Magical tokens
ephyran-section-cards = Pile

ephyran-area = { $territory } { $number }
ephyran-half = { $territory } { $number }, { $creature }
ephyran-half-magic = { $territory } { $number }, { $creature } with { $magic }
ephyran-half-dionysus = { $area }, Dionysus
ephyran-card = “{ $first } / { $second }”

ephyran-do-god = Become { $god }
ephyran-do-add = Add { $half }, giving up { $rest }
ephyran-do-add-dionysus = Add Dionysus as { $area }
ephyran-do-dionysus = Take Dionysus from { $from } for { $half }, giving up { $rest }, and make him your { $to }
ephyran-do-change = Change { $old } to { $half }, giving up { $rest }
ephyran-do-change-dionysus = Change { $old } to { $half }
ephyran-do-discard = Discard { $card }
ephyran-do-twins = { $support }: take more cards, then play again, giving up { $rest }
ephyran-do-graeae = { $support }: look at cards and keep one, giving up { $rest }
ephyran-do-exchange = { $support }: your { $own } for { $half } of { $with }, giving up { $rest }
ephyran-do-replace = { $support }: replace { $old } by { $half }, giving up { $rest } and { $lost }
ephyran-do-replace-dionysus = { $support }: replace { $old } by { $half }, giving up { $rest }
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
ephyran-played-replace = { $who_is ->
    [you] You play { $support } with your hand, for { $half }.
   *[other] { $who } plays { $support } with the hand, for { $half }.
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
ephyran-last-round-turns = Nobody can build on for ever: the game ends with this round.
ephyran-last-round-city = A city is finished: this round is the last.
ephyran-token-revealed = { $who_is ->
    [you] Your token on { $area } is { $magic }.
   *[other] The token of { $who } on { $area } is { $magic }.
}
ephyran-scored = { $who_is ->
    [you] Your city is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] The city of { $who } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

ephyran-table = Round { $round }. Pile { $pile }, discard { $discard }, Tartarus { $tartarus }.
ephyran-top = On top of the discard: { $card }.
ephyran-last-round = This round is the last.
ephyran-player = { $who } ({ $god }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}.
ephyran-player-open = { $who } ({ $god }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, known to all: { $cards }.
ephyran-player-without-god = { $who }: { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}.
ephyran-column = { "  " }{ $territory }: { $areas }
ephyran-column-locked = { "  " }{ $territory } (locked): { $areas }
ephyran-chain = { $first }, { $rest }
ephyran-cell = { $creature }
ephyran-cell-magic = { $creature } ({ $magic })
ephyran-cell-token = { $cell } + token: { $magic }
ephyran-cell-token-hidden = { $cell } + a token
ephyran-hand = Your hand: { $cards }.
ephyran-looking = You are looking at { $cards }.

ephyran-now-god = Now you choose your god.
ephyran-now-action = Now comes your action: add or change an area, play a Support, or discard a card.
ephyran-now-again = Now you play another card: add or change an area, or discard it.
ephyran-now-card = Now you take a card.
ephyran-now-defence = You may stop the Support or let it happen, nothing else.
ephyran-now-keep = Now you keep one of the cards you are looking at.
ephyran-now-place = Now you put the token on an area of your city.
ephyran-now-lose = Now you say which area you lose.
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
ephyran-no-second-token = { $who_is ->
    [you] There is a token in your { $territory } already, and one is the most.
   *[other] There is a token in the { $territory } of { $who } already, and one is the most.
}
ephyran-no-lose-uncovered = { $area } is not the last area of one of your territories.

ephyran-board-round = Round
ephyran-board-reconstructed = Reconstructed: the rulebook does not print it.
ephyran-board-last-pile = Last round: the pile is empty
ephyran-board-last-city = Last round: a city is finished
ephyran-board-pile = Pile
ephyran-board-pile-label = { $count ->
    [0] Pile, empty
    [one] Pile, one card left
   *[other] Pile, { $count } cards left
}
ephyran-board-discard-pile = Discard
ephyran-board-discard-label = Discard, { $count ->
    [one] one card
   *[other] { $count } cards
}; on top: { $card }
ephyran-board-discard-empty = Discard, empty
ephyran-board-tokens = Tokens
ephyran-board-tokens-label = { $count ->
    [0] No magical tokens left
    [one] One magical token left, face down
   *[other] { $count } magical tokens left, face down
}
ephyran-board-tokens-text = In the box, with what each is worth:
ephyran-board-tartarus = Tartarus
ephyran-board-tartarus-label = { $count ->
    [0] Tartarus, empty
    [one] Tartarus, one card
   *[other] Tartarus, { $count } cards
}
ephyran-board-tartarus-text = Nothing comes back from here. Supports gone so far:

ephyran-board-city = { $who_is ->
    [you] Your city
   *[other] City of { $who }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } of 16 areas{ $hidden ->
    [0] {""}
    [one] , one token face down
   *[other] , { $hidden } tokens face down
}
ephyran-board-athena = The Athena token: first player
ephyran-board-column = { $who_is ->
    [you] Your { $territory }
   *[other] The { $territory } of { $who }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ephyran-board-column-own = { $who_is ->
    [you] Your { $territory }
   *[other] The { $territory } of { $who }
}, counted twice: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ephyran-board-column-locked = { $who_is ->
    [you] Your { $territory }
   *[other] The { $territory } of { $who }
}, locked: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ephyran-board-next = { $who_is ->
    [you] Your { $area }, next to build
   *[other] { $area } of { $who }, next to build
}
ephyran-board-empty = { $who_is ->
    [you] Your { $area }, not built
   *[other] { $area } of { $who }, not built
}
ephyran-board-area = { $who_is ->
    [you] Yours: { $half }
   *[other] { $who }: { $half }
}
ephyran-board-area-token = { $who_is ->
    [you] Yours: { $half }
   *[other] { $who }: { $half }
}, with a token
ephyran-board-area-covered = { $who_is ->
    [you] Yours: { $half }
   *[other] { $who }: { $half }
}, covered
ephyran-board-area-covered-token = { $who_is ->
    [you] Yours: { $half }
   *[other] { $who }: { $half }
}, covered, with a token
ephyran-board-locked = Locked by Athena’s shield
ephyran-board-locked-text = Nobody, its owner included, can change this territory until Hecate’s magic unlocks it.
ephyran-board-printed = Printed magic: { $magic }, { $value }
ephyran-board-token-known = Token on it: { $magic }, { $value }
ephyran-board-token-hidden = A token lies on it, face down.
ephyran-board-dionysus-taken = While he is uncovered, anybody may put the true area in his place and take him home.
ephyran-board-stopped-by = Stopped by: { $support }
ephyran-board-family-pile = Support of the pile
ephyran-board-family-athena = Support of Athena
ephyran-board-family-ares = Support of Ares
ephyran-board-family-defence = Support of defence

ephyran-board-hint-add = Add: { $change }
ephyran-board-hint-change = Change: { $change }
ephyran-board-hint-wait = Needs { $area }
ephyran-board-hint-have = Built and covered
ephyran-board-hint-locked = Locked
ephyran-board-hint-take-dionysus = Take Dionysus from { $who }
ephyran-board-hint-dionysus = Any area at all
ephyran-board-hint-twins = Take { $count }, play again
ephyran-board-hint-graeae = Look at { $count }, keep 1
ephyran-board-hint-exchange = Swap an area
ephyran-board-hint-take = Draw a token
ephyran-board-hint-destroy = A rival loses an area
ephyran-board-hint-steal = Steal a token
ephyran-board-hint-lock = Lock, or stop an attack
ephyran-board-hint-unlock = Unlock, or stop a token
ephyran-board-discard = Discard
ephyran-board-whole = The whole card, to discard: { $card }
ephyran-board-hand = Your hand
ephyran-board-no-hand = Your hand is empty.
ephyran-board-watching = You are watching: hands and tokens stay face down for you.
ephyran-board-keep = The Graeae share one eye: touch the card you keep, then the one that ends on top of the discard.
ephyran-board-looking = The Graeae pass their eye round…
ephyran-board-held = You hold { $magic } ({ $value }). Touch the area that carries it from now on.
ephyran-board-player-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
ephyran-board-player-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
ephyran-board-open-hand = { $who_is ->
    [you] Everybody knows that you hold
   *[other] Everybody knows that { $who } holds
}

ephyran-board-window = { $who_is ->
    [you] You play { $support } against { $of }.
   *[other] { $who } plays { $support } against { $of_is ->
        [you] you
       *[other] { $of }
    }.
}
ephyran-board-window-take = { $who_is ->
    [you] You play { $support }.
   *[other] { $who } plays { $support }.
}
ephyran-board-window-stop = { $who_is ->
    [you] You may stop it with { $support }.
   *[other] { $who } may stop it with { $support }.
}
ephyran-board-let-pass = lets it happen
ephyran-board-is-asked = is asked…
ephyran-board-not-yet = asked next
ephyran-board-now-lose = { $who_is ->
    [you] { $by } destroys: you give up an uncovered area.
   *[other] { $by_is ->
        [you] You destroy: { $who } gives up an uncovered area.
       *[other] { $by } destroys: { $who } gives up an uncovered area.
    }
}
ephyran-board-now-token = { $who } looks at a token and chooses where it will lie, face down.
ephyran-board-now-graeae = { $who } looks through the eye of the Graeae.
ephyran-board-now-twins = { $who_is ->
    [you] Castor & Pollux: play another card, not as a Support.
   *[other] Castor & Pollux: { $who } plays another card, not as a Support.
}

ephyran-board-then-god = Your { $territory } will count twice.
ephyran-board-then-own = { $change } prestige: { $points } in all
ephyran-board-then-finished = { $change } prestige: { $points } in all, and your city is finished. This round is the last.
ephyran-board-then-token-lost = { $change } prestige: { $points } in all. The token on it leaves the game.
ephyran-board-then-both = You { $change }: { $points } in all. { $who } { $other }.
ephyran-board-then-discard = Both halves are given up; your next card comes from the pile.
ephyran-board-then-defend = It does not happen; both cards go to the Tartarus, and you take a new one.
ephyran-board-then-lose = You give up an uncovered area of your choice.
ephyran-board-then-stolen = You lose { $magic } ({ $value }).
ephyran-board-then-taken = Unless somebody else stops it, { $who } draws a token.
ephyran-board-then-happens = Unless somebody else stops it, it happens.
ephyran-board-then-draw-pile = { $count ->
    [one] One card is left after this.
   *[other] { $count } cards are left after this.
}
ephyran-board-then-last-card = The last card of the pile: this round becomes the last.
ephyran-board-then-draw-discard = Everybody sees which card you take.
ephyran-board-then-keep = What you keep stays secret; the next player may take the card on top.
ephyran-board-then-twins = Take { $count } cards now, then play another card, not as a Support. No card at the end of the turn.
ephyran-board-then-graeae = { $count ->
    [one] Only one card is left to look at.
   *[other] See { $count } cards of the pile and keep one; the others are discarded.
}
ephyran-board-then-take = One of { $count } tokens face down. Any opponent may stop it.
ephyran-board-then-destroy = { $who } chooses which uncovered area goes, or stops it with the shield.
ephyran-board-then-steal = You see what it is once you hold it. Its owner may stop it.
ephyran-board-then-steal-known = It is { $magic } ({ $value }). Its owner may stop it.
ephyran-board-then-lock = { $points ->
    [one] { $points } point is safe
   *[other] { $points } points are safe
}, but nobody can add to this territory any more, you included.
ephyran-board-then-unlock = The territory can be changed again by everybody.

ephyran-board-won = { $who_is ->
    [you] You built the most prestigious city: { $points } points, { $lead } ahead.
   *[other] { $who } built the most prestigious city: { $points } points, { $lead } ahead.
}
ephyran-board-shared = { $who } share the victory with { $points } points each.
ephyran-board-ended-city = A finished city called the last round.
ephyran-board-ended-pile = The pile ran out and called the last round.
ephyran-board-city-bonus = Finished city
ephyran-board-total = Prestige
ephyran-board-count-creatures = creatures { $points }
ephyran-board-count-bonus = all four +{ $points }
ephyran-board-count-dionysus = Dionysus { $points }
ephyran-board-count-printed = magic { $points }
ephyran-board-count-tokens = tokens { $points }
ephyran-board-best = { $who_is ->
    [you] The richest territory of all was your { $territory }: { $points } points.
   *[other] The richest territory of all was the { $territory } of { $who }: { $points } points.
}

ephyran-board-coach-god = Choose your god. Everything in that god’s territory will count twice for you, and nobody else can be the same god.
ephyran-board-coach-waiting = Meanwhile, look at your hand: every card is two halves, and you will only ever use one of them. Hold your finger on something to read it in full.
ephyran-board-coach-halves = Every card is two halves. Touch half of a card, then where it goes: an area numbered 1 starts a column of your city, and the numbers follow in order. The other half is given up. Dionysus stands for any area.
ephyran-board-coach-source = Each turn ends with a card: touch the pile for a secret one, or the discard for the one on top, which everybody sees you take.
ephyran-board-coach-creatures = In a column, every different creature is worth 1 point, and four different ones 1 more. The same creature twice adds nothing: mind the number under each half of your cards.
ephyran-board-coach-own = Your { $territory } counts twice: points and printed magic there are worth double. Build it well, and lock it with Athena’s shield once you like it.
ephyran-board-coach-support = Halves painted red on black are Supports. Touch one, then what it is for: a rival’s area, the pile, the tokens, the top of a column. It goes to the Tartarus, for good.
ephyran-board-coach-thief = A rival’s Dionysus lies open. If you hold the true area of that place, touch it, then him, then where he goes in your city: you grow, and it is free.
ephyran-board-coach-change = Nothing fits? Put a better card on the last area of a column, or touch the band of a card and the discard to throw it away. The card of the turn then comes from the pile.
ephyran-board-coach-again = The twins let you play once more: an area, a change or a discard, but no Support, and no card after it.
ephyran-board-coach-answer = A Support concerns you. A shield stops exchanges and destructions, Hecate’s magic stops takings and thefts; you are asked whether you hold one or not, so that an answer tells nothing.
ephyran-board-coach-keep = Keep one of these: touch it, then the one that you would not mind seeing on top of the discard.
ephyran-board-coach-place = Only you know this token. Put it on one of your free areas; it stays there, and counts twice in your god’s territory. A helmet does least harm elsewhere.
ephyran-board-coach-lose = You lose the last area of a column, and you choose which. Look at the points above the columns.
ephyran-board-coach-end = This is the last round: everybody finishes it, then tokens are turned over and cities are counted.

ephyran-brief-1 = Build the city with the most prestige: four territories of four areas each (EYR-1, EYR-2).
ephyran-brief-2 = A card has two halves; playing it uses one and gives up the other (EYR-6).
ephyran-brief-3 = On your turn add an area, play a Support, change an area or discard; then take a card from the pile or the discard (EYR-8).
ephyran-brief-4 = In each column the areas are laid in order, 1 to 4 (EYR-9); Dionysus stands for any of them (EYR-14).
ephyran-brief-5 = Supports fetch cards and magical tokens, exchange, destroy and steal (EYR-17); the two defences stop them out of turn, or lock and unlock a territory (EYR-24, EYR-25, EYR-26).
ephyran-brief-6 = An empty pile or a finished city calls the last round (EYR-32). Different creatures and magic score, and your own god’s territory counts twice (EYR-34, EYR-35, EYR-36).
ephyran-picture-halves = The first hand: Dionysus and four cards of two halves each.
ephyran-picture-city = Cities that grow: in every column the areas follow one another from 1 on.
ephyran-picture-lock = A territory has just been locked with Athena’s shield.
ephyran-picture-count = The count, city by city.

ephyran-minutes = 30
ephyran-mood = build, and spoil
