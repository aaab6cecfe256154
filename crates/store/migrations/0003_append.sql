-- Entries are added at the end, whatever table they belong to, and only their numbers are sorted: a batch of entries of
-- a hundred tables changes a few pages of the file instead of a hundred.
CREATE TABLE entries (
    table_no INTEGER NOT NULL REFERENCES tables (no),
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (table_no, seq)
);
INSERT INTO entries SELECT table_no, seq, entry, at_ms FROM journal ORDER BY table_no, seq;
DROP TABLE journal;
ALTER TABLE entries RENAME TO journal;

-- The keys of a table are together, and not wherever their hashes happen to lie.
CREATE TABLE seat_keys (
    -- What begins with a `p` belongs to a program.
    token_hash TEXT NOT NULL,
    table_no INTEGER NOT NULL REFERENCES tables (no),
    seat INTEGER NOT NULL,
    -- A key that opens once, to bring the seat to another device, ends at this time.
    expires_ms INTEGER,
    PRIMARY KEY (table_no, token_hash)
) WITHOUT ROWID;
INSERT INTO seat_keys SELECT token_hash, table_no, seat, expires_ms FROM keys;
DROP TABLE keys;
ALTER TABLE seat_keys RENAME TO keys;

-- Persons are asked for all their tables; nobody lists a program's.
CREATE INDEX keys_of_a_person ON keys (token_hash) WHERE token_hash < 'p';
