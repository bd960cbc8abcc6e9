import * as v from "valibot";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { focusText } from "#app/shop/order/material/focus.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { takenFiles, takeOrderFiles } from "../../order-media.ts";
import { focusAnswer } from "../../orders/order-answers.ts";
import { count, say } from "../../output.ts";
import { startProgress } from "../../progress.ts";
import { openOrder } from "../../orders/staff-work.ts";

export const command = defineCommand({
  after: "orders mark",
  description: "bring the customer's photos and song into content/media, for new --order",
  arguments: ["<number>"],
  examples: ["orders photos 482137 --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    fetched: shapes.words,
    /** Were on this machine already. */
    there: shapes.words,
    /** The photo that the customer wants on the cover, and the point that must not be cut off. */
    cover: v.nullable(v.strictObject({ file: v.string(), focus: v.nullable(focusAnswer) })),
    /** Files that R2 lacks, by the customer's names. */
    missing: shapes.words,
    refused: v.array(v.strictObject({ file: v.string(), message: v.string() })),
  }),
  /**
   * Brings what the customer sent into `content/media`, from where `studio new --order` places it.
   * What is there already stays.
   */
  async run(number, options, open) {
    const { db, media, order, spoken } = await openOrder(open, number);
    const files = await listOrderFiles(db, order.id);
    const namesByHash = await takenFiles(order.number, files);
    const absent = files.filter(({ hash }) => !namesByHash.has(hash));
    const progress = startProgress(absent.length, options, "Fetching");
    const { fetched, missing, refused } = await takeOrderFiles(media, order, absent, (name) =>
      progress.advance(name),
    );
    progress.stop("Fetched");
    const marked = files.find(({ isCover }) => isCover);
    const file = marked && (await takenFiles(order.number, [marked])).get(marked.hash);
    const cover = marked && file ? { file, focus: marked.focus } : null;
    const storedNames = [...namesByHash.values()];
    const answer = { number: order.number, fetched, there: storedNames, cover, missing, refused };
    const all = fetched.length + storedNames.length;
    if (all + missing.length + refused.length === 0) {
      say(options, `Nothing has come with order ${spoken} yet.`);
      return answer;
    }
    say(
      options,
      ...fetched,
      `${count(all, "file")} of order ${spoken} in content/media/orders/${order.number}.`,
    );
    if (cover)
      say(
        options,
        `For the cover: ${cover.file}${cover.focus ? `, around ${focusText(cover.focus)}` : ""}`,
      );
    for (const { message } of refused) process.stderr.write(`${message}\n`);
    if (missing.length > 0)
      process.stderr.write(
        `Not in ${options.remote ? "production" : "this machine's storage"}: ${missing.join(", ")}\n`,
      );
    if (missing.length + refused.length > 0) process.exitCode = 1;
    return answer;
  },
});
