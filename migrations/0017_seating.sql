-- Tables of an event and who sits at them (app/domain/seating). Times are milliseconds since 1970
-- in UTC.
CREATE TABLE seating_tables (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  -- A number, or words such as «Հարսի ընկերները».
  name TEXT NOT NULL,
  seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 60),
  -- The order in which tables are listed.
  position INTEGER NOT NULL,
  -- Set while a deleted table can be restored, with the parties that it had.
  deleted_at INTEGER
);
CREATE INDEX seating_tables_listed ON seating_tables (invitation, position, id);

-- A party has one table at most: moving it replaces its row.
CREATE TABLE seatings (
  invitation TEXT NOT NULL,
  -- The id of a household, or of a reply without one.
  party TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (invitation, party)
) WITHOUT ROWID;

CREATE TABLE seating_settings (
  invitation TEXT PRIMARY KEY,
  -- 1: on the day of the event guests find their table on the invitation's page.
  guests_find INTEGER NOT NULL
) WITHOUT ROWID;
