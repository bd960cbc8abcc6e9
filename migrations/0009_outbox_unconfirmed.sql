-- Mail that was perhaps delivered, and what staff have settled. Times are milliseconds since 1970 in UTC.

-- How many attempts ended without an answer to the whole message: each may have been delivered.
ALTER TABLE outbox ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
-- When staff said that nothing is to be done about a row any more: it is not sent and is no alarm.
ALTER TABLE outbox ADD COLUMN staff_settled_at INTEGER;

-- Each channel has a sender of its own: where mail waits for its server, messages go on.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE state IN ('pending', 'sending');
-- What is settled costs the alarm nothing.
DROP INDEX outbox_dead;
CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead' AND settled_at IS NULL AND staff_settled_at IS NULL;
CREATE INDEX outbox_staff_settled ON outbox (staff_settled_at) WHERE staff_settled_at IS NOT NULL;
CREATE INDEX outbox_settled ON outbox (settled_at) WHERE settled_at IS NOT NULL;
