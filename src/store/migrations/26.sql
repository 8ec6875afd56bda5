-- How many letters were given up is asked often, and they are few among many.
CREATE INDEX letters_given_up ON letters (id) WHERE state = 'failed';

-- Which letters a mail caused, and what the log calls that mail. Rows go once their letters
-- have left: by then the log says so.
CREATE TABLE causes (
    first_letter INTEGER PRIMARY KEY,
    last_letter  INTEGER NOT NULL,
    trace        TEXT NOT NULL -- what the log calls the mail, from its arrival on
) STRICT;
