-- What an order costs (app/features/order). Columns are NULL for orders from before.

-- What is ordered beside the form's questions, as in `telegram,gallery`.
ALTER TABLE orders ADD COLUMN extras TEXT;
-- How many of each accessory, as JSON: { "place-card": 80 }.
ALTER TABLE orders ADD COLUMN accessories TEXT;
-- The lines, the sum and the price list's version on the day on which the order came, as JSON.
ALTER TABLE orders ADD COLUMN quote TEXT;
