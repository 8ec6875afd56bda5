-- A file that letters enclose, such as the page of a game that is over, is kept once.
CREATE TABLE files (
    id     INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,   -- SHA-256 of the file
    size   INTEGER NOT NULL,       -- unpacked
    bytes  BLOB NOT NULL           -- zlib (RFC 1950)
) STRICT;

-- The letters whose bytes are kept without the lines of such a file.
CREATE TABLE enclosed (
    letter INTEGER PRIMARY KEY REFERENCES letters (id) ON DELETE CASCADE,
    at     INTEGER NOT NULL,       -- so many bytes are before the file
    file   INTEGER NOT NULL REFERENCES files (id)
) STRICT;
CREATE INDEX enclosed_by_file ON enclosed (file);

CREATE TRIGGER files_nobody_has AFTER DELETE ON enclosed
WHEN NOT EXISTS (SELECT 1 FROM enclosed WHERE file = OLD.file)
BEGIN
    DELETE FROM files WHERE id = OLD.file;
END;
