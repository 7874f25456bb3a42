### The six roles. Benefits return every round; a special is used once per game. The brief forms stand on a player's mat.

role-agent = Agent
    .benefit = In your Action phase take $1 ($2 once the special is used), and move up to two { -people } one place each.
    .special = Once, at any time in a Planning phase: one { -enslaved-person } on each face-up { -market-card } is not sold.
    .benefit-brief = two { -people }, one place
    .special-brief = one per card not sold
    .note = Agents gathered news, planned routes and arranged the next place of safety. In Washington in the early 1840s Thomas Smallwood, a shoemaker who had bought his own freedom, planned such escapes together with Charles Turner Torrey.

role-conductor = Conductor
    .benefit = In your Action phase take $1 ($2 once the special is used), and move up to two { -people } one place each.
    .special = Once, in your Action phase: spend five steps, divided as you like over any number of { -people }. Only the last place each of them reaches brings aid and draws { -catchers }.
    .benefit-brief = two { -people }, one place
    .special-brief = five steps
    .note = Conductors walked, rowed or drove beside those who were escaping. Harriet Tubman led family and friends out of Maryland, John P. Parker rowed across the Ohio River by night, and Samuel D. Burris guided people through Delaware; all three were Black, and Tubman and Parker had been enslaved themselves.

role-preacher = Preacher
    .benefit = In your Action phase take $1 ($2 once the special is used), and pay $1 less for the card you buy.
    .special = Once, at the beginning of your Action phase: discard any one card from the queue, even one that cannot be bought. Nothing on it resolves.
    .benefit-brief = cards −$1
    .special-brief = discard a card
    .note = Some ministers, Black ministers above all, spoke against slavery from the pulpit and hid people in church and home. Jermain Wesley Loguen, who had escaped from Tennessee, and Caroline Loguen made no secret of the shelter they gave in Syracuse, New York; Henry Highland Garnet, brought out of Maryland as a child, urged resistance as a Presbyterian pastor.

role-shepherd = Shepherd
    .benefit = In your Action phase take $1 ($2 once the special is used). Conductor tokens you buy, in Planning and in the Action phase, cost $1 less.
    .special = Once, in your Action phase: bring up to two { -enslaved-people } from any plantations to New York, as far as it has room and no { -catcher } is there. This brings no aid and draws no { -catchers }.
    .benefit-brief = Conductors −$1
    .special-brief = two to New York
    .note = Shepherd is this game’s word for those who went into the South to reach people who wanted to leave. In 1844 Calvin Fairbank and Delia Webster drove Lewis and Harriet Hayden and Harriet’s son Joseph out of Lexington, Kentucky; both helpers went to prison, and the Haydens later sheltered many others in Boston.

role-station-master = Station Master
    .benefit = In your Action phase take $1 ($2 once the special is used). Once in that phase, hold back one { -catcher } that would move because of { -people } you move, whatever the action.
    .special = Once, in another player’s Action phase, before any of their actions, the first included (playing alone: in your own): for the rest of that phase that player’s Conductor tokens draw no { -catchers }.
    .benefit-brief = holds one catcher
    .special-brief = catchers wait
    .note = Station masters opened their homes. Thomas Garrett, a Quaker merchant in Wilmington, Delaware, worked with Harriet Tubman and William Still for years; in Boston the house of Lewis and Harriet Hayden, who had escaped from Kentucky, was known as a place where no one would be given up.

role-stockholder = Stockholder
    .benefit = In your Action phase take $1 ($2 once the special is used). Once in that phase, at any time after you have played a Fundraising token, you may buy a token that is available, at its usual price, and play it as well if you have a token play left.
    .special = Once, in your Action phase: play three tokens instead of two. You say so when you play the third.
    .benefit-brief = buys a token too
    .special-brief = a third token
    .note = Stockholders gave the money for food, clothes, fares and lawyers. Among them were James Forten, a Black sailmaker of Philadelphia who helped keep The Liberator in print, the landowner Gerrit Smith of Peterboro, New York, and the women of the Rochester Ladies’ Anti-Slavery Sewing Society with their yearly bazaars.
