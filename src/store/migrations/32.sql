-- What a player's mails did that no letter has said yet: the next letter to the seat says it,
-- or a receipt at this time.
CREATE TABLE receipts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    due_at   TEXT NOT NULL,
    acted    TEXT NOT NULL,                     -- the orders that were carried out, a line each
    kept     TEXT NOT NULL,                     -- the lines that were kept for later
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX receipts_due ON receipts (due_at);
