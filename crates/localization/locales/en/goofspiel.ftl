goofspiel-name = Goofspiel
goofspiel-tagline = Sealed bids for a row of prizes: pure bluff, with the same cards for both.
goofspiel-option-seats = Players
goofspiel-option-seats-help = Two players bid against each other.
goofspiel-option-seats-2 = Two
goofspiel-option-cards = Cards
goofspiel-option-cards-help = How many cards each player bids with, and how many prizes there are to win.
goofspiel-option-cards-3 = 3
goofspiel-option-cards-4 = 4
goofspiel-option-cards-5 = 5
goofspiel-option-cards-6 = 6
goofspiel-option-cards-7 = 7
goofspiel-option-cards-8 = 8
goofspiel-option-cards-9 = 9
goofspiel-option-cards-10 = 10
goofspiel-option-cards-11 = 11
goofspiel-option-cards-12 = 12
goofspiel-option-cards-13 = 13

goofspiel-bid = Bid the { $card }
goofspiel-turned-up = The prize worth { $prize } is turned up.
goofspiel-sealed = { $who_is ->
    [you] You lay the { $card } face down.
   *[other] { $who } lays the { $card } face down.
}
goofspiel-sealed-hidden = { $who_is ->
    [you] You lay a card face down.
   *[other] { $who } lays a card face down.
}
goofspiel-won-prize = The bids are opened: { $who_is ->
    [you] your { $high } beats a { $low }, and you take
   *[other] { $who }’s { $high } beats a { $low } and takes
} the prize worth { $prize }.
goofspiel-tied = Both bid the { $card }: the prize worth { $prize } is thrown away.

goofspiel-no-such-card = The cards run from 1 to { $highest }, and that is not one of them.
goofspiel-spent = You have spent that card already.

goofspiel-your-bid = What will you bid for the prize worth { $prize }?
goofspiel-next-prize = The next prize is about to be turned up.
goofspiel-won = { $who_is ->
    [you] You win
   *[other] { $who } wins
} by { $most } points to { $least }.
goofspiel-drawn = { $points } points each: a draw.

goofspiel-prize = On the table: the prize worth { $prize }.
goofspiel-prizes = Prizes to come: { $cards }
goofspiel-player = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
}; cards: { $cards }
goofspiel-own-bid = Your { $card } lies face down.

goofspiel-picture-prize = A game with seven cards each: the bids for the prize are made face down.
