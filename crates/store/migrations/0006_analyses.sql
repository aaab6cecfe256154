-- Everybody's chances over a finished game: worked out once, when somebody asks, and kept.
CREATE TABLE analyses (
    table_no INTEGER PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
    -- How it was worked out. What was worked out in another way is worked out again when somebody asks.
    method TEXT NOT NULL,
    -- Who asked, as hashes, and when. Nobody is shown it.
    network TEXT NOT NULL,
    person TEXT NOT NULL,
    asked_ms INTEGER NOT NULL,
    -- A list in JSON of each seat's chances before the first step and after each; nothing while it is worked out.
    chances TEXT
);
CREATE INDEX analyses_to_be_made ON analyses (asked_ms) WHERE chances IS NULL;
