-- Letters about several tables of one person: the secret in the reply address, and which
-- position of each table a letter showed.
CREATE TABLE digests (
    id           INTEGER PRIMARY KEY,
    letter       INTEGER NOT NULL,              -- its number
    address      TEXT NOT NULL,                 -- whom it was for, lower case
    token_digest TEXT NOT NULL UNIQUE           -- of the secret: looked up instead of it
) STRICT;
CREATE INDEX digests_of ON digests (address);
CREATE INDEX digests_by_letter ON digests (letter);

CREATE TABLE digest_parts (
    digest   INTEGER NOT NULL REFERENCES digests (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    holder   TEXT NOT NULL,                     -- token_digest of whoever had the seat
    position INTEGER NOT NULL,                  -- that the letter showed
    told     INTEGER NOT NULL,                  -- what the seat had been told before it
    PRIMARY KEY (digest, table_id)
) STRICT;
CREATE INDEX digest_parts_of_seat ON digest_parts (table_id, seat, digest);

-- Somebody's record: how long their answers took, and which deadlines passed without one. Rows
-- begin with this; nothing of the kind is known of before.
CREATE TABLE answer_times (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    address  TEXT NOT NULL,                     -- whose turn it was, lower case
    timed    INTEGER NOT NULL,                  -- 1: there was a deadline
    missed   INTEGER NOT NULL,                  -- 1: it passed without an answer
    took     INTEGER                            -- seconds; none: missed, or the clock stood still
) STRICT;
CREATE INDEX answer_times_of ON answer_times (address);

-- Which finished games count, and the places of their seats. Derived from journals: rows may be
-- deleted, and are made again.
CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    entries  INTEGER NOT NULL,                  -- the journal's when this was looked at
    ended_at TEXT,                              -- none: it does not count
    places   TEXT NOT NULL                      -- JSON: the rank of each seat
) STRICT;

-- Who lets others see their record.
CREATE TABLE public_records (
    address TEXT PRIMARY KEY                    -- lower case
) STRICT;

-- Nobody joins who has missed more of their deadlines than so many percent; none: anybody does.
ALTER TABLE tables ADD COLUMN most_missed INTEGER;
