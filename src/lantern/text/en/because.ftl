### Why a computer player answers as it does: true sentences about the table, in the present.

because-freed = { $people ->
    [one] One { -free-person } reaches Canada.
   *[other] { $people } { -free-people } reach Canada.
}
because-money = It brings ${ $dollars }.
because-captured = { $people ->
    [one] One { -seeker } is captured.
   *[other] { $people } { -seekers } are captured.
}
because-room = { $people ->
    [one] Otherwise one { -person } would be sold beyond our reach this round.
   *[other] Otherwise { $people } { -people } would be sold beyond our reach this round.
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
    [one] One more Support is needed in { $rounds ->
        [one] this last round
       *[other] { $rounds } rounds
    }.
   *[other] { $left } more Support are needed in { $rounds ->
        [one] this last round
       *[other] { $rounds } rounds
    }.
}
because-opens = { $years } begins: its tokens and its cards come into play.
because-removed = { $card } leaves the queue.
because-imagined = Played out { $games ->
    [one] once
   *[other] { $games } times
} over { $rounds ->
    [one] this last round
   *[other] { $rounds } rounds
} by rules of thumb, this wins { $share ->
    [0] almost never
    [one] about 1 time in 100
   *[other] about { $share } times in 100
} (our estimate).

## What is urgent as the table stands

because-overflow = { $held ->
    [one] One { -person } is
   *[other] { $held } { -people } are
} held on the plantations and { $coming ->
    [one] one more is
   *[other] { $coming } more are
} sold this round: { $people ->
    [one] one
   *[other] { $people }
} of them would be sold beyond our reach.
because-near = { $people ->
    [one] One { -person } is
   *[other] { $people } { -people } are
} { $steps ->
    [one] one step from Canada.
   *[other] at most { $steps } steps from Canada.
}
because-threat = { $results } of { $all } rolls of the dice would reach { $place }, where { $people ->
    [one] one { -person } is.
   *[other] { $people } { -people } are.
}
because-goal = { $people ->
    [one] One more { -free-person } has
   *[other] { $people } more { -free-people } have
} to reach Canada in { $rounds ->
    [one] this last round.
   *[other] { $rounds } rounds.
}
because-needed = { $left ->
    [one] One more Support is needed, for ${ $dollars }
   *[other] { $left } more Support are needed, at ${ $dollars } each
}, in { $rounds ->
    [one] this last round.
   *[other] { $rounds } rounds.
}
because-saved = ${ $dollars } are kept for later.
because-hand = { $tokens ->
    [0] No token is in hand to be played.
    [one] One token is in hand to be played.
   *[other] { $tokens } tokens are in hand to be played.
}
because-side = From now on the role brings ${ $dollars } each round instead of ${ $before }.

## What speaks for a token, a card, a turn

because-column = { $left ->
    [one] It is the last Support token of { $years } on the board, for ${ $dollars }.
   *[other] { $left } Support tokens of { $years } are still on the board; this one costs ${ $dollars }.
}
because-token = { $token } costs { $dollars ->
    [0] nothing
   *[other] ${ $dollars }
} and moves up to { $people } { -people }, { $steps ->
    [one] one place each.
   *[other] { $steps } places each.
}
because-funds = { $dollars ->
    [0] { $token } would bring nothing yet if it were played now.
   *[other] { $token } would bring ${ $dollars } if it were played now.
}
because-moves = { $people ->
    [one] One { -person } can move { $steps ->
        [one] one place
       *[other] up to { $steps } places
    }
   *[other] Up to { $people } { -people } can move, { $steps ->
        [one] one place each
       *[other] up to { $steps } places each
    }
}{ $unseen ->
    [1] , and no { -catcher } comes nearer.
   *[0] .
}
because-shared = { $steps } steps can be divided among any number of { -people }.
because-carries = { $people ->
    [one] One { -person } can be brought on without drawing a { -catcher }.
   *[other] Up to { $people } { -people } can be brought on without drawing a { -catcher }.
}
because-shop = { $discount ->
    [0] A token can be bought now; ${ $dollars } are in hand.
   *[other] A token can be bought for ${ $discount } less; ${ $dollars } are in hand.
}
because-says = { $card } says: { $words }
because-price = It costs { $dollars ->
    [0] nothing
   *[other] ${ $dollars }
}; { $left ->
    [0] no money is left.
   *[other] ${ $left } are left.
}
because-lies = { $rounds ->
    [0] The lantern removes { $card } from that space at the end of this round.
    [one] In that space { $card } can lie for one more round.
   *[other] In that space { $card } can lie for { $rounds } more rounds.
}
because-unloaded = { $people ->
    [one] One { -enslaved-person } on the { -market-cards } is not sold.
   *[other] { $people } { -enslaved-people } on the { -market-cards } are not sold.
}
because-shield = { $tokens ->
    [one] The { $role } has one Conductor token in hand, and it would draw no { -catcher } in this turn.
   *[other] The { $role } has { $tokens } Conductor tokens in hand, and they would draw no { -catcher } in this turn.
}
because-unplayable = { $tokens ->
    [one] The one token in hand cannot be played now.
   *[other] None of the { $tokens } tokens in hand can be played now.
}
because-no-card = No card of the queue can be bought now.
because-purse = { $dollars ->
    [0] The { $role } has no money.
   *[other] The { $role } has ${ $dollars }.
}
because-back = { $left ->
    [one] One more Support is then needed, no matter who gives one back.
   *[other] { $left } more Support are then needed, no matter who gives one back.
}

## What speaks for a place, a catcher, a card of the queue

because-spaces = { $held ->
    [0] Nobody is held on the { $place }
    [one] One { -person } is held on the { $place }
   *[other] { $held } { -people } are held on the { $place }
}; the rules allow { $all } there.
because-roads = { $roads ->
    [one] One road from the { $place } is open now.
   *[other] { $roads } roads from the { $place } are open now.
}
because-farthest = { $steps ->
    [one] From { $place } it is one step to Canada; nobody who could be chosen is farther away.
   *[other] From { $place } it is { $steps } steps to Canada; nobody who could be chosen is farther away.
}
because-distance = { $steps ->
    [one] From { $place } it is one step to Canada.
   *[other] From { $place } it is { $steps } steps to Canada.
}
because-harmless = No { -catcher } that comes nearer now reaches anybody.
because-stopped = { $people ->
    [one] Otherwise { $catcher } would capture one { -seeker } in { $place }.
   *[other] Otherwise { $catcher } would capture { $people } { -seekers } in { $place }.
}
because-stays = { $catcher } stays in { $place }.
because-comes = { $catcher } comes to { $place }.
because-spared = { $people ->
    [one] One { -enslaved-person } is
   *[other] { $people } { -enslaved-people } are
} not put up for sale on the new { -market-card }, for ${ $dollars }.
because-open = { $room ->
    [0] As things stand, everybody sold now would be sold beyond our reach, and { $people ->
        [one] one { -person } waits
       *[other] { $people } { -people } wait
    } on the { -market-cards } already.
    [one] As things stand, everybody sold after the next one would be sold beyond our reach, and { $people ->
        [one] one { -person } waits
       *[other] { $people } { -people } wait
    } on the { -market-cards } already.
   *[other] As things stand, everybody sold after the next { $room } would be sold beyond our reach, and { $people ->
        [one] one { -person } waits
       *[other] { $people } { -people } wait
    } on the { -market-cards } already.
}
because-quiet = No Opposition card lies in the queue.
because-nobody-freed = Nobody who could still move would reach Canada.
because-each-captured = Every further move would mean a capture, unless a { -catcher } is held back.

## What matters now: the first step of a hint

matters-defeat = { $people ->
    [one] This round one { -person } would be sold beyond our reach, more than the { -lost-track } allows: that would end the game (R8.2).
   *[other] This round { $people } { -people } would be sold beyond our reach, more than the { -lost-track } allows: that would end the game (R8.2).
}
matters-overflow = { $people ->
    [one] This round one { -person } would be sold beyond our reach (R8.2).
   *[other] This round { $people } { -people } would be sold beyond our reach (R8.2).
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
    [0] Enough { -free-people } are free; the Support and the rounds left decide now.
    [one] One more { -free-person } must be freed in { $rounds ->
        [one] this last round
       *[other] { $rounds } rounds
    }.
   *[other] { $people } more { -free-people } must be freed in { $rounds ->
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
area-enough = Consider whether anything more needs to be done here.

## What one way of going on brought beside another

contrast-captured = { $people ->
    [one] { $would ->
        [1] One { -seeker } would have been captured.
       *[0] One { -seeker } was captured.
    }
   *[other] { $would ->
        [1] { $people } { -seekers } would have been captured.
       *[0] { $people } { -seekers } were captured.
    }
}
contrast-freed = { $people ->
    [one] One { -free-person } { $would ->
        [1] would have reached Canada.
       *[0] reached Canada.
    }
   *[other] { $people } { -free-people } { $would ->
        [1] would have reached Canada.
       *[0] reached Canada.
    }
}
contrast-support = { $tokens ->
    [one] One Support { $would ->
        [1] would have been bought.
       *[0] was bought.
    }
   *[other] { $tokens } Support { $would ->
        [1] would have been bought.
       *[0] were bought.
    }
}
contrast-set-out = { $people ->
    [one] One { -person } { $would ->
        [1] would have left the plantations.
       *[0] left the plantations.
    }
   *[other] { $people } { -people } { $would ->
        [1] would have left the plantations.
       *[0] left the plantations.
    }
}
contrast-money = { $would ->
    [1] The turn would have brought ${ $dollars }.
   *[0] The turn brought ${ $dollars }.
}
contrast-nothing = { $would ->
    [1] That turn would have brought no money and freed nobody; it prepares the next one.
   *[0] The turn brought no money, and nobody was freed.
}
contrast-funds = { $token } paid ${ $dollars }: it counts { $zone ->
    [south] the { -people } in the South
    [large] the { -people } in large cities
   *[north] the { -people } in cities of the North
}.
contrast-funds-less = { $token } paid ${ $dollars }: it counts { $zone ->
    [south] the { -people } in the South
    [large] the { -people } in large cities
   *[north] the { -people } in cities of the North
}, and { $cards } took ${ $off } off.

## What luck did

luck-role = { $better ->
    [1] The deal gave the { $role }, which makes this game easier by our estimate. Nobody decided that.
   *[0] The deal gave the { $role }, which makes this game harder by our estimate. Nobody decided that.
}
luck-roll = The dice decided this.
luck-caught = The dice decided this: { $results } of { $all } rolls would have reached { $place }.
luck-draw = The deck decided this: { $card } came up.
luck-market = The market deck decided this: a card with { $people } { -people } came up.
