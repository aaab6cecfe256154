-- A key belongs to one occupancy of its seat: one person's time in it, named by the number of the journal's entry with
-- which she sat down. Whoever had a key before keeps it for the occupancy that the journal has now; links that opened
-- once lived for a quarter of an hour, and which occupancy they were made in cannot be told any more.
DELETE FROM keys WHERE expires_ms IS NOT NULL;

ALTER TABLE keys ADD COLUMN occupancy INTEGER NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN made_ms INTEGER NOT NULL DEFAULT 0;
-- The last day on which a key was used; for a link, when it was used up.
ALTER TABLE keys ADD COLUMN used_ms INTEGER;
-- From which network it was asked for, hashed with the table's secret.
ALTER TABLE keys ADD COLUMN network TEXT;

UPDATE keys SET (occupancy, made_ms) =
    (SELECT coalesce(max(seq), 0), coalesce(max(at_ms), 0) FROM journal
     WHERE journal.table_no = keys.table_no AND entry LIKE 'sit ' || keys.seat || ' %');
