-- Replies of households, and hidden replies that their guests changed (app/domain/reply). Nothing
-- is rewritten: a row from before, whose key is its household's id, is told by just that
-- (docs/decisions/073). Times are milliseconds since 1970 in UTC.

-- 1: the household's own link gave it, or hosts entered it for the household. 0: it came through the
-- general link, also where hosts assigned it to a household.
ALTER TABLE replies ADD COLUMN by_personal_link INTEGER NOT NULL DEFAULT 0;
-- When it was last shown again because its guest changed it after hosts had hidden it.
ALTER TABLE replies ADD COLUMN returned_at INTEGER;
