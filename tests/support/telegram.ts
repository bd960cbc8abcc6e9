import { env } from "cloudflare:workers";
import { inject } from "vitest";
import { requireSettings } from "#app/lib/settings.ts";
import { createTelegramCode } from "#app/domain/telegram/mutations.server.ts";
import { origin } from "./site.ts";
import { fetchSite } from "./worker.ts";

export type HeardByBot = {
  path: string;
  chat_id: string;
  text: string;
  parse_mode: string;
  link_preview_options?: { is_disabled?: boolean };
  /** Of `sendDocument`, whose text is its caption. */
  caption?: string;
  document?: { name: string; text: string };
};

/** The first digits of a chat's number by the Bot API's behaviour. */
const kinds = {
  fine: 10,
  flooded: 11,
  broken: 12,
  silent: 13,
  blocked: 14,
  gone: 15,
  unauthorized: 16,
  closing: 17,
  gateway: 18,
  unparsed: 19,
};

export const botSettings = requireSettings(env, ["TELEGRAM_BOT_TOKEN", "TELEGRAM_API_BASE"]);

/** A new chat for which the Bot API behaves as named. */
export function newChat(kind: keyof typeof kinds = "fine"): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${kinds[kind]}${String(random).padStart(10, "0")}`;
}

/** The messages to a chat. */
export async function heardIn(chat: string): Promise<HeardByBot[]> {
  return (await fetch(`${inject("telegramApi")}/heard/${chat}`)).json();
}

let updates = Math.floor(Math.random() * 1e9);

/** An update as Telegram sends it for a message `text` in a chat. */
export function updateOf(chat: string, text: string, type: "private" | "group" = "private") {
  updates += 1;
  return {
    update_id: updates,
    message: {
      message_id: 1,
      date: 0,
      chat: { id: Number(chat), type },
      from: { id: Number(chat), is_bot: false, language_code: "en" },
      text,
    },
  };
}

/** Calls the webhook as Telegram does. */
export function callWebhook(
  update: unknown,
  secret: string = requireSettings(env, ["TELEGRAM_WEBHOOK_SECRET"]).TELEGRAM_WEBHOOK_SECRET[0],
): Promise<Response> {
  return fetchSite(
    new Request(`${origin}/api/telegram`, {
      method: "POST",
      body: typeof update === "string" ? update : JSON.stringify(update),
      headers: {
        "Content-Type": "application/json",
        "X-Telegram-Bot-Api-Secret-Token": secret,
      },
    }),
  );
}

/** Binds a chat as a couple does, with a code of the studio. */
export async function bind(invitation: string, chat: string): Promise<string> {
  const code = await createTelegramCode(env.DB, invitation, Date.now());
  await callWebhook(updateOf(chat, `/start ${code}`));
  return code;
}
