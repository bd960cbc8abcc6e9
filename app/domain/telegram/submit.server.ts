import { hashToken } from "#app/lib/crypto.ts";
import { defaultLanguage, languageOfTag, type Language } from "#app/i18n/languages.ts";
import { invitationsOf, unboundChat } from "#app/platform/outbox/chat/data.server.ts";
import { bindChat, markChatLost } from "#app/platform/outbox/chat/mutations.server.ts";
import { enqueue, enqueuedIds, fallBackToMail } from "#app/platform/outbox/enqueue.server.ts";
import {
  invitationOfChat,
  chatOfGuest,
  findGuestOfChat,
  notChatOfGuest,
  type GuestChat,
} from "#app/platform/outbox/guest-chat/data.server.ts";
import {
  bindGuestChat,
  forgetGuestChat,
} from "#app/platform/outbox/guest-chat/mutations.server.ts";
import { giveUpChat } from "#app/platform/outbox/mutations.server.ts";
import type { Source } from "#app/platform/outbox/source.ts";
import { invitationOfComing } from "#app/domain/reply/address/data.server.ts";
import { readGuestCode, type GuestCode } from "#app/domain/reply/chat/code.ts";
import {
  codeNotUsedBy,
  codeUsedBy,
  useCode,
  useGuestCode,
} from "#app/domain/telegram/mutations.server.ts";
import {
  commandOf,
  type Command,
  type Question,
  type Update,
} from "#app/domain/telegram/schema.ts";
import type { Secrets } from "#app/lib/crypto.ts";

const second = 1000;
const minute = 60 * second;

/** The chat, the update's number, the user's language and the time. */
type ChatRequest = { chat: string; number: number; language: Language; now: number };

/** The bot's user name, by which groups address it, and the secret that signs guests' codes. */
type Bot = { name: string; secret: Secrets | null };

/**
 * Executes a chat's command and puts the bot's answer into the outbox, in one atomic batch.
 * Telegram repeats an update when it is unsure of its delivery; the repetition changes nothing.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function takeUpdate(
  db: D1Database,
  update: Update,
  bot: Bot,
  now: number,
): Promise<string[]> {
  const { message, update_id: number } = update;
  const command = message && commandOf(message.text, message.chat.type === "private", bot.name);
  if (!message || !command) return [];
  const language = languageOf(message.from?.language_code);
  const request = { chat: String(message.chat.id), number, language, now };
  if (command.command === "start") {
    const statements = await startStatements(db, request, command.code, bot.secret);
    return enqueuedIds(await db.batch(statements));
  }
  const guest = await findGuestOfChat(db, request.chat);
  const statements = guest
    ? guestStatements(db, { ...request, language: guest.language }, command, guest)
    : hostStatements(db, request, command);
  return enqueuedIds(await db.batch(statements));
}

/** Commands of a chat that is bound, or might be. */
type LaterCommand = Exclude<Command, { command: "start" }>;

/** In a chat where a guest is told of changes: it ends, or the bot says what it is for. */
function guestStatements(
  db: D1Database,
  request: ChatRequest,
  { command }: LaterCommand,
  guest: GuestChat,
): D1PreparedStatement[] {
  const { chat, now } = request;
  const source = invitationOfChat(guest);
  return command === "stop"
    ? [...answerOnce(db, request, "guest-stopped", source), ...forgetGuestChat(db, chat, now)]
    : answerOnce(db, request, "guest-help", source);
}

function hostStatements(
  db: D1Database,
  request: ChatRequest,
  command: LaterCommand,
): D1PreparedStatement[] {
  switch (command.command) {
    case "stop":
      return unbindStatements(db, request);
    case "help":
      return answerOnce(db, request, "help");
    case "ask":
      return askStatements(db, request, command.question);
  }
}

/**
 * An answer for each invitation that the chat is bound to; to a chat that is bound to none the bot
 * introduces itself. The same question is answered six times a minute at most, which stops floods.
 */
function askStatements(
  db: D1Database,
  request: ChatRequest,
  question: Question,
): D1PreparedStatement[] {
  const { chat, language, now } = request;
  const reference = `${Math.floor(now / (10 * second))}:${question}:${language}`;
  const source = invitationsOf(chat);
  return [
    ...enqueue(db, { kind: "bot", reference, chat, source, perInvitation: true }, now),
    ...answerOnce(db, request, "hello", unboundChat(chat)),
  ];
}

/** Binds the chat with a guest's code, or with one of the studio or the hosts. */
async function startStatements(
  db: D1Database,
  request: ChatRequest,
  code: string,
  secret: Secrets | null,
): Promise<D1PreparedStatement[]> {
  const guests = secret && (await readGuestCode(secret, code));
  if (!guests) return bindStatements(db, request, code);
  return bindGuestStatements(db, request, guests, await hashToken(code));
}

/**
 * Binds the chat to the reply of a guest who comes. Whoever follows the link once more from the same
 * chat reads again that it is bound; in another chat a used code is refused.
 */
function bindGuestStatements(
  db: D1Database,
  { chat, number, now }: ChatRequest,
  { replyId, language, expiresAt }: GuestCode,
  hash: string,
): D1PreparedStatement[] {
  const request = { chat, number, language, now };
  const reference = `${number}:guest-bound:${language}`;
  return [
    ...useGuestCode(db, { hash, source: invitationOfComing(replyId), expiresAt }, number, now),
    bindGuestChat(db, codeUsedBy(hash, number), { replyId, chat, language }, now),
    ...enqueue(db, { kind: "bot", reference, chat, source: chatOfGuest(replyId, chat) }, now),
    ...answerOnce(db, request, "guest-refused", notChatOfGuest(replyId, chat)),
  ];
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
  if (code === "") return answerOnce(db, request, "hello");
  const { chat, number, language, now } = request;
  const hash = await hashToken(code);
  const source = codeUsedBy(hash, number);
  const reference = `${number}:bound:${language}`;
  return [
    useCode(db, hash, number, now),
    bindChat(db, source, chat, now),
    ...enqueue(db, { kind: "bot", reference, chat, source }, now),
    ...answerOnce(db, request, "refused", codeNotUsedBy(hash, number)),
  ];
}

/** Unbinds the chat. Its waiting messages, and all later ones, go by mail. */
function unbindStatements(db: D1Database, request: ChatRequest): D1PreparedStatement[] {
  const { chat, now } = request;
  return [
    ...answerOnce(db, request, "stopped"),
    markChatLost(db, chat, now),
    giveUpChat(db, chat, now),
    fallBackToMail(db, chat, now),
    ...forgetGuestChat(db, chat, now),
  ];
}

/**
 * The same answer at most once a minute, which stops floods.
 * @param source no answer where it has no row.
 */
function answerOnce(
  db: D1Database,
  { chat, language, now }: ChatRequest,
  what: "hello" | "refused" | "stopped" | "help" | "guest-refused" | "guest-stopped" | "guest-help",
  source?: Source<"invitation">,
): D1PreparedStatement[] {
  const reference = `${Math.floor(now / minute)}:${what}:${language}`;
  return enqueue(db, { kind: "bot", reference, chat, ...(source ? { source } : {}) }, now);
}

/** A user's IETF tag, as in `hy` or `en-GB`. */
function languageOf(tag = ""): Language {
  return languageOfTag(tag) ?? defaultLanguage;
}
