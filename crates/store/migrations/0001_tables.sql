-- A content pack is kept with the tables that were opened with it: a rules change or another edition
-- must not alter a game that is being played.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
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
    over_ms INTEGER
) WITHOUT ROWID;

CREATE INDEX tables_in_the_lobby ON tables (is_public, over_ms, touched_ms);

-- What happened at a table, one line an entry. The primary key is what makes a race have one winner.
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- Who may act for a seat: 128-bit tokens, of which only the hash is here.
CREATE TABLE keys (
    token_hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    -- A key that opens once, to bring the seat to another device, ends at this time.
    expires_ms INTEGER
) WITHOUT ROWID;

CREATE INDEX keys_of_a_table ON keys (table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
