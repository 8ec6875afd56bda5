-- Moderators: who may mend which table, what they may see, and what waits for a
-- word. `address` is empty for whoever sits at the shell.
CREATE TABLE moderators (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    address        TEXT NOT NULL,             -- lower case
    name           TEXT NOT NULL DEFAULT '',  -- as the players are told
    token          TEXT NOT NULL,             -- the secret in the reply address
    token_digest   TEXT NOT NULL UNIQUE,      -- looked up instead of the token itself
    own            INTEGER NOT NULL,          -- 1: of this table; 0: of the house, as long as it says so
    added_at       TEXT NOT NULL,
    not_playing_at TEXT,                      -- since when they have given their word
    revealed_at    TEXT,                      -- since when they see everything
    draft          TEXT,                      -- the amendment that waits for `confirm`,
    draft_at       INTEGER,                   -- and the position it was looked at in
    PRIMARY KEY (table_id, address)
) STRICT;

-- A player asks to take an order back.
CREATE TABLE undo_requests (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    to_entry INTEGER NOT NULL,                -- so many entries would stand
    position INTEGER NOT NULL,                -- the journal's position then: it lapses when that moves on
    made_at  TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

-- `waiting`: no letter has gone out yet; `cancelled`: it was given up.
ALTER TABLE tables ADD COLUMN stage TEXT CHECK (stage IN ('waiting', 'cancelled'));
ALTER TABLE tables ADD COLUMN reasons INTEGER NOT NULL DEFAULT 1; -- 0: moderators need give none

-- What a moderator said about one deadline.
ALTER TABLE waits ADD COLUMN more  INTEGER NOT NULL DEFAULT 0;    -- seconds
ALTER TABLE waits ADD COLUMN fixed TEXT;                          -- RFC 3339, or `off`
