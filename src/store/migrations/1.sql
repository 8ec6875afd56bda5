-- A table: one running match of a game.
CREATE TABLE tables (
    id         INTEGER PRIMARY KEY,
    game       TEXT NOT NULL,
    options    TEXT NOT NULL,              -- JSON, for reading; the deal has what counts
    seed       TEXT NOT NULL,              -- secret until the game is over
    status     TEXT NOT NULL CHECK (status IN ('running', 'paused', 'finished')),
    why        TEXT,                       -- why it is paused
    created_at TEXT NOT NULL               -- all times: RFC 3339, UTC
) STRICT;

CREATE TABLE seats (
    table_id     INTEGER NOT NULL REFERENCES tables (id),
    seat         INTEGER NOT NULL,
    name         TEXT NOT NULL,
    address      TEXT NOT NULL,            -- lower case
    language     TEXT NOT NULL,
    token        TEXT NOT NULL,            -- the secret in the reply address
    token_digest TEXT NOT NULL UNIQUE,     -- looked up instead of the token itself
    told         INTEGER NOT NULL DEFAULT 0, -- entries before this one are no news
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX seats_by_address ON seats (address);

-- What happened, in order. Rows are only ever added.
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    at       TEXT NOT NULL,
    mail_id  INTEGER REFERENCES mail (id), -- the mail it came with
    entry    TEXT NOT NULL,                -- JSON
    digest   TEXT NOT NULL,                -- chained: a changed row breaks all after it
    PRIMARY KEY (table_id, position)
) STRICT;

-- Every mail that was handed in, taken or not.
CREATE TABLE mail (
    id           INTEGER PRIMARY KEY,
    key          TEXT NOT NULL UNIQUE,     -- the same mail by two ways has one key
    source       TEXT NOT NULL,
    received_at  TEXT NOT NULL,
    message_id   TEXT,
    sender       TEXT,
    table_id     INTEGER REFERENCES tables (id),
    seat         INTEGER,
    verdict      TEXT NOT NULL CHECK (verdict IN
                     ('carried-out', 'refused', 'explained', 'ignored', 'held', 'quarantined')),
    why          TEXT NOT NULL,
    raw          BLOB NOT NULL
) STRICT;

-- Letters: written in the same transaction as what they tell of, sent later.
CREATE TABLE letters (
    id          INTEGER PRIMARY KEY,
    table_id    INTEGER REFERENCES tables (id),
    seat        INTEGER,
    kind        TEXT NOT NULL,
    position    INTEGER NOT NULL,          -- the position it shows
    address     TEXT NOT NULL,
    message_id  TEXT NOT NULL UNIQUE,
    text        TEXT NOT NULL,             -- the text part, to recognise it when quoted
    raw         BLOB NOT NULL,             -- these bytes are sent, on every try
    answers     INTEGER REFERENCES mail (id),
    created_at  TEXT NOT NULL,
    state       TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
    attempts    INTEGER NOT NULL DEFAULT 0,
    due_at      TEXT NOT NULL,
    last_error  TEXT
) STRICT;
CREATE INDEX letters_waiting ON letters (due_at) WHERE state = 'waiting';
CREATE INDEX letters_of_seat ON letters (table_id, seat, id);
