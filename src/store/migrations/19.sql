-- What a seat's letters consist of, how often one comes that asks nothing, and whether
-- deadlines come as entries for a calendar; when the next daily letter is due, if there is
-- something to tell.
ALTER TABLE seats ADD COLUMN parts TEXT NOT NULL DEFAULT 'both';
ALTER TABLE seats ADD COLUMN pace TEXT NOT NULL DEFAULT 'my-turn';
ALTER TABLE seats ADD COLUMN calendar INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN news_due TEXT;
CREATE INDEX seats_news_due ON seats (news_due) WHERE news_due IS NOT NULL;
