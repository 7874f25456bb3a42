### What the server says to people: why it refuses something (by the code of the error), its error pages, feeds and notices.

## Refusals
refused-stale = Somebody was faster: the table has gone on meanwhile. This is how it stands now.
refused-not-allowed = That is not possible now. This is how the table stands.
refused-not-your-seat = This is for another seat to say.
refused-computer-seat = A computer player has this seat now. Take it back first, in the slip of the players.
refused-spectator = Whoever watches does not act.
refused-too-long = This game is far too long to go on.
refused-over = The game is over.
refused-nothing-to-undo = That cannot be taken back: a roll or a draw has come since.
refused-nothing-to-redo = There is nothing to give again.
refused-not-host = Only the host can do this.
refused-muted = The host has asked this seat to be quiet.
refused-empty = There is nothing to say in this.
refused-your-own-seat = This is yours to say, not to propose.
refused-no-token = A link to a seat is needed here.
refused-wrong-token = This link does not open this table, or no longer does.
refused-no-such-table = There is no table of this name here.
refused-other-rules = This game was played by rules of an earlier version, and cannot go on here. Its record can still be saved as text.
refused-too-many = Too many requests; please wait a moment.
refused-not-saved = The server cannot save just now, so nothing was changed. Please try again in a moment.
refused-not-read = The server cannot read its games just now. Please try again in a moment.
refused-hidden-luck = Until this game is over, only its host can use its luck again. With new luck it can be continued by everybody.
refused-hints-off = The host has switched hints off at this table.
refused-not-asked = A hint is for whoever is asked, and that is somebody else now.
refused-no-advice = The thinking broke off. Please ask again.
refused-busy = Too many wait for advice just now. Please ask again in a moment.
refused-not-over = A game is looked back on when it is over.
refused-ended = The host has ended this table.
refused-key-taken = Another seat has given this answer already.
refused-no-such-moment = The game has no such moment.
refused-no-such-game = This game cannot be set up: { $detail }
refused-no-such-player = There is no such player for a seat here.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-spectator = This spectator has gone already.
refused-damaged-record = This is not a complete record of a game: { $detail }
refused-damaged-table = Answers of this game have been lost, so it cannot go on.
refused-bad-edition = These numbers cannot be used: { $detail }
refused-bad-position = This position cannot be used: { $detail }
refused-too-large = This is larger than the server takes.
refused-too-many-tables = Enough new tables for today; please come again tomorrow.
refused-too-slow = The request did not come to an end. Please try again.
refused-wrong-host = This server is known by another name.
refused-wrong-origin = This request comes from another site.
refused-wrong-method = This cannot be asked for in this way.
refused-not-found = There is no such page on this server.
refused-not-operator = This needs the operator’s key.
refused-not-local = For this, open the address that “lantern serve” has printed.
refused-removed = The host has closed this table to you.
refused-bad-request = The server could not read this request.
refused-bad-message = The server could not read this message.
refused-bad-messages = The server could not read these messages.
refused-no-notices = This server sends no notices.
refused-no-push = This server offers feeds only.
refused-no-seat = Only those who have a seat are told about it.
refused-bad-endpoint = This browser’s push service is not known here.
refused-bad-keys = The keys of this browser’s push service cannot be read.
refused-mistake = Something went wrong on the server. Nothing that was confirmed is lost.
refused-http-error = This cannot be answered.
refused-no-page = This installation has no page; the interface is at /api.

## Pages of the server itself
error-title = That did not work
error-title-404 = Nothing here
error-title-405 = Not this way
error-title-no-page = The page is not built
error-start = To the start page

## Feeds and notices
feed-title = Lantern: turns of one seat
feed-turn = Lantern: it is your turn
notice-turn = It is your turn.
notice-turn-round = It is your turn: round { $round } of a game for { $players }.
