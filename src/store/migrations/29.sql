-- Who may watch a table: 'none', 'open' to whoever has signed up, or the digest of a word.
-- Nobody has agreed to be watched at the tables of before.
ALTER TABLE tables ADD COLUMN watch TEXT NOT NULL DEFAULT 'none';
-- Who must agree to what players propose: 'all', 'most', or 'none' if nothing is proposed.
ALTER TABLE tables ADD COLUMN votes TEXT NOT NULL DEFAULT 'all';
-- The last of those who watch that a seat has been told of.
ALTER TABLE seats ADD COLUMN watchers_told INTEGER NOT NULL DEFAULT 0;

-- Members who watch a table without playing.
CREATE TABLE observers (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again, since seats are told up to one
    table_id INTEGER NOT NULL REFERENCES tables (id),
    address  TEXT NOT NULL,                      -- lower case
    pace     TEXT NOT NULL,                      -- 'round' or 'end'
    since    TEXT NOT NULL,
    told     INTEGER NOT NULL,                   -- the journal's entries that they know of
    round    INTEGER NOT NULL,                   -- the one in their last letter
    over     INTEGER NOT NULL DEFAULT 0,         -- have they been told the end?
    due      INTEGER NOT NULL DEFAULT 0,         -- is there something to tell them?
    UNIQUE (table_id, address)
) STRICT;
CREATE INDEX observers_due ON observers (table_id) WHERE due;
CREATE INDEX observers_by ON observers (address);

-- What players propose to each other. What is open has no end.
CREATE TABLE proposals (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    motion   TEXT NOT NULL,                      -- 'end', 'draw', 'pause', 'undo'
    until    TEXT,                               -- of a pause
    entry    INTEGER NOT NULL,                   -- of the journal, where it was made
    back_to  INTEGER,                            -- of an undo: how many entries remain
    made_at  TEXT NOT NULL,
    ended_at TEXT
) STRICT;
CREATE UNIQUE INDEX proposals_open ON proposals (table_id) WHERE ended_at IS NULL;
CREATE INDEX proposals_old ON proposals (made_at) WHERE ended_at IS NULL;

-- The last word of each seat.
CREATE TABLE ballots (
    proposal INTEGER NOT NULL REFERENCES proposals (id),
    seat     INTEGER NOT NULL,
    agrees   INTEGER NOT NULL,
    PRIMARY KEY (proposal, seat)
) STRICT;
