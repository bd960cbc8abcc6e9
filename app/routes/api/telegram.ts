import { env, waitUntil } from "cloudflare:workers";
import * as v from "valibot";
import type { Route } from "./+types/telegram";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { findSetting, requireSettings } from "#app/lib/settings.ts";
import { updateSchema } from "#app/domain/telegram/schema.ts";
import { takeUpdate } from "#app/domain/telegram/submit.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound, readJsonBody } from "#app/lib/http.ts";
import { isSecret } from "#app/lib/crypto.ts";
import { requireStored } from "#app/lib/storage.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/**
 * The bot's webhook; a 404 without Telegram's secret. Updates that the bot does not understand get
 * 200 too, because Telegram repeats any other.
 */
export async function action({ request }: Route.ActionArgs) {
  const { TELEGRAM_WEBHOOK_SECRET } = requireSettings(env, ["TELEGRAM_WEBHOOK_SECRET"]);
  const token = request.headers.get("X-Telegram-Bot-Api-Secret-Token") ?? "";
  if (!(await isSecret(token, TELEGRAM_WEBHOOK_SECRET))) throw notFound();
  const update = v.safeParse(updateSchema, await readUpdate(request));
  if (update.success) {
    const bot = {
      name: findSetting(env, "TELEGRAM_BOT_NAME") ?? "",
      secret: findSetting(env, "REPLY_SECRET"),
    };
    // Telegram repeats an update that got a 503.
    const messageIds = await requireStored(() =>
      takeUpdate(env.DB, update.output, bot, systemClock()),
    );
    waitUntil(notifyQueue(env.OUTBOX, messageIds));
  } else console.warn("an update that this bot does not know");
  return new Response(null);
}

export function loader() {
  throw notFound();
}

/** The JSON of an update; null, as for an unknown update, when it is invalid or too long. */
async function readUpdate(request: Request): Promise<unknown> {
  try {
    return await readJsonBody(request);
  } catch (error) {
    if (error instanceof Response) return undefined;
    throw error;
  }
}
