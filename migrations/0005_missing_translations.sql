-- Keys that lacked a translation in somebody's browser. Times are milliseconds since 1970 in UTC.
CREATE TABLE missing_translations (
  language TEXT NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  -- What was shown instead.
  fallback TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  first_seen INTEGER NOT NULL,
  last_seen INTEGER NOT NULL,
  PRIMARY KEY (language, namespace, key)
) WITHOUT ROWID;
