-- Invitations that hosts send household by household (docs/decisions/092). Times are milliseconds
-- since 1970 in UTC.

-- Who sends to it, in the hosts' own words; NULL for whoever sends to its side.
ALTER TABLE households ADD COLUMN sender TEXT;
-- When its invitation was last marked as sent.
ALTER TABLE households ADD COLUMN sent_at INTEGER;

-- Whose households a link to send invitations has: 'bride', 'groom' or the hosts' own words; NULL for
-- every other link. Such a link is read-only too, because the release before knows no more of it.
ALTER TABLE couple_links ADD COLUMN sender TEXT;

-- The hosts' own words in place of the studio's (app/domain/guests).
CREATE TABLE message_words (
  invitation TEXT NOT NULL,
  -- `invitation` or `reminder`.
  kind TEXT NOT NULL,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, kind, language)
);
