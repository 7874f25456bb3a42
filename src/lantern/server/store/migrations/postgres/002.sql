-- `visited` is when somebody last came, to the hour; `noticed` is the newest event after which those who are away were
-- looked for, and `told` the newest event when a seat was sent a notice.
ALTER TABLE games ADD COLUMN visited bigint NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN noticed bigint NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN told bigint NOT NULL DEFAULT -1;
DROP VIEW listed;
-- Each game with its newest event; `used` is when somebody last opened or played it.
CREATE VIEW listed AS
SELECT id, setup, rules, created, ended, played, noticed, seq, position, answers, at, round, outcome,
    CASE WHEN visited > at THEN visited ELSE at END AS used
FROM games CROSS JOIN LATERAL (SELECT * FROM events WHERE game = id ORDER BY seq DESC LIMIT 1) AS newest;
