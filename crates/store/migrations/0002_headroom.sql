-- Never holds anything for long: what is written here and taken away again makes the log and the file long enough
-- beforehand, because writing into a file is several times as fast as making it longer.
CREATE TABLE headroom (bytes BLOB NOT NULL);
