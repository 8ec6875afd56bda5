-- Clocks: how fast a table is to go, who is awaited since when, who is away, and
-- when nobody was looking.
ALTER TABLE tables ADD COLUMN clock       TEXT NOT NULL DEFAULT 'none'; -- the rule of its deadlines
ALTER TABLE tables ADD COLUMN silence     TEXT NOT NULL DEFAULT 'wait'; -- what happens when nobody answers
ALTER TABLE tables ADD COLUMN offer_after INTEGER NOT NULL DEFAULT 0;   -- times without an answer; 0 is never
ALTER TABLE tables ADD COLUMN away_days   INTEGER NOT NULL DEFAULT 0;   -- of each seat, in all

ALTER TABLE seats ADD COLUMN zone   TEXT;                       -- IANA name; none: the house's
ALTER TABLE seats ADD COLUMN remind TEXT;                       -- none: the house's
ALTER TABLE seats ADD COLUMN bank   INTEGER NOT NULL DEFAULT 0; -- seconds left
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0; -- times in a row without an answer
ALTER TABLE seats ADD COLUMN begun  INTEGER NOT NULL DEFAULT 0; -- 1: its first turn is over
ALTER TABLE seats ADD COLUMN house  INTEGER NOT NULL DEFAULT 0; -- 1: a house player plays until its player writes

-- Who is awaited now. A question answered leaves no row.
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,          -- the position at which the question arose
    decision TEXT NOT NULL,             -- the decision point's id in the rules
    since    TEXT NOT NULL,
    by_at    TEXT,                      -- the deadline; none: there is none, or the clock stands still
    last_at  TEXT,                      -- with bank and grace: then the table acts
    reminded TEXT NOT NULL DEFAULT '',  -- which reminders have gone, one a line
    over_at  TEXT,                      -- when the time was up
    next_at  TEXT,                      -- when to look at this again
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX waits_next ON waits (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE absences (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    from_day TEXT NOT NULL,             -- the first day and the last, as its player calls them
    to_day   TEXT NOT NULL,
    from_at  TEXT NOT NULL,             -- the same in UTC; to_at is the first moment after it
    to_at    TEXT NOT NULL,
    mode     TEXT NOT NULL CHECK (mode IN ('slide', 'house', 'plans')),
    filed_at TEXT NOT NULL,
    told_at  TEXT,                      -- when the others knew
    next_at  TEXT                       -- when to look at this again; none: it is over
) STRICT;
CREATE INDEX absences_of_seat ON absences (table_id, seat);
CREATE INDEX absences_next ON absences (next_at) WHERE next_at IS NOT NULL;

-- Times in which clocks stand still: nobody was looking (all tables), or a table
-- is paused.
CREATE TABLE stops (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER REFERENCES tables (id), -- none: all of them
    from_at  TEXT NOT NULL,
    to_at    TEXT,                           -- none: it is still on
    why      TEXT NOT NULL
) STRICT;
CREATE INDEX stops_of_table ON stops (table_id, to_at);

-- When the clocks were last looked at.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  TEXT NOT NULL
) STRICT;

-- Seats that somebody else may take.
CREATE TABLE offers (
    id          INTEGER PRIMARY KEY,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    code_digest TEXT NOT NULL UNIQUE,   -- looked up instead of the code itself
    made_at     TEXT NOT NULL,
    ended_at    TEXT                    -- taken, or withdrawn
) STRICT;
CREATE INDEX offers_open ON offers (table_id, seat) WHERE ended_at IS NULL;
