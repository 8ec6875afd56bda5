-- What a seat's player has said about who may write for it.
ALTER TABLE seats ADD COLUMN passphrase TEXT;                       -- an Argon2 hash
ALTER TABLE seats ADD COLUMN secret_since INTEGER NOT NULL DEFAULT 0; -- letters up to this number name the seat no more

-- Other addresses of the player whose registered address this is, each
-- confirmed from that one.
CREATE TABLE aliases (
    address  TEXT NOT NULL,
    alias    TEXT NOT NULL,
    added_at TEXT NOT NULL,
    PRIMARY KEY (address, alias)
) STRICT;
CREATE INDEX aliases_by_alias ON aliases (alias);

-- «Was that you?»: asked once for each sender whose mails are held.
CREATE TABLE questions (
    id          INTEGER PRIMARY KEY,
    code_digest TEXT NOT NULL UNIQUE,      -- looked up instead of the code itself
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    sender      TEXT NOT NULL,             -- the address the held mails came from
    asked_at    TEXT NOT NULL,
    answered_at TEXT
) STRICT;
CREATE INDEX questions_of_seat ON questions (table_id, seat, sender);

-- What sort of mail it was, and how large; its bytes may be forgotten later.
ALTER TABLE mail ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE mail ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE mail SET bytes = length(raw);
CREATE INDEX mail_by_sender ON mail (sender, received_at);
CREATE INDEX mail_by_table ON mail (table_id, received_at);
