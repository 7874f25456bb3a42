### What the server says to people: why it refuses something (by the code of the error), its error pages, feeds and notices.

## Refusals
refused-stale = Somebody was faster: the table has changed. This is how it stands now.
refused-not-allowed = That is not possible now. This is how the table stands.
refused-not-your-seat = Another seat is asked here.
refused-computer-seat = A computer player has this seat now. Take it back first, under Players.
refused-spectator = Spectators watch; they cannot act.
refused-too-long = This game has reached the greatest length allowed.
refused-over = The game is over.
refused-nothing-to-undo = That cannot be undone: a roll or a draw has come since.
refused-nothing-to-redo = There is nothing to redo.
refused-not-host = Only the host can do this.
refused-muted = The host has muted this seat.
refused-empty = The message is empty.
refused-your-own-seat = This is your own decision; there is no need to propose it.
refused-no-token = This needs a link to a seat.
refused-wrong-token = This link does not open this table, or no longer does.
refused-no-such-table = There is no such table here.
refused-other-rules = This game was played with the rules of an earlier version and cannot continue here. Its record can still be saved as text.
refused-too-many = Too many requests; please wait a moment.
refused-not-saved = The server cannot save just now, so nothing was changed. Please try again in a moment.
refused-not-read = The server cannot read its games just now. Please try again in a moment.
refused-hidden-luck = Until this game is over, only its host can reuse its dice and cards. Everybody can continue it with new luck.
refused-hints-off = The host has switched hints off at this table.
refused-not-asked = A hint is for the player who is asked, and that is somebody else now.
refused-no-advice = The computer player was interrupted. Please ask again.
refused-busy = Too many players are waiting for advice just now. Please ask again in a moment.
refused-not-over = A game can be reviewed when it is over.
refused-ended = The host has ended this table.
refused-key-taken = Another seat has given this answer already.
refused-no-such-moment = The game has no such moment.
refused-no-such-game = This game cannot be set up: { $detail }
refused-no-such-player = There is no such player to sit here.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-spectator = This spectator has already left.
refused-damaged-record = This is not a complete record of a game: { $detail }
refused-damaged-table = Moves of this game are missing, so it cannot continue.
refused-bad-edition = These numbers cannot be used: { $detail }
refused-bad-position = This position cannot be used: { $detail }
refused-too-large = This is larger than the server accepts.
refused-too-many-tables = There have been enough new tables for today. Please come back tomorrow.
refused-too-slow = The request took too long. Please try again.
refused-wrong-host = This server goes by another name.
refused-wrong-origin = This request comes from another site.
refused-wrong-method = This address does not accept that kind of request.
refused-not-found = There is no such page on this server.
refused-not-operator = This needs the operator’s key.
refused-not-local = For this, open the address that “lantern serve” has printed.
refused-removed = The host has closed this table to you.
refused-bad-request = The server could not read this request.
refused-bad-message = The server could not read this message.
refused-bad-messages = The server could not read these messages.
refused-no-notices = This server sends no notices.
refused-no-push = This server offers feeds only.
refused-no-seat = Only players with a seat can be notified.
refused-bad-endpoint = This server does not know the push service of this browser.
refused-bad-keys = The keys of this browser’s push service cannot be read.
refused-mistake = Something went wrong on the server. Nothing that was confirmed is lost.
refused-http-error = The server cannot answer this.
refused-no-page = This installation has no page; the interface is at /api.

## Pages of the server itself
error-title = That did not work
error-title-404 = Nothing here
error-title-405 = That is not possible here
error-title-no-page = The page is not built
error-start = To the start page

## What a link shows where links are previewed
preview = Lantern
    .about = A cooperative game about the Underground Railroad, 1800–1865, for one to four abolitionists.
preview-invitation = A table of Lantern
    .about = This link opens a table of a cooperative game about the Underground Railroad, 1800–1865.
preview-game = { $players ->
    [one] A game of Lantern for one
   *[other] A game of Lantern for { $players }
}
    .about = { $outcome } See it again, round by round.

## Feeds and notices
feed-title = Lantern: turns of one seat
feed-turn = Lantern: it is your turn
notice-turn = It is your turn.
notice-turn-round = It is your turn: round { $round } of a game for { $players }.
