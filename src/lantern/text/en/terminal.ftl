### What the terminal table says of itself. Quiet and short; a question stands on a line of its own.

## The head of the table
t-round = Round { $round } of 8
t-setting-up = Setting up
t-lead = { $seat } holds the lantern
t-freed = Freed { $freed }/{ $goal }
t-support-left = Support left { $left }
t-lost = { -Lost } { $lost }/{ $limit }
t-rounds-left = { $rounds ->
    [0] the last round
    [one] one round to come
   *[other] { $rounds } rounds to come
}

## The map
t-canada = CANADA
t-free-of = { $freed } of { $goal } free
t-ocean = Atlantic Ocean
t-legend-person = ● { -person }
t-legend-room = ○ room
t-legend-gate = ★ Canada
map-west-iowa = W. Iowa
map-minnesota = Minnesota
map-east-iowa = E. Iowa
map-chicago = Chicago
map-newport = Newport
map-west-ohio = W. Ohio
map-detroit = Detroit
map-cleveland = Cleveland
map-cincinnati = Cincinnati
map-ripley = Ripley
map-east-ohio = E. Ohio
map-west-pennsylvania = W. Penn.
map-rochester = Rochester
map-north-pennsylvania = N. Penn.
map-upstate-new-york = Upstate N.Y.
map-new-york = New York
map-ferrisberg = Ferrisberg
map-philadelphia = Philadelphia
map-washington = Washington
map-boston = Boston
map-new-hampshire = N. Hamp.
map-maine = Maine
map-st-louis = St. Louis
map-charleston = Charleston
map-west-missouri = W. Missouri
map-west-arkansas = W. Arkansas
map-east-arkansas = E. Arkansas
map-kentucky = Kentucky
map-tennessee = Tennessee
map-north-georgia = N. Georgia
map-west-virginia = W. Virginia
map-north-carolina = N. Carolina
map-ship = Ship
map-plantation-west = Louisiana
map-plantation-center = Miss., Ala.
map-plantation-east = Georgia
region-lakes = Lakes and Ohio
region-east = The East
region-south = The South
region-plantations = Plantations
t-neighbours = { $place }: { $places }

## Cards, market, tokens, players
t-cards = Cards
t-deck = { $cards ->
    [0] the deck is empty
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
t-empty-space = (empty)
t-not-sold = Cannot be bought.
t-kind-general = General
t-kind-reserve = Reserve
t-kind-opposition = Opposition
t-kind-stretch = Opposition
t-market = { -market }
t-sold-now = sold this round
t-sold-next = next round
t-sold-then = in two rounds
t-no-market = there is no card here
t-tokens = Tokens
t-support = Support
t-conductor = Conductor
t-funds = Funds
hand-conductor-3x1 = Cond. 3×1
hand-conductor-4x1 = Cond. 4×1
hand-conductor-2x2 = Cond. 2×2
hand-conductor-5x1 = Cond. 5×1
hand-conductor-3x2 = Cond. 3×2
hand-grey = { $token } grey
hand-funds-1 = Funds 1800
hand-funds-2 = Funds 1840
hand-funds-3 = Funds 1860
t-lantern = lantern
t-money = ${ $dollars }
t-no-tokens = no tokens
t-support-held = Support { $count }
t-reserve = keeps { $card }
t-no-reserve = no card kept

## The question
t-asks = { $seat }, for all of you
t-others = Others may act first:
t-prompt = { $seat }
t-prompt-chance = the dice and decks
t-possible = Possible now:
t-type-roll = Type what the dice show, such as “purple west 2”, or “walking”.
t-type-draw = Type the card, or how its name begins.
t-type-market = Type the number of the { -market-card }.
t-type-role = Type the role, or how it begins.
t-type-lead = Type the number of the seat, or the name.
t-confirm = { $answer }: is that right? [Y/n]
t-ends = This ends the game. { $outcome } Do it anyway? [y/N]
t-not-ended = Nothing was played.
t-not-confirmed = Please answer again.
t-which = That could be { $choices }. Please type a little more of the name.
t-unknown = “{ $text }” is neither an answer nor a command. Type ? for help.
t-not-now = “{ $text }” is not possible now. Type why to see what is not offered, and the reason.
t-may-speak = { $seat } may act first.
t-keep-silent = Let it pass
t-no-spread = Nobody is to be placed now.
t-not-done = In planning the word is ready.
t-no-option = There is no option { $number }; they go from 1 to { $last }.
t-stopped = The rest of the line, “{ $rest }”, was ignored.
t-undone = Undone: { $answer }.
t-redone = Redone: { $answer }.
t-no-undo = Nothing can be undone: dice were rolled or a card was drawn since the last answer.
t-no-undo-computers = Nothing can be undone: since the last roll or draw only computer players have answered.
t-no-undo-begin = Nothing has been answered yet.
t-no-redo = There is nothing to redo.
t-restarted = This turn begins again.
t-no-restart = Nothing in this turn can be undone.
t-back = Back at move { $number }.
t-no-back = Move { $number } cannot be reached: you can go back to move { $first }, the last roll or draw.
t-thinks = { $seat } is thinking …
t-seat-computer = { $seat }: a computer player ({ $level })
t-seat-person = { $seat }: one of you
t-no-computer = Type computer, a seat from 1 to { $last }, and who plays it: { $levels }, or off for one of you.
t-all-computers = Then computers play every seat, and the game runs to its end. Is that what you want? [Y/n]
t-expert = An expert would choose: { $answer }.
t-no-hint = Hints are for the player who has something to decide now.
t-chance = Chance of winning: about { $share } % ({ $low } to { $high } %), our estimate.
t-reasons = Reasons for move { $number }:
t-reasons-own = Why the computer player chose move { $number }:
t-no-reasons = Type reasons and the number of a player’s move, as log numbers them.
t-no-blocked = Everything you might expect here is offered.
t-words-modern = Using modern words from now on.
t-words-printed = Using the printed rulebook’s words from now on.
t-no-words = Type words modern or words printed.
t-copied = A copy is saved in { $file }.
t-file-exists = { $file } already exists; please choose another name.
t-save-where = Type save and a file name.
t-saved = The game is saved in { $file }.
t-replay = The record of this game is { $file }.
t-goes-on = { $command } continues it.
t-nothing-called = There is nothing called “{ $text }”.
t-engine = The engine is { $engine }.
t-no-rule = There is no rule { $rule }.
t-more = and { $count } more
t-earlier = { $lines ->
    [one] One earlier line is not shown; type log to see it.
   *[other] { $lines } earlier lines are not shown; type log to see them.
}
t-log-none = Nothing has happened yet.

## Looking things up
t-card-space = space { $space }, ${ $dollars }
t-place-aid = aid ${ $dollars }
t-place-room = { $people ->
    [one] room for one
   *[other] room for { $people }
}
t-place-here = { $people ->
    [0] nobody is here
    [one] one { -person } is here
   *[other] { $people } { -people } are here
}
t-place-catchers = here: { $catchers }
t-place-paths = on the path of { $catchers }
t-place-roads = one step to { $places }
t-kind-northern = northern space
t-kind-southern = southern place
t-kind-town = town, a northern place
t-kind-city = northern city
t-kind-capital = capital, neither northern nor southern for cards
t-kind-sea = at sea
t-kind-plantation = plantation
t-role-side-1 = Side I: the special has not been used.
t-role-side-2 = Side II: the special has been used.

## Odds
t-odds = If the catchers moved now, with everybody where they are:
t-odds-nobody = Nobody on the map could be captured.
t-odds-anybody = Somebody is captured
t-odds-people = { -People } captured on average
t-odds-fraction = { $chance } ({ $percent } %)

## Beginning
t-welcome = A new game. Press Enter to take what is in brackets.
t-ask-players = How many players, 1 to 4? [{ $default }]
t-ask-side = Which side of the victory card?
t-ask-side-number = 1 to 4 [1]
t-ask-roles = Roles, separated by commas, or Enter to have them dealt:
t-ask-computers = Seats of computer players, such as 2 or 2=expert, separated by commas, or Enter for none:
t-ask-names = Names of the players, separated by commas, or Enter for none:
t-ask-continue = There is an unfinished game: { $about }. Continue it? [Y/n]
t-about = { $players ->
    [one] one player
   *[other] { $players } players
}, round { $round }, saved { $when }
t-about-setup = { $players ->
    [one] one player
   *[other] { $players } players
}, being set up, saved { $when }
t-continued = Continuing: { $about }.
t-try-again = { $why }. Please try again.

## The end
t-score = Score (R1.4)
t-score-freed = { $people } freed
t-score-lost = { $people } sold beyond reach
t-score-goal = enough were freed ({ $freed } of { $goal })
t-score-support = all Support was bought
t-score-market = { -market-cards } never sold: { $cards }
t-score-total = total
t-rounds = Round by round
t-col-round = Round
t-col-freed = Freed
t-col-lost = { -Lost }
t-col-money = Money
t-col-support = Support

## The review of a game: what was done, in a word or two
brief-luck = luck
brief-luck-entered = { $card } came into the queue
brief-luck-aside = { $card } was set aside
brief-luck-market-card = { -market-card } with { $people }
brief-luck-role = the roles
brief-luck-lantern = { $seat } holds the lantern first
brief-freed = { $people } freed
brief-captured = { $people } captured
brief-lost = { $people } sold beyond reach
brief-moved = { $people } moved
brief-carried = { $people } brought on
brief-delivered = { $people } placed on plantations
brief-took = took { $token }
brief-played = played { $token }
brief-bought = bought { $card }
brief-used = used { $card }
brief-funds = raised ${ $dollars }
brief-passed = passed
brief-benefit = used the benefit
brief-special = used the special
brief-period = opened { $period }
brief-swapped = swapped two cards
brief-left = removed { $card }
brief-held = held { $catcher } back
brief-spared = paid ${ $dollars } for the { -market-card }
brief-gift = gave ${ $dollars } to { $receiver }
brief-support-back = gave a Support token back
brief-nothing = did nothing more
brief-expert = move { $position }, an expert: { $answer }

## Help
help-answers = A number answers the question. Several numbers on one line are answered in order: 1 1 2. The words of a record work too: from kentucky.
help-spread = spread: where people who were sold are placed, an even spread for all of them.
help-undo = u, undo: undo the last answer (never past dice or a card). r, redo: redo it.
help-restart = restart: begin this turn again. back N: go back to move N of the log.
help-log = log [N]: the last N lines of the log, with rule numbers and move numbers.
help-why = why: what is not offered now, and the rule that says so.
help-hint = hint: what matters now; again: where to look; again: what an expert would choose, and why (hint 2: for seat 2, while all plan). chance: how likely a good team is to win from here.
help-reasons = reasons [N]: the reasons for the last move, or for move N of the log.
help-computer = computer 2 good: a computer player takes seat 2 (easy, good or expert). computer 2 off: one of you plays it again. computer: who plays where.
help-odds = odds: the chances of capture in the next catcher phase.
help-card = card NAME or SPACE (also read): a card in full, with its history. role [SEAT]: a role. place NAME: a place and its neighbours.
help-rule = rule R7.6: that rule.
help-map = map: the table again. map roads: every place with its neighbours.
help-words = words modern, words printed: which words are used for the people of the game.
help-save = save FILE: save a copy of the record. new: start another game; this one stays saved.
help-quit = q, quit: leave. Every answer is saved at once; lantern play continues where you were.
help-companion = You roll the dice and draw the cards of your own box: type what they show, such as purple west 2, walking, or how a card’s name begins.
