-- How and where couples learn of answers (app/platform/outbox). Times are milliseconds since 1970
-- in UTC.

-- A row for each invitation whose couple chose other news than a message for each answer.
CREATE TABLE notification_settings (
  invitation TEXT PRIMARY KEY,
  -- 'digest': each evening what is new; 'deadline': the numbers alone, before the deadline.
  mode TEXT NOT NULL CHECK (mode IN ('digest', 'deadline')),
  -- Until when answers have been reported. A report is due when its time has come after this one.
  since INTEGER NOT NULL
) WITHOUT ROWID;

-- Mail addresses that a couple added to those of its invitation's definition.
CREATE TABLE notification_addresses (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  address TEXT NOT NULL COLLATE NOCASE,
  -- The language of the mail that asks for the confirmation.
  language TEXT NOT NULL,
  -- When that mail was last asked for.
  requested_at INTEGER NOT NULL,
  -- NULL until its link was used; until then nothing else is sent there.
  confirmed_at INTEGER,
  -- An address at which mail failed and which this one corrects.
  replaces TEXT COLLATE NOCASE
);
CREATE UNIQUE INDEX notification_addresses_once ON notification_addresses (invitation, address);
-- For the nightly deletion.
CREATE INDEX notification_addresses_open ON notification_addresses (requested_at) WHERE confirmed_at IS NULL;

-- The couple's address that a message goes to; NULL for a recipient of the definition.
ALTER TABLE outbox ADD COLUMN address_id TEXT;
