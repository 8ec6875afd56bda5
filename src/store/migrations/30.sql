-- Letters about several tables of one person: the secret in the reply address, and which
-- position of each table a letter showed.
CREATE TABLE digests (
    id           INTEGER PRIMARY KEY,
    letter       INTEGER NOT NULL,              -- its number
    address      TEXT NOT NULL,                 -- whom it was for, lower case
    token_digest TEXT NOT NULL UNIQUE           -- of the secret: looked up instead of it
) STRICT;
CREATE INDEX digests_of ON digests (address);
CREATE INDEX digests_by_letter ON digests (letter);

CREATE TABLE digest_parts (
    digest   INTEGER NOT NULL REFERENCES digests (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    holder   TEXT NOT NULL,                     -- token_digest of whoever had the seat
    position INTEGER NOT NULL,                  -- that the letter showed
    told     INTEGER NOT NULL,                  -- what the seat had been told before it
    PRIMARY KEY (digest, table_id)
) STRICT;
CREATE INDEX digest_parts_of_seat ON digest_parts (table_id, seat, digest);
