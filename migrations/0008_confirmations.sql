-- Three confirmations a day and mailbox: `Anna+shop@example.com` and `anna@example.com` are one. The
-- expression is that of `mailboxOf` in app/shop/order/mutations.server.ts, which reads this index.
CREATE INDEX outbox_confirmations ON outbox (
  lower(CASE WHEN instr(recipient, '+') BETWEEN 2 AND instr(recipient, '@') - 1
    THEN substr(recipient, 1, instr(recipient, '+') - 1) || substr(recipient, instr(recipient, '@'))
    ELSE recipient END),
  created_at
) WHERE kind = 'order-thanks';
