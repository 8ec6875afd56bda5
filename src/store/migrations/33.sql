-- Somebody's letters are to go to another address, or have gone to one before: which letter's
-- secret says so. Of what is not answered within a day nothing stays.
CREATE TABLE moves (
    code_digest TEXT PRIMARY KEY,               -- looked up instead of the code itself
    address     TEXT NOT NULL,                  -- theirs now, lower case
    other       TEXT NOT NULL,                  -- the one that it is to be, or that it was
    at          TEXT NOT NULL,
    back        INTEGER NOT NULL,               -- 1: it was theirs, and may be again
    ended       INTEGER NOT NULL DEFAULT 0      -- 1: the code is no longer good
) STRICT;
CREATE INDEX moves_of ON moves (address);

-- When somebody was reminded of an invitation: nobody is written to twice within a day.
ALTER TABLE invitations ADD COLUMN reminded_at TEXT;
ALTER TABLE asked_to_join ADD COLUMN reminded_at TEXT;
