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

## What matters now: the first step of a hint

matters-defeat = { $people ->
    [one] At this round’s sale one { -person } would find no room on the plantations, and the { -lost-track } cannot take them: that would end the game (R8.2).
   *[other] At this round’s sale { $people } { -people } would find no room on the plantations, more than the { -lost-track } can take: that would end the game (R8.2).
}
matters-overflow = { $people ->
    [one] At this round’s sale one { -person } would find no room on the plantations and be lost (R8.2).
   *[other] At this round’s sale { $people } { -people } would find no room on the plantations and be lost (R8.2).
}
matters-threat = In { $place } { $results } of { $all } rolls of the dice would mean capture.
matters-support = { $left ->
    [one] One more Support is needed, for ${ $dollars }
   *[other] { $left } more Support are needed, for ${ $dollars }
}, in { $rounds ->
    [one] this last round
   *[other] { $rounds } rounds
}: money is short.
matters-near = { $people ->
    [one] One { -person } is a step away from Canada.
   *[other] { $people } { -people } are a step away from Canada.
}
matters-goals = { $people ->
    [0] Nobody more has to be freed; the Support and the rounds that are left decide.
    [one] One more { -person } must be freed in { $rounds ->
        [one] this last round
       *[other] { $rounds } rounds
    }.
   *[other] { $people } more { -people } must be freed in { $rounds ->
        [one] this last round
       *[other] { $rounds } rounds
    }.
}

## Where to look: the second step

area-place = Look at { $place }.
area-tokens = Look at the tokens on the board: { $token }.
area-hand = Look at the tokens in your hand: { $token }.
area-card = Look at the queue: { $card }.
area-role = Look at what the { $role } can do.
area-reserve = Look at the reserve cards.
area-players = Look at what lies before each player.
area-money = Look at your money.
area-choices = Compare what each of these answers would bring.
area-catcher = Look at { $catcher } and where it would go.
area-enough = Ask yourself whether anything more has to be done here.
