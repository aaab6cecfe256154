kuhn-name = Kuhn poker
kuhn-tagline = Three cards, one bet, and a bluff worked out to the last percent.
kuhn-option-seats = Players
kuhn-option-seats-help = Two players hold one card each; the third stays out of sight.
kuhn-option-seats-2 = Two

kuhn-jack = jack
kuhn-queen = queen
kuhn-king = king

kuhn-check = Check
kuhn-bet = Bet a chip
kuhn-fold = Fold
kuhn-call = Call with a chip

kuhn-dealt = { $who_is ->
    [you] You are dealt the { $card }.
   *[other] { $who } is dealt the { $card }.
}
kuhn-dealt-hidden = { $who_is ->
    [you] You are dealt a card.
   *[other] { $who } is dealt a card and looks at it.
}
kuhn-checked = { $who_is ->
    [you] You check.
   *[other] { $who } checks.
}
kuhn-has-bet = { $who_is ->
    [you] You bet a chip.
   *[other] { $who } bets a chip.
}
kuhn-folded = { $who_is ->
    [you] You fold.
   *[other] { $who } folds.
}
kuhn-called = { $who_is ->
    [you] You call.
   *[other] { $who } calls.
}
kuhn-shown = The cards are shown: { $first_is ->
    [you] you hold
   *[other] { $first } holds
} the { $first_card }, { $second_is ->
    [you] you hold
   *[other] { $second } holds
} the { $second_card }.

kuhn-no-bet-yet = Nobody has bet yet, so there is nothing to fold or to call: check or bet.
kuhn-bet-to-answer = There is a bet to answer: fold or call.

kuhn-your-turn = Your turn: check, or bet a chip?
kuhn-your-answer = You face a bet: fold, or call with a chip?
kuhn-dealing = The cards are being dealt.
kuhn-won = { $who_is ->
    [you] You win { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }.
   *[other] { $who } wins { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }.
}

kuhn-pot = The pot holds { $chips } chips.
kuhn-hand = You hold the { $card }.

kuhn-picture-bet = A bet is to be answered.
