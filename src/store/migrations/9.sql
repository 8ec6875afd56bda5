-- What a mail was for, and with what envelope it came. A mail's key is from now on
-- its digest and, behind a space, what it was for: `1.0` is seat 0 of table 1, `m1`
-- the moderating of table 1, `o1.0` that seat while it is offered, `-` nobody's, and
-- `*` is not known any more. Only the same mail for the same place is known again.
UPDATE mail SET key = key || CASE
    WHEN verdict IN ('ignored', 'quarantined')
        OR why LIKE 'from a player''s address, but without a secret%' THEN ' -'
    WHEN seat IS NOT NULL THEN ' ' || table_id || '.' || seat
    ELSE ' *' END;

ALTER TABLE mail ADD COLUMN recipients TEXT; -- the envelope's, one a line; none: not known
ALTER TABLE mail ADD COLUMN saw INTEGER;     -- held: the position that it answers
ALTER TABLE mail ADD COLUMN question INTEGER REFERENCES questions (id); -- held: whose answer it waits for
CREATE INDEX mail_of_question ON mail (question) WHERE question IS NOT NULL;

-- Mails held before this wait for the question that is open. They answer at best
-- what was asked when they came.
UPDATE mail SET
    question = (SELECT max(questions.id) FROM questions
                WHERE questions.table_id = mail.table_id AND questions.seat = mail.seat
                  AND questions.sender = mail.sender AND questions.answered_at IS NULL),
    saw = (SELECT count(*) FROM journal
           WHERE journal.table_id = mail.table_id AND journal.at <= mail.received_at)
WHERE verdict = 'held';
