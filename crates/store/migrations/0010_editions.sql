-- By which edition of its rules a table is played. Those opened before there were editions are played by the first.
ALTER TABLE tables ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
