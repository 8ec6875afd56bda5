-- The cost of a mail must not grow with the letters that are waiting, or were ever
-- written: every query about them is answered from an index, without reading a
-- letter's bytes.
DROP INDEX letters_waiting;
CREATE INDEX letters_waiting ON letters (urgency, due_at, id, address, table_id, seat, state)
    WHERE state = 'waiting';
DROP INDEX letters_waiting_of_seat;
CREATE INDEX letters_waiting_of_seat ON letters (table_id, seat, urgency, due_at, id, address, state)
    WHERE state = 'waiting';
CREATE INDEX letters_written ON letters (table_id, seat, created_at, kind);
CREATE INDEX letters_unseated ON letters (address, created_at, kind, answers, seat) WHERE seat IS NULL;
CREATE INDEX letters_answering ON letters (answers) WHERE answers IS NOT NULL;
