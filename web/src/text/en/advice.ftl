### What the page says about the advice of computer players: hints, the chance of winning, reasons, looking back on a game.

## Hints
hint = Hint
hint-thinking = A computer player is thinking about it …
hint-matters = What matters now:
hint-next-1 = Where?
hint-next-2 = Show the move
hint-next-3 = Hide the hint
hint-answer = An expert computer player would choose “{ $answer }”:
hint-answer-bare = An expert computer player would choose “{ $answer }”.
hint-this = the hint
hint-flag = hint
spoken-hint = named by the hint
hints-here = Hints at this table
hints-on = on
hints-off = off
hints-are-off = The host has switched hints off at this table.
hints-are-on = The host allows hints at this table again.

## Reasons, in the log
why = why?
why-of = Why? { $line }
why-asking = Looking …
why-own = The computer player’s own reasons:
why-none = There is nothing more to say about this move.

## The chance of winning
chance = chance?
chance-title = The chance of winning
chance-asking = Playing out imagined games …
chance-about = About { $share } in 100
chance-between = ({ $low } to { $high }), if everybody plays on like good computer players.
chance-how = This is our estimate. The rest of this round is played out { $games } times; how good computer players fared from similar tables tells what comes after. The range holds in about 95 of 100 cases, as far as imagined games resemble real ones. The estimate knows nothing of your plans.
chance-lapsed = The table has changed since then, so this estimate no longer holds.
chance-again = Estimate again

## Kinds of computer players
computer-good = good
    .about = Good: looks ahead and compares plans; takes a moment.
computer-expert = expert
    .about = Expert: compares more plans; takes about a second for an answer.
computer-easy = easy
    .about = Easy: follows simple rules of thumb; answers at once.
computer-random = random
    .about = Random: picks any allowed answer. A team of them never wins.

## Looking back on a game
review-title = Review
review-open = Review
review-thinking = The computer is going through the game move by move. This takes about 15 seconds.
review-line = The chance of winning
review-line-about = How likely a good team was to win after each move, in a hundred: our estimate, from { $games } imagined games each time. In about 95 of 100 cases the chance lies within the pale band, as far as imagined games resemble real ones.
review-line-hear = The chance of winning over the whole game, from { $start } in 100 at the start to { $result } at the end. The table below has the numbers.
review-point-hear = turning point { $number }
review-hundred = in 100
review-sum = What luck and decisions added or cost
review-sum-about = In points out of a hundred, rounded so that they add up.
review-sum-what = What
review-sum-points = Points
review-start = Chance at the start
review-luck = Luck: dice and cards
review-of-seat = Decisions: { $seat }
review-result = { $outcome ->
    [1] Result: won
   *[other] Result: lost
}
review-sum-note = A decision is measured by how a computer player judges the table before and after it. Where it cost points, another move might have been better, or there was no better one.
review-rounds = Round by round
review-round = Round
review-round-chance = Chance at the end
review-round-bounds = Range
review-round-luck = Luck
review-round-decisions = Decisions
review-bounds = { $low } to { $high }
review-turning = Turning points
review-turning-none = No single move or turn changed much: the chance moved in small steps.
review-turning-about = The turns and the strokes of luck that changed most, in the order of the game.
review-turn-luck = { $round ->
    [0] Before the first round: luck
   *[other] Round { $round }: luck
}
review-turn-seat = { $round ->
    [0] Before the first round: { $seat }
   *[other] Round { $round }: { $seat }
}
review-change = { $change ->
    [one] { $sign }{ $change } point
   *[other] { $sign }{ $change } points
}
review-more = { $lines ->
    [one] and one more line
   *[other] and { $lines } more lines
}
review-untold = { $round ->
    [0] The table was being set up.
   *[other] The log has no line about it.
}
review-given = Chosen at move { $position }: { $answer }
review-better = An expert would have chosen: { $answer }
review-see = See it in the replay
review-try = Try again from here
review-see-of = See it in the replay: { $what }
review-try-of = Try again from here: { $what }
review-print = Print
review-replay = Watch the replay
