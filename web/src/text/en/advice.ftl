### What the page says about the advice of computer players: hints, the chance of winning, reasons, looking back on a game.

## Hints
hint = Hint
hint-thinking = A computer player is thinking about it …
hint-matters = What matters now:
hint-next-1 = Where?
hint-next-2 = What would you answer?
hint-next-3 = Put the hint away
hint-answer = An expert computer player would answer “{ $answer }”:
hint-answer-bare = An expert computer player would answer “{ $answer }”.
hint-this = the hint
hint-flag = hint
spoken-hint = the hint names it
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
why-none = There is nothing more to say about this.

## The chance of winning
chance = chance?
chance-title = The chance of winning
chance-asking = Games are being imagined from here on …
chance-about = About { $share } in 100,
chance-between = between { $low } and { $high }, if all play on like good computer players.
chance-how = This is our own estimate: the rest of this round is imagined { $games } times, and what good computer players made of such tables tells what comes after. The bounds hold in about 95 of 100 cases, as far as what is imagined is like what happens. It knows nothing of what you have in mind.
chance-lapsed = The table has changed since then, and the estimate no longer holds.
chance-again = Estimate again

## Kinds of computer players
computer-good = good
    .about = Good: looks ahead and compares plans; takes a moment.
computer-expert = expert
    .about = Expert: compares more plans; takes about a second for an answer.
computer-easy = easy
    .about = Easy: follows rules of thumb that anybody could state; answers at once.
computer-random = at random
    .about = At random: takes any answer that is allowed. A team of them never wins.

## Looking back on a game
review-title = Looking back
review-open = Look back
review-thinking = The game is being thought through once more, answer by answer. This takes about a quarter of a minute.
review-line = The chance of winning
review-line-about = How likely a good team was to win after each answer, in a hundred: our own estimate, from { $games } imagined games each time. In about 95 of 100 cases the chance lies within the pale band, as far as imagined games are like real ones.
review-line-hear = The chance of winning over the whole game, from { $start } in 100 at the start to { $result } at the end. The table below has the numbers.
review-point-hear = turning point { $number }
review-hundred = in 100
review-sum = What luck and decisions gave and took
review-sum-about = In points of a hundred, rounded so that they add up.
review-sum-what = What
review-sum-points = Points
review-start = Chance at the start
review-luck = Luck: dice and cards
review-of-seat = Decisions: { $seat }
review-result = { $outcome ->
    [1] Result: won
   *[other] Result: lost
}
review-sum-note = A decision is measured by what a computer player thinks of the table before and after it. Where it took something, another one might have been better, or nothing better was to be had.
review-rounds = Round by round
review-round = Round
review-round-chance = Chance at its end
review-round-bounds = Bounds
review-round-luck = Luck
review-round-decisions = Decisions
review-bounds = { $low } to { $high }
review-turning = Turning points
review-turning-none = No single answer or turn changed much: the chance went its way in small steps.
review-turning-about = The turns and the throws of chance that changed most, in the order of the game.
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
    [one] and one line more
   *[other] and { $lines } lines more
}
review-untold = { $round ->
    [0] The table was being laid.
   *[other] The log tells nothing of it.
}
review-better = An expert would have said at answer { $position }: { $answer }
review-see = See it in the replay
review-try = Try again from here
review-see-of = See it in the replay: { $what }
review-try-of = Try again from here: { $what }
review-print = Print
review-replay = Watch the game again
