-- Deals of the day: which games are one, and how they ended. The counts name no game, and outlive them.
CREATE TABLE days (
    game text PRIMARY KEY REFERENCES games,
    day text NOT NULL, -- as 2026-11-18
    counted boolean NOT NULL DEFAULT false
);
CREATE TABLE day_counts (
    day text NOT NULL,
    outcome integer NOT NULL,
    freed integer NOT NULL,
    lost integer NOT NULL,
    games bigint NOT NULL,
    PRIMARY KEY (day, outcome, freed, lost)
);
