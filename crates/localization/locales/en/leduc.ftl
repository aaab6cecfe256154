leduc-name = Leduc poker
leduc-tagline = Six cards, two rounds of betting, and one card in the middle that changes everything.
leduc-option-seats = Players
leduc-option-seats-help = Two players hold one card each and share the one in the middle.
leduc-option-seats-2 = Two

leduc-jack = jack
leduc-queen = queen
leduc-king = king

leduc-fold = Fold
leduc-check = Check
leduc-call = Call
leduc-raise = Raise by { $by }

leduc-dealt = { $who_is ->
    [you] You are dealt a { $card }.
   *[other] { $who } is dealt a { $card }.
}
leduc-dealt-hidden = { $who_is ->
    [you] You are dealt a card.
   *[other] { $who } is dealt a card and looks at it.
}
leduc-turned = A { $card } is turned up in the middle.
leduc-checked = { $who_is ->
    [you] You check.
   *[other] { $who } checks.
}
leduc-called = { $who_is ->
    [you] You call, with { $chips } chips in the pot now.
   *[other] { $who } calls, with { $chips } chips in the pot now.
}
leduc-raised = { $who_is ->
    [you] You raise to { $chips } chips.
   *[other] { $who } raises to { $chips } chips.
}
leduc-folded = { $who_is ->
    [you] You fold.
   *[other] { $who } folds.
}
leduc-shown = The hands are shown: { $first_is ->
    [you] you hold
   *[other] { $first } holds
} a { $first_card }, { $second_is ->
    [you] you hold
   *[other] { $second } holds
} a { $second_card }.

leduc-nothing-to-fold-to = There is no raise to answer, so folding would give the pot away for nothing: check instead.
leduc-too-many-raises = There have been two raises in this round, and that is all there can be.

leduc-your-turn = Your turn: check or raise?
leduc-your-answer = You face a raise: what will you do?
leduc-dealing = A card is about to be dealt.
leduc-won = { $who_is ->
    [you] You win { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }.
   *[other] { $who } wins { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }.
}
leduc-split = Equal hands: everybody takes back their chips.

leduc-pot = In the pot: { $first_chips } from { $first_is ->
    [you] you
   *[other] { $first }
}, { $second_chips } from { $second_is ->
    [you] you
   *[other] { $second }
}.
leduc-board = A { $card } lies in the middle.
leduc-hand = You hold a { $card }.

leduc-picture-middle = One of the four cards left lies open in the middle.
