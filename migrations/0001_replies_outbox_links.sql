-- Replies, what is to be told of them, and the couple's links. Times are milliseconds since 1970 in UTC.

-- One row a guest's form, in its newest revision. `key` is the form's idempotency key.
CREATE TABLE replies (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  key TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  content_hash TEXT NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  response TEXT NOT NULL CHECK (response IN ('Yes', 'No')),
  guests_number INTEGER,
  email_to TEXT CHECK (email_to IN ('groom', 'bride')),
  suspect INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX replies_key ON replies (invitation, key);
CREATE INDEX replies_newest ON replies (invitation, created_at DESC, id DESC);
-- Totals read this index alone, never the rows.
CREATE INDEX replies_totals ON replies (invitation, response, guests_number);

-- Every revision that a guest ever sent, the newest among them.
CREATE TABLE reply_revisions (
  reply_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  response TEXT NOT NULL,
  guests_number INTEGER,
  email_to TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (reply_id, revision)
) WITHOUT ROWID;

-- The queue of record: one row a message and recipient. Cloudflare Queues only wakes the sender.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'telegram')),
  kind TEXT NOT NULL,
  -- For kind 'reply': reply id ':' revision.
  reference TEXT NOT NULL,
  invitation TEXT,
  recipient TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- When it may be tried; while it is being sent, when its sender's lease runs out.
  due_at INTEGER NOT NULL,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
);
CREATE UNIQUE INDEX outbox_once ON outbox (kind, reference, recipient);
-- Partial, so that what was sent costs the sender nothing.
CREATE INDEX outbox_due ON outbox (due_at) WHERE state IN ('pending', 'sending');
CREATE INDEX outbox_dead ON outbox (state) WHERE state = 'dead';
-- For the nightly forgetting.
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE state = 'sent';
CREATE INDEX outbox_invitation ON outbox (invitation, state);

-- A couple's secret link. The token itself is never stored, only its SHA-256.
CREATE TABLE couple_links (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
);
CREATE UNIQUE INDEX couple_links_token ON couple_links (token_hash);
CREATE INDEX couple_links_invitation ON couple_links (invitation, revoked_at);
