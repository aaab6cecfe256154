-- A content pack is kept with the tables that were opened with it: a rules change or another edition
-- must not alter a game that is being played.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    -- Tables opened one after another have numbers beside each other, so that the journals which are being
    -- written share a few pages of the file.
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    pack_hash TEXT REFERENCES packs (hash),
    -- The house's part of the shuffle. It leaves the server only in the record of a finished game.
    secret TEXT NOT NULL,
    settings TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    -- Kept for the lobby's lists; the journal is the truth.
    touched_ms INTEGER NOT NULL,
    over_ms INTEGER,
    -- No clock of this table runs out before this time; nothing where no clock runs.
    due_ms INTEGER
);

CREATE INDEX tables_in_the_lobby ON tables (touched_ms) WHERE is_public AND over_ms IS NULL;
CREATE INDEX tables_due ON tables (due_ms) WHERE due_ms IS NOT NULL;

-- What happened at a table, one line an entry. The primary key is what makes a race have one winner.
CREATE TABLE journal (
    table_no INTEGER NOT NULL REFERENCES tables (no),
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (table_no, seq)
) WITHOUT ROWID;

-- Who may act for a seat: 128-bit tokens, of which only the hash is here. A program has a token for one
-- seat, a browser has one for all its seats.
CREATE TABLE keys (
    token_hash TEXT NOT NULL,
    table_no INTEGER NOT NULL REFERENCES tables (no),
    seat INTEGER NOT NULL,
    -- A key that opens once, to bring the seat to another device, ends at this time.
    expires_ms INTEGER,
    PRIMARY KEY (token_hash, table_no)
) WITHOUT ROWID;

CREATE INDEX keys_of_a_table ON keys (table_no);

CREATE TABLE chat (
    table_no INTEGER NOT NULL REFERENCES tables (no),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (table_no, n)
) WITHOUT ROWID;
