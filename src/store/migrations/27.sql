-- People who have confirmed their address: they open and join tables by mail. A profile is
-- what tables of theirs begin with.
CREATE TABLE members (
    address        TEXT PRIMARY KEY,            -- lower case
    mailbox        TEXT NOT NULL UNIQUE,        -- without a tag: nobody signs up twice
    name           TEXT NOT NULL,
    language       TEXT NOT NULL,
    english_orders INTEGER NOT NULL DEFAULT 0,
    receipts       INTEGER NOT NULL DEFAULT 1,
    parts          TEXT NOT NULL DEFAULT 'both',
    pace           TEXT NOT NULL DEFAULT 'my-turn',
    calendar       INTEGER NOT NULL DEFAULT 0,
    zone           TEXT,
    remind         TEXT,
    token          TEXT NOT NULL,               -- the secret in the reply address
    token_digest   TEXT NOT NULL UNIQUE,        -- looked up instead of the token itself
    since          TEXT NOT NULL
) STRICT;

-- Strangers who were answered within the day. Rows go after it, with their letter.
CREATE TABLE greeted (
    mailbox     TEXT PRIMARY KEY,               -- a digest of it: nobody can be read off
    code_digest TEXT NOT NULL UNIQUE,           -- looked up instead of the code itself
    at          TEXT NOT NULL,
    language    TEXT NOT NULL,
    message_id  TEXT NOT NULL                   -- of the letter
) STRICT;
