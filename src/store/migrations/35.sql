-- Whose words they are, so that they can be forgotten when their seat is somebody else's.
ALTER TABLE press ADD COLUMN address TEXT; -- none: from before, and of a player who had left
UPDATE press SET address = coalesce(
    (SELECT nullif(seats.address, '') FROM seats
     WHERE seats.table_id = press.table_id AND seats.seat = press.seat AND seats.name = press.name),
    (SELECT offers.address FROM offers
     WHERE offers.table_id = press.table_id AND offers.seat = press.seat AND offers.name = press.name
     ORDER BY offers.id DESC LIMIT 1));
CREATE INDEX press_of_address ON press (address);
