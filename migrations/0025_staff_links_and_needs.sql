-- Secret links by which staff open the studio's own pages on their phones. Times are milliseconds
-- since 1970 in UTC.
CREATE TABLE staff_links (
  id TEXT PRIMARY KEY,
  -- Whose link it is; what is done through it stands under this name.
  name TEXT NOT NULL,
  -- SHA-256 of the token, which is not stored.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
);
CREATE UNIQUE INDEX staff_links_token ON staff_links (token_hash);

-- What the customer says is complete or not wanted, as in `photos,song`.
ALTER TABLE orders ADD COLUMN settled TEXT;
-- Languages of the preview that the customer has read and approved, as in `am,en`.
ALTER TABLE orders ADD COLUMN approved_languages TEXT;
-- One customer's orders, by their mail address.
CREATE INDEX orders_email ON orders (lower(email));
