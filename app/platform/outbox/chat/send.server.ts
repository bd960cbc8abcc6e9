import * as v from "valibot";
import type { ChatMessage } from "#app/platform/outbox/schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { Settings } from "#app/lib/settings.ts";

export type TelegramSettings = Settings<"TELEGRAM_BOT_TOKEN" | "TELEGRAM_API_BASE">;

/**
 * The fields of the Bot API's answers that are used. Source: core.telegram.org/bots/api, "Making
 * requests".
 */
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ok: v.boolean(),
    description: v.optional(v.string(), ""),
    parameters: v.optional(v.object({ retry_after: v.optional(v.number()) }), {}),
  }),
);
type Answer = v.InferOutput<typeof answerSchema>;

const usualDeadline = 15_000;

/** Descriptions of a 400 that concern the chat and not the message. */
const chatIsGone = /chat not found|was upgraded|have no rights|not enough rights/;

/**
 * Sends a Telegram message; all go through here. Answers within `deadline` milliseconds and never
 * throws.
 */
export async function sendMessage(
  settings: TelegramSettings,
  message: ChatMessage,
  deadline = usualDeadline,
): Promise<DeliveryOutcome> {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_BASE: base } = settings;
  if (!token) return failure("TELEGRAM_BOT_TOKEN is missing", { alarm: true });
  const { method, ...request } = requestOf(message);
  try {
    const response = await fetch(`${base.replace(/\/$/, "")}/bot${token}/${method}`, {
      method: "POST",
      ...request,
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
    });
    const answer = v.safeParse(answerSchema, await response.text());
    return outcomeOf(response.status, answer.success ? answer.output : null, token);
  } catch (error) {
    // The error's message is not used, because it may quote the address, which contains the token.
    const late = error instanceof Error && error.name === "TimeoutError";
    return late ? failure("no answer in time", { unconfirmed: true }) : failure("no connection");
  }
}

/** The Bot API's method and its parameters; a file needs multipart/form-data. */
function requestOf({ chat, text, picture, document }: ChatMessage) {
  if (!document)
    return {
      method: "sendMessage",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        chat_id: chat,
        text,
        parse_mode: "HTML",
        // Without an address of its own Telegram would fetch the couple's secret link for its preview.
        link_preview_options: picture
          ? { url: picture, prefer_small_media: true }
          : { is_disabled: true },
      }),
    };
  const body = new FormData();
  body.append("chat_id", chat);
  body.append("caption", text);
  body.append("parse_mode", "HTML");
  body.append("document", new File([document.text], document.name, { type: "text/csv" }));
  return { method: "sendDocument", body };
}

function outcomeOf(status: number, answer: Answer | null, token: string): DeliveryOutcome {
  if (status === 200 && answer?.ok) return { state: "sent" };
  const { description = "", parameters } = answer ?? {};
  const statement = `${status} ${description.replaceAll(token, "…").slice(0, 120)}`.trimEnd();
  if (status === 429) {
    const afterMs = (parameters?.retry_after ?? 0) * 1000;
    return failure(statement, { afterMs });
  }
  if (status === 403) return { state: "dead", error: `sendMessage: ${statement}`, lost: true };
  if (status === 400)
    return {
      state: "dead",
      error: `sendMessage: ${statement}`,
      lost: chatIsGone.test(description),
    };
  // 401 and 404: the Bot API does not know the token.
  return failure(statement, { alarm: status === 401 || status === 404 });
}

function failure(
  what: string,
  more: { alarm?: boolean; unconfirmed?: boolean; afterMs?: number } = {},
): DeliveryOutcome {
  return { state: "retry", error: `sendMessage: ${what}`, ...more };
}
