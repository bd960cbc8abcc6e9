-- The further fields of a reply (app/domain/reply/fields.ts). Where a guest said nothing: NULL.

ALTER TABLE replies ADD COLUMN children INTEGER;
ALTER TABLE replies ADD COLUMN diet TEXT;
-- 'groom', 'bride', or a named person of the definition's `reply.sides`.
ALTER TABLE replies ADD COLUMN side TEXT;
ALTER TABLE replies ADD COLUMN other_guest TEXT;
-- Places with a space between: 'church restaurant'.
ALTER TABLE replies ADD COLUMN attending TEXT;
ALTER TABLE replies ADD COLUMN join_from TEXT;
ALTER TABLE replies ADD COLUMN with_partner INTEGER NOT NULL DEFAULT 0;
ALTER TABLE replies ADD COLUMN message TEXT;

ALTER TABLE reply_revisions ADD COLUMN children INTEGER;
ALTER TABLE reply_revisions ADD COLUMN diet TEXT;
ALTER TABLE reply_revisions ADD COLUMN side TEXT;
ALTER TABLE reply_revisions ADD COLUMN other_guest TEXT;
ALTER TABLE reply_revisions ADD COLUMN attending TEXT;
ALTER TABLE reply_revisions ADD COLUMN join_from TEXT;
ALTER TABLE reply_revisions ADD COLUMN with_partner INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reply_revisions ADD COLUMN message TEXT;

-- Totals read this index alone, never the rows.
DROP INDEX replies_totals;
CREATE INDEX replies_totals ON replies (invitation, response, guests_number, children, with_partner);
