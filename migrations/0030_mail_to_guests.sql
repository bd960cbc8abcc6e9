-- Mail of changes to the addresses that guests gave (app/domain/reply), and the list of a customer's
-- orders: what goes to an address that nobody confirmed. Times are milliseconds since 1970 in UTC.

-- When whoever reads the mailbox said in a mail that it is theirs; NULL: one mail goes there, no more.
ALTER TABLE guest_addresses ADD COLUMN confirmed_at INTEGER;
-- From where it was given, as a signature of the network and the day.
ALTER TABLE guest_addresses ADD COLUMN network TEXT;
CREATE INDEX guest_addresses_network ON guest_addresses (network) WHERE network IS NOT NULL;
-- The expressions are those of `mailboxOf` in app/platform/outbox/mailbox-data.server.ts.
CREATE INDEX guest_addresses_mailbox ON guest_addresses (
  invitation,
  lower(CASE WHEN instr(address, '+') BETWEEN 2 AND instr(address, '@') - 1
    THEN substr(address, 1, instr(address, '+') - 1) || substr(address, instr(address, '@'))
    ELSE address END)
);
CREATE INDEX outbox_changes ON outbox (
  invitation,
  lower(CASE WHEN instr(recipient, '+') BETWEEN 2 AND instr(recipient, '@') - 1
    THEN substr(recipient, 1, instr(recipient, '+') - 1) || substr(recipient, instr(recipient, '@'))
    ELSE recipient END)
) WHERE kind = 'change';
CREATE INDEX outbox_order_lists ON outbox (
  lower(CASE WHEN instr(recipient, '+') BETWEEN 2 AND instr(recipient, '@') - 1
    THEN substr(recipient, 1, instr(recipient, '+') - 1) || substr(recipient, instr(recipient, '@'))
    ELSE recipient END),
  created_at
) WHERE kind = 'order-list';
