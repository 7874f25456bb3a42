-- The log becomes rows: an event for each saying, numbered in their order. A key counts where it was used last.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games,
    seq INTEGER NOT NULL,
    position INTEGER NOT NULL,
    answers TEXT NOT NULL, -- JSON
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    round INTEGER NOT NULL,
    outcome INTEGER NOT NULL,
    cause TEXT NOT NULL,
    key TEXT NOT NULL,
    reasons TEXT NOT NULL, -- JSON
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TEMP TABLE sayings AS
SELECT game, part, batch, place, json_extract(said, '$[0]') AS position, json_extract(said, '$[1]') AS at,
    json_extract(said, '$[2]') AS seat, json_extract(said, '$[3]') AS key, json_extract(said, '$[4]') AS round,
    json_extract(said, '$[5]') AS outcome, json_extract(said, '$[6]') AS answers,
    coalesce(json_extract(said, '$[7]'), '[]') AS reasons
FROM (
    SELECT game, 0 AS part, filed.id AS batch, each.key AS place, each.value AS said
    FROM filed, json_each(filed.sayings) AS each
    UNION ALL SELECT json_extract(each.value, '$[0]'), 1, fresh.batch, each.key, json_extract(each.value, '$[1]')
    FROM fresh, json_each(fresh.sayings) AS each
);
INSERT INTO events
SELECT game, seq, position, answers, seat, at, round, outcome,
    CASE WHEN seq = 0 THEN 'start' WHEN position < before THEN 'undo' ELSE 'answer' END,
    CASE WHEN later_uses = 0 THEN key ELSE '' END, reasons
FROM (
    SELECT *, row_number() OVER log - 1 AS seq,
        lag(position + json_array_length(answers)) OVER log AS before,
        row_number() OVER (PARTITION BY game, key ORDER BY part DESC, batch DESC, place DESC) - 1 AS later_uses
    FROM sayings JOIN (SELECT id AS game FROM games) USING (game)
    WINDOW log AS (PARTITION BY game ORDER BY part, batch, place)
);
INSERT INTO events SELECT id, 0, 0, '[]', -2, created, 0, 0, 'start', '', '[]' FROM games
WHERE id NOT IN (SELECT game FROM events);
-- Step 7 did not know round and outcome of every saying, and at 0 stood for a time nobody had noted.
UPDATE events SET at = max(at, games.updated), round = games.round, outcome = games.outcome FROM games
WHERE games.id = game AND seq = (SELECT max(seq) FROM events AS each WHERE each.game = games.id)
    AND game NOT IN (SELECT game FROM sayings WHERE part = 1);
UPDATE events SET at = games.created FROM games WHERE games.id = game AND at = 0;
DROP TABLE sayings;
DROP TABLE filed;
DROP TABLE fresh;
DROP TABLE owner;
CREATE UNIQUE INDEX events_key ON events (game, key) WHERE key <> '';

ALTER TABLE tokens RENAME TO grants;
ALTER TABLE games DROP COLUMN updated;
ALTER TABLE games DROP COLUMN round;
ALTER TABLE games DROP COLUMN outcome;
ALTER TABLE games DROP COLUMN length;
ALTER TABLE games ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
-- `undo_request` is JSON; `remarks` is the number of the newest remark; `played` is the time of an event at most ten
-- minutes before the newest one: it finds old and new games by an index, and hardly ever changes.
ALTER TABLE games ADD COLUMN undo_request TEXT;
ALTER TABLE games ADD COLUMN remarks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE games SET remarks = coalesce((SELECT max(id) FROM chat WHERE game = games.id), 0),
    played = (SELECT max(at) FROM events WHERE game = games.id);
CREATE INDEX games_played ON games (played);
CREATE TRIGGER game_played AFTER INSERT ON events
    BEGIN UPDATE games SET played = new.at WHERE id = new.game AND played < new.at - 600; END;
CREATE INDEX seats_note ON seats (game) WHERE note <> '';

CREATE TABLE subscriptions (
    game TEXT NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    PRIMARY KEY (game, seat, endpoint)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);
CREATE TABLE site (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
-- Each game with its newest event.
CREATE VIEW listed AS
SELECT id, setup, rules, created, ended, played, position, answers, at, round, outcome
FROM games JOIN events ON game = id AND seq = (SELECT max(seq) FROM events AS each WHERE each.game = games.id);
