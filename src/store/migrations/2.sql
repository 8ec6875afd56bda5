-- Plans: orders sent ahead. Nothing here is ever shown to anybody but the
-- player who wrote it, until the game is over.
CREATE TABLE plans (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    holder   TEXT NOT NULL,                 -- token_digest of whoever wrote it: no plan outlives its player
    line     TEXT NOT NULL,                 -- canonical
    mail_id  INTEGER REFERENCES mail (id),  -- the mail it came with
    filed_at INTEGER NOT NULL,              -- the journal's position then
    acted_in INTEGER,                       -- the round in which it last made its decision,
    acted_at TEXT,                          -- that decision's address,
    acted_by INTEGER,                       -- and which of the line's wishes made it
    spent_in INTEGER,                       -- the last round in which it had its chance and did not
    held     INTEGER NOT NULL DEFAULT 0,    -- waits for its owner's word
    ended    TEXT,                          -- why it will not act any more
    ended_at INTEGER                        -- the journal's position then
) STRICT;
CREATE INDEX plans_alive ON plans (table_id, seat, id) WHERE ended IS NULL;
CREATE INDEX plans_ended ON plans (table_id, seat, ended_at) WHERE ended IS NOT NULL;
