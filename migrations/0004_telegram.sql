-- Telegram, and the calls of POST /send-email. Times are milliseconds since 1970 in UTC.

-- Who is told by mail if a Telegram message cannot arrive: a JSON list of addresses.
ALTER TABLE outbox ADD COLUMN fallback TEXT;
-- A dead row that nobody has to mend: its word went by mail instead, or whoever asked was told.
ALTER TABLE outbox ADD COLUMN settled_at INTEGER;
-- For kind 'call': what was to be sent, as SHA-256. The mail itself is never stored.
ALTER TABLE outbox ADD COLUMN content_hash TEXT;

-- One-time codes that bind a chat. The code itself is never stored, only its SHA-256.
CREATE TABLE telegram_codes (
  code_hash TEXT PRIMARY KEY,
  invitation TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Telegram's number of the update that used it up.
  used_by INTEGER
) WITHOUT ROWID;
CREATE INDEX telegram_codes_expiry ON telegram_codes (expires_at);

-- Whoever asked to be told of an invitation's replies; `lost_at` once they stopped or blocked the bot.
CREATE TABLE telegram_chats (
  invitation TEXT NOT NULL,
  chat_id TEXT NOT NULL,
  bound_at INTEGER NOT NULL,
  lost_at INTEGER,
  PRIMARY KEY (invitation, chat_id)
) WITHOUT ROWID;
CREATE INDEX telegram_chats_chat ON telegram_chats (chat_id);
