-- What a moderator had before his eyes: the entries of the log that a shell showed him
-- last, and of each notice those that its table had when it was written.
ALTER TABLE moderators ADD COLUMN shown_at INTEGER;

UPDATE letters SET position = (
    SELECT count(*) FROM journal
    WHERE journal.table_id = letters.table_id AND journal.at <= letters.created_at
) WHERE seat IS NULL AND table_id IS NOT NULL;
