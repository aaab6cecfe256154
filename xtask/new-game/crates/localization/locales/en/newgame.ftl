newgame-name = Newgame
newgame-tagline = Three cards each, and the highest takes the round.
newgame-mood = new here
newgame-minutes = 5
newgame-option-seats = Players
newgame-option-seats-help = Two to four.
newgame-option-seats-2 = Two
newgame-option-seats-3 = Three
newgame-option-seats-4 = Four

newgame-zone-spent = Cards of earlier rounds
newgame-zone-deck = Cards that nobody holds
newgame-zone-hand = My cards
newgame-zone-points = Rounds
newgame-zone-cards = Cards
newgame-zone-played = Played
newgame-zone-to-play = to play

newgame-play = Play { $card }

newgame-dealt = { $who_is ->
    [you] You are dealt { $card }.
   *[other] { $who } is dealt { $card }.
}
newgame-dealt-hidden = { $who } is dealt a card.
newgame-played = { $who_is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
newgame-took = { $who_is ->
    [you] You take the round.
   *[other] { $who } takes the round.
}
newgame-not-held = You do not hold { $card }: play one of your own cards.

newgame-your-turn = Your turn: which card do you play?
newgame-dealing = The cards are being dealt.
newgame-over = It is over. Most rounds: { $who }.
newgame-player = { $who }: { $points } rounds, { $count } cards in hand; played: { $played }.
newgame-spent = Earlier rounds: { $cards }.
newgame-hand = In hand: { $cards }.
