-- The subject of a letter, by which it belongs to a thread, and whether all of a table's
-- letters have the same; whether a seat wants to hear of mails that were carried out.
ALTER TABLE letters ADD COLUMN subject TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN one_subject INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN receipts INTEGER NOT NULL DEFAULT 1;
CREATE INDEX letters_threads ON letters (table_id, seat, address, subject, id);
-- Deleting a mail or a letter looks for what refers to it.
CREATE INDEX journal_of_mail ON journal (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX plans_of_mail ON plans (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX bounces_of_letter ON bounces (letter_id);
CREATE INDEX bounces_of_mail ON bounces (mail_id) WHERE mail_id IS NOT NULL;
