-- When hosts last decided about a reply: hid, accepted or assigned it, or undid that. Milliseconds
-- since 1970 in UTC. An open dashboard asks for the newest decision alone.
ALTER TABLE replies ADD COLUMN reviewed_at INTEGER;
CREATE INDEX replies_reviewed ON replies (invitation, reviewed_at, id) WHERE reviewed_at IS NOT NULL;
