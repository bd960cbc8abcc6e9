-- What hosts, and the studio for them, changed of an invitation's guests, tables, answers, links and
-- settings (app/domain/change-log). Times are milliseconds since 1970 in UTC.
CREATE TABLE host_changes (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- The name of the shared link by which it was done; '' for the couple's own, NULL for the studio.
  person TEXT,
  kind TEXT NOT NULL,
  -- JSON: the ids of the households and replies that it is about.
  subjects TEXT NOT NULL,
  -- JSON: what it is about by name, and fields before and after.
  details TEXT NOT NULL
);
CREATE INDEX host_changes_listed ON host_changes (invitation, created_at, id);
-- A request that asks again after D1's answer was lost logs what it does once.
CREATE UNIQUE INDEX host_changes_once ON host_changes (invitation, created_at, kind, details);
