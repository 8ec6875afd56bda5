-- Which letter told a player what others said: if it is never sent, the next one tells it.
ALTER TABLE press_readers ADD COLUMN letter INTEGER; -- its number; none: told by none, or before this
