-- Tables that wait for players. The number is that of the table which comes of it, so a row
-- stays when it is over: no other table is ever called so.
CREATE TABLE gatherings (
    id       INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    options  TEXT NOT NULL,                     -- JSON, pairs
    word     TEXT,                              -- a digest of the word for entry; none: anybody joins
    made_at  TEXT NOT NULL,
    ended_at TEXT
) STRICT;
CREATE INDEX gatherings_open ON gatherings (id) WHERE ended_at IS NULL;

-- Who has joined; the first of them may start it. Empty when it is over.
CREATE TABLE gathered (
    gathering INTEGER NOT NULL REFERENCES gatherings (id),
    address   TEXT NOT NULL,                    -- lower case
    joined_at TEXT NOT NULL,
    nth       INTEGER NOT NULL,
    PRIMARY KEY (gathering, address)
) STRICT;
CREATE INDEX gathered_by ON gathered (address);
