-- What players say to each other, and to themselves. No letter's text is kept anywhere else than here
-- and in the letters; nothing of it is in the journal.
ALTER TABLE tables ADD COLUMN press TEXT NOT NULL DEFAULT 'open'
    CHECK (press IN ('open', 'private', 'none'));
ALTER TABLE tables ADD COLUMN press_now INTEGER NOT NULL DEFAULT 0; -- 1: sent at once

CREATE TABLE press (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,          -- the journal's then
    at       TEXT NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('table', 'private', 'note')),
    seat     INTEGER NOT NULL,          -- whose words they were
    name     TEXT NOT NULL,             -- and what they were called
    heard_by TEXT NOT NULL,             -- private: JSON, the seats and names of those who were told
    text     TEXT NOT NULL
) STRICT;
CREATE INDEX press_of_table ON press (table_id, id);

-- Who may read it: the players of that time, as long as they play. A seat's next player has no row.
CREATE TABLE press_readers (
    id       INTEGER PRIMARY KEY,
    press_id INTEGER NOT NULL REFERENCES press (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    wrote    INTEGER NOT NULL,          -- 1: its author
    told     INTEGER NOT NULL           -- 0: waits for a letter
) STRICT;
CREATE INDEX press_readers_of_seat ON press_readers (table_id, seat, told, press_id);
CREATE INDEX press_readers_of_press ON press_readers (press_id);
