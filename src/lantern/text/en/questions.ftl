### Questions, and the answers as they are offered.

ask-roll = { $lead } rolls both dice.
ask-market-card = The next { -market-card } is turned up.
ask-draw = The next card of the deck is drawn.
ask-draw-and-resolve = The top card of the deck is drawn and takes effect.
ask-role = The role of player { $number } is dealt.
ask-lead = Who holds the lantern first?

detail-conduct = { -Person } { $person } of { $people }, up to { $steps ->
    [one] one place
   *[other] { $steps } places
}
detail-pooled = { $steps ->
    [one] One step is left
   *[other] { $steps } steps are left
}, for any number of { -people }
detail-planning = { $taken } of { $limit } tokens taken · money for { $able } of { $stacks } kinds
ask-conduct = Who moves?
ask-guide = Where does the { -person } from { $place } go?
ask-way = From { $place } to { $goal }: by land, or by sea for a fare and fewer steps?

ask-direction = { $catcher } has somebody equally near on both sides. Which way does it go?
ask-hold = Which { -catcher } stays where it is?
ask-catcher-moves = { $seat }: use { $card }, so that no { -catcher } moves during this whole action?
ask-catcher-captures = { $seat }: use { $card }, so that this { -catcher } does not move and captures nobody?

ask-turn = { $seat }: what do you do?
ask-planning = { $seat }: which tokens do you take?
ask-deliver = { $people ->
    [one] One { -enslaved-person } is brought to the plantations. Where to?
   *[other] { $people } { -enslaved-people } are brought to the plantations. Where does the next one go?
}
ask-outlaw = { $seat }: a new { -market-card } with { $people ->
    [one] one { -enslaved-person }
   *[other] { $people } { -enslaved-people }
}. Pay so that fewer are put up for sale?
ask-gift = { $seat }: how much do you give to { $receiver }?

ask-shop = { $discount ->
    [0] Buy a token at its full price?
   *[other] { $tokens ->
        [one] Buy a token at ${ $discount } less?
       *[other] Buy up to { $tokens } tokens at ${ $discount } less each?
    }
}
ask-shop-free = Take one token free?
ask-carry = { $people ->
    [one] Who is brought there?
   *[other] Who is brought there? Up to { $people }.
}
ask-carry-to = Where does the { -person } from { $place } go?
ask-fork = Choose one:
ask-swap = { $seat }: swap two cards in the queue? The first one:
ask-swap-with = Which card does it change places with?
ask-to-deck = Which card goes back on top of the deck?
ask-discard = Which card is discarded?
ask-seize = Whom does the Fugitive Slave Act reach? { $people ->
    [one] One more.
   *[other] { $people } more.
}
ask-send-back = Who is sent back to a plantation? { $people ->
    [one] One more.
   *[other] { $people } more.
}
ask-return-support = Who gives a Support token back?

say-done = { $kind ->
    [turn] End the turn
    [conduct] Done moving
    [carry] Done
    [shop] No token
    [reserve] No, keep it
    [hold] None of them
    [outlaw] Pay nothing
    [gift] Give no more
    [swap] No swap
    [to-deck] No card
    [fork] Neither
   *[other] Done
}
say-pass = Pass, giving up every action, and take ${ $dollars }
say-money = Take your role’s ${ $dollars }
say-benefit = Your role’s benefit: move up to two { -people }, one place each
say-special-agent = Special: one { -enslaved-person } on each { -market-card } is not sold
say-special-conductor = Special: five steps, divided as you wish
say-special-preacher = Special: discard any queue card
say-special-shepherd = Special: bring up to two { -enslaved-people } to New York
say-shield = Station Master’s special: the Conductor tokens of { $seat } draw no { -catchers } for the rest of this turn
say-reserve = Yes, use { $card }
say-west = West
say-east = East
say-hold = { $catcher } stays in { $place }
say-give = Charles Sumner: give money to { $seat }
say-return-support = { $seat }
say-move = Move up to { $people } { -people }, { $steps ->
    [one] one place
   *[other] { $steps } places
} each
say-buy-token = { $discount ->
    [0] Buy a token at its full price
   *[other] Buy a token at ${ $discount } less
}
say-card = { $card } (space { $space })
say-discard = Discard { $card } (space { $space })
say-buy = Buy { $card } for ${ $dollars }
say-play = Play { $token }
say-play-third = Play { $token } as the third token (your special)
say-take = { $dollars ->
    [0] Take { $token }, free
   *[other] Take { $token } for ${ $dollars }
}
say-ready = Ready
say-unready = Not ready yet
say-other = { $seat }: { $answer }
say-from = { $place }
say-to = { $place }
say-amount = ${ $dollars }
say-outlaw = Pay ${ $dollars }: { $people ->
    [one] one { -person }
   *[other] { $people } { -people }
} fewer
say-by-land = By land
say-by-sea = By sea, for ${ $dollars }
say-lead = { $seat }
say-market-card = Card { $number }, { $people ->
    [one] one { -enslaved-person }
   *[other] { $people } { -enslaved-people }
}
say-roll-walking = The walking figure: no { -catcher } moves
say-roll-west = { $catcher }, { $places } west
say-roll-east = { $catcher }, { $places } east

## Answers in groups with fixed places, in few words; tokens, cards and roles have their names
act-money = Role’s money
act-give = Give money to { $seat }
act-pass = Pass
act-done = End the turn
act-ready = Ready
act-unready = Not ready yet

## What a token can do
use-conductor = moves up to { $people } { $people ->
    [one] { -person }
   *[other] { -people }
}, { $steps ->
    [one] one place
   *[other] { $steps } places
} each
use-funds = brings ${ $dollars } now
use-support = counts towards the goal
