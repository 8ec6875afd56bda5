-- Letters' bytes and words in tables of their own, compressed: whoever looks at a letter's
-- state does not walk through them, and whoever changes it does not write them again.
-- What is in `plain_raw` and `plain_text` is from before; it is read from there until it has
-- been packed. The names are new so that an older program that still runs fails instead
-- of sending empty letters.
ALTER TABLE letters RENAME COLUMN raw TO plain_raw;
ALTER TABLE letters RENAME COLUMN text TO plain_text;
CREATE INDEX letters_plain ON letters (id) WHERE length(plain_raw) > 0;

CREATE TABLE letter_bytes (
    letter INTEGER PRIMARY KEY REFERENCES letters (id) ON DELETE CASCADE,
    form   INTEGER NOT NULL, -- 0: whole; 1: without its HTML
    size   INTEGER NOT NULL, -- unpacked
    base   INTEGER,          -- the letter whose unpacked bytes are the dictionary
    nth    INTEGER NOT NULL, -- so many letters since the base
    bytes  BLOB NOT NULL     -- zlib (RFC 1950)
) STRICT;

-- The lines by which a quote of the letter is recognised.
CREATE TABLE letter_lines (
    letter INTEGER PRIMARY KEY REFERENCES letters (id) ON DELETE CASCADE,
    lines  BLOB NOT NULL,    -- the index: what can be told without the words
    size   INTEGER NOT NULL, -- of the words, unpacked
    words  BLOB NOT NULL     -- zlib
) STRICT;

-- By which build and settings all deadlines were last computed; computed anew by any other.
ALTER TABLE pulse ADD COLUMN computed_by TEXT;
