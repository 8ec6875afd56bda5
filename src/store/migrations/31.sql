-- Who was asked to a table that waits for whoever joins. Rows go some time after the table has
-- begun or ended.
CREATE TABLE asked_to_join (
    gathering    INTEGER NOT NULL REFERENCES gatherings (id),
    address      TEXT NOT NULL,                 -- lower case
    name         TEXT NOT NULL,                 -- as who asked wrote it; empty: they wrote none
    language     TEXT NOT NULL,
    invited_by   TEXT NOT NULL,                 -- a name
    made_by      TEXT NOT NULL,                 -- the address of whoever asked; empty: the operator
    token        TEXT NOT NULL,                 -- the secret in the letter's reply address
    token_digest TEXT NOT NULL UNIQUE,          -- looked up instead of the token itself
    asked_at     TEXT NOT NULL,
    reminded     INTEGER NOT NULL DEFAULT 0,
    answer       TEXT CHECK (answer IN ('yes', 'no', 'expired')),
    PRIMARY KEY (gathering, address)
) STRICT;
CREATE INDEX asked_to_join_at ON asked_to_join (asked_at);

-- Was that you? Mails with a person's secret of the house, from another address.
CREATE TABLE house_questions (
    address     TEXT NOT NULL,                  -- who is asked, lower case
    sender      TEXT NOT NULL,                  -- the other address, lower case
    code_digest TEXT NOT NULL UNIQUE,           -- looked up instead of the code itself
    asked_at    TEXT NOT NULL,
    PRIMARY KEY (address, sender)
) STRICT;

-- An Argon2id hash; none: their lines to the house need not be signed.
ALTER TABLE members ADD COLUMN passphrase TEXT;
-- When they were last asked whether they really want to be forgotten.
ALTER TABLE members ADD COLUMN forget_asked TEXT;

-- How many house players sat down at a table with its people, to sit down again.
ALTER TABLE tables ADD COLUMN house_players INTEGER NOT NULL DEFAULT 0;

-- One mailbox is one person, and dots make no other mailbox where the provider ignores them.
-- Of two sign-ups of one mailbox one stays.
UPDATE OR IGNORE members
   SET mailbox = replace(substr(mailbox, 1, instr(mailbox, '@') - 1), '.', '') || '@gmail.com'
 WHERE mailbox LIKE '%@gmail.com' OR mailbox LIKE '%@googlemail.com';
DELETE FROM members
 WHERE (mailbox LIKE '%@gmail.com' AND substr(mailbox, 1, instr(mailbox, '@') - 1) LIKE '%.%')
    OR mailbox LIKE '%@googlemail.com';
INSERT OR IGNORE INTO uninvited (address, since)
SELECT replace(substr(plain, 1, instr(plain, '@') - 1), '.', '') || '@gmail.com', since
  FROM (SELECT address AS plain, since FROM uninvited
         WHERE instr(address, '+') = 0
           AND (address LIKE '%@gmail.com' OR address LIKE '%@googlemail.com'));
