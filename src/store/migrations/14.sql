-- An offer that was made to one address alone: somebody wrote from there to take the seat, and is
-- asked whether it was they.
ALTER TABLE offers ADD COLUMN address TEXT; -- lower case; none: to whoever has the code
ALTER TABLE offers ADD COLUMN name TEXT;    -- the name they want to have at the table
