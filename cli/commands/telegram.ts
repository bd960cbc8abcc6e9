import * as v from "valibot";
import { findPublishedPath } from "#app/features/authoring/publish-list.ts";
import { countBoundChats } from "#app/features/outbox/chat-data.server.ts";
import { createTelegramCode } from "#app/features/telegram/mutations.server.ts";
import { count, printJson, UserError, say, type Options } from "../output.ts";
import { siteSettings } from "../settings.ts";
import { withStore } from "../store.ts";

const telegramSchema = v.object({
  reply: v.optional(v.object({ telegram: v.optional(v.boolean(), false) })),
});

/**
 * `studio telegram KIND/SLUG`: a one-time link by which the couple subscribes a Telegram chat to
 * notifications of replies.
 */
export async function telegram(address: string, options: Options): Promise<void> {
  const remote = options.remote ?? false;
  const requestedPath = address.replace(/^\/|\/$/g, "");
  const { TELEGRAM_BOT_NAME: bot } = await siteSettings(remote, ["TELEGRAM_BOT_NAME"]);
  if (!bot)
    throw new UserError("TELEGRAM_BOT_NAME is missing: name the bot in .dev.vars, without the @.");
  await withStore(remote, async ({ content, db }) => {
    const path = await findPublishedPath(content, requestedPath);
    if (path === null)
      throw new UserError(`${requestedPath} is not published${remote ? " in production" : ""}.`);
    const published = v.parse(telegramSchema, await content.get(`invitation:${path}`, "json"));
    if (!published.reply?.telegram)
      throw new UserError(
        `${path} reports replies by mail alone: write "telegram": true into its "reply" and publish it first.`,
      );
    const code = await createTelegramCode(db, path, Date.now());
    const url = `https://t.me/${bot}?start=${code}`;
    const chats = await countBoundChats(db, path);
    if (options.json) return printJson({ url, code, chats });
    say(
      options,
      `Replies to ${path} go to ${count(chats, "chat")} so far. Send this link to the couple alone; it binds one chat and ends in seven days:`,
    );
    process.stdout.write(`${url}\n`);
    say(options, `Or let them write to @${bot}:  /start ${code}`);
  });
}
