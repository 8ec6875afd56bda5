-- Monsoon's tables for people who ask questions in SQL. Written by `monsoon
-- export --format sqlite`; docs/archives-sqlite.md has examples. Times are RFC
-- 3339, UTC. There are no addresses and no secrets in it; of a table that is not
-- over, or keeps its secrets, only what everybody may know.

-- Ours: "MONS".
PRAGMA application_id = 1297043027;

-- A table: one match of a game.
CREATE TABLE games (
    id         INTEGER PRIMARY KEY,
    number     INTEGER UNIQUE,       -- the table's number in the house, if it came from there
    name       TEXT NOT NULL,        -- such as goa-2012
    game       TEXT NOT NULL,        -- such as goa
    edition    TEXT,                 -- such as 2012; none if there is only one
    title      TEXT NOT NULL,        -- as in letters
    status     TEXT NOT NULL,        -- waiting, running, paused, finished, cancelled; unknown: it left the house, and had not ended in its archive
    players    INTEGER NOT NULL,     -- how many seats
    created_at TEXT NOT NULL,        -- when the table was opened
    last_at    TEXT NOT NULL,        -- when its last entry was made
    entries    INTEGER NOT NULL,     -- how many entries the journal has
    view       TEXT NOT NULL CHECK (view IN ('full', 'public')), -- public: `news` instead of orders and events
    commitment TEXT NOT NULL,        -- SHA-256 of the first seed, told before the game
    digest     TEXT NOT NULL,        -- of the archive that `monsoon export` writes
    forked_at  INTEGER               -- played on from another table's archive: the last entry that is that table's
) STRICT;

-- What was chosen when the table was opened; lists and figures as JSON.
CREATE TABLE options (
    game_id INTEGER NOT NULL REFERENCES games (id),
    name    TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (game_id, name)
) STRICT;

-- The seeds of games that are over, each with the first entry that drew from it.
CREATE TABLE seeds (
    game_id    INTEGER NOT NULL REFERENCES games (id),
    from_entry INTEGER NOT NULL,
    seed       TEXT NOT NULL,
    sha256     TEXT NOT NULL,
    PRIMARY KEY (game_id, from_entry)
) STRICT;

-- Who played.
CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat    TEXT NOT NULL,           -- red, green, brown, yellow, purple
    number  INTEGER NOT NULL,        -- clockwise from 0, as in the JSON of events and deeds
    name    TEXT NOT NULL,           -- who played it last
    PRIMARY KEY (game_id, seat)
) STRICT;

-- The journal.
CREATE TABLE entries (
    game_id     INTEGER NOT NULL REFERENCES games (id),
    n           INTEGER NOT NULL,    -- from 0, the set-up
    at          TEXT NOT NULL,
    author      TEXT,                -- creator, seat, clock, house, moderator; none in public views
    seat        TEXT,                -- for whom it was made
    kind        TEXT,                -- deal, order, return, adjust, finish, cancel, deed
    counts      INTEGER,             -- 1: what it did is in force; 0: it was taken back
    instead_of  INTEGER,             -- after an amendment: the entry it stands in for
    moderator   TEXT,                -- a moderator's name, if he gave one
    reason      TEXT,                -- and his reason
    round       INTEGER,             -- the round it was made in; 0 before the first
    phase       TEXT,                -- the phase it was made in: set-up, auction, planting, actions, ...
    PRIMARY KEY (game_id, n)
) STRICT;

-- What players did, as they could have typed it.
CREATE TABLE orders (
    game_id INTEGER NOT NULL,
    n       INTEGER NOT NULL,
    at      TEXT NOT NULL,
    seat    TEXT NOT NULL,
    author  TEXT NOT NULL,           -- seat: its player; clock, house, moderator: somebody for him
    text    TEXT NOT NULL,
    counts  INTEGER NOT NULL,        -- 0: it was taken back
    PRIMARY KEY (game_id, n),
    FOREIGN KEY (game_id, n) REFERENCES entries (game_id, n)
) STRICT;
CREATE INDEX orders_by_text ON orders (text);

-- What followed from an entry, in order: a row for each fact.
CREATE TABLE events (
    game_id INTEGER NOT NULL,
    n       INTEGER NOT NULL,
    place   INTEGER NOT NULL,        -- from 0
    kind    TEXT NOT NULL,           -- the fact's name
    json    TEXT NOT NULL,           -- all of it
    PRIMARY KEY (game_id, n, place),
    FOREIGN KEY (game_id, n) REFERENCES entries (game_id, n)
) STRICT;
CREATE INDEX events_by_kind ON events (kind);

-- What a seat would have if the game ended right after an entry: a row wherever that
-- changes. After entry n it has the points of the last row up to n.
CREATE TABLE points (
    game_id INTEGER NOT NULL,
    n       INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    points  INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, n),
    FOREIGN KEY (game_id, n) REFERENCES entries (game_id, n)
) STRICT;

-- What moderators did: deeds, corrections, orders taken back.
CREATE TABLE deeds (
    game_id   INTEGER NOT NULL,
    n         INTEGER NOT NULL,
    at        TEXT NOT NULL,
    kind      TEXT NOT NULL,         -- pause, replace, ...; return, adjust, finish, cancel
    json      TEXT NOT NULL,         -- all of it
    moderator TEXT,
    reason    TEXT,
    counts    INTEGER NOT NULL,      -- 1: it is in force; 0: it was taken back
    undoes    INTEGER,               -- the entry whose deed it takes back
    PRIMARY KEY (game_id, n),
    FOREIGN KEY (game_id, n) REFERENCES entries (game_id, n)
) STRICT;

-- Public views: what happened, in sentences.
CREATE TABLE news (
    game_id  INTEGER NOT NULL,
    n        INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    sentence TEXT NOT NULL,
    PRIMARY KEY (game_id, n, place),
    FOREIGN KEY (game_id, n) REFERENCES entries (game_id, n)
) STRICT;

-- What was remarked on entries afterwards, in the order in which it was.
CREATE TABLE remarks (
    game_id INTEGER NOT NULL REFERENCES games (id),
    place   INTEGER NOT NULL,        -- from 1
    n       INTEGER NOT NULL,        -- on which entry
    at      TEXT,                    -- when; older ones don't say
    author  TEXT,                    -- whose it is, if that was said
    text    TEXT NOT NULL,
    PRIMARY KEY (game_id, place)
) STRICT;

-- How games ended.
CREATE TABLE standings (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat    TEXT NOT NULL,
    rank    INTEGER NOT NULL,        -- 1 is best; equal totals share a rank
    total   INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT;

-- What the totals are made of.
CREATE TABLE score_parts (
    game_id INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    place   INTEGER NOT NULL,        -- in the order of a report, from 0
    part    TEXT NOT NULL,
    points  INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, place),
    FOREIGN KEY (game_id, seat) REFERENCES standings (game_id, seat)
) STRICT;
