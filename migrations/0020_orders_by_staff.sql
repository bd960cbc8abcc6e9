-- What an order costs, how it is paid, and what is done about it (app/shop/order). Times are
-- milliseconds since 1970 in UTC. Columns are NULL for orders from before.

-- What is ordered beside the form's questions, as in `telegram,gallery`.
ALTER TABLE orders ADD COLUMN extras TEXT;
-- How many of each accessory, as JSON: { "place-card": 80 }.
ALTER TABLE orders ADD COLUMN accessories TEXT;
-- The lines, the sum and the price list's version on the day on which the order came, as JSON.
ALTER TABLE orders ADD COLUMN quote TEXT;
-- The sum that was agreed on, where it is another than the quote's.
ALTER TABLE orders ADD COLUMN agreed_sum INTEGER;
-- The day by which it is promised, as in `2027-06-12`, where it is another than the form said.
ALTER TABLE orders ADD COLUMN due_on TEXT;
-- Which of the staff makes it.
ALTER TABLE orders ADD COLUMN assigned_to TEXT;
-- When it was paid, how much, and by `transfer` or in `cash`.
ALTER TABLE orders ADD COLUMN paid_at INTEGER;
ALTER TABLE orders ADD COLUMN paid_sum INTEGER;
ALTER TABLE orders ADD COLUMN paid_by TEXT;

-- The history of an order: one row for each thing that somebody did about it.
CREATE TABLE order_events (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- As in app/shop/order/events.ts; a later release may write others.
  kind TEXT NOT NULL,
  -- Which of the staff; NULL for the customer.
  person TEXT,
  text TEXT
);
CREATE INDEX order_events_order ON order_events (order_id, at);
