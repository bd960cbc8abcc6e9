-- What hosts decide about replies, and what they enter for guests (app/domain/reply). Times are
-- milliseconds since 1970 in UTC.

-- Hidden by the hosts: in no list and no total. NULL again when the guest changes the reply.
ALTER TABLE replies ADD COLUMN hidden_at INTEGER;
-- When the hosts found a doubtful reply right.
ALTER TABLE replies ADD COLUMN accepted_at INTEGER;
-- Who entered the revision for the guest: the name of a shared link, '' for the couple's own; NULL
-- for the guest.
ALTER TABLE replies ADD COLUMN entered_by TEXT;
ALTER TABLE reply_revisions ADD COLUMN entered_by TEXT;

-- Totals read this index alone, never the rows.
DROP INDEX replies_totals;
CREATE INDEX replies_totals ON replies (invitation, response, guests_number, children, with_partner) WHERE hidden_at IS NULL;

-- An open dashboard asks for the newest change alone.
CREATE INDEX replies_changed ON replies (invitation, updated_at, id);

-- When a host last marked a reminder to the household as sent.
ALTER TABLE households ADD COLUMN reminded_at INTEGER;
