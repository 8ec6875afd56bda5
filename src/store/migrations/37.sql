-- A table that the operator has opened waits for people whether anybody is there or not; any
-- other is over when the last one leaves. Of those of before one can see it by who was asked in an
-- operator's name, or by its being empty.
ALTER TABLE gatherings ADD COLUMN by_operator INTEGER NOT NULL DEFAULT 0;
UPDATE gatherings SET by_operator = 1
 WHERE id IN (SELECT gathering FROM asked_to_join WHERE made_by = '' AND invited_by <> 'Player')
    OR (ended_at IS NULL AND id NOT IN (SELECT gathering FROM gathered));

-- Whoever asked and was forgotten since has no name, and was called by none before.
UPDATE asked_to_join SET invited_by = '' WHERE made_by = '' AND invited_by = 'Player';
UPDATE invitations SET invited_by = '' WHERE made_by IS NULL AND invited_by = 'Player';

-- Letters to people of whom nothing is to be kept: to be found when their time is over.
CREATE INDEX letters_to_strangers ON letters (kind, created_at, address)
 WHERE seat IS NULL AND address <> '' AND kind IN ('stranger', 'invitation');
