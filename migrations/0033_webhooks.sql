-- Addresses of couples' programs that are told of each answer (app/platform/outbox). Times are
-- milliseconds since 1970 in UTC.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  url TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX webhooks_invitation ON webhooks (invitation);

-- 'webhook': the message goes to the address of the webhook that `recipient` names. `channel` is
-- 'telegram' then, because its CHECK takes no third value and a migration only adds: a release of
-- before finds no text for the kind and leaves the row to a later one. NULL: as `channel` says.
ALTER TABLE outbox ADD COLUMN via TEXT;
CREATE INDEX outbox_webhooks ON outbox (due_at) WHERE via = 'webhook' AND state IN ('pending', 'sending');
-- For the newest message to an address.
CREATE INDEX outbox_webhook_recipient ON outbox (recipient) WHERE via = 'webhook';
