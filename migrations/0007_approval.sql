-- The look before publishing, and what a customer says to it. Times are milliseconds since 1970 in UTC.

-- One row an invitation, in its newest revision. Here and not in KV: the look, its order's state and the
-- mail that tells of it are one batch, and nobody approves what a place far away has not seen yet.
CREATE TABLE previews (
  -- Its path, as in `wedding/anna-arman`.
  invitation TEXT PRIMARY KEY,
  -- What opens it: random, part of its address.
  key TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  -- Of what it says, without its preview pictures: tells whether the published one is what was shown.
  hash TEXT NOT NULL,
  -- The resolved definition in the form that KV would hold.
  definition TEXT NOT NULL,
  previewed_at INTEGER NOT NULL,
  -- Since then its address leads to the public page.
  published_at INTEGER
);

-- When the customer approved the newest look; NULL until then, and again once another is shown or wished.
ALTER TABLE orders ADD COLUMN approved_at INTEGER;
-- When they wrote `change_request`, which stays after it is done.
ALTER TABLE orders ADD COLUMN change_requested_at INTEGER;
CREATE INDEX orders_invitation ON orders (invitation, created_at DESC) WHERE invitation IS NOT NULL;
