import { countBoundChats } from "#app/features/outbox/chat-data.server.ts";
import { createTelegramCode } from "#app/features/telegram/mutations.server.ts";
import { requirePublished, wayOf } from "../address.ts";
import { count, printJson, unavailable, UserError, say, type Options } from "../output.ts";
import { siteSettings } from "../settings.ts";
import { withStore } from "../store.ts";

/**
 * `studio telegram KIND/SLUG`: a one-time link by which the couple subscribes a Telegram chat to
 * notifications of replies.
 */
export async function telegram(address: string, options: Options): Promise<void> {
  const remote = options.remote ?? false;
  const { TELEGRAM_BOT_NAME: bot } = await siteSettings(remote, ["TELEGRAM_BOT_NAME"]);
  if (!bot)
    throw unavailable("TELEGRAM_BOT_NAME is missing: name the bot in .dev.vars, without the @.");
  await withStore(remote, async ({ content, db }) => {
    const { path, reply } = await requirePublished(content, address, options);
    if (!reply?.telegram)
      throw new UserError(
        `${path} reports replies by mail alone: write "telegram": true into its "reply", then npm run studio -- publish ${path}${wayOf(options)}`,
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
