import * as v from "valibot";
import { countBoundChats } from "#app/platform/outbox/chat/data.server.ts";
import { teamPath } from "#app/platform/outbox/team-chat.ts";
import { createTelegramCode } from "#app/domain/telegram/mutations.server.ts";
import { requirePublished, wayOf } from "../address.ts";
import { defineCommand } from "../command.ts";
import { count, print, say, unavailable, wrongUsage, type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import { siteSettings } from "../settings.ts";

export const command = defineCommand({
  after: "api-key",
  description: "make a one-time link that lets the bot tell the couple of replies",
  arguments: ["[kind/slug]"],
  options: {
    "--team": "for the studio's own chat: news of orders",
  },
  examples: ["telegram wedding/anna-arman --remote", "telegram --team --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ url: v.string(), code: v.string(), chats: v.number() }),
  /**
   * A one-time link by which the couple subscribes a Telegram chat to notifications of replies.
   * `--team`: one by which the studio's own chat gets news of orders.
   */
  async run(address, options, open) {
    if ((address === undefined) !== (options.team ?? false))
      throw wrongUsage(
        "Name one page, as in wedding/anna-arman, or give --team for your own chat.",
      );
    const settings = await siteSettings(options.remote ?? false, ["TELEGRAM_BOT_NAME"]);
    const { TELEGRAM_BOT_NAME: bot } = settings;
    if (!bot)
      throw unavailable("TELEGRAM_BOT_NAME is missing: name the bot in .dev.vars, without the @.");
    const { content, db } = await open();
    const path = address === undefined ? teamPath : await reportingPath(content, address, options);
    const code = await createTelegramCode(db, path, Date.now());
    const url = `https://t.me/${bot}?start=${code}`;
    const chats = await countBoundChats(db, path);
    say(
      options,
      address === undefined
        ? `News of orders goes to ${count(chats, "chat")} so far. Open this link in your team's chat; it binds one chat and ends in seven days:`
        : `Replies to ${path} go to ${count(chats, "chat")} so far. Send this link to the couple alone; it binds one chat and ends in seven days:`,
    );
    print(options, url);
    say(options, `Or write in that chat to @${bot}:  /start ${code}`);
    return { url, code, chats };
  },
});

/** The path of an invitation whose replies go to Telegram. @throws UserError for another one. */
async function reportingPath(
  content: KVNamespace,
  address: string,
  options: Options,
): Promise<string> {
  const { path, reply } = await requirePublished(content, address, options);
  if (reply?.telegram) return path;
  throw new UserError(
    `${path} reports replies by mail alone: write "telegram": true into its "reply", then npm run studio -- publish ${path}${wayOf(options)}`,
  );
}
