verbatim = { $line }
player = Player { $number }
list-nothing = nothing
list-and = { $most } and { $last }

waiting-for = { $who_is ->
    [you] It is your turn.
   *[other] Waiting for { $who }.
}
waiting-for-several = Waiting for { $who }.
drawing = The table is drawing.
game-over = The game is over.
won-by = Won by { $who }.
all-won = The game is won.
all-lost = The game is lost.

refused-game-over = The game is over.
refused-not-awaited = { $who_is ->
    [you] It is not your turn.
   *[other] It is not { $who }’s turn.
}
refused-draw-first = Something has to be drawn before anybody acts.
refused-nothing-to-draw = There is nothing to draw now: a player has to decide.
refused-not-in-the-bag = That cannot be drawn: there is none left.
