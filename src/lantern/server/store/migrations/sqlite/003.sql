-- 4: the rules of games begun before this column.
ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 4;
