# What the pages say around a game.
page-brand = Tablée
page-slogan = Four board games, at one table, wherever you are.
page-skip = Skip to what you can do
page-language = Français
page-language-help = Read this page in French
page-theme = Light or dark
page-sound = Sound when it is your turn
page-help = Help and shortcuts
page-menu = Table
page-close = Close
page-rules = Rules
page-rules-of = The rules of { $game }
page-home = All games
page-copy = Copy
page-copied = Copied
page-share = Share
page-name = Your name
page-name-example = for example Léa
page-qr = The same address as a code for a phone’s camera
page-footer = No account, no tracking, nothing from elsewhere. Every shuffle can be checked after the game.

page-shortcuts = Keys
page-key-touch = Enter or space | touch what has the focus
page-key-arrows = Arrows | go to the next thing you can touch
page-key-numbers = 1 to 9 | take that choice of the list
page-key-board = b | go to what you can touch
page-key-escape = Esc | cancel what you began
page-key-undo = u | take back
page-key-log = l | what happened; there, up and down lead to the rules it names
page-key-chat = c | chat
page-key-help = ? | this help
page-how-touch = What glows can be touched. Touch it, then where it goes; touch something that does not glow to read the rule that forbids it.
page-how-hold = Hold a card, or rest on it, to read it closely.
page-coach-again = Show the coach again
page-notify = Tell me when it is my turn
page-notify-on = You are told when it is your turn

page-stage-gathering = people are sitting down
page-stage-over = the game is over
page-stage-read-only = kept as it is
page-watching = { $count ->
    [0] nobody watches
    [one] one person watches
   *[other] { $count } people watch
}
page-you-watch = You are watching
page-you = you
page-bot = bot, { $level }
page-stand-in = a bot ({ $level }) plays for now
page-away = not connected
page-open-seat = Free seat
page-thinking = thinking
page-clock = Time left
page-players = Players
page-board = The board
page-mine = Your things
page-level-random = random
page-level-greedy = greedy
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert

page-prompt = What happens now
page-prompt-gathering = The table waits for everybody to sit down.
page-prompt-over = The game is over: play again, or look back at how it went.
page-prompt-over-watching = The game is over: look back at how it went.
page-prompt-read-only = This table is kept as it was; nobody can play on.
page-prompt-watching = You are watching this table.
page-answer-is-in = Your answer is in. The others are told in a moment: nobody can tell by the time what you hold.
page-undo = Take back
page-undo-ask = Ask to take back
page-undo-asked = You asked to take your last choice back; the others have not all answered.
page-undo-asked-by = { $who } would like to take the last choice back. Do you agree?
page-agree = Agree
page-refuse = Refuse
page-confirm = Confirm
page-cancel = Cancel
page-then = and then?
page-offline = The connection is lost. Trying again…
page-not-sent = Not connected: that was not sent. It works again in a moment.
page-your-turn = your turn
page-why-rule = the rule
page-asides = Show a card
page-choices = { $count ->
    [0] Nothing to choose now
    [one] Your only choice, as a list
   *[other] Your { $count } choices, as a list
}
page-filter = Show only what contains
page-lasts = cannot be taken back

page-drawer = Log, chat and rules
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-earlier = Show what came before
page-log-drawn = The table
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Show or hide what { $who } says
page-chat-watcher = somebody watching
page-rules-whole = Read all the rules
page-rules-hint = Touch the number of a rule in the log to read it here.
page-new-remark = new

page-leave = Leave the table
page-leave-sure = Sure? A bot will play for you.
page-back = Take the seat back
page-standing-in = A bot plays for you. The seat is yours again whenever you like.
page-device = Continue on another device
page-device-title = Your seat, on another device
page-device-help = Open this address on the other device, or point its camera at the code. It works once, within a quarter of an hour.
page-device-back = Back to the table
page-take-title = Take your seat on this device
page-take-what = { $game }: seat { $number }, { $name }.
page-take-until = { $count ->
    [one] The link can be used for one more minute.
   *[other] The link can be used for { $count } more minutes.
}
page-take = Take this seat on this device
page-devices = My devices
page-devices-help = Everything that opens your seat at this table. What you sign out is closed at once.
page-devices-browser = Browser
page-devices-program = Program
page-devices-link = Link that has not been used yet
page-devices-this = this device
page-devices-when = since { $made }, last used on { $used }
page-devices-out = Sign out
page-devices-revoke = Revoke
page-devices-others = Sign out everywhere else
page-devices-everywhere = Sign out everywhere
page-devices-everywhere-help = Signing out everywhere leaves the table: before the game the seat is free, and afterwards a bot plays for you.
page-leave-seat-sure = Sure? The seat will be free.
page-invite = Invite others
page-invite-watch = Link to this table
page-other-edition = This table was begun by edition { $edition } of the rules, which this program does not have. It is kept as it was.
page-read-only = The steps of this table can no longer be replayed, so it is kept as it was.
page-lost = { $count ->
    [one] The last entry of this table was lost with the disk’s log. The game goes on from what is left.
   *[other] The last { $count } entries of this table were lost with the disk’s log. The game goes on from what is left.
}
page-lost-perhaps = The disk has gone back to an earlier state. The last moves of this table may be missing.
page-record = Download the record

page-change-seat = Take seat { $number } instead
page-kept = has not said yes yet
page-kept-free = Do not wait for { $name }
page-invited = This seat is kept for you. Do you play?
page-invited-yes = I’m in
page-invited-no = Not this time
page-own-seats = Your seats
page-free = Free the seat
page-free-sure = Sure? { $name } loses the seat for good, and it is for others. During the game a bot plays it until somebody takes it.
page-take-over = The game has begun, and a bot plays in the place of somebody who left for good or was not there yet. You may take the seat as it stands.
page-newcomer = { $name } is new at this table and has taken seat { $seat }, with the hand that lies there.
page-gather = Who plays?
page-gather-help = Send this link to those you want to play with. Whoever opens it types a name and sits down.
page-sit = Sit down
page-sit-here = Sit here
page-any-seat = any free seat
page-seat = Seat
page-start = Start the game
page-start-bots = Start now; bots take the free seats
page-start-wait = The host starts the game when everybody is there.
page-start-full = Everybody is there.
page-commitment = Fair shuffle: the house has already fixed its secret and shows its hash.
page-commitment-label = Hash

page-result = The result
page-result-won = { $who_is ->
    [you] You win!
   *[other] { $who } wins!
}
page-result-shared = { $who } share the victory.
page-result-drawn = A draw: nobody wins.
page-result-all-won = You win, all together!
page-result-all-lost = Everybody loses.
page-rematch = Play again
page-rematch-join = I’m in: join the new game
page-rematch-watch = See the new game
page-replay = Look back at the game
page-next = Next game
page-next-help = The same players, another game
page-share-replay = Copy the link to the replay

page-coach = Coach
page-coach-ok = Got it
page-coach-skip = No coach, please

page-lobby-title = Tablée: board games with friends, anywhere
page-lobby-lead = Pick a game, send a link, play. In the browser, with friends, with bots, or both.
page-lobby-games = Games
page-lobby-more = More games
page-lobby-reference = Five small games with known answers
page-lobby-mine = Your tables
page-lobby-open = Open tables
page-lobby-open-empty = No open table at the moment. Open one: others will see it here.
page-lobby-waiting = waits for you
page-lobby-invited = you are asked to play
page-lobby-answer = Answer
page-lobby-going = going on
page-lobby-over = finished
page-lobby-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
page-lobby-sit = Sit down
page-lobby-play = Play
page-lobby-look = Look
page-lobby-with = You last played with
page-lobby-how = How it works
page-lobby-how-1 = Choose a game and who sits at the table: people, bots, or both.
page-lobby-how-2 = Send the link. Your friends type a name and sit down: no account, nothing to install.
page-lobby-how-3 = Touch what glows. The table knows the rules, and tells you which one when something is not possible.
page-lobby-new = New table
page-lobby-players = { $low } to { $high } players
page-lobby-players-same = { $low } players
page-score = Score
page-lobby-minutes = about { $minutes } min
page-minutes-small = 5

page-new-title = A new table: { $game }
page-new-start = Open the table
page-new-options = The game
page-new-more = More options
page-new-readings = Readings
page-new-readings-help = Points on which the printed rules can be read in more than one way. Leave them as they are, or agree before you begin.
page-new-seats = Who sits at the table?
page-new-seats-help = A free seat is for whoever comes by your link; bots take the seats still free when you start.
page-new-seat = Seat { $number }
page-new-me = me
page-new-open = free, for a guest
page-new-bot = bot: { $level }
page-new-all-bots = Only bots against me
page-new-all-open = I invite friends
page-new-bots = Level of the bots
page-new-bots-help = For seats that are still free at the start, and for whoever leaves.
page-new-several = Several seats per person?
page-new-several-help = Each person, and at a public table each program’s network, gets one seat unless you allow more: then one browser may hold several.
page-new-several-no = One seat each
page-new-several-yes = Several seats are fine
page-new-public = Who can find it?
page-new-public-no = Only those who have the link
page-new-public-yes = Everybody, on the first page
page-new-pace = Time for each decision
page-new-pace-help = When it runs out, a bot plays on until the player comes back.
page-new-pace-none = No clock
page-new-pace-30s = 30 seconds
page-new-pace-2min = 2 minutes
page-new-pace-1d = One day
page-new-pace-3d = Three days
page-new-pause = Pause before bots answer, and before the table plays a choice that everybody knows to be the only one
page-new-pause-help = Answers out of a hidden hand are told after it, and after a second at least where several people play, so that nobody’s hand shows by a quick answer.
page-new-pause-0 = None
page-new-pause-1000 = 1 second
page-new-pause-2000 = 2 seconds
page-new-pause-4000 = 4 seconds
page-new-delay = Those who watch see it later by
page-new-delay-0 = Not at all
page-new-delay-5 = 5 steps
page-new-delay-20 = 20 steps
page-new-delay-60 = 60 steps
page-new-update = Update the form

page-replay-title = { $game }: replay
page-replay-step = { $step ->
    [0] Before the first step, of { $steps }
   *[other] After step { $step } of { $steps }
}
page-replay-first = First
page-replay-previous = Back
page-replay-next = Next
page-replay-last = Last
page-replay-play = Play
page-replay-go = Go
page-replay-slider = Moment of the game
page-replay-as = Seen by
page-replay-watch = somebody watching
page-replay-all = all cards open
page-replay-of = { $who } knew
page-replay-link = Copy the link to this moment
page-analysis-ask = Work out everybody’s chances
page-analysis-about = A bot looks at every moment of the game again. It takes a while, is done once, and is kept for everybody.
page-analysis-running = The bot looks at the game again: { $done } of { $of } moments.
page-analysis-progress = Moments looked at
page-analysis-reload = See how far it has come
page-curve = Chances of winning, as the bot sees them
page-curve-point = { $who }: { $percent } % after step { $step }
page-fair = Was it fair?
page-fair-yes = { $draws ->
    [0] Yes: the secret is the one that was committed to. Nothing was drawn in this game.
    [one] Yes: the only draw follows from the secret that was committed to before anybody sat.
   *[other] Yes: all { $draws } draws follow from the secret that was committed to before anybody sat.
}
page-fair-no = No: { $reason }
page-fair-commitment = Hash shown before the game
page-fair-secret = The house’s secret, now revealed
page-fair-salt = Added by { $who }
page-fair-how = The seed of the shuffle is a hash of the secret and of what each seat added, so neither the house nor a player chose a card. Check it yourself: tablee replay FILE --verify

page-problem = That did not work
page-problem-home = To the games
page-problem-not-found = There is nothing at this address.

# The small games.
small-free = free
small-three = Three in a row: you win
small-four = Four in a line: you win
small-lines = lines
small-column = Column { $column }
small-column-holds = Column { $column }, { $count ->
    [0] empty
    [one] one disc
   *[other] { $count } discs
}
small-lands = lands in row { $row }
small-face-down = a card face down
small-chips = { $count ->
    [one] one chip
   *[other] { $count } chips
}
small-pot = { $count ->
    [one] Pot: one chip
   *[other] Pot: { $count } chips
}
small-at-stake = { $count } chips of yours at stake
small-lose = { $count ->
    [one] you lose one chip
   *[other] you lose { $count } chips
}
small-card = Card
small-chips-won = Chips
small-not-shown = not shown
small-said-fold = { $who_is ->
    [you] You folded
   *[other] { $who } folded
}
small-said-call = { $who_is ->
    [you] You stayed in
   *[other] { $who } stayed in
}
small-said-raise = { $who_is ->
    [you] You raised
   *[other] { $who } raised
}
small-prize = Prize
small-prize-worth = prize worth { $count }
small-points = { $count ->
    [one] one point
   *[other] { $count } points
}
small-points-column = points
small-took = takes the prize
small-beats = beats { $count } of their { $of } cards
small-coach-tic-tac-toe = You play { $mark }. Touch a free cell to claim it; three in a row win, level, upright or on a slant.
small-coach-connect-four = Touch a column: your disc falls to its lowest free place. Four in a line win.
small-coach-kuhn = Only you see your card. Bet if you want the other to believe it is high; check to see what happens.
small-coach-kuhn-answer = There is a bet. Call, and the higher card takes the pot; fold, and you lose only what you put in.
small-coach-leduc = Only you see your card. Another will be turned up in the middle: whoever matches it has a pair, and a pair wins.
small-coach-leduc-second = The card in the middle is up. A pair with it beats any card; raises are worth twice as much now.
small-coach-goofspiel = Both bid a card for this prize, face down. The higher bid takes it; both cards are gone. Keep your high cards for high prizes, or surprise.
small-coach-goofspiel-second = Above you see which cards the other still has. Touch one of yours to bid it.
