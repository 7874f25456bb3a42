-- `visited` is when somebody last came, to the hour; `noticed` is the newest event after which those who are away were
-- looked for, and `told` the newest event when a seat was sent a notice.
ALTER TABLE games ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN noticed INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN told INTEGER NOT NULL DEFAULT -1;
DROP VIEW listed;
-- Each game with its newest event; `used` is when somebody last opened or played it.
CREATE VIEW listed AS
SELECT id, setup, rules, created, ended, played, noticed, seq, position, answers, at, round, outcome,
    CASE WHEN visited > at THEN visited ELSE at END AS used
FROM games JOIN events ON game = id AND seq = (SELECT max(seq) FROM events AS each WHERE each.game = games.id);
