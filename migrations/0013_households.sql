-- The guests that hosts invite by name: one row a household, with its personal link
-- (app/domain/guests). Times are milliseconds since 1970 in UTC.
CREATE TABLE households (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  -- The value of `?g=` in its personal link; NULL once the link is revoked.
  code TEXT,
  salutation TEXT NOT NULL,
  address_form TEXT NOT NULL CHECK (address_form IN ('one', 'several', 'formal')),
  -- JSON: [{ "id", "name", "child" }], the name null for "and guest".
  people TEXT NOT NULL,
  adults INTEGER NOT NULL,
  children INTEGER NOT NULL,
  language TEXT,
  side TEXT,
  -- JSON: ["church", "dinner", …], free words too.
  tags TEXT NOT NULL,
  phone TEXT,
  note TEXT,
  -- The household's names in one spelling for all scripts (app/domain/guests/spelling.ts).
  name_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The first and the last visit of a person's browser.
  opened_at INTEGER,
  last_opened_at INTEGER,
  -- When a chat's preview robot first fetched the link.
  delivered_at INTEGER
);
CREATE UNIQUE INDEX households_code ON households (invitation, code) WHERE code IS NOT NULL;
CREATE INDEX households_listed ON households (invitation, created_at, id);

-- The household that a reply is of: it has one, from whichever phone.
ALTER TABLE replies ADD COLUMN household TEXT;
CREATE UNIQUE INDEX replies_household ON replies (invitation, household) WHERE household IS NOT NULL;
