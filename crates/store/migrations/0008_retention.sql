-- When a table was put away: its keys, its chat and who opened it are gone, and of one that never began the journal too
-- but for its last entry, which says how long it was. Nothing where it is as it was.
ALTER TABLE tables ADD COLUMN put_away_ms INTEGER;
