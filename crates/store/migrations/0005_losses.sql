-- Each entry carries a hash over itself and the one before it, so that an entry which was altered, lost or slipped in
-- between shows when the journal is read. Entries of earlier versions have none.
ALTER TABLE journal ADD COLUMN link INTEGER;

-- Which file this is, for what is kept beside it; and what is written when somebody asks whether writing is possible.
CREATE TABLE file (
    identity TEXT NOT NULL,
    n_probes INTEGER NOT NULL
);
INSERT INTO file VALUES (lower(hex(randomblob(8))), 0);

-- Tables that have lost entries which had been acknowledged, as was noticed when the file was opened.
CREATE TABLE losses (
    id TEXT PRIMARY KEY,
    -- How many entries are left and how many there had been; nothing where that is not known.
    kept INTEGER,
    had INTEGER,
    noticed_ms INTEGER NOT NULL DEFAULT (unixepoch() * 1000)
) WITHOUT ROWID;
