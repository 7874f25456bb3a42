-- `keys` holds those from before, and those of answers taken back.
ALTER TABLE answers ADD COLUMN key TEXT;
