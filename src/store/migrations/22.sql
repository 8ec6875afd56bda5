-- Who was asked whether they want to play at a table that has not begun, and who wants to be asked
-- no more.
CREATE TABLE invitations (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    address    TEXT NOT NULL,           -- lower case
    invited_by TEXT NOT NULL,           -- a name
    made_by    TEXT,                    -- the address of the player who asked; none: the operator
    asked_at   TEXT NOT NULL,
    reminded   INTEGER NOT NULL DEFAULT 0,
    answer     TEXT CHECK (answer IN ('yes', 'no', 'expired')),
    PRIMARY KEY (table_id, address)
) STRICT;
CREATE INDEX invitations_open ON invitations (asked_at) WHERE answer IS NULL;

CREATE INDEX invitations_made ON invitations (made_by, asked_at) WHERE made_by IS NOT NULL;

CREATE TABLE uninvited (
    address TEXT PRIMARY KEY,           -- lower case
    since   TEXT NOT NULL
) STRICT;
