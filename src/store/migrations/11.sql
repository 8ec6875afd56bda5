-- Rows of a journal that were damaged, as they were found: kept aside when the table
-- went back to its last good entry. `why` says what was wrong with the first of them.
CREATE TABLE damaged (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    found_at TEXT NOT NULL,
    why      TEXT NOT NULL,
    position INTEGER NOT NULL,
    at       TEXT NOT NULL,
    mail_id  INTEGER,
    entry    TEXT NOT NULL,
    digest   TEXT NOT NULL
) STRICT;
CREATE INDEX damaged_of_table ON damaged (table_id, id);
