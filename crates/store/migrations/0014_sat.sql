-- Who has sat at a table and does so no longer, by what was stored of their tokens and networks: a hand that somebody left
-- for good is for none of them.
CREATE TABLE sat (
    table_no INTEGER NOT NULL,
    token_hash TEXT NOT NULL,
    network TEXT NOT NULL,
    PRIMARY KEY (table_no, token_hash, network)
) WITHOUT ROWID;

CREATE TRIGGER somebody_sat AFTER DELETE ON keys WHEN old.expires_ms IS NULL BEGIN
    INSERT OR IGNORE INTO sat VALUES (old.table_no, old.token_hash, coalesce(old.network, ''));
END;
