### Are we on track? One plain line beside the goals; `.verdict` alone is its first half, $needs the second.

pace-on-track = { pace-on-track.verdict } { $needs }
    .verdict = On track.
pace-open = { pace-open.verdict } { $needs }
    .verdict = Still open.
pace-hard = { pace-hard.verdict } { $needs }
    .verdict = Hard to win from here.
pace-very-hard = { pace-very-hard.verdict } { $needs }
    .verdict = Very hard to win from here.
pace-overflow = { pace-overflow.verdict } { $needs }
    .verdict = This round’s sale would end the game.
pace-met = { pace-met.verdict } { $needs }
    .verdict = Both goals are met.
pace-met-overflow = { pace-met-overflow.verdict } { $needs }
    .verdict = Both goals are met, but this round’s sale would end the game.
pace-won = { pace-won.verdict } { $needs }
    .verdict = The game is won.
pace-lost = { pace-lost.verdict } { $needs }
    .verdict = The game is lost.

pace-needs-both = { $freed } more freed and { $support } Support are needed { $when }.
pace-needs-freed = { $count } more freed { $number ->
    [one] is
   *[other] are
} needed { $when }.
pace-needs-support = { $count } Support { $number ->
    [one] is
   *[other] are
} still needed { $when }.
pace-rounds = { $rounds ->
    [1] in this last round
    [2] in the two rounds left
    [3] in the three rounds left
    [4] in the four rounds left
    [5] in the five rounds left
    [6] in the six rounds left
    [7] in the seven rounds left
    [8] in the eight rounds left
   *[other] in the { $rounds } rounds left
}
pace-finish = This round must still be finished.
pace-freed = { $people ->
    [0] Nobody has reached Canada.
    [one] One { -free-person } has reached Canada.
   *[other] { $people } { -free-people } have reached Canada.
}

## The sale at the end of this round, as the table stands
sale = { $arriving ->
    [one] One arrives
   *[other] { $arriving } arrive
} · room for { $room }{ $beyond ->
    [0] {""}
   *[other] {" "}· { $beyond } will be sold beyond reach
}
pace-too-many = { $arriving } arrive, room for { $room }; the { -lost-track } can take { $left ->
    [0] nobody
   *[other] only { $left }
} more.

## Are we on track, as the chance of winning tells it
track-on = On track: from here a good team is more likely to win than to lose.
track-open = Open: from here a good team may win or lose.
track-behind = Behind: from here a good team is more likely to lose than to win.

## Small numbers as words, inside a sentence and at its beginning
count = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
   *[other] { $number }
}

count-first = { $number ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
    [13] Thirteen
    [14] Fourteen
    [15] Fifteen
    [16] Sixteen
    [17] Seventeen
    [18] Eighteen
    [19] Nineteen
    [20] Twenty
   *[other] { $number }
}
