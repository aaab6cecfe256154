fireflies-name = Fireflies
fireflies-tagline = Show the brightest lantern, and hope that nobody else shows the same.
fireflies-mood = light in the dark
fireflies-minutes = 15
fireflies-option-seats = Players
fireflies-option-seats-help = Three to six. The more there are, the more lanterns blind each other.
fireflies-option-seats-3 = Three
fireflies-option-seats-4 = Four
fireflies-option-seats-5 = Five
fireflies-option-seats-6 = Six

fireflies-brief-1 = Catch the most fireflies in seven nights (FLY-3, FLY-11).
fireflies-brief-2 = Every night all secretly choose a lantern, or the dark (FLY-4).
fireflies-brief-3 = The brightest lantern that nobody else shows catches the swarm (FLY-7).
fireflies-brief-4 = Who is alone in the dark catches a stray (FLY-9).
fireflies-picture-dusk = A dusk in the middle of the game: the swarm is there, the choice is still open.

fireflies-zone-night = Night
fireflies-zone-swarm = Fireflies tonight
fireflies-zone-lingering = of these, left from before
fireflies-zone-to-come = Swarms to come
fireflies-zone-burnt = Burnt-out lanterns
fireflies-zone-deck = Lanterns to draw
fireflies-zone-hand = My lanterns
fireflies-zone-chosen = I chose
fireflies-zone-caught = Fireflies
fireflies-zone-lanterns = Lanterns
fireflies-zone-showed = Last night
fireflies-zone-has-chosen = has chosen
fireflies-thing-dark = dark

fireflies-stay-dark = Stay in the dark
fireflies-show = Show lantern { $lantern }

fireflies-drew = { $who_is ->
    [you] You draw lantern { $lantern }.
   *[other] { $who } draws lantern { $lantern }.
}
fireflies-drew-hidden = { $who } draws a lantern.
fireflies-came = Dusk falls, with { $size ->
    [one] one firefly
   *[other] { $size } fireflies
}.
fireflies-chose = You choose lantern { $lantern }.
fireflies-chose-dark = You choose the dark.
fireflies-chose-hidden = { $who } has chosen.
fireflies-showed = { $who_is ->
    [you] You show { $lantern }.
   *[other] { $who } shows { $lantern }.
}
fireflies-was-dark = { $who_is ->
    [you] You stay in the dark.
   *[other] { $who } stays in the dark.
}
fireflies-caught = { $who_is ->
    [you] You catch
   *[other] { $who } catches
} { $size ->
    [one] the only firefly
   *[other] { $size } fireflies
}.
fireflies-lingered = No lantern is alone: the { $size ->
    [one] firefly lingers
   *[other] { $size } fireflies linger
}.
fireflies-strayed = { $who_is ->
    [you] Alone in the dark, you catch a stray.
   *[other] Alone in the dark, { $who } catches a stray.
}
fireflies-not-held = You do not hold lantern { $lantern }: choose one of yours, or the dark.

fireflies-your-choice = { $size ->
    [one] One firefly
   *[other] { $size } fireflies
} tonight: show a lantern, or stay in the dark?
fireflies-dusk = Dusk is about to fall.
fireflies-over = The last night is over. Most fireflies: { $who }.
fireflies-night = Night { $night } of 7: { $size ->
    [0] no fireflies yet.
    [one] one firefly.
   *[other] { $size } fireflies.
}
fireflies-deck = Lanterns to draw: { $count }.
fireflies-burnt = Burnt out: { $lanterns }.
fireflies-player = { $who }: { $caught } caught, { $count ->
    [one] one lantern
   *[other] { $count } lanterns
} in hand.
fireflies-hand = In hand: { $lanterns }.
