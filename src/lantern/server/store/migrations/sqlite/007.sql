-- Events as JSON: a batch of many games is one row of `fresh`; what is filed of a game at once is one row of `filed`.
CREATE TABLE filed (id INTEGER PRIMARY KEY, game TEXT NOT NULL, sayings TEXT NOT NULL) STRICT;
INSERT INTO filed (game, sayings) SELECT game, json_group_array(json(saying)) FROM (
    SELECT game, position, 1 AS second,
        json_array(position, at, seat, coalesce(key, ''), 0, 0, json_array(answer)) AS saying
    FROM said
    UNION ALL SELECT game, min(position, length), 0,
        json_array(min(position, length), 0, seat, key, 0, 0, json_array())
    FROM keys JOIN (
        SELECT id AS game, (SELECT count(*) FROM said WHERE said.game = id) AS length FROM games) USING (game)
    ORDER BY game, position, second
) GROUP BY game;
CREATE INDEX filed_game ON filed (game);
ALTER TABLE games ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
UPDATE games SET length = (SELECT count(*) FROM said WHERE game = id), updated = max(updated, coalesce(
    (SELECT at FROM newest WHERE game = id), 0));
UPDATE games SET round = newest.round, outcome = newest.outcome
    FROM newest WHERE newest.game = id AND newest.round IS NOT NULL;
DROP VIEW newest;
DROP VIEW said;
DROP TABLE fresh;
DROP TABLE answers;
DROP TABLE keys;
CREATE TABLE fresh (batch INTEGER PRIMARY KEY, sayings TEXT NOT NULL) STRICT;
