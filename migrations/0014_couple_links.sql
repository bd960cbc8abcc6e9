-- Links that a couple shares: named, possibly read-only (app/domain/couple-link). The couple's
-- own link has no name. `last_used_at`: milliseconds since 1970 in UTC.
ALTER TABLE couple_links ADD COLUMN name TEXT;
ALTER TABLE couple_links ADD COLUMN read_only INTEGER NOT NULL DEFAULT 0;
ALTER TABLE couple_links ADD COLUMN last_used_at INTEGER;
