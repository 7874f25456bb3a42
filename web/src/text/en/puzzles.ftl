### Puzzles, and positions that people lay out by hand.

puzzles-title = Puzzles
puzzles-sub = one turn each
puzzles-about = Each puzzle is one turn of a game for one. Reach the aim before you end the turn. You can undo as often as you like, and nobody counts your attempts.
puzzles-solved = { $solved } of { $puzzles } solved in this browser
puzzle-name = Puzzle { $number }
puzzle-where = { $role }, round { $round }
puzzle-stars = { $stars ->
    [1] gentle
    [2] tricky
   *[3] hard
}
puzzle-is-solved = solved
puzzle-go = Play
puzzle-aim = { $freed ->
    [0] Make room for everybody who will be sold
    [one] Bring one { -seeker } to Canada
   *[other] Bring { $freed } { -seekers } to Canada
}{ $safe ->
    [1] {" "}without a capture
   *[0] {""}
}{ $room ->
    [both] , and make room for everybody who will be sold.
   *[no] .
}
puzzle-reached = In this turn: { $freed } to Canada · { $captured } captured · { $beyond } without room
puzzle-met = The aim is reached. End the turn when you are ready.
puzzle-well-done = Solved: the aim is reached.
puzzle-missed = The turn is over, and the aim was not reached.
puzzle-shares = From here a good team would win about { $share } games in 100; after the turn below, about { $shown } (our estimate).
puzzle-shown = Show a turn that works
puzzle-shown-title = A turn that works
puzzle-again = Try again
puzzle-more = More puzzles

scenario-title = Lay out a position
scenario-sub = by hand or from its text, to play or to share
scenario-what = The position
scenario-place = Place
scenario-people = People there
scenario-fewer = One fewer
scenario-more = One more
scenario-catcher = Slave catcher
scenario-at = stands in
scenario-role = Role
scenario-round = Round
scenario-period = Period
scenario-money = Money
scenario-freed = Freed
scenario-lost = Beyond reach
scenario-text = As text …
scenario-text-title = The position as text
scenario-text-about = One fact on each line. What is left out is as at the start of a game.
scenario-text-use = Use this text
scenario-play = Play from here
scenario-share = Copy link
scenario-shared = Link copied
scenario-fresh = Start over
