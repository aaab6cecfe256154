connect-four-name = Connect Four
connect-four-tagline = Drop your discs and line up four before the other does.
connect-four-option-seats = Players
connect-four-option-seats-help = Two players drop discs by turns.
connect-four-option-seats-2 = Two

connect-four-drop = Drop into column { $column }
connect-four-dropped = { $who_is ->
    [you] You drop a disc into column { $column }
   *[other] { $who } drops a disc into column { $column }
}{ $row ->
    [1] , and it falls to the bottom.
    [6] , which is full now.
   *[other] , and it comes to lie in row { $row }.
}
connect-four-no-such-column = The board has seven columns, 1 to 7, and that is not one of them.
connect-four-column-full = That column is full: try another.
connect-four-your-turn = Your turn: drop a disc ({ $disc }) into a column that has room.
connect-four-won = { $who_is ->
    [you] Four in a line: you win!
   *[other] Four in a line: { $who } wins.
}
connect-four-drawn = The board is full and nobody has lined up four: a draw.

connect-four-picture-middle = After twelve discs, each on the lowest free cell of its column.
