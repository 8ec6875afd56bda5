-- Archives: where a table that came out of one came from.
ALTER TABLE tables ADD COLUMN source_digest TEXT;   -- the archive's digest; none: it was made here
ALTER TABLE tables ADD COLUMN source_entry INTEGER; -- played on from there: the last entry that is the archive's
CREATE INDEX tables_by_source ON tables (source_digest) WHERE source_digest IS NOT NULL;
