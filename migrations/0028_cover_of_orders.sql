-- Which of an order's photos its customer wants on the cover, and which point of a photo must not be
-- cut off: `0.42,0.31`, shares of its width and height from its upper left corner. NULL: none was shown.
ALTER TABLE order_files ADD COLUMN is_cover INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_files ADD COLUMN focus TEXT;
