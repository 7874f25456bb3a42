CREATE TABLE games (
    id text PRIMARY KEY,
    setup text NOT NULL, -- JSON
    open_seed boolean NOT NULL,
    created bigint NOT NULL,
    hints boolean NOT NULL DEFAULT true,
    rules integer NOT NULL,
    ended boolean NOT NULL DEFAULT false,
    undo_request text, -- JSON
    remarks bigint NOT NULL DEFAULT 0, -- the number of the newest
    -- The time of an event at most ten minutes before the newest one: it finds old and new games by an index, and hardly
    -- ever changes.
    played bigint NOT NULL DEFAULT 0
);
CREATE INDEX games_played ON games (played);
CREATE TABLE events (
    game text NOT NULL REFERENCES games,
    seq bigint NOT NULL,
    position bigint NOT NULL,
    answers text NOT NULL, -- JSON
    seat integer NOT NULL,
    at bigint NOT NULL,
    round integer NOT NULL,
    outcome integer NOT NULL,
    cause text NOT NULL,
    key text NOT NULL,
    reasons text NOT NULL, -- JSON
    PRIMARY KEY (game, seq)
);
CREATE UNIQUE INDEX events_key ON events (game, key) WHERE key <> '';
CREATE FUNCTION game_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE games SET played = newest.at FROM (SELECT game, max(at) AS at FROM new GROUP BY game) AS newest
    WHERE id = newest.game AND played < newest.at - 600;
    RETURN NULL;
END $$;
CREATE TRIGGER game_played AFTER INSERT ON events
    REFERENCING NEW TABLE AS new FOR EACH STATEMENT EXECUTE FUNCTION game_played();
CREATE TABLE seats (
    game text NOT NULL REFERENCES games,
    seat integer NOT NULL,
    name text NOT NULL,
    player text NOT NULL,
    muted boolean NOT NULL DEFAULT false,
    seen bigint NOT NULL DEFAULT 0,
    note text NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_note ON seats (game) WHERE note <> '';
CREATE TABLE grants (
    game text NOT NULL REFERENCES games,
    hash bytea NOT NULL,
    seat integer NOT NULL,
    PRIMARY KEY (game, hash)
);
CREATE TABLE chat (
    game text NOT NULL REFERENCES games,
    id bigint NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (game, id)
);
CREATE TABLE subscriptions (
    game text NOT NULL REFERENCES games,
    seat integer NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    PRIMARY KEY (game, seat, endpoint)
);
CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);
CREATE TABLE site (name text PRIMARY KEY, value text NOT NULL);
-- Each game with its newest event.
CREATE VIEW listed AS
SELECT id, setup, rules, created, ended, played, position, answers, at, round, outcome
FROM games CROSS JOIN LATERAL (SELECT * FROM events WHERE game = id ORDER BY seq DESC LIMIT 1) AS newest;
