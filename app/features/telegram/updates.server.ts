import { hashToken } from "#app/lib/token.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import {
  giveUpChat,
  markChatLost,
  fallBackToMail,
} from "#app/features/outbox/telegram-fallback.server.ts";
import { rowId } from "#app/features/outbox/row-id.ts";
import { commandOf, type Update } from "#app/features/telegram/schema.ts";

const minute = 60_000;

/** The chat, the update's number, the user's language and the time. */
type ChatRequest = { chat: string; number: number; language: Language; now: number };

/**
 * Executes a chat's command and puts the bot's answer into the outbox, in one atomic batch.
 * Telegram repeats an update when it is unsure of its delivery; the repetition changes nothing.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function takeUpdate(db: D1Database, update: Update, now: number): Promise<string[]> {
  const { message, update_id: number } = update;
  const command = message && commandOf(message.text);
  if (!message || !command) return [];
  const language = languageOf(message.from?.language_code);
  const request = { chat: String(message.chat.id), number, language, now };
  const results = await db.batch<{ id: string }>(
    command.command === "stop"
      ? unbindStatements(db, request)
      : await bindStatements(db, request, command.code),
  );
  return results.flatMap((result) => result.results.map((row) => row.id));
}

/**
 * Binds the chat with a one-time code. `used_by` holds the update's number, so that a repeated
 * update is recognised.
 */
async function bindStatements(
  db: D1Database,
  request: ChatRequest,
  code: string,
): Promise<D1PreparedStatement[]> {
  if (code === "") return [answerOnce(db, request, "hello")];
  const { chat, number, language, now } = request;
  const hash = await hashToken(code);
  const ours = "FROM telegram_codes WHERE code_hash = ?1 AND used_by = ?2";
  return [
    db
      .prepare(
        "UPDATE telegram_codes SET used_by = ?2 WHERE code_hash = ?1 AND used_by IS NULL AND expires_at > ?3",
      )
      .bind(hash, number, now),
    db
      .prepare(
        `INSERT INTO telegram_chats (invitation, chat_id, bound_at) SELECT invitation, ?3, ?4 ${ours}
         ON CONFLICT DO UPDATE SET bound_at = excluded.bound_at, lost_at = NULL`,
      )
      .bind(hash, number, chat, now),
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
         SELECT ${rowId}, 'telegram', 'bot', ?3, invitation, ?4, ?5, ?5 ${ours}
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(hash, number, `${number}:bound:${language}`, chat, now),
    answerOnce(db, request, "refused", hash),
  ];
}

/** Unbinds the chat. Its waiting messages, and all later ones, go by mail. */
function unbindStatements(db: D1Database, request: ChatRequest): D1PreparedStatement[] {
  const { chat, now } = request;
  return [
    answerOnce(db, request, "stopped"),
    markChatLost(db, chat, now),
    giveUpChat(db, chat, now),
    fallBackToMail(db, chat, now),
  ];
}

/**
 * The same answer at most once a minute, which stops floods.
 * @param unless a code's hash: no answer where this update has used it.
 */
function answerOnce(
  db: D1Database,
  { chat, number, language, now }: ChatRequest,
  what: "hello" | "refused" | "stopped",
  unless = "",
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
       SELECT ${rowId}, 'telegram', 'bot', ?1,
         (SELECT invitation FROM telegram_chats WHERE chat_id = ?2 ORDER BY bound_at DESC LIMIT 1), ?2, ?3, ?3
       WHERE NOT EXISTS (SELECT 1 FROM telegram_codes WHERE code_hash = ?4 AND used_by = ?5)
       ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(`${Math.floor(now / minute)}:${what}:${language}`, chat, now, unless, number);
}

/** A user's IETF tag, as in `hy` or `en-GB`. */
function languageOf(tag = ""): Language {
  const [code = ""] = tag.toLowerCase().split("-");
  // In BCP 47 `am` is Amharic (docs/decisions/004).
  return code !== "am" && isLanguage(code) ? code : defaultLanguage;
}
