-- Payments of orders, by card and by hand (app/shop/order/payments). Times are milliseconds since
-- 1970 in UTC; sums are whole and in `currency`. A row stays when its order is deleted: it names no
-- person, and the books need it.

CREATE TABLE payments (
  -- Never used twice: a bank takes it as the number of its transaction.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Random; names the payment at its provider and in the address by which the customer comes back.
  key TEXT NOT NULL UNIQUE,
  order_id TEXT NOT NULL,
  order_number INTEGER NOT NULL,
  -- `stripe` or `ameriabank`; `transfer` or `cash` where staff marked it.
  provider TEXT NOT NULL,
  -- The provider's own name of it; NULL until the provider has answered, and for what staff marked.
  provider_id TEXT,
  -- Another name by which the provider's notices find it.
  reference TEXT,
  -- The provider's page where it is paid.
  page TEXT,
  -- Whether it was made with the provider's test keys.
  is_test INTEGER NOT NULL DEFAULT 0,
  -- What was asked for.
  sum INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- `open`, `paid`, `failed` or `expired`.
  state TEXT NOT NULL,
  -- What came, and what of it was given back.
  paid_sum INTEGER NOT NULL DEFAULT 0,
  refunded_sum INTEGER NOT NULL DEFAULT 0,
  -- How staff, or an even sum, settled it (payments/money.ts); NULL: it is looked at.
  settled_as TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When the customer came back from the provider's page.
  returned_at INTEGER,
  paid_at INTEGER,
  -- When the provider is asked about it next; NULL: never.
  check_at INTEGER
);

CREATE UNIQUE INDEX payments_provider ON payments (provider, provider_id) WHERE provider_id IS NOT NULL;
-- Two tabs begin one payment.
CREATE UNIQUE INDEX payments_open ON payments (order_id, provider) WHERE state = 'open';
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_number ON payments (order_number);
CREATE INDEX payments_reference ON payments (reference) WHERE reference IS NOT NULL;
CREATE INDEX payments_due ON payments (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX payments_unsettled ON payments (order_id) WHERE state = 'paid' AND settled_as IS NULL;
CREATE INDEX orders_cancelled_paid ON orders (number) WHERE state = 'cancelled' AND paid_sum > 0;

-- What staff marked before there was this table.
INSERT INTO payments (key, order_id, order_number, provider, sum, currency, state, paid_sum, settled_as,
  created_at, updated_at, paid_at)
SELECT id || ':before', id, number, coalesce(paid_by, 'transfer'), coalesce(paid_sum, 0),
  coalesce(json_extract(quote, '$.currency'), 'AMD'), 'paid', coalesce(paid_sum, 0), 'even',
  paid_at, paid_at, paid_at
FROM orders WHERE paid_at IS NOT NULL;
