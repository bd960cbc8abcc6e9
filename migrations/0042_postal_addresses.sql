-- Where a household's printed invitation goes, in several lines, as hosts write it on an envelope
-- (docs/decisions/105).
ALTER TABLE households ADD COLUMN postal_address TEXT;
