-- Who opened a table, as keyed hashes of the person and of the network address: for quotas and for sharing out the
-- lobby's places and the bots' thinking. Nobody is shown it, and it is erased when the table is put away.
ALTER TABLE tables ADD COLUMN opened_by_person TEXT;
ALTER TABLE tables ADD COLUMN opened_by_network TEXT;
-- For how long after it was last touched the lobby lists a public table.
ALTER TABLE tables ADD COLUMN listed_for_ms INTEGER NOT NULL DEFAULT 604800000;

CREATE INDEX tables_of_an_opener ON tables (opened_by_person)
    WHERE over_ms IS NULL AND opened_by_person IS NOT NULL;
CREATE INDEX tables_of_a_network ON tables (opened_by_network)
    WHERE over_ms IS NULL AND opened_by_network IS NOT NULL;

-- What those hashes are keyed with: without this file they say nothing.
CREATE TABLE hash_key (key TEXT NOT NULL);
INSERT INTO hash_key VALUES (lower(hex(randomblob(32))));
