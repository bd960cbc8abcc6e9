-- The files that are made of a published card or animation (app/shop/order/deliverables). They are in
-- R2 under `media/{hash}/whole.{extension}`. Times are milliseconds since 1970 in UTC.
CREATE TABLE deliverables (
  -- As in `wedding/anna-arman`.
  invitation TEXT NOT NULL,
  language TEXT NOT NULL,
  -- As in app/shop/order/deliverables/kinds.ts; a later release may write others.
  kind TEXT NOT NULL,
  -- The first half of the SHA-256 of the file, in hex.
  hash TEXT NOT NULL,
  extension TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- Of what is drawn: its page offers the file only while it shows the same.
  drawn TEXT NOT NULL,
  -- The published version that it was made of.
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, language, kind)
);
