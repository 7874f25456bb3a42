-- Deals of the day: which games are one, and how they ended. The counts name no game, and outlive them.
CREATE TABLE days (
    game TEXT PRIMARY KEY REFERENCES games,
    day TEXT NOT NULL, -- as 2026-11-18
    counted INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE day_counts (
    day TEXT NOT NULL,
    outcome INTEGER NOT NULL,
    freed INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (day, outcome, freed, lost)
) STRICT, WITHOUT ROWID;
