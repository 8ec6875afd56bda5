-- Who made a remark, and when, as far as that is known.
ALTER TABLE comments ADD COLUMN author TEXT;
ALTER TABLE comments ADD COLUMN made_at TEXT;
