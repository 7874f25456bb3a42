### Why something is not offered. A rule number follows each of these.

what-pass = Passing
what-money = Your role’s money
what-benefit = Your role’s benefit
what-special = Your special
what-shield = The Station Master’s special
what-invest = Buying a token as Stockholder

why-acted = You have already acted this turn.
why-money-taken = It has been taken this turn.
why-benefit-used = It has been used this turn.
why-special-used = It has been used in this game.
why-only-in-planning = It is used in the planning phase.
why-only-for-others = It is used in another player’s turn.
why-no-conductor-token = There is no Conductor token in hand that it could cover.
why-with-third-token = It is used by playing a third token.
why-not-the-beginning = It is used at the beginning of your turn.
why-no-effect = It would have no effect.
why-nobody-can-move = Nobody can move.
why-fundraise-first = A Fundraising token has to be played first.
why-never-sold = This card cannot be bought.
why-card-bought = You have already bought a card this turn.
why-too-expensive = It costs ${ $price }, and you have ${ $money }.
why-no-fare = The sea lane there costs ${ $price } for each { -person }, and you have ${ $money }.
why-tokens-played = No more tokens can be played this turn.
why-token-moves-nobody = With the Fugitive Slave Act in the queue it would move nobody.
why-column-closed = { $years } is not open yet.
why-stack-empty = All have been taken.
why-limit = { $tokens ->
    [one] One token per player may be taken in planning.
   *[other] { $tokens } tokens per player may be taken in planning.
}
why-pennsylvania-hall = Pennsylvania Hall lies in the queue: no Support in planning.
why-moved-already = Everybody there has already moved in this action.
why-no-blue-cities = NJ Abolishes Slavery lies in the queue: Conductor tokens keep out of blue cities.
why-tough-crossing = Tough Crossing lies in the queue: Conductor tokens do not reach Canada.
why-no-way = Every way from there is full or watched by a { -catcher }.
why-catcher-there = A { -catcher } is in { $place }.
why-place-full = { $people ->
    [one] Somebody is already in { $place }.
   *[other] { $place } is full: { $people } { -people } are there.
}
why-way-closed = The way there is closed by a { -catcher } or a card.
why-beyond-reach = { $steps ->
    [one] It cannot be reached in one step.
   *[other] It cannot be reached in { $steps } steps.
}
why-not-led-there = This action does not lead there.
why-goal-chosen = The destination is already chosen: { $place }.
why-plantation-full = It holds as many as the rules allow.
why-nowhere-to-go = There is no room where they would be brought.
why-too-far = It is too far away.
