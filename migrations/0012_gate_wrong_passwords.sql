-- Passwords that were tried at an invitation and are wrong: typed again they are no new guess. A
-- signature stands for the password and for the one that it was compared with; neither can be read from it.
CREATE TABLE gate_wrong_passwords (
  invitation TEXT NOT NULL,
  signature TEXT NOT NULL,
  -- When it was tried, in milliseconds since 1970 in UTC.
  tried_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, signature)
) WITHOUT ROWID;
-- For the nightly forgetting.
CREATE INDEX gate_wrong_passwords_tried_at ON gate_wrong_passwords (tried_at);
