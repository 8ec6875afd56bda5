-- Whether a seat's letters show orders in English, whatever their language.
ALTER TABLE seats ADD COLUMN english_orders INTEGER NOT NULL DEFAULT 0;
