### The end of a game: why it is over, one thing to learn from it, and what the score is made of.

ending-won = { $freed ->
    [one] One { -free-person } is free
   *[other] { $freed } { -free-people } are free
}; the goal was { $goal }
ending-beyond-reach = { $people ->
    [one] One { -person } was sold beyond reach in round { $round }
   *[other] { $people } { -people } were sold beyond reach in round { $round }
}
ending-freed = { $freed ->
    [0] Eight rounds are over, and nobody is free; the goal was { $goal }
    [one] Eight rounds are over, and one { -free-person } is free; the goal was { $goal }
   *[other] Eight rounds are over, and { $freed } { -free-people } are free; the goal was { $goal }
}
ending-support = { $left ->
    [one] Eight rounds are over, and one Support was still missing
   *[other] Eight rounds are over, and { $left } Support were still missing
}

## One thing to learn

lesson-won = The last Support was bought in round { $support }, and the goal was reached in round { $freed }. { $people ->
    [0] Nobody was sold beyond reach.
    [one] One { -person } was sold beyond reach on the way.
   *[other] { $people } { -people } were sold beyond reach on the way.
}
lesson-no-support = No Support was bought. A win needs all of it, and only the last Support of a period opens the tokens that move more { -people }.
lesson-worst-round = Round { $round } cost most: { $people ->
    [one] one { -person } was
   *[other] { $people } { -people } were
} sold beyond reach. { $tokens ->
    [0] { $dollars ->
        [0] Neither money nor tokens were left then; more { -people } had to leave the plantations in the rounds before.
       *[other] ${ $dollars } was left unspent.
    }
    [one] One token that could have moved { -people } or raised money lay unplayed then{ $dollars ->
        [0] .
       *[other] , beside ${ $dollars }.
    }
   *[other] { $tokens } tokens that could have moved { -people } or raised money lay unplayed then{ $dollars ->
        [0] .
       *[other] , beside ${ $dollars }.
    }
}
lesson-late-support = { $round ->
    [0] No Support was bought.
   *[other] The first Support was bought in round { $round }.
} { $left ->
    [one] One was missing at the end,
   *[other] { $left } were missing at the end,
} with ${ $dollars } in hand.
lesson-late-freed = { $round ->
    [0] Nobody reached Canada.
   *[other] The first { -free-person } reached Canada in round { $round }.
} { $captured ->
    [0] Nobody was captured on the way.
    [one] One was captured on the way.
   *[other] { $captured } were captured on the way.
}
