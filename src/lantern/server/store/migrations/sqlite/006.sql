-- What a list of games tells of a running one; NULL: `games` knows.
ALTER TABLE fresh ADD COLUMN round INTEGER;
ALTER TABLE fresh ADD COLUMN outcome INTEGER;
DROP INDEX games_updated;
CREATE VIEW newest AS SELECT game, max(position) AS position, at, round, outcome FROM fresh GROUP BY game;
