-- What is served, as hosts wrote it for the printed menu (app/domain/seating). At most one text for a
-- language. Times are milliseconds since 1970 in UTC.
CREATE TABLE menus (
  invitation TEXT NOT NULL,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, language)
);
