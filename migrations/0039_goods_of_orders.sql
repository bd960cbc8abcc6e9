-- What of an order is made by hand: printed, and handed over (app/shop/order/goods.ts). Times are
-- milliseconds since 1970 in UTC.

-- As in goods.ts; NULL where nothing was done about it yet. A later release may write others.
ALTER TABLE orders ADD COLUMN goods TEXT;
-- Since when it is so.
ALTER TABLE orders ADD COLUMN goods_at INTEGER;
-- What is to be printed, and where it goes, in the customer's words.
ALTER TABLE orders ADD COLUMN print_text TEXT;
ALTER TABLE orders ADD COLUMN delivery TEXT;
