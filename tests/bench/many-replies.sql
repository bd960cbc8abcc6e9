-- ?1 first, ?2 after last, ?3 milliseconds since 1970 of the first, ?4 replies of an invitation.
WITH RECURSIVE numbers (i) AS (
  SELECT ?1 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ?2
)
INSERT INTO replies
  (id, invitation, key, content_hash, language, name, response, guests_number, suspect, created_at, updated_at)
SELECT 'many-' || i, 'wedding/other-' || (i / ?4), 'key-' || i, 'hash-' || i, 'am', 'Անի ' || i,
  CASE i % 3 WHEN 0 THEN 'No' ELSE 'Yes' END, 2, 0, ?3 + i, ?3 + i
FROM numbers;
-- A message that was sent of each.
WITH RECURSIVE numbers (i) AS (
  SELECT ?1 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ?2
)
INSERT INTO outbox
  (id, channel, kind, reference, invitation, recipient, state, due_at, created_at, sent_at)
SELECT 'sent-' || i, 'mail', 'reply', 'many-' || i || ':1', 'wedding/other-' || (i / ?4),
  'couple@example.am', 'sent', ?3 + i, ?3 + i, ?3 + i
FROM numbers;
