-- The Telegram chat in which the guest of a reply is told of a new hour or place
-- (app/platform/outbox). It ends with the reply. Times are milliseconds since 1970 in UTC.
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
