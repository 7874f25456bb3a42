### Tokens, seats, options of a new game, outcomes: short names used everywhere.

seat = Player { $number }
series = { $first } and { $last }

token-support = Support
token-conductor-3x1 = Conductor token 3×1
token-conductor-4x1 = Conductor token 4×1
token-conductor-2x2 = Conductor token 2×2
token-conductor-5x1 = Conductor token 5×1
token-conductor-3x2 = Conductor token 3×2
token-funds-1 = Fundraising 1800–1839
token-funds-2 = Fundraising 1840–1859
token-funds-3 = Fundraising 1860–1865
token-grey = { $token } (grey: it returns)

phase-0 = Setting up
phase-1 = Catchers
phase-2 = Planning
phase-3 = Action
phase-4 = Market
phase-5 = Lantern

outcome-0 = The game goes on.
outcome-1 = The game is won.
outcome-2 = The game is lost: the { -lost-track } is full, and one more { -person } is sold beyond reach.
outcome-3 = The game is lost: the eighth round is over.

kind-general = General
kind-reserve = Reserve
kind-opposition = Opposition
kind-stretch = Opposition (stretch)

side-normal = Normal
side-challenging = Challenging
side-manual = Numbers of the later manual, { -lost-track } of the normal side
side-manual-challenging = Numbers of the later manual, { -lost-track } of the challenging side

level-first-journey = First journey
    .about = Fewer people are sold, there is more time, and nothing works against you in the first years.
level-normal = Normal
    .about = The printed game’s numbers, where they are known.
level-challenging = Challenging
    .about = More people to free, and less room for losses.
ease-easy = easy to play
ease-experienced = for experience

option-calm-triples = Triple results of the movement die move nobody
option-more-money = Everybody starts with $10
option-empty-center = The central plantation starts empty
option-full-plantations = All plantations start full
option-extra-support = One more Support token in 1840–1859
option-stretch-cards = Stretch cards join the Opposition cards
option-strict-planning = Planning in strict order from the lead player
option-refill-at-once = House rule: the queue is filled at once after a purchase
option-pass-later = House rule: passing is possible later in a turn
option-fugitive-act-limits-tokens = House rule: the Fugitive Slave Act makes Conductor tokens move one { -person } fewer

preview-gain = +${ $dollars }
preview-pay = −${ $dollars }
preview-freed = { $people ->
    [one] one reaches Canada
   *[other] { $people } reach Canada
}
preview-catcher = { $catcher } → { $place }
preview-captured = { $catcher } → { $place }: { $people ->
    [one] captured
   *[other] { $people } captured
}
preview-lost = { $people ->
    [one] one { -person } sold beyond reach
   *[other] { $people } { -people } sold beyond reach
}
preview-strikes = { $card } takes effect
preview-opens = opens { $years }
preview-may-step-in = a teammate may hold a catcher back
preview-wins = the game is won
preview-loses = the game is lost
preview-chance = cannot be undone
