# The terminal's own words.
tablee-seat = { $who }
tablee-title = { $game }: { $players }
tablee-drawn = Nobody wins: the game is drawn.
tablee-unfinished = { $steps ->
    [0] Nothing has been played yet.
    [one] The game is not over: one step so far.
   *[other] The game is not over: { $steps } steps so far.
}
tablee-result-score = score
tablee-result-payoff = payoff
tablee-result-verify = The shuffle can be checked: tablee replay FILE --verify

tablee-welcome = Tablée: which game?
tablee-guide = To play: tablee play GAME. For programs: tablee referee. For everything else: tablee --help.
tablee-ask-game = A game’s number (q leaves)
tablee-ask-people = How many people at this keyboard, of { $seats } seats? [1]
tablee-ask-level = How strong are the bots: easy, normal, hard or expert? [normal]
tablee-ask-again = That is none of the answers; q leaves.

tablee-play-hint = Type a number to choose, ? for help, q to leave.
tablee-play-pass = Pass the keyboard to { $who }, who presses Enter.
tablee-play-hide = Press Enter to hide this.
tablee-play-thinking = { $who } is thinking…
tablee-play-earlier = { $count ->
    [one] One earlier line: type log.
   *[other] { $count } earlier lines: type log.
}
tablee-play-more = { $count ->
    [one] One more choice: type a word to see those that have it.
   *[other] { $count } more choices: type a word to see those that have it.
}
tablee-play-no-such-number = There is no such choice: they go from { $low } to { $high }. Enter shows them again.
tablee-play-unknown = “{ $text }” is none of the choices. Enter shows them again, ? helps.
tablee-play-allowed = “{ $action }” is allowed now.
tablee-play-nothing-also = There is nothing to do besides the choices.
tablee-play-undone = Taken back.
tablee-play-no-undo = There is nothing that can be taken back: somebody has learned something since, or nothing was done.
tablee-play-kept = The game is kept in { $file }
tablee-play-saved = A copy is in { $file }
tablee-play-not-saved = { $file } was not written: { $reason }
tablee-play-no-rules = The rules of this game are not written down here.
tablee-play-no-rule = There is no rule { $id } in this game; “rules” shows them all.
tablee-play-no-secret = This record does not hold the house’s secret: from here on the cards are drawn afresh, and their shuffle cannot be proved.

tablee-help-choice = 3, notation | the choice with this number, or in its notation, or a word of it
tablee-help-enter = Enter | show the choices again; takes the only one
tablee-help-rules = rules | the rules of the game
tablee-help-rule = ? ID | the rule with this id
tablee-help-why = why X | whether X is allowed, or which rule forbids it
tablee-help-also = also, also X | what you may do besides, such as showing a card; do X of it
tablee-help-undo = u | take back your last choice, where nobody has learned anything since
tablee-help-log = log | what has happened so far
tablee-help-save = save FILE | write a copy of the game
tablee-help-quit = q | leave; the game is kept, and --resume goes on with it

tablee-replay-cut = { $file } breaks off at line { $line }: { $steps ->
    [0] no whole step was there.
    [one] the one whole step before it was read.
   *[other] the { $steps } whole steps before it were read.
}
tablee-replay-fair = { $draws ->
    [0] The secret is the one committed to; nothing was drawn in this game.
    [one] The one draw follows from the secret that was committed to before the game: nobody chose it.
   *[other] All { $draws } draws follow from the secret that was committed to before the game: nobody chose them.
}
tablee-replay-by-hand = The draws of this game were chosen by hand: there is no shuffle to prove.
tablee-replay-secret = The secret is not revealed yet: that comes when the game is over.
tablee-replay-other-secret = The secret in this record is not the one committed to.
tablee-replay-other-draw = Step { $step } is not what the secret gives: that is “{ $drawn }”.

tablee-simulate-stopped = Stopped after { $played } of { $asked } games.
tablee-simulate-games = Games
tablee-simulate-games-per-second = Games a second
tablee-simulate-decisions-per-second = Decisions a second
tablee-simulate-length = Decisions in a game
tablee-simulate-length-value = { $mean } ({ $low }–{ $high })
tablee-simulate-seat = seat
tablee-simulate-payoff = payoff
tablee-simulate-wins = won
tablee-simulate-score = score
tablee-simulate-player = { $who } ({ $player })
tablee-simulate-note = Means with their 95 % intervals; 5 % of the games are shorter and 5 % longer than the range of decisions.

tablee-content-sound = { $file }: sound, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
tablee-content-exported = { $file } is written. Edit it, check it with tablee content check { $dir }, and play with it: tablee play --content { $dir }.
tablee-content-summary = { $entries ->
    [one] One entry
   *[other] { $entries } entries
}, of which { $reconstructed } { $reconstructed ->
    [one] is
   *[other] are
} reconstructed: made to fit the rulebook, which does not print them.
tablee-content-rulebook = rulebook
tablee-content-reconstructed = reconstructed

tablee-ladder-title = { $game }: the ladder
tablee-ladder-stopped = The order is certain after { $each } of { $asked } games each, so the rest was not played ({ $games } games).
tablee-ladder-certain = The order is certain after { $each } games each ({ $games } games).
tablee-ladder-uncertain = The order is not certain after { $each } games each ({ $games } games): neighbours may be as good as each other, or more games would tell.
tablee-ladder-interrupted = Stopped after { $games } games, { $each } of { $asked } each.
tablee-ladder-player = player
tablee-ladder-elo = Elo
tablee-ladder-wins = games won
tablee-ladder-points = points
tablee-ladder-payoff = payoff
tablee-ladder-games = games
tablee-ladder-against = % against
tablee-ladder-note = Ratings around a mean of 0, and the share of the points of each row against each column, both with their 95 % intervals.
tablee-ladder-note-teams = Each fills all the seats: the share of games won with its 95 % interval, and the mean payoff.
tablee-ladder-plot = { $games } games, with 95 % intervals

tablee-analyse-step = step
tablee-analyse-who = who
tablee-analyse-done = what was done
tablee-analyse-better = what the bot prefers
tablee-analyse-same = the same
tablee-analyse-cost = cost
tablee-analyse-start = start
tablee-analyse-luck = luck
tablee-analyse-skill = own choices
tablee-analyse-others = others
tablee-analyse-unknown = the rest
tablee-analyse-result = result
tablee-analyse-line = { $step }. { $who }: { $done }
tablee-analyse-line-better = better by { $cost } %: { $better }
tablee-analyse-no-decision = Nobody had a choice.
tablee-analyse-note = Winning chances in per cent, as { $level } sees them. A choice’s cost is what it gave up against the bot’s, with the seat’s own knowledge. To the start are added the draws (luck), one’s own choices, those of the others, and the rest: what the seat could not know and what the bot misjudged. That makes the result.
tablee-analyse-unfinished = { $file }: the game is not over after { $steps ->
    [one] one step
   *[other] { $steps } steps
}; only a finished game can be analysed
tablee-analyse-plot = Winning chances as { $level } sees them; circles mark choices that cost 5 % or more
tablee-analyse-axis = steps
tablee-analyse-mark = { $step }: { $done } (−{ $cost } %); better: { $better }
