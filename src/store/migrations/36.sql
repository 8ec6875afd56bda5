-- What people were called at seats that are no longer theirs, or before they had another name or
-- address there: the journal may name them, and they may want to be forgotten.
CREATE TABLE called (
    address  TEXT NOT NULL,             -- lower case
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (address, table_id, seat, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX called_at_table ON called (table_id);

-- While two players swap, their seats have no number.
CREATE TRIGGER seat_called_otherwise AFTER UPDATE OF seat, name, address ON seats
WHEN OLD.address <> '' AND OLD.seat >= 0
     AND (OLD.seat, OLD.name, OLD.address) <> (NEW.seat, NEW.name, NEW.address)
BEGIN
    INSERT OR IGNORE INTO called VALUES (OLD.address, OLD.table_id, OLD.seat, OLD.name);
END;

CREATE TRIGGER seat_gone AFTER DELETE ON seats WHEN OLD.address <> ''
BEGIN
    INSERT OR IGNORE INTO called VALUES (OLD.address, OLD.table_id, OLD.seat, OLD.name);
END;
