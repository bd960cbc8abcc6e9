-- What guests give beside a reply (app/domain/reply). Both end with the reply. Times are
-- milliseconds since 1970 in UTC.

-- A mail address to which a new hour or place is told.
CREATE TABLE guest_addresses (
  reply_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  address TEXT NOT NULL,
  -- The language of the page on which it was given.
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX guest_addresses_invitation ON guest_addresses (invitation);

-- A wish that a guest wrote after the day, for all who open the page.
CREATE TABLE wishes (
  reply_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When the couple took it off the page.
  hidden_at INTEGER
) WITHOUT ROWID;
CREATE INDEX wishes_invitation ON wishes (invitation, created_at);

-- When the couple last told a household of a change.
ALTER TABLE households ADD COLUMN notified_at INTEGER;
