-- When the game began: a fact of the table, noted in the same statement that writes the entry with which it begins.
ALTER TABLE tables ADD COLUMN begun_ms INTEGER;
UPDATE tables SET begun_ms = (SELECT min(at_ms) FROM journal WHERE table_no = no AND entry = 'start');

CREATE TRIGGER a_game_begins AFTER INSERT ON journal WHEN new.entry = 'start' BEGIN
    UPDATE tables SET begun_ms = new.at_ms WHERE no = new.table_no AND begun_ms IS NULL;
END;

-- For how long this file has been served, run by run, as whoever served it counted: a date may be wrong, this cannot be.
CREATE TABLE runs (
    no INTEGER PRIMARY KEY,
    -- The machine's date when the run began, and when it was last looked at.
    began_ms INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL,
    -- How much of it was lived through.
    lived_ms INTEGER NOT NULL
);

-- When, counted like that over all runs, it was decided to put a table away; nothing where that is not to be.
ALTER TABLE tables ADD COLUMN leaving_at_ms INTEGER;
CREATE INDEX tables_leaving ON tables (leaving_at_ms) WHERE leaving_at_ms IS NOT NULL;
