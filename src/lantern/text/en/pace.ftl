### Are we on track? One plain line beside the goals, then the coming sale and the two clocks.

pace-on-track = On track.
pace-open = Can still be won.
pace-hard = Hard to win from here.
pace-very-hard = Very hard to win from here.
pace-overflow = This round’s sale would end the game unless people leave.
pace-met = Both goals are met.
pace-met-overflow = Both goals are met, but this round’s sale would end the game unless people leave.
pace-won = The game is won.
pace-lost = The game is lost.

pace-clocks = { $rounds ->
    [1] Last round
   *[other] { $rounds } rounds left
} · { $overflow ->
    [0] no overflow
   *[other] overflow in { $overflow }
} { $moving ->
    [0] if nobody leaves
   *[other] at this rate
}
pace-finish = This round must still be finished.
pace-freed = { $people ->
    [0] Nobody has reached Canada.
    [one] One { -free-person } has reached Canada.
   *[other] { $people } { -free-people } have reached Canada.
}

## The sale at the end of this round, as the table stands
sale-arriving = { $arriving ->
    [one] One arrives
   *[other] { $arriving } arrive
} · room for { $room }
sale-beyond = { $beyond ->
    [0] nobody will be sold beyond reach
   *[other] { $beyond } will be sold beyond reach
}
sale = { sale-arriving }{ $beyond ->
    [0] {""}
   *[other] {" "}· { sale-beyond }
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
