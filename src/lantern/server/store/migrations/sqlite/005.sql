-- Answers arrive in `fresh`, one after the other, and are moved to `answers` from time to time. `said` has both.
CREATE TABLE fresh (
    game TEXT NOT NULL,
    position INTEGER NOT NULL,
    answer INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    key TEXT
) STRICT;
CREATE VIEW said AS
    SELECT game, position, answer, seat, at, key FROM answers
    UNION ALL SELECT game, position, answer, seat, at, key FROM fresh;
CREATE TABLE owner (name TEXT NOT NULL, batch INTEGER NOT NULL, reply BLOB NOT NULL) STRICT;
INSERT INTO owner VALUES ('', 0, x'');
