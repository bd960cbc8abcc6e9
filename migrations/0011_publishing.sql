-- Who publishes, and what was published last. Times are milliseconds since 1970 in UTC.

-- One row while somebody publishes: KV has no transactions, so writers take turns.
CREATE TABLE publish_lease (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- One run of a command.
  holder TEXT NOT NULL,
  person TEXT NOT NULL,
  -- As in `publish` or `rollback wedding/anna-arman`.
  action TEXT NOT NULL,
  taken_at INTEGER NOT NULL,
  -- Renewed while the run lives; afterwards anybody may take the row.
  expires_at INTEGER NOT NULL
);

-- One row an invitation: its newest version. KV shows it to guests, but tells of a change only after up to
-- a minute in other places; whether a version is the newest is asked here.
CREATE TABLE publications (
  -- Its path, as in `wedding/anna-arman`.
  path TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  -- Of what it says; NULL once it was taken down.
  hash TEXT,
  -- JSON: every address where KV may hold a copy of it.
  addresses TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  published_by TEXT NOT NULL,
  -- NULL while KV is being written, and after a run that died meanwhile.
  finished_at INTEGER
);
