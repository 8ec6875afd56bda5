-- What a moderator saw: how many log entries a shell last showed them, and for each
-- notice how many its table had when it was written.
ALTER TABLE moderators ADD COLUMN shown_at INTEGER;

UPDATE letters SET position = (
    SELECT count(*) FROM journal
    WHERE journal.table_id = letters.table_id AND journal.at <= letters.created_at
) WHERE seat IS NULL AND table_id IS NOT NULL;
