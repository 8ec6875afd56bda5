-- Letters: which of them leave first, when they left, how a bounce names them;
-- and letters may be dropped. The table is made anew for the sake of its CHECK.
CREATE TABLE letters_of_3 (
    id              INTEGER PRIMARY KEY,
    table_id        INTEGER REFERENCES tables (id),
    seat            INTEGER,
    kind            TEXT NOT NULL,
    urgency         INTEGER NOT NULL DEFAULT 1, -- 0 leaves first: somebody is asked or answered
    position        INTEGER NOT NULL,           -- the position it shows
    address         TEXT NOT NULL,
    message_id      TEXT NOT NULL UNIQUE,
    text            TEXT NOT NULL,              -- the text part, to recognise it when quoted
    raw             BLOB NOT NULL,              -- these bytes are sent, on every try
    answers         INTEGER REFERENCES mail (id),
    created_at      TEXT NOT NULL,
    state           TEXT NOT NULL DEFAULT 'waiting'
                        CHECK (state IN ('waiting', 'sent', 'failed', 'dropped')),
    attempts        INTEGER NOT NULL DEFAULT 0,
    due_at          TEXT NOT NULL,
    sent_at         TEXT,
    last_error      TEXT,
    dropped_because TEXT,
    bounce_tag      TEXT,                       -- the secret in its envelope's sender
    bounce_digest   TEXT UNIQUE                 -- looked up instead of the tag itself
) STRICT;
INSERT INTO letters_of_3 (id, table_id, seat, kind, urgency, position, address, message_id, text,
                          raw, answers, created_at, state, attempts, due_at, last_error)
    SELECT id, table_id, seat, kind,
           CASE WHEN answers IS NOT NULL OR kind IN ('turn', 'welcome') THEN 0
                WHEN kind = 'over' THEN 2
                ELSE 1 END,
           position, address, message_id, text, raw, answers, created_at, state, attempts, due_at,
           last_error
    FROM letters;
DROP TABLE letters;
ALTER TABLE letters_of_3 RENAME TO letters;
CREATE INDEX letters_waiting ON letters (urgency, id) WHERE state = 'waiting';
CREATE INDEX letters_sent ON letters (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX letters_of_seat ON letters (table_id, seat, id);

-- What came back. Rows are only ever added; those that are not cleared count.
CREATE TABLE bounces (
    id         INTEGER PRIMARY KEY,
    letter_id  INTEGER NOT NULL REFERENCES letters (id),
    mail_id    INTEGER REFERENCES mail (id), -- none: it was refused when it was handed over
    address    TEXT NOT NULL,                -- whom the letter was for, lower case
    permanent  INTEGER,                      -- 1 or 0; none: the report does not say
    status     TEXT,                         -- such as 5.1.1 (RFC 3463)
    at         TEXT NOT NULL,
    cleared_at TEXT                          -- somebody wrote from there since, or a moderator says so
) STRICT;
CREATE INDEX bounces_counting ON bounces (address) WHERE permanent = 1 AND cleared_at IS NULL;

-- Addresses nothing is sent to for the time being.
CREATE TABLE stopped (
    address TEXT PRIMARY KEY,                -- lower case
    since   TEXT NOT NULL
) STRICT;
