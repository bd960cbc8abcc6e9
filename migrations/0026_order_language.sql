-- The language that a customer ordered in, where `language`, which takes two, cannot name it. There a
-- release from before reads the one that its customer gets instead.
ALTER TABLE orders ADD COLUMN written_in TEXT;
