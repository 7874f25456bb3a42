### Why a computer player answers as it does: true sentences about the table, in the present.

because-freed = { $people ->
    [one] One { -person } reaches Canada.
   *[other] { $people } { -people } reach Canada.
}
because-money = It brings ${ $dollars }.
because-captured = { $people ->
    [one] One { -seeker } is captured all the same.
   *[other] { $people } { -seekers } are captured all the same.
}
because-room = { $people ->
    [one] Without more room on the plantations one { -person } would be lost at this round’s sale.
   *[other] Without more room on the plantations { $people } { -people } would be lost at this round’s sale.
}
because-lured = It draws { $catcher } away: the dice can no longer bring it to { $place }.
because-steps = { $steps ->
    [one] From { $place } it is one step to Canada.
   *[other] From { $place } it is { $steps } steps to Canada.
}
because-safe = No roll of the dice reaches { $place }.
because-risk = { $results } of { $all } rolls of the dice would reach { $place }.
because-support = { $left ->
    [0] It is the last Support that was needed.
   *[other] { $left } more Support are needed in { $rounds ->
        [one] this last round
       *[other] { $rounds } rounds
    }.
}
because-removed = { $card } leaves the queue.
because-imagined = Of { $games } imagined games that began like this, { $share } in a hundred were won.
