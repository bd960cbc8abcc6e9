-- Keys by which programs read answers (app/domain/api-key): a row for each invitation that a key
-- reads, so that each couple sees and ends its own. Times are milliseconds since 1970 in UTC.
CREATE TABLE api_keys (
  -- The same in each row of one key.
  id TEXT NOT NULL,
  invitation TEXT NOT NULL,
  -- What it is for, or whose it is.
  name TEXT NOT NULL,
  made_by TEXT NOT NULL CHECK (made_by IN ('couple', 'studio')),
  -- SHA-256 of the key, which is not stored.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- When answers of this invitation were last read with it.
  last_used_at INTEGER,
  revoked_at INTEGER,
  PRIMARY KEY (invitation, id)
);
CREATE UNIQUE INDEX api_keys_token ON api_keys (token_hash, invitation);
CREATE INDEX api_keys_listed ON api_keys (invitation, created_at, id);
CREATE INDEX api_keys_id ON api_keys (id);
