### What the page says of itself; the catalogue of the game lies in src/lantern/text.

page-quiet = no aid · all quiet
page-arrives-captured = arrives: { $people ->
    [one] captured
   *[other] { $people } captured
}
page-moves-to = → { $place }
page-captures-at = → { $place }: { $people ->
    [one] captured
   *[other] { $people } captured
}

## Names of places for those who hear the map
kind-north = northern space
kind-town = northern town
kind-city = northern city
kind-large = large northern city, room for four
kind-south = southern place
kind-southcity = southern city
kind-capital = capital, room for four
kind-sea = at sea
kind-plantation = plantation
hear-nobody = nobody here
hear-seekers = { $people ->
    [one] one { -seeker }
   *[other] { $people } { -seekers }
}
hear-held = { $people ->
    [0] nobody held
    [one] one { -enslaved-person } held
   *[other] { $people } { -enslaved-people } held
}
hear-freed = { $people ->
    [0] nobody yet
    [one] one person free
   *[other] { $people } people free
}
hear-catcher = { $catcher } { -catcher }
hear-aid = aid ${ $dollars }
hear-choose = choose
hear-chosen = chosen
hear-odds = chance of capture { $chance }

## The table
page-market-now = { $people ->
    [0] nobody this round
   *[other] sold this round
}
page-market-1 = in two rounds
page-market-2 = in three rounds
page-market-empty = no card
page-market-left = { $cards ->
    [0] no card is left
    [one] one card is left
   *[other] { $cards } cards are left
}
page-lost-full = { $lost } of { $limit } places filled
page-catchers-now = The dice move one { -catcher }.
page-planning-now = All take tokens, in any order.
page-market-phase-now = The lowest { -market-card } is sold.
page-lantern-now = The oldest cards leave and the lantern goes on.
page-acts = { $seat } acts{ $lead ->
    [1] {" "}and holds the lantern
   *[0] {""}
}.
page-decides = { $seat } decides for all.
page-captured = captured
page-note-subject = This game is about slavery in the United States and about the people who freed themselves from it, with the help of others. It names enslavement, the { -market } and those who hunted people for money. Nobody plays them: the players are abolitionists.
page-note-words = It speaks in the words of today: freedom seeker, enslaved people. The printed game of 2013 uses older words; a setting shows them for those who play beside the box.

## In two minutes
how-1 = You win together: free enough { -people } and buy every Support token before the eighth round ends. You lose if the { -lost-track } overflows or time runs out.
how-2 = Catchers. Two dice move one { -catcher } along its coloured path. Whoever stands where it ends is captured and goes back to the market.
how-3 = Planning. Everybody takes up to two tokens: Support costs $10, Conductors move { -people }, Fundraising brings money.
how-4 = Action. One after the other, beginning with the lantern: play tokens, buy a card, use your role. A { -seeker } who arrives brings aid, and every { -catcher } on a path through that place comes one step nearer.
how-5 = Market. The { -people } on the lowest { -market-card } are brought to the plantations. For whom there is no room, a place on the { -lost-track } is filled. Move { -people } away in time.
how-6 = Lantern. The oldest cards leave the queue, new ones come, and the lantern goes to the next player.
