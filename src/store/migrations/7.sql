-- Archives: what of a table everybody may have in the end, and what a table that
-- came out of an archive brought with it.
ALTER TABLE tables ADD COLUMN secret INTEGER NOT NULL DEFAULT 0; -- 1: what was hidden stays so after the end
ALTER TABLE tables ADD COLUMN commitment TEXT; -- SHA-256 of a first seed that nobody here knows
CREATE TABLE comments (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL, -- the entry it is about
    text     TEXT NOT NULL
) STRICT;
CREATE INDEX comments_of_table ON comments (table_id, id);
