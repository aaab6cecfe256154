tic-tac-toe-name = Tic-tac-toe
tic-tac-toe-tagline = Three in a row on nine cells; nobody who looks ahead loses.
tic-tac-toe-option-seats = Players
tic-tac-toe-option-seats-help = One plays the crosses, the other the noughts.
tic-tac-toe-option-seats-2 = Two

tic-tac-toe-mark = Claim { $cell }
tic-tac-toe-marked = { $who_is ->
    [you] You claim { $cell }.
   *[other] { $who } claims { $cell }.
}
tic-tac-toe-cell-taken = Somebody has claimed that cell already.
tic-tac-toe-no-such-cell = The board has nine cells, a1 to c3, and that is not one of them.
tic-tac-toe-your-turn = Your turn: claim a free cell with your { $mark }.
tic-tac-toe-won = { $who_is ->
    [you] Three in a row: you win!
   *[other] Three in a row: { $who } wins.
}
tic-tac-toe-drawn = The board is full and nobody has a line: a draw.

tic-tac-toe-picture-middle = After four marks.
