-- All tables, grouped by the folder that owns them (scripts/source-rules.ts). Times are milliseconds
-- since 1970 in UTC. `invitation` is a path, as in `wedding/anna-arman`.

-- app/domain/authoring

-- One row an invitation: its newest version. KV shows it to guests, but tells of a change only after up to
-- a minute in other places; whether a version is the newest is asked here.
CREATE TABLE publications (
  path TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  -- Of what it says; NULL once it was taken down.
  hash TEXT,
  -- JSON: every address where KV may hold a copy of it.
  addresses TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  published_by TEXT NOT NULL,
  -- NULL while KV is being written, and after a run that died meanwhile.
  finished_at INTEGER
);

-- One row while somebody publishes: KV has no transactions, so writers take turns.
CREATE TABLE publish_lease (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- One run of a command.
  holder TEXT NOT NULL,
  person TEXT NOT NULL,
  -- As in `publish` or `rollback wedding/anna-arman`.
  action TEXT NOT NULL,
  taken_at INTEGER NOT NULL,
  -- Renewed while the run lives; afterwards anybody may take the row.
  expires_at INTEGER NOT NULL
);

-- app/domain/gate

-- Wrong guesses at an invitation's password.
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
-- For the nightly deletion.
CREATE INDEX gate_guesses_since ON gate_guesses (since);

-- Passwords that were tried at an invitation and are wrong: typed again they are no new guess.
CREATE TABLE gate_wrong_passwords (
  invitation TEXT NOT NULL,
  -- Of the password and of the one that it was compared with; neither can be read from it.
  signature TEXT NOT NULL,
  tried_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, signature)
) WITHOUT ROWID;
-- For the nightly deletion.
CREATE INDEX gate_wrong_passwords_tried_at ON gate_wrong_passwords (tried_at);

-- app/domain/guests

-- The guests that hosts invite by name: one row a household, with its personal link.
CREATE TABLE households (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  -- The value of `?g=` in its personal link; NULL once the link is revoked.
  code TEXT,
  salutation TEXT NOT NULL,
  address_form TEXT NOT NULL CHECK (address_form IN ('one', 'several', 'formal')),
  -- JSON: [{ "id", "name", "child" }], the name null for "and guest".
  people TEXT NOT NULL,
  -- The household's names in one spelling for all scripts (app/domain/guests/names/spelling.ts).
  name_key TEXT NOT NULL,
  adults INTEGER NOT NULL,
  children INTEGER NOT NULL,
  language TEXT,
  side TEXT,
  -- JSON: ["church", "dinner", …], free words too.
  tags TEXT NOT NULL,
  phone TEXT,
  -- Where its printed invitation goes, in several lines, as hosts write it on an envelope.
  postal_address TEXT,
  note TEXT,
  -- Who sends its invitation, in the hosts' own words; NULL for whoever sends to its side.
  sender TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When hosts last marked its invitation, a reminder and a change as sent.
  sent_at INTEGER,
  reminded_at INTEGER,
  notified_at INTEGER,
  -- When a chat's preview robot first fetched the link.
  delivered_at INTEGER,
  -- The first and the last visit of a person's browser.
  opened_at INTEGER,
  last_opened_at INTEGER
);
CREATE UNIQUE INDEX households_code ON households (invitation, code) WHERE code IS NOT NULL;
CREATE INDEX households_listed ON households (invitation, created_at, id);

-- The hosts' own words in place of the studio's.
CREATE TABLE message_words (
  invitation TEXT NOT NULL,
  -- `invitation` or `reminder`.
  kind TEXT NOT NULL,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, kind, language)
);

-- app/domain/reply

-- One row a guest's form, in its newest revision. What a guest did not say is NULL.
CREATE TABLE replies (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  -- The form's idempotency key.
  key TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  content_hash TEXT NOT NULL,
  -- The household that it is of: it has one reply, from whichever phone.
  household TEXT,
  -- 1: the household's own link gave it, or hosts entered it for the household. 0: it came through the
  -- general link, also where hosts assigned it to a household.
  by_personal_link INTEGER NOT NULL DEFAULT 0,
  -- Who entered the revision for the guest: the name of a shared link, '' for the couple's own; NULL
  -- for the guest.
  entered_by TEXT,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  response TEXT NOT NULL CHECK (response IN ('Yes', 'No')),
  guests_number INTEGER,
  children INTEGER,
  with_partner INTEGER NOT NULL DEFAULT 0,
  -- JSON: [{ "name", "child", "comes" }], the people of its household as they were named when it was
  -- given, the name null for "and guest"; NULL where they were not asked by name.
  people TEXT,
  -- Places with a space between: 'church restaurant'.
  attending TEXT,
  -- JSON like {"church":3,"restaurant":4}: how many come to each part of the day; NULL where all who come
  -- are at all parts of `attending`.
  parts TEXT,
  join_from TEXT,
  -- 'groom', 'bride', or a named person of the definition's `reply.sides`.
  side TEXT,
  email_to TEXT CHECK (email_to IN ('groom', 'bride')),
  diet TEXT,
  other_guest TEXT,
  message TEXT,
  -- Whether a program seems to have sent it.
  suspect INTEGER NOT NULL DEFAULT 0,
  -- The id of the reply that it likely repeats (app/domain/reply/doubles/rules.ts); it is in no total until
  -- hosts decide. NULL for one that counts.
  doubles TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When hosts last decided about it: hid, accepted or assigned it, or undid that.
  reviewed_at INTEGER,
  -- When hosts found a doubtful reply right.
  accepted_at INTEGER,
  -- Hidden by hosts: in no list and no total. NULL again when the guest changes the reply.
  hidden_at INTEGER,
  -- When it was last shown again because its guest changed it after hosts had hidden it.
  returned_at INTEGER,
  -- When hosts decided that it stands beside the reply that it repeats; it is not asked about again.
  aside_at INTEGER,
  -- When hosts decided that it counts as its own, whatever it looks like.
  counted_at INTEGER
);
CREATE UNIQUE INDEX replies_key ON replies (invitation, key);
CREATE UNIQUE INDEX replies_household ON replies (invitation, household) WHERE household IS NOT NULL;
CREATE INDEX replies_newest ON replies (invitation, created_at DESC, id DESC);
-- An open dashboard asks for the newest change and the newest decision alone.
CREATE INDEX replies_changed ON replies (invitation, updated_at, id);
CREATE INDEX replies_reviewed ON replies (invitation, reviewed_at, id) WHERE reviewed_at IS NOT NULL;
-- Totals read this index alone, never the rows.
CREATE INDEX replies_counted ON replies (invitation, response, guests_number, children, with_partner)
  WHERE hidden_at IS NULL AND doubles IS NULL;
-- Few rows: those that wait for hosts.
CREATE INDEX replies_doubtful ON replies (invitation) WHERE doubles IS NOT NULL;

-- Every revision that a guest ever sent, the newest among them; columns as in `replies`.
CREATE TABLE reply_revisions (
  reply_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  entered_by TEXT,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  response TEXT NOT NULL,
  guests_number INTEGER,
  children INTEGER,
  with_partner INTEGER NOT NULL DEFAULT 0,
  people TEXT,
  attending TEXT,
  parts TEXT,
  join_from TEXT,
  side TEXT,
  email_to TEXT,
  diet TEXT,
  other_guest TEXT,
  message TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (reply_id, revision)
) WITHOUT ROWID;

-- Mail addresses to which guests are written of a new hour or place. They end with the reply.
CREATE TABLE guest_addresses (
  reply_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  address TEXT NOT NULL,
  -- The language of the page on which it was given.
  language TEXT NOT NULL,
  -- From where it was given, as a signature of the network and the day.
  network TEXT,
  created_at INTEGER NOT NULL,
  -- When whoever reads the mailbox said in a mail that it is theirs; NULL: one mail goes there, no more.
  confirmed_at INTEGER
) WITHOUT ROWID;
CREATE INDEX guest_addresses_invitation ON guest_addresses (invitation);
CREATE INDEX guest_addresses_network ON guest_addresses (network) WHERE network IS NOT NULL;
-- `Anna+shop@example.com` and `anna@example.com` are one mailbox. The expression is that of `mailboxOf` in
-- app/platform/outbox/mailbox/data.server.ts, here and in three indexes of `outbox`.
CREATE INDEX guest_addresses_mailbox ON guest_addresses (
  invitation,
  lower(CASE WHEN instr(address, '+') BETWEEN 2 AND instr(address, '@') - 1
    THEN substr(address, 1, instr(address, '+') - 1) || substr(address, instr(address, '@'))
    ELSE address END)
);

-- Wishes that guests wrote after the day, for all who open the page. They end with the reply.
CREATE TABLE wishes (
  reply_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When the couple took it off the page.
  hidden_at INTEGER
) WITHOUT ROWID;
CREATE INDEX wishes_invitation ON wishes (invitation, created_at);

-- app/domain/seating

CREATE TABLE seating_tables (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  -- A number, or words such as «Հարսի ընկերները».
  name TEXT NOT NULL,
  seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 60),
  -- The order in which tables are listed.
  position INTEGER NOT NULL,
  -- Set while a deleted table can be restored, with the parties that it had.
  deleted_at INTEGER
);
CREATE INDEX seating_tables_listed ON seating_tables (invitation, position, id);

-- A party has one table at most: moving it replaces its row.
CREATE TABLE seatings (
  invitation TEXT NOT NULL,
  -- The id of a household, or of a reply without one.
  party TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (invitation, party)
) WITHOUT ROWID;

CREATE TABLE seating_settings (
  invitation TEXT PRIMARY KEY,
  -- 1: on the day of the event guests find their table on the invitation's page.
  guests_find INTEGER NOT NULL
) WITHOUT ROWID;

-- What is served, as hosts wrote it for the printed menu. At most one text for a language.
CREATE TABLE menus (
  invitation TEXT NOT NULL,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, language)
);

-- app/domain/couple-link

-- Secret links that open a dashboard: the couple's own, without a name, and those that they share.
CREATE TABLE couple_links (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  name TEXT,
  -- SHA-256 of the token, which is not stored.
  token_hash TEXT NOT NULL,
  read_only INTEGER NOT NULL DEFAULT 0,
  -- Whose households a link to send invitations has: 'bride', 'groom' or the hosts' own words; NULL for
  -- every other link. Such a link is read-only too.
  sender TEXT,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at INTEGER
);
CREATE UNIQUE INDEX couple_links_token ON couple_links (token_hash);
CREATE INDEX couple_links_invitation ON couple_links (invitation, revoked_at);

-- app/domain/api-key

-- Keys by which programs read answers: a row for each invitation that a key reads, so that each couple
-- sees and ends its own.
CREATE TABLE api_keys (
  -- The same in each row of one key.
  id TEXT NOT NULL,
  invitation TEXT NOT NULL,
  -- What it is for, or whose it is.
  name TEXT NOT NULL,
  made_by TEXT NOT NULL CHECK (made_by IN ('couple', 'studio')),
  -- SHA-256 of the key, which is not stored.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- When answers of this invitation were last read with it.
  last_used_at INTEGER,
  revoked_at INTEGER,
  PRIMARY KEY (invitation, id)
);
CREATE UNIQUE INDEX api_keys_token ON api_keys (token_hash, invitation);
CREATE INDEX api_keys_listed ON api_keys (invitation, created_at, id);
CREATE INDEX api_keys_id ON api_keys (id);

-- app/domain/change-log

-- What hosts, and the studio for them, changed of an invitation's guests, tables, answers, links and
-- settings.
CREATE TABLE host_changes (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- The name of the shared link by which it was done; '' for the couple's own, NULL for the studio.
  person TEXT,
  kind TEXT NOT NULL,
  -- JSON: the ids of the households and replies that it is about.
  subjects TEXT NOT NULL,
  -- JSON: what it is about by name, and fields before and after.
  details TEXT NOT NULL
);
CREATE INDEX host_changes_listed ON host_changes (invitation, created_at, id);
-- A request that asks again after D1's answer was lost logs what it does once.
CREATE UNIQUE INDEX host_changes_once ON host_changes (invitation, created_at, kind, details);

-- app/domain/telegram

-- One-time codes that bind a chat.
CREATE TABLE telegram_codes (
  -- SHA-256 of the code, which is not stored.
  code_hash TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Telegram's number of the update that used it up.
  used_by INTEGER
) WITHOUT ROWID;
CREATE INDEX telegram_codes_expiry ON telegram_codes (expires_at);

-- app/platform/outbox

-- The queue of record: one row a message and recipient. Cloudflare Queues only wakes the sender.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'telegram', 'webhook')),
  kind TEXT NOT NULL,
  -- For kind 'reply': reply id ':' revision.
  reference TEXT NOT NULL,
  invitation TEXT,
  -- A mail address, a chat, or the id of a webhook.
  recipient TEXT NOT NULL,
  -- The couple's address that it goes to; NULL for a recipient of the definition.
  address_id TEXT,
  -- JSON: the addresses that are mailed if a Telegram message cannot arrive.
  fallback TEXT,
  -- For kind 'call': what was to be sent, as SHA-256. The mail itself is never stored.
  content_hash TEXT,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- How many attempts ended without an answer to the whole message: each may have been delivered.
  unconfirmed INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  -- When it may be tried; while it is being sent, when its sender's lease runs out.
  due_at INTEGER NOT NULL,
  sent_at INTEGER,
  -- A dead row that nobody has to mend: its word went by mail instead, or whoever asked knows.
  settled_at INTEGER,
  -- When staff said that nothing is to be done about a row any more: it is not sent and is no alarm.
  staff_settled_at INTEGER
);
CREATE UNIQUE INDEX outbox_once ON outbox (kind, reference, recipient);
-- Partial, so that what was sent costs the sender nothing. Each channel has a sender of its own: where mail
-- waits for its server, messages go on.
CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE state IN ('pending', 'sending');
-- What is settled costs the alarm nothing.
CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead' AND settled_at IS NULL AND staff_settled_at IS NULL;
CREATE INDEX outbox_invitation ON outbox (invitation, state);
-- For the newest message to a webhook.
CREATE INDEX outbox_webhook_recipient ON outbox (recipient) WHERE channel = 'webhook';
-- For the nightly deletion.
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE state = 'sent';
CREATE INDEX outbox_settled ON outbox (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX outbox_staff_settled ON outbox (staff_settled_at) WHERE staff_settled_at IS NOT NULL;
CREATE INDEX outbox_recipient ON outbox (recipient, kind, created_at);
-- Three confirmations, and three lists of orders, a day and mailbox; one change at a time to a mailbox.
CREATE INDEX outbox_confirmations ON outbox (
  lower(CASE WHEN instr(recipient, '+') BETWEEN 2 AND instr(recipient, '@') - 1
    THEN substr(recipient, 1, instr(recipient, '+') - 1) || substr(recipient, instr(recipient, '@'))
    ELSE recipient END),
  created_at
) WHERE kind = 'order-thanks';
CREATE INDEX outbox_order_lists ON outbox (
  lower(CASE WHEN instr(recipient, '+') BETWEEN 2 AND instr(recipient, '@') - 1
    THEN substr(recipient, 1, instr(recipient, '+') - 1) || substr(recipient, instr(recipient, '@'))
    ELSE recipient END),
  created_at
) WHERE kind = 'order-list';
CREATE INDEX outbox_changes ON outbox (
  invitation,
  lower(CASE WHEN instr(recipient, '+') BETWEEN 2 AND instr(recipient, '@') - 1
    THEN substr(recipient, 1, instr(recipient, '+') - 1) || substr(recipient, instr(recipient, '@'))
    ELSE recipient END)
) WHERE kind = 'change';

-- The chats in which hosts follow an invitation's replies; `lost_at` once they stopped or blocked the bot.
CREATE TABLE telegram_chats (
  invitation TEXT NOT NULL,
  chat_id TEXT NOT NULL,
  bound_at INTEGER NOT NULL,
  lost_at INTEGER,
  PRIMARY KEY (invitation, chat_id)
) WITHOUT ROWID;
CREATE INDEX telegram_chats_chat ON telegram_chats (chat_id);

-- The Telegram chat in which the guest of a reply is written of a new hour or place. It ends with the reply.
CREATE TABLE guest_chats (
  reply_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  chat_id TEXT NOT NULL,
  -- The language of the page on which the guest chose it.
  language TEXT NOT NULL,
  bound_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX guest_chats_invitation ON guest_chats (invitation);
CREATE INDEX guest_chats_chat ON guest_chats (chat_id, bound_at);

-- Addresses of couples' programs that get each answer.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  url TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX webhooks_invitation ON webhooks (invitation);

-- A row for each invitation whose couple chose other news than a message for each answer.
CREATE TABLE notification_settings (
  invitation TEXT PRIMARY KEY,
  -- 'digest': each evening what is new; 'deadline': the numbers alone, before the deadline.
  mode TEXT NOT NULL CHECK (mode IN ('digest', 'deadline')),
  -- Until when answers have been reported. A report is due when its time has come after this one.
  since INTEGER NOT NULL
) WITHOUT ROWID;

-- Mail addresses that a couple added to those of its invitation's definition.
CREATE TABLE notification_addresses (
  id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  address TEXT NOT NULL COLLATE NOCASE,
  -- An address at which mail failed and which this one corrects.
  replaces TEXT COLLATE NOCASE,
  -- The language of the mail that asks for the confirmation.
  language TEXT NOT NULL,
  -- When that mail was last asked for.
  requested_at INTEGER NOT NULL,
  -- NULL until its link was used; until then nothing else is sent there.
  confirmed_at INTEGER
);
CREATE UNIQUE INDEX notification_addresses_once ON notification_addresses (invitation, address);
-- For the nightly deletion.
CREATE INDEX notification_addresses_open ON notification_addresses (requested_at) WHERE confirmed_at IS NULL;

-- app/shop/order

-- One row a form, in its newest revision.
CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  -- What people read out on the phone.
  number INTEGER NOT NULL,
  -- The form's idempotency key: one form is one order, however often it arrives.
  key TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  content_hash TEXT NOT NULL,

  -- What the form says, and the language in which it was filled in.
  language TEXT NOT NULL,
  names TEXT NOT NULL,
  email TEXT NOT NULL,
  -- In E.164.
  phone TEXT NOT NULL,
  template TEXT,
  occasion_type TEXT NOT NULL CHECK (occasion_type IN ('wd', 'et', 'bd', 'bm', 'cp', 'ot')),
  occasion_date TEXT NOT NULL,
  music TEXT,
  rsvp INTEGER NOT NULL,
  dresscode TEXT,
  -- As in `am,en,ru`.
  languages TEXT NOT NULL,
  text TEXT,
  details TEXT NOT NULL,
  -- What is ordered besides, as in `telegram,gallery`.
  extras TEXT,
  -- How many of each accessory, as JSON: { "place-card": 80 }.
  accessories TEXT,
  suspect INTEGER NOT NULL DEFAULT 0,

  state TEXT NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'in-work', 'ready', 'approved', 'published', 'cancelled')),
  -- The invitation made from it.
  invitation TEXT,
  -- Which of the staff makes it.
  assigned_to TEXT,
  -- The day by which it is promised, as in `2027-06-12`, where it is another than the form said.
  due_on TEXT,
  -- What the customer says is complete or not wanted, as in `photos,song`.
  settled TEXT,
  -- What the customer last asked to have changed, and when; both stay after it is done.
  change_request TEXT,
  change_requested_at INTEGER,
  -- When the customer approved the newest preview; NULL until then, and again once another is shown or
  -- a change is requested.
  approved_at INTEGER,
  -- The preview's revision, and its languages that the customer has read and approved, as in `3,am,en`.
  approved_languages TEXT,

  -- The lines, the sum and the price list's version on the day on which the order came, as JSON.
  quote TEXT,
  -- The sum that was agreed on, where it is another than the quote's.
  agreed_sum INTEGER,
  -- When it was paid, how much, and how.
  paid_at INTEGER,
  paid_sum INTEGER,
  paid_by TEXT,

  -- What of it is made by hand, as in app/shop/order/goods/state.ts; NULL where nothing was done about it yet.
  goods TEXT,
  -- Since when it is so.
  goods_at INTEGER,
  -- What is to be printed, and where it goes, in the customer's words.
  print_text TEXT,
  delivery TEXT,

  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX orders_number ON orders (number);
CREATE UNIQUE INDEX orders_key ON orders (key);
CREATE INDEX orders_state ON orders (state, created_at DESC);
CREATE INDEX orders_invitation ON orders (invitation, created_at DESC) WHERE invitation IS NOT NULL;
-- One customer's orders.
CREATE INDEX orders_email ON orders (lower(email));
CREATE INDEX orders_cancelled_paid ON orders (number) WHERE state = 'cancelled' AND paid_sum > 0;

-- The history of an order: one row for each thing that somebody did about it.
CREATE TABLE order_events (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- As in app/shop/order/event/kinds.ts; a later release may write others.
  kind TEXT NOT NULL,
  -- Which of the staff; NULL for the customer.
  person TEXT,
  text TEXT
);
CREATE INDEX order_events_order ON order_events (order_id, at);

-- What customers send with an order: photos and a song. The files are in R2 under
-- `order-files/{order_id}/{hash}`.
CREATE TABLE order_files (
  order_id TEXT NOT NULL,
  -- SHA-256, in hex, of the file as it was sent: the same file twice is one.
  hash TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('photo', 'song')),
  -- By its content, as in app/platform/media/format.ts.
  format TEXT NOT NULL,
  -- As it was called on the customer's device.
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- In pixels; NULL for a song.
  width INTEGER,
  height INTEGER,
  caption TEXT,
  position INTEGER NOT NULL,
  -- Whether R2 has a small picture of it, `…/{hash}.small`.
  has_small INTEGER NOT NULL DEFAULT 0,
  -- Whether the customer wants it on the cover.
  is_cover INTEGER NOT NULL DEFAULT 0,
  -- The point that must not be cut off: `0.42,0.31`, shares of width and height from the upper left corner.
  focus TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, hash)
);

-- Payments of orders, by card and by hand. Sums are whole and in `currency`. A row stays when its order is
-- deleted: it names no person, and the books need it.
CREATE TABLE payments (
  -- Never used twice: a bank takes it as the number of its transaction.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Random; names the payment at its provider and in the address by which the customer comes back.
  key TEXT NOT NULL UNIQUE,
  order_id TEXT NOT NULL,
  order_number INTEGER NOT NULL,
  -- `stripe` or `ameriabank`; `transfer` or `cash` where staff marked it.
  provider TEXT NOT NULL,
  -- The provider's own name of it; NULL until the provider has answered, and for what staff marked.
  provider_id TEXT,
  -- Another name by which the provider's notices find it.
  reference TEXT,
  -- The provider's page where it is paid.
  page TEXT,
  -- Whether it was made with the provider's test keys.
  is_test INTEGER NOT NULL DEFAULT 0,
  currency TEXT NOT NULL,
  -- What was asked for.
  sum INTEGER NOT NULL,
  -- What came, and what of it was given back.
  paid_sum INTEGER NOT NULL DEFAULT 0,
  refunded_sum INTEGER NOT NULL DEFAULT 0,
  -- `open`, `paid`, `failed` or `expired`.
  state TEXT NOT NULL,
  -- How staff, or an even sum, settled it (payments/money.ts); NULL: it is looked at.
  settled_as TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When the customer came back from the provider's page.
  returned_at INTEGER,
  paid_at INTEGER,
  -- When the provider is asked about it next; NULL: never.
  check_at INTEGER
);
CREATE UNIQUE INDEX payments_provider ON payments (provider, provider_id) WHERE provider_id IS NOT NULL;
-- Two tabs begin one payment.
CREATE UNIQUE INDEX payments_open ON payments (order_id, provider) WHERE state = 'open';
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_number ON payments (order_number);
CREATE INDEX payments_reference ON payments (reference) WHERE reference IS NOT NULL;
CREATE INDEX payments_due ON payments (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX payments_unsettled ON payments (order_id) WHERE state = 'paid' AND settled_as IS NULL;

-- What a customer sees before it is published: one row an invitation, in its newest revision. Here and not
-- in KV: the preview, its order's state and the mail of it are one batch, and nobody approves what a place
-- far away has not seen yet.
CREATE TABLE previews (
  invitation TEXT PRIMARY KEY,
  -- What opens it: random, part of its address.
  key TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  -- Of what it says, without its og-images: tells whether the published one is what was shown.
  hash TEXT NOT NULL,
  -- The resolved definition in the form that KV would hold.
  definition TEXT NOT NULL,
  previewed_at INTEGER NOT NULL,
  -- Since then its address leads to the public page.
  published_at INTEGER
);

-- The files that are made of a published card or animation. They are in R2 under
-- `media/{hash}/whole.{extension}`.
CREATE TABLE deliverables (
  invitation TEXT NOT NULL,
  language TEXT NOT NULL,
  -- As in app/shop/order/deliverables/kinds.ts; a later release may write others.
  kind TEXT NOT NULL,
  -- The first half of the SHA-256 of the file, in hex.
  hash TEXT NOT NULL,
  extension TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- Of what is drawn: its page offers the file only while it shows the same.
  drawn TEXT NOT NULL,
  -- The published version that it was made of.
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (invitation, language, kind)
);

-- app/studio/staff

-- Secret links by which staff open the studio's own pages on their phones.
CREATE TABLE staff_links (
  id TEXT PRIMARY KEY,
  -- Whose link it is; what is done through it stands under this name.
  name TEXT NOT NULL,
  -- SHA-256 of the token, which is not stored.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
);
CREATE UNIQUE INDEX staff_links_token ON staff_links (token_hash);

-- app/i18n

-- Keys that lacked a translation in somebody's browser.
CREATE TABLE missing_translations (
  language TEXT NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  -- What was shown instead.
  fallback TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  first_seen INTEGER NOT NULL,
  last_seen INTEGER NOT NULL,
  PRIMARY KEY (language, namespace, key)
) WITHOUT ROWID;
