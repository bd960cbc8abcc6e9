-- What customers order. Times are milliseconds since 1970 in UTC.

-- One row a form, in its newest revision. `number` is what people read out on the phone.
CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL,
  -- The form's idempotency key: one form is one order, however often it arrives.
  key TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  content_hash TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('am', 'en')),
  names TEXT NOT NULL,
  email TEXT NOT NULL,
  -- In E.164.
  phone TEXT NOT NULL,
  template TEXT,
  occasion_type TEXT NOT NULL CHECK (occasion_type IN ('wd', 'et', 'bd', 'bm', 'cp', 'ot')),
  occasion_date TEXT NOT NULL,
  music TEXT,
  rsvp INTEGER NOT NULL,
  dresscode TEXT,
  -- As in `am,en,ru`.
  languages TEXT NOT NULL,
  text TEXT,
  details TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'in-work', 'ready', 'approved', 'published', 'cancelled')),
  -- The invitation made from it, as in `wedding/anna-arman`.
  invitation TEXT,
  -- What the customer asks to have changed, in the state 'in-work'.
  change_request TEXT,
  suspect INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX orders_number ON orders (number);
CREATE UNIQUE INDEX orders_key ON orders (key);
CREATE INDEX orders_state ON orders (state, created_at DESC);
-- Three confirmations a day and address.
CREATE INDEX outbox_recipient ON outbox (recipient, kind, created_at);
