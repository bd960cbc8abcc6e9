-- What customers send with an order: photos and a song. The files are in R2 under
-- `order-files/{order_id}/{hash}`. Times are milliseconds since 1970 in UTC.
CREATE TABLE order_files (
  order_id TEXT NOT NULL,
  -- SHA-256, in hex, of the file as it was sent: the same file twice is one.
  hash TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('photo', 'song')),
  -- By its content, as in app/platform/media/file-format.ts.
  format TEXT NOT NULL,
  -- As it was called on the customer's device.
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- In pixels; NULL for a song.
  width INTEGER,
  height INTEGER,
  caption TEXT,
  position INTEGER NOT NULL,
  -- Whether R2 has a small picture of it, `…/{hash}.small`.
  has_small INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, hash)
);
