-- Wrong guesses at an invitation's password. Times are milliseconds since 1970 in UTC.
CREATE TABLE gate_guesses (
  invitation TEXT NOT NULL,
  -- Who guessed, as a signature of the network address; '' counts all guesses at the invitation.
  visitor TEXT NOT NULL,
  guesses INTEGER NOT NULL,
  -- When the first of them was made.
  since INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (invitation, visitor)
) WITHOUT ROWID;
-- For the nightly forgetting.
CREATE INDEX gate_guesses_since ON gate_guesses (since);
