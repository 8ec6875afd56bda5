-- What a stranger asked for, in our own words, until they say yes to it or the day is over.
ALTER TABLE greeted ADD COLUMN wish TEXT NOT NULL DEFAULT '';
