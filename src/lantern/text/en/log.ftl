### The log. Quiet sentences, in the past; the cause follows where something happened by itself.

nobody = nobody
cause-dice = by the dice
cause-arrival = because somebody arrived in { $place }
cause-card = because of { $card }
cause-sale = where nobody at this table can follow

log-round = Round { $round } of 8.
log-phase = { $phase }.
log-rolled = { $east ->
    [0] The dice showed the walking figure. No { -catcher } moves.
    [-1] The dice showed { $catcher }, one west.
    [-2] The dice showed { $catcher }, two west.
    [-3] The dice showed { $catcher }, three west{ $calm ->
        [1] , which moves nobody in this game.
       *[0] .
    }
    [1] The dice showed { $catcher }, one east.
    [2] The dice showed { $catcher }, two east.
   *[3] The dice showed { $catcher }, three east{ $calm ->
        [1] , which moves nobody in this game.
       *[0] .
    }
}
log-catcher-moved = { $catcher } went from { $from } to { $to }.
log-captured = { $people ->
    [one] One { -seeker } was captured in { $place }.
   *[other] { $people } { -seekers } were captured in { $place }.
}
log-moved = One { $to-id ->
    [place-canada] { -free-person }
   *[other] { -seeker }
} went from { $from } to { $to }.
log-aid = Friends in { $place } gave { $seat } ${ $dollars }.
log-fare = { $seat } paid ${ $dollars } for the passage.
log-freed = One { -free-person } reached Canada and is free.
log-carried = One { $to-id ->
    [place-canada] { -free-person }
   *[other] { -person }
} was brought from { $from } to { $to }.
log-held = { $seat } held { $catcher } back ({ $card }).
log-calmed = { $catchers } did not move ({ $card }).
log-took = { $dollars ->
    [0] { $seat } took { $token }.
   *[other] { $seat } took { $token } for ${ $dollars }.
}
log-played = { $seat } played { $token }.
log-returned = { $token } returned to its stack.
log-funds = { $seat } raised ${ $dollars }.
log-ready = { $ready ->
    [1] { $seat } is ready.
   *[0] { $seat } is not ready yet.
}
log-period = { $period } begins: its tokens and its cards are now in play.
log-turn = { $seat } acts.
log-passed = { $seat } passed and took ${ $dollars }.
log-ended = { $seat } ended the turn.
log-role-money = { $seat } took ${ $dollars } for the role.
log-special = { $seat } used the special.
log-benefit = { $seat } used the role’s benefit.
log-bought = { $seat } bought { $card } for ${ $dollars }.
log-entered = { $card } came into the queue, space { $slot }.
log-left = { $why ->
    [purchase] { $card } left the queue.
    [lantern] { $card } left the queue at the lantern.
    [card] { $card } was discarded from the queue.
    [to-deck] { $card } went on top of the deck.
   *[preacher] { $card } was discarded by the Preacher.
}
log-aside = { $card } was set aside: only one new Opposition card may enter.
log-shuffled = { $cards ->
    [one] One card was shuffled back into the deck.
   *[other] { $cards } cards were shuffled back into the deck.
}
log-drew = { $seat } drew { $card }.
log-kept = { $seat } keeps { $card }.
log-dropped = { $seat } discarded { $card } unused.
log-used = { $seat } used { $card }.
log-swapped = { $seat } swapped the cards in spaces { $slot } and { $other }.
log-gained = { $seat } received ${ $dollars } ({ $card }).
log-gift = { $seat } gave ${ $dollars } to { $receiver }.
log-market-card = A new { -market-card } came up with { $people ->
    [one] one { -enslaved-person }.
   *[other] { $people } { -enslaved-people }.
}
log-loaded = { $people ->
    [one] One more { -enslaved-person } was put up for sale on { -market-card } { $slot }.
   *[other] { $people } more { -enslaved-people } were put up for sale on { -market-card } { $slot }.
}
log-unloaded = { $seat } kept one { -enslaved-person } on { -market-card } { $slot } from being sold.
log-sold = { $people ->
    [0] The bottom { -market-card } held nobody.
    [one] One { -enslaved-person } was sold to the plantations.
   *[other] { $people } { -enslaved-people } were sold to the plantations.
}
log-delivered = { $people ->
    [one] One { -enslaved-person } was brought to the { $place }.
   *[other] { $people } { -enslaved-people } were brought to the { $place }.
}
log-lost = { $people ->
    [one] One { -person } was sold beyond reach.
   *[other] { $people } { -people } were sold beyond reach.
}
log-sent-back = One { -person } in { $place } was sent back.
log-seized = One { -person } in { $place } was seized.
log-discarded = { $token } left the game.
log-support-back = A Support token of { $seat } went back.
log-lantern = { $seat } holds the lantern.
log-outcome = { $outcome }
log-spared = { $seat } paid ${ $dollars }: { $people ->
    [one] one { -person } was not put up for sale.
   *[other] { $people } { -people } were not put up for sale.
}
log-role = Player { $seat } is the { $role }.
log-struck = { $card } takes effect.
