-- What became of the lines of plans, and when: the journal can return to an earlier
-- position, and the lines with it. As secret as the lines.
CREATE TABLE plan_changes (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    position INTEGER NOT NULL,               -- how many entries the journal had
    plan_id  INTEGER REFERENCES plans (id),  -- which line; none where all or several are meant
    what     TEXT NOT NULL CHECK (what IN ('filed', 'forgotten', 'woken', 'acted', 'spent', 'held', 'ended')),
    word     TEXT,     -- forgotten: the decision, none for all; acted: the decision; ended: why
    round    INTEGER,  -- acted, spent
    wish     INTEGER,  -- acted: by which of the line's wishes
    again    INTEGER   -- the change it stands in for after an amendment
) STRICT;
CREATE INDEX plan_changes_of_table ON plan_changes (table_id, id);
CREATE INDEX plan_changes_of_plan ON plan_changes (plan_id);
-- When a line of old acted or was held is not known: it is as if it had always been so, and
-- no return to an earlier position lets it act again.
INSERT INTO plan_changes (table_id, seat, position, plan_id, what, word, round, wish)
SELECT table_id, seat, position, plan_id, what, word, round, wish FROM (
    SELECT table_id, seat, filed_at AS position, 0 AS stage, id AS plan_id, 'filed' AS what,
           NULL AS word, NULL AS round, NULL AS wish FROM plans
    UNION ALL
    SELECT table_id, seat, filed_at, 1, id, 'acted', acted_at, acted_in, acted_by FROM plans
    WHERE acted_in IS NOT NULL AND acted_at IS NOT NULL
    UNION ALL
    SELECT table_id, seat, filed_at, 1, id, 'spent', NULL, spent_in, NULL FROM plans
    WHERE spent_in IS NOT NULL
    UNION ALL
    SELECT table_id, seat, filed_at, 1, id, 'held', NULL, NULL, NULL FROM plans WHERE held <> 0
    UNION ALL
    SELECT table_id, seat, coalesce(ended_at, filed_at), 2, id, 'ended', ended, NULL, NULL FROM plans
    WHERE ended IS NOT NULL
) ORDER BY position, stage, plan_id;
-- What a seat was written before must not arrive after what it is written now.
CREATE INDEX letters_waiting_of_seat ON letters (table_id, seat) WHERE state = 'waiting';
