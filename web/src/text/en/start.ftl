### The start page: playing, your games, the deal of the day, statistics.

start-known = You know the printed game?
start-invited = Somebody sent you a link?

## Play
play-title = Play
play-about = Alone or with up to three others, around one screen or by links. The first game is gentle.
play-players = { $players ->
    [one] You play alone.
   *[other] All { $players } play at this screen; under Options, seats go to others by link or to the computer.
}
play-level = Level
play-chance = { $players ->
    [one] A careful player wins
   *[other] Careful players win
} about { $careful } games in 100, { $beginner ->
    [0] beginners hardly any
    [1] beginners hardly any
    [2] beginners hardly any
   *[other] { $players ->
        [one] a beginner
       *[other] beginners
    } about { $beginner }
}.
play-chance-beginner = Out of 100 games, beginners win { $beginner ->
    [0] hardly any
    [1] hardly any
    [2] hardly any
   *[other] about { $beginner }
}.
play-measured = Measured with computer players: a careful one tries out each move two hundred times, a beginner goes by rules of thumb.
play-role = Your role
play-role-first = a good one to begin with
play-options = Options
new-role-ease = { $role }: { $ease }
new-goal-level = as the level asks

## Times
time-now = just now

## Your games
mine-title = Your games
mine-sub = the games this browser has links to
mine-all = All your games and statistics
mine-going = Going on
mine-over = Over
mine-yours = Your turn · { $round } · last played { $ago }
mine-theirs = It is the turn of { $names } · { $round } · last played { $ago }
mine-played = { $round } · last played { $ago }
mine-won = Won · { $ago }
mine-lost = Lost · { $ago }
mine-ended = Ended by its host · { $ago }
mine-continue = Continue
mine-watch = Watch
mine-replay = Replay
mine-review = Review
mine-forget = Remove
mine-forget-about = This browser forgets its link to the game. Without the link nobody can open your seat here again; the game itself stays.
mine-forget-host = This browser forgets the host’s link and yours. Without them nobody can open the game here again; it stays on the server. To erase it for everybody, use the privacy page.
mine-forget-do = Remove from this list
mine-forget-not = Keep it
mine-forgotten = The game has been removed from this list.
mine-none = The games you begin or join in this browser are listed here, with whose turn it is.
mine-privacy = Only this browser knows the list. Whoever else uses this browser can open these games.

## Deal of the day
day-title = Deal of the day
day-alone = for one player
day-about = The same deal for everybody until midnight (UTC). When your game is over you see how others fared.
day-play = Play this deal
day-continue = Continue this deal
day-won = { $freed ->
    [one] You won: one person is free.
   *[other] You won: { $freed } people are free.
}
day-lost = { $freed ->
    [0] You lost; nobody reached Canada.
    [one] You lost; one person is free.
   *[other] You lost; { $freed } people are free.
}
day-first = Nobody else has finished this deal yet.
day-others = { $games } games with this deal are over; { $won ->
    [0] none was won
    [one] one was won
   *[other] { $won } were won
}.
day-bars = Games by the number of people freed
day-freed = { $freed } free
day-games = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won

## A person of the day
person-day = Remembered today
person-source = Source: { $source }
person-more = More people and their history

## Statistics
statistics-title = Your statistics
statistics-about = Games that end in this browser are counted here and nowhere else.
statistics-all = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won. { $freed ->
    [0] Nobody has reached Canada yet.
    [one] One person has reached Canada.
   *[other] { $freed } people have reached Canada.
}
statistics-levels = Level
statistics-roles = Role
statistics-games = Games
statistics-won = Won
statistics-other = other numbers
statistics-export = Download as a file
statistics-erase = Erase
statistics-sure = This cannot be taken back.
statistics-erase-do = Erase for good
