-- A table that is paused until some moment goes on by itself then.
ALTER TABLE tables ADD COLUMN resumes_at TEXT;
