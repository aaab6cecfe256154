verbatim = { $line }
player = Joueur { $number }
list-nothing = rien
list-and = { $most } et { $last }

waiting-for = { $who_is ->
    [you] C’est à vous.
   *[other] On attend { $who }.
}
waiting-for-several = On attend { $who }.
drawing = La table tire au sort.
game-over = La partie est terminée.
won-by = Victoire de { $who }.
all-won = La partie est gagnée.
all-lost = La partie est perdue.

refused-game-over = La partie est terminée.
refused-not-awaited = { $who_is ->
    [you] Ce n’est pas à vous.
   *[other] Ce n’est pas à { $who }.
}
refused-draw-first = Il faut d’abord tirer au sort.
refused-nothing-to-draw = Il n’y a rien à tirer : quelqu’un doit décider.
refused-not-in-the-bag = Impossible de tirer cela : il n’y en a plus.
