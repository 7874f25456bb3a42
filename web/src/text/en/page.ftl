### What the page says of itself; the catalogue of the game lies in src/lantern/text, playing together in together.ftl.

page-name = Lantern
page-start = Start page
page-close = Close
page-back = Back to the game
page-game = Your game
beside = Beside the game
page-failed = This page could not be loaded. Please try again.

## Consequences, short enough for the map
page-quiet = no aid · no catcher moves
page-arrives-captured = arrives: { $people ->
    [one] captured
   *[other] { $people } captured
}
page-moves-to = → { $place }
page-captures-at = → { $place }: { $people ->
    [one] captured
   *[other] { $people } captured
}
page-may-step-in = may be held back

## Answers in few words, where there are many of them
brief-say-pass = Pass
brief-say-money = Your role’s money
brief-say-benefit = Benefit: move two { -people }
brief-say-special-agent = Special: one per card not sold
brief-say-special-conductor = Special: five steps
brief-say-special-preacher = Special: discard a card
brief-say-special-shepherd = Special: two to New York
brief-say-shield = Special: no { -catcher } for { $seat }
brief-say-give = Give money to { $seat }
brief-say-buy = Buy { $card }
brief-say-play-third = Third token: { $token }
brief-say-take = Take { $token }

## Answers below the card they are about
opened-say-buy = Buy for ${ $dollars }
opened-say-card = Choose this card
opened-say-discard = Discard this card

## The names of places for those who hear the map
kind-northern = northern space
kind-town = northern town
kind-city = northern city
kind-large = large northern city, room for four
kind-southern = southern place
kind-southern-city = southern city
kind-capital = capital, room for four
kind-sea = at sea
kind-plantation = plantation
spoken-nobody = nobody here
spoken-seekers = { $people ->
    [one] one { -seeker }
   *[other] { $people } { -seekers }
}
spoken-held = { $people ->
    [0] nobody held
    [one] one { -enslaved-person } held
   *[other] { $people } { -enslaved-people } held
}
spoken-freed = { $people ->
    [0] nobody yet
    [one] one { -free-person } free
   *[other] { $people } { -free-people } free
}
spoken-catcher-at = { $catcher } { -catcher }, in { $place }
spoken-catcher = { $catcher } { -catcher }
spoken-aid = aid ${ $dollars }
spoken-choose = choose: { $what }
spoken-chosen = chosen
spoken-instead = can be moved instead
spoken-odds = chance of capture { $chance }
spoken-map = Map of the eastern United States and Canada about 1850
spoken-left = { $tokens } left
spoken-moves = moves up to { $people } { -people }, { $steps ->
    [one] one place
   *[other] { $steps } places
} each
spoken-shut = not open yet

## The head of the table
head-menu = Lantern: menu and settings
head-phases = Phases of round { $round }
head-round = Round { $round } of 8 · { $phase }
head-goals = Goals
goal-freed = Freed
goal-support = Support
goal-lost = { -Lost }
goal-round = Round
now-1 = The dice move one { -catcher }.
now-2 = All take tokens, in any order.
now-4 = The lowest { -market-card } is sold.
now-5 = The oldest cards leave the queue, and the lantern passes to the next player.
now-0 = The table is being set up.
now-acts = { $seat } acts.
now-acts-lead = { $seat } acts first and holds the lantern.
now-acts-then = { $seat } acts; then { $later }.
now-acts-lead-then = { $seat } acts first and holds the lantern; then { $later }.
now-decides = { $seat } decides for all.
short-acts = { $seat } acts
short-decides = { $seat } decides
short-planning = All plan
short-end = The end
title-table = { $mine ->
    [1] • Lantern · round { $round }
   *[0] Lantern · round { $round }
}{ $who ->
    [none] {""}
   *[other] , { $who }
}
title-end = Lantern · the end
title-page = Lantern · { $page }

## The parts of the table
tabs-what = Parts of the table
tab-map = Map
tab-ask = Question
tab-cards = Cards
tab-market = Market
tab-players = Players
tab-log = Log
queue-title = Abolitionist cards
queue-way = the right-most leaves each round →
queue-way-list = The lowest card of this list leaves at the end of the round.
queue-deck = { $cards ->
    [0] the deck is empty
   *[other] { $cards } in the deck
}
queue-empty = { $cards ->
    [0] empty; no cards are left to fill it
   *[other] refilled at the end of the round
}
card-not-for-sale = Not for sale
card-price = ${ $dollars }
market-title = { -market }
market-now = { $people ->
    [0] sold this round
   *[other] sold this round
}
market-1 = in two rounds
market-2 = in three rounds
market-left = { $cards } left
market-captured = { $people ->
    [one] one of them captured
   *[other] { $people } of them captured
}
lost-title = { -Lost }
lost-full = { $lost ->
    [0] nobody
    [one] one { -person }
   *[other] { $lost } { -people }
}; { $limit } at most
lost-hear = { -lost-track }: { lost-full }
tokens-title = Tokens
tokens-next = { $years } opens with the last Support
tokens-open = all are open
tokens-support = Support
tokens-conductor = Conductor
tokens-funds = Funds
tokens-none = all taken
tokens-later = later
tokens-free = free
tokens-grey = grey
years-0 = 1800–39
years-1 = 1840–59
years-2 = 1860–65
mat-lantern = holds the lantern
mat-ready = ready
mat-acts = acting
mat-plans = planning
mat-support = Support tokens: { $tokens }
mat-no-reserve = no reserve card
mat-reserve = Reserve: { $card }
mat-special-used = special used
mat-special = special: { $special }
mats-title = Players

## The question
ask-what = Question
ask-for = Planning for
ask-answers = { $answers ->
    [one] Show one answer
   *[other] Show { $answers } answers
}
ask-raise = Show the answers
ask-lower = Hide the answers
ask-undo = Undo
ask-redo = Redo
ask-restart = Restart turn
ask-other-person = Choose someone else
ask-why-not = Why not …?
ask-skip = Show at once
ask-skip-to = Go to the question
ask-skip-to-map = Go to the map
ask-planned = { $seat }: ready
ask-no-token = There is no token that you can take now.
touch-why = { $what }: { $why } ({ $rule })
ask-mark = { $mark } on the map
ending-title = This ends the game
ending-do = Do it anyway
ending-back = Go back
blocked-title = What else could I do?
blocked-none = Everything that is possible now is already offered.

## The map
tools-what = Map tools
tools-in = Zoom in
tools-out = Zoom out
tools-whole = Whole map
tools-odds = Odds
tools-odds-long = The chance of capture in the next catcher phase
tools-key = Key
map-room = { $places ->
    [0] full
   *[other] room for { $places }
}
map-pay = pay ${ $dollars }
region-canada = Canada
region-atlantic = Atlantic
region-ocean = Ocean
region-michigan-lake = Lake Michigan
region-huron = Lake Huron
region-superior = Lake Superior
region-wisconsin = Wisconsin
region-carolina = South Carolina
region-michigan = Michigan
dice-walking = The walking figure: no { -catcher } moves
dice-result = { $catcher }, { $places } { $way ->
    [west] west
   *[east] east
}
odds-now = Next catcher phase: chance that somebody is captured
odds-after = After { $answer }:
odds-chance = { $percent } % ({ $exact })
odds-hint = Point at a lit place to see the odds after that move.

## Moments: what the table pauses for
moment-freed = { $reached ->
    [1] One { -free-person } is free. The goal of { $goal } is reached.
   *[0] One { -free-person } is free.
}
moment-support = All the Support has been bought.
mark-freed = { $place }: one { -free-person } has just crossed into Canada here
mark-captured = { $people ->
    [one] { $place }: one { -seeker } has just been captured here
   *[other] { $place }: { $people } { -seekers } have just been captured here
}
mark-lost = { $people ->
    [one] one { -person } has just been sold beyond reach
   *[other] { $people } { -people } have just been sold beyond reach
}
sound-ask = Play quiet sounds? There is none for a capture or a sale.
sound-yes = With sound
sound-no = Without

## Slips
key-title = Key of the map
key-sub = the signs, and what they stand for
key-south = southern place, ruled
key-north = northern space; a town has a dotted ring
key-city = northern city, heavy ring; a square has room for four
key-path = path of the { $catcher } { -catcher }
key-aid = aid: what friends there give towards the work when somebody arrives
key-gate = a road into Canada
key-sea = by sea; from Charleston for $1
key-arrows = open arrowhead: west; filled: east, as on the dice
key-lit = gold ring: can be chosen
key-danger = dashed rust ring: ends in a capture
key-seeker = a { -seeker } on the way
key-held = an { -enslaved-person } on a plantation
keys-title = Keyboard shortcuts
keys-sub = you can play the whole game with them
keys-anywhere = Anywhere on the table
keys-answers = give the answers, in their order
keys-undo = undo
keys-hint = ask for a hint, or hide it
keys-to-map = go to the map
keys-rules = open the rules beside the game
keys-help = show these shortcuts
keys-close = close what is open
keys-map = On the map
keys-roads = follow the roads to the next place
keys-choose = choose a lit place; read any other
keys-place = read a place without choosing it
keys-lit = step through the places you can choose
keys-zoom = zoom in and out
keys-whole = show the whole map
keys-move = move the map
keys-read = Tab moves from one thing to the next. Enter opens a card, a token or a role; the button that uses it is inside.
keys-skip = Any key or touch skips an animation. You can turn the single keys off in the settings.
detail-room = Four { -people } have room here.
detail-not-asked = You cannot choose it now. The question is: { $question }
detail-instead = Move somebody from here instead
detail-catcher-here = { $catcher } { -catcher }: path and odds
detail-catcher = Its letter is { $letter }. It is in { $place }.
detail-catcher-moves = When somebody arrives on its path, it comes one place nearer. When the dice name it, it moves one to three places.
detail-path = Its path
detail-chance = { $percent } %
detail-chances = The percentages are the chances of the next roll.
detail-chance-none = The next roll does not move it.
detail-token-grey = It is grey: when it has been played it returns to its stack.
detail-side = side { $side ->
    [1] I
   *[2] II
}
detail-each-round = Every round.
detail-special-left = Special, unused.
detail-special-used = Special, used.
detail-price = ${ $dollars } now
detail-stack = { $left ->
    [0] All have been taken.
   *[other] { $left } left, { $price ->
        [0] free
       *[other] ${ $price } each
    }.
}
detail-conductor = Moves up to { $people } { -people }, { $steps ->
    [one] one place
   *[other] { $steps } places
} each.
detail-support = Counts towards the goal; the last of a period opens the next one.
detail-funds = Brings money for { -people } on their way; it costs nothing.
detail-grey = The last one is grey: when it has been played it returns here.
settings-title = Settings
settings-language = Language
settings-words = Words
settings-modern = modern: freedom seeker, enslaved people
settings-printed = as in the printed rulebook of 2013
settings-speed = Speed
settings-calm = calm
settings-normal = normal
settings-quick = quick
settings-motion = Motion
settings-full = everything moves
settings-none = none
settings-text = Text
settings-text-0 = normal
settings-text-1 = larger
settings-text-2 = largest
settings-sound = Sound
settings-sound-on = quiet sounds, never for a capture or a sale
settings-keys = Keys
settings-keys-on = single-key shortcuts: 1 to 9, U, H, M, R and ?
menu-title = Menu and settings
menu-record = Download game
menu-replay = Replay
menu-key = Key of the map
end-won = The game is won
end-lost = The game is lost
end-watch = Watch the replay
end-freed = { $people ->
    [0] Nobody is free yet.
    [one] One { -free-person } is free in Canada.
   *[other] { $people } { -free-people } are free in Canada.
}
end-lost-people = { $people ->
    [one] One { -person } was sold beyond reach.
   *[other] { $people } { -people } were sold beyond reach.
}
end-held = { $people ->
    [one] One { -person } is still held on a plantation.
   *[other] { $people } { -people } are still held on the plantations.
}
end-road = { $people ->
    [one] One { -person } is still on the way.
   *[other] { $people } { -people } are still on the way.
}
end-again = Same deal again
end-easier = Easier
end-numbers = Numbers, round by round
easier-without = one difficulty less
share-game = Share
share-picture = A picture of the game: { $cause }
share-send = Send …
share-save = Save the picture
share-saved = The picture has been saved.
share-failed = That did not work here.
score-parts = For teams who compare games
score-part-freed = { -Free-people } in Canada
score-part-lost = { -People } sold beyond reach
score-part-goal = The goal of { -free-people } reached
score-part-support = All Support bought
score-part-market = { -market-cards } never sold, in a won game
score-won = { $freed } { -free-people } have reached Canada, all Support is bought, and the { -lost-track } did not overflow.
score-freed = { -Free-people } who reached Canada
score-support = Support
score-lost = { -People } sold beyond reach
score-score = Score
score-of = of { $total }
score-rounds = Round by round, totals
score-round = Round
score-money = Money
score-goal = goal { $goal }
score-chart = Freed, Support, people sold beyond reach and money after each round; the table below has the numbers
estimate-mark = ≈
estimate-title = An estimate
estimate-hear = { $what }: an estimate, not a printed number
estimate-about = The printed game has this number, but no source we may use shows it. This is a careful estimate and may differ from your box.
estimate-all = All numbers and their sources
source-estimate = our estimate
source-player = reported by a player
source-photo = read from a photograph
source-pdf = printed in a figure of the rulebook
source-box = read from a printed copy
source-rulebook = stated in the rulebook

## Replay
replay-title = Replay
replay-at = Replay · move { $at } of { $last }
replay-moment = Moment
replay-round = Round { $round }
replay-back = ◁ Back
replay-step = Step ▷
replay-play = Play
replay-stop = Stop
replay-sheet = Score sheet
replay-branch = Continue from here
replay-branch-title = Continue from here as a new game
replay-branch-about = A new game begins at move { $at }; this one stays as it is. Everyone keeps their seat, all at this screen.
replay-luck-new = With new luck
replay-luck-same = With the same luck
replay-link = Copy link
replay-link-copied = Link copied
replay-to-table = Back to the table

## Lessons: learning by playing
lesson-offer = Learn
lesson-continue = Continue learning: step { $number } of { $steps }
lesson-step = Step { $number } of { $steps }
lesson-next = Continue
lesson-back = Back
lesson-leave = Leave
lesson-restart = Start again
lesson-onward = On to First journey
lesson-look-first = One moment: read this first, then continue.
lesson-astray = This game has left the path of the lesson. Start the lesson again, or play on without it.

## The start page
start-sub = a game for one to four, played together,
    about the Underground Railroad
start-lede = Before the Civil War tens of thousands of enslaved people freed themselves and made their way north; nearly four million were still held in 1860. In the war hundreds of thousands more left slavery. Together you raise money, win public support and keep the roads open.
start-note = The game names slavery and those who profited from it. It uses modern words; a setting shows the printed ones.
start-more = More
more-puzzles = Puzzles
    .about = one turn each
more-scenario = Lay out a position
    .about = play it, share it
more-about = In two minutes
    .about = how a round goes
more-rules = Rules
    .about = numbered, searchable
more-cards = Cards
    .about = all 55, with history
more-replay = Replays
    .about = watch, branch, import
continue-title = Continue a game
continue-go = Continue
continue-others = { $games ->
    [one] one other game
   *[other] { $games } other games
}
game-players = { $players ->
    [one] One player
   *[other] { $count } players
}
game-round = { $round ->
    [0] being set up
   *[other] round { $round } of 8
}
new-players = Players
new-name = Name
new-name-of = Name of player { $number }
new-name-none = by role
new-name-computer = Computer { $number }
new-by = Played by
new-by-of = Who plays seat { $number }
by-here = This screen
by-link = By link
new-role = Role
new-role-of = Role of player { $number }
new-role-dealt = dealt at random
new-goal = Goal
new-easier = Easier
new-harder = Harder
new-cards = Cards
new-house = House rules
new-companion = Beside the printed game: we roll the dice and draw the cards ourselves
new-numbers = Numbers
new-numbers-about = Play with the numbers of your own printed copy: a small TOML file, as docs/editions.md describes.
new-numbers-file = A file with an edition
new-goal-of = Free { $freed } { -people }; no more than { $lost } sold beyond reach
new-seed = Seed (a word or number; the same seed deals the same game)
new-seed-none = random
new-same = Same deal as an earlier game …
new-same-title = Same deal as an earlier game
new-same-about = Players, roles, goal, variants, dice and cards are the same; the decisions are yours.
new-same-none = There is no earlier game on this machine.
new-same-go = Play this one
new-go = Start the game
wrong-roles-twice = Each player needs a different role.
wrong-roles-some = Choose a role for everybody, or let all roles be dealt.
note-title = About the subject and the words
note-subject = This game is about slavery in the United States and about the people who freed themselves from it, with the help of others. It names enslavement, the { -market } and those who hunted people for money. The players are abolitionists; now and then the rules still make them choose where people who were sold are taken, or whom a law reaches.
note-words = It uses modern words: freedom seeker, enslaved people. The printed game of 2013 uses older ones; a setting shows them for those who play beside the box.
note-quiet = Cards, towns and roles carry short notes about real people. There are no prizes and no alarms; a capture is shown as a lantern that goes out.
note-brief = A game about slavery in the United States and about those who freed themselves from it.
note-go = Continue

## Pages to read
how-title = In two minutes
how-sub = eight rounds, five phases each, one team
how-1 = You win together: free enough { -free-people } and buy every Support token before the eighth round ends. You lose if the { -lost-track } overflows or time runs out.
how-2 = Catchers. Two dice move one { -catcher } along its coloured path. Whoever stands where it ends is captured and goes back to the market.
how-3 = Planning. Everybody takes up to two tokens: Support costs $10, Conductors move { -people }, Fundraising brings money.
how-4 = Action. One after the other, beginning with the lantern: play tokens, buy a card, use your role. A { -seeker } who arrives brings aid, and every { -catcher } on a path through that place comes one step nearer.
how-5 = Market. The { -people } on the lowest { -market-card } are sold to the plantations. Anyone for whom the plantations have no room is sold beyond reach. Help { -people } leave in time.
how-6 = Lantern. The oldest cards leave the queue, new ones come in, and the lantern passes to the next player.
how-touch = Touch a { -person }: the places they can reach light up, each with what will happen there. You can undo anything up to the last dice roll or card draw.
how-rules = All rules, numbered
how-cards = The cards and their history
rules-title = Rules
rules-sub = numbered, as the log and the reasons cite them
rules-table = Table of the rules
rules-search = a word, or a number such as R7.6
rules-found = { $passages ->
    [0] nothing found
    [one] one passage
   *[other] { $passages } passages
}
search = Search
cards-title = Cards
cards-sub = what they do, and whom they remember
cards-kind = Kind
cards-all = all
cards-found = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
replays-title = Replays
replays-sub = watch, branch, import
replays-import = Import a record (a text file)
replays-none = Games that are over can be watched here move by move, and played on from any moment. None is over yet: play one, or import a record.
replays-watch = Watch
replays-play = Play on
replays-save = Download game
replays-again = Same deal again
replays-older = Older games
privacy-title = Privacy
privacy-sub = what is kept, how long, and how to erase it
privacy-kept = What is kept
privacy-game = For each game this server keeps the moves, the names typed for the seats, the chat, notes, and when it was played and last opened. Links are kept only in a form that opens nothing.
privacy-browser = Your browser keeps your links, your settings, the tables you saw last, and the page itself, so that it opens without a network.
privacy-notices = If you ask to be told when it is your turn, the server keeps the address of your browser’s push service until you stop it or the game is erased. Such notices name nobody.
privacy-day = Of a deal of the day that is over, the server counts how it ended, without a word of whose game it was; these counts stay when the game is erased. Your own statistics are in your browser only.
privacy-never = There are no accounts and no cookies. Your network address is neither stored nor logged, and nothing is sent to other sites.
privacy-long = How long
privacy-unfinished = { $days ->
    [0] Unfinished games are kept until somebody erases them.
   *[other] Unfinished games are erased { $days } days after they were last opened or played.
}
privacy-finished = { $days ->
    [0] Finished games are kept until somebody erases them.
   *[other] Finished games are erased { $days } days after they were last opened or played.
}
privacy-talk = { $days ->
    [0] Chat and notes are kept as long as their game.
   *[other] Chat and notes are erased { $days } days after the game was last opened or played.
}
privacy-erase = Erasing
privacy-host = The host of a table can erase it at any time, with everything that is kept of it. It is gone at once, for everybody; only back-ups made by the server’s owner last longer.
privacy-go = Erase
privacy-sure = Erase it for good
privacy-leave = Keep it
privacy-erased = The game has been erased.
privacy-contact = Questions go to the operator of this server:
sources-title = Numbers and their sources
sources-sub = estimates first
sources-about = What
sources-number = Number
sources-source = Source

## A turn and planning in groups
group-tokens = Tokens
group-card = Card
group-role = Role
group-special = Special
group-support = Support
group-conductor = Conductor
group-funds = Funds
group-title = { $group }
group-counted = { $group }: { $used } of { $limit } used
group-none-tokens = none in hand
group-none-card = the queue is empty
group-none-role = nothing now
group-none-special = nothing now
group-none-support = all taken
group-none-conductor = all taken
group-none-funds = all taken
ask-money = ({ $seat } has this much)
ask-further = further places

## Placing people who were sold
placing = Where they are held
placing-ask = { $people ->
    [one] Where is one { -enslaved-person } taken?
   *[other] Where are { $people } { -enslaved-people } taken?
}
placing-at = { $place }: { $people } of them, room for { $room }
placing-room = room for { $room }
placing-less = One fewer to { $place }
placing-more = One more to { $place }
placing-left = { $people ->
    [one] One { -person } has no place yet
   *[other] { $people } { -people } have no place yet
}
placing-go = Place them like this
