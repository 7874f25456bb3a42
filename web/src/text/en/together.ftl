### What the page says about playing together: seats, talk, notes, proposals, taking back, coming and going.

the-host = the host
the-Host = The host

## Log, chat and notes
sidebar = Beside the table
sidebar-log = Log
sidebar-chat = Chat
sidebar-notes = Notes
sidebar-unread = { $lines ->
    [one] one new line
   *[other] { $lines } new lines
}
log-what = What has happened
log-round-short = round { $round }
log-open = show the whole log
log-whole = The whole log
log-see = See this moment (move { $moment })
watching = { $people ->
    [one] 1 watching
   *[other] { $people } watching
}
undo-here = Undo back to here
undo-here-after = Undo back to here, just after: { $line }
undone = { $answers ->
    [one] One move was undone.
   *[other] { $answers } moves were undone.
}

chat-what = Chat
chat-empty = Nobody has written anything yet. Chat stays beside the game; it is not part of the record.
chat-say = Write to the table
chat-send = Send
chat-keys = Enter sends, Shift with Enter starts a new line.
chat-left = { $signs ->
    [one] one character left
   *[other] { $signs } characters left
}
chat-you = you
chat-quiet = The host has muted this seat. You can still read along.
chat-spectator = Spectators can read the chat.
chat-hushed = You have hidden messages from { $seat }.
chat-hear-again = Show them again
chat-heard = { $seat } says: { $text }
chat-waits = It will be sent when the connection is back.

notes-about = Plans and reminders for this game: write here, they are kept with the seat.
notes-of = Notes of { $seat }
notes-whose = Whose notes
notes-yours = Only you can read them.
notes-here = Everybody at this screen can read them.
notes-writing = writing …
notes-sent = saving …
notes-kept = saved

## Proposals
propose-to = Propose “{ $answer }” to { $seat }?
propose = Propose
propose-not = Cancel
propose-short = Propose to { $seat }: { $answer }
proposal-line = { $seat } proposes: { $answer }
proposal-own = You propose: { $answer }
proposal-this = { $seats } { $count ->
    [one] proposes this
   *[other] propose this
}
proposal-you = You propose this
proposal-do = Do it
proposal-do-this = Do what { $seat } proposes: { $answer }
proposal-heard = { $seat } proposes: { $answer }.
proposals-what = Proposals
notices-what = What the others are waiting for

watch-note = You are watching this game.
waits-for = Waiting for { $seats }.
waits-away = { $seat } (away)
waits-propose = Choose an answer to propose it.

## Seats
players = Players
players-open = { $who }. Players and invitations
seat-here = here
seat-away = away
seat-mine = at this screen
seat-you = you
sidebar-new = { $lines } new
seat-computer = computer, { $kind }
seat-computer-short = computer
seat-muted = muted
seat-hushed = hidden here
seat-change = Change
seat-change-of = Change the seat of { $seat }
seat-close-of = Close the seat of { $seat }
seat-name = Name
seat-by = Played by
seat-by-person = a person
seat-by-me = me
seat-by-computer = computer, { $kind }
seat-invite = Send the invitation again
seat-renew = New invitation
seat-renew-note = A new invitation, or playing it here, closes the old link.
seat-renew-own-note = You hand the seat over; this screen no longer plays it.
seat-renewed = A new invitation for { $seat }. The old one no longer works.
seat-take = Play it at this screen
seat-mute = Mute
seat-hush = Hide messages from { $seat }
seat-let-computer = Let the computer play for me
seat-take-back = Play myself again
seat-my-link = My own link, for another device
seat-my-link-note = Anyone who has it plays as you.
seat-watch-link = Link for spectators

## What only the host may do
host-title = Only you, as the host
host-spectators = Spectators
host-spectator = Spectator { $number }
host-remove = Remove
host-remove-of = Remove spectator { $number }
host-remove-note = Whoever is removed cannot come back from the same network until you make a new link for those who watch.
host-removed = The spectator was removed.
host-renew-watch = New link for those who watch
host-renewed-watch = There is a new link for those who watch; the one before opens nothing any more.
host-renew = New link for the host
host-renewed = You have a new link as the host; the one before opens nothing any more. This browser uses it already.
host-link = Link of the host
host-end = End the table
host-end-note = Nobody can answer any more, and the table cannot be opened again for play. The game so far can still be read.
host-end-do = End it for everybody
host-erase = Erase the game
host-erase-note = The game is erased for everybody and for ever: its answers, names, talk and notes. Nobody can bring it back.
host-erase-do = Erase it for everybody
host-keep = Leave it as it is
host-ended = The host has ended this table. Nobody can answer any more; the game so far can still be read.

away-one = { $seat } is away. Let a computer player answer?
away-let = Let a computer answer ({ $kind })
away-wait = Wait
away-link = Invite somebody else

## Invitations
invitations = Invitations
invitations-about = Each link opens one seat. Send it only to the person who will sit there; the same link brings them back later, on any device.
invitation-of = Invitation for { $seat }
invitation-watch = To watch only
invitation-here = At this screen
invitation-computer = A computer player
invitation-sit = Play it here
invitation-sit-of = Play it here: { $seat }
copy = Copy
copy-of = Copy the link for { $seat }
copied = Copied
copy-by-hand = Please copy it by hand.
share = Share
share-of = Share the link for { $seat }
share-text = A seat at a table of Lantern, as { $seat }
to-the-table = To the table
close = Close

join-title = Join by link
join-sub = a friend sent you one
join-link = The link, as it was sent to you
join-take = Take the seat
join-none = Nobody has sent you one?
join-wrong = That is not an invitation: it has the form …/t/NAME#token=…
join-about = Opening the link itself does the same. The seat stays yours in this browser; the same link brings you back on any other.

## Since you were last here
recap-title = Since you were last here
recap-first = The story so far
recap-freed = { $people ->
    [one] One { -free-person } reached Canada and is free.
   *[other] { $people } { -free-people } reached Canada and are free.
}
recap-took = { $seat } took { $tokens }.
recap-round = Round { $round }
recap-said = { $lines ->
    [one] There is one new chat message.
   *[other] There are { $lines } new chat messages.
}
recap-quiet = Nothing has happened since.
recap-then = then
recap-now = now
recap-numbers = Then and now
recap-show = Show me on the map
recap-go-on = Continue
recap-freed-label = Freed
recap-support-label = Support
recap-lost-label = { -Lost }
recap-round-label = Round

## Undo by consent
undo-request-title = { $seat } asks to undo
undo-request-own = You have asked to undo
undo-request-what = { $answers ->
    [one] This move would be undone:
   *[other] These { $answers } moves would be undone:
}
undo-request-unsaid = { $answers ->
    [one] One step that is not in the log, such as choosing a { -person }.
   *[other] { $answers } steps that are not in the log, such as choosing a { -person }.
}
undo-request-more = { $lines ->
    [one] and one more line
   *[other] and { $lines } more lines
}
undo-request-line = { $seat } asks to undo { $answers ->
    [one] one move
   *[other] { $answers } moves
}.
undo-request-own-line = You have asked to undo { $answers ->
    [one] one move
   *[other] { $answers } moves
}.
undo-request-waits = Waiting for { $seats }.
undo-request-agree = Agree
undo-request-decline = No
undo-request-withdraw = Withdraw
undo-request-force = Agree for { $seats } (away)
undo-request-open = What would be undone?
undo-request-look = Look at the table first
undo-request-declined = { $seat } said no to the undo.
undo-request-withdrawn = The request to undo was withdrawn.

## Your turn
turn-tell = Tell me when it is my turn
turn-tell-note = with a browser notification, while this page is hidden
turn-denied = The browser does not allow notifications from this page.
turn-title = It is your turn

remind-title = When it is your turn and you are away
remind-here = Tell me in this browser
remind-here-note = by a notice, also while this page is closed, once you have been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
remind-feeds = Without notices: a calendar or a feed
remind-feeds-note = Subscribe to one of these private addresses in your calendar or feed reader. It shows whether it is your turn and since when, and nothing else. A new link for the seat closes it.
remind-calendar = Calendar of { $seat }
remind-atom = Feed of { $seat }

## The connection
connection-title = This table
connection-opening = Opening the table …
connection-lost = The connection was interrupted. Trying again; nothing that was acknowledged is lost.
connection-last-seen = There is no connection. This is the table as you last saw it here; play goes on by itself when the server can be reached.
connection-unsaved = The server cannot save just now; your last answer was not taken. Trying again …
connection-back = The connection is back.
connection-handed = This seat has a new link, and the one in this browser no longer opens it. Somebody else plays it now, or the host has the new link for you.
connection-closed = This link does not open this table. Please ask the host for a new one.
connection-seat-gone = One of your seats has a new link now. You keep the others.
connection-replay = See the game if it is over
connection-start = Start page
connection-join = Join by link
connection-none = The server cannot be reached just now.
connection-status = The server answered with { $status }.
