-- Who would play the same again after the end of a game, and the table that came of it.
CREATE TABLE again (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    wants    INTEGER NOT NULL,          -- 0: would rather not
    said_at  TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;
ALTER TABLE tables ADD COLUMN again_at INTEGER; -- the number of the next table of the same players
