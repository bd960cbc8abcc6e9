-- Replies that likely repeat another (app/domain/reply/doubles.ts). Such a one is in no total until
-- hosts decide. Times are milliseconds since 1970 in UTC.

-- The id of the reply that it likely repeats; NULL for one that counts.
ALTER TABLE replies ADD COLUMN doubles TEXT;
-- When hosts decided that it stands beside that reply; it is not asked about again.
ALTER TABLE replies ADD COLUMN aside_at INTEGER;
-- When hosts decided that it counts as its own, whatever it looks like.
ALTER TABLE replies ADD COLUMN counted_at INTEGER;

-- Totals read this index alone, never the rows. The release before reads replies_totals.
CREATE INDEX replies_counted ON replies (invitation, response, guests_number, children, with_partner)
  WHERE hidden_at IS NULL AND doubles IS NULL;
-- Few rows: those that wait for hosts.
CREATE INDEX replies_doubtful ON replies (invitation) WHERE doubles IS NOT NULL;
