import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { focusText } from "#app/shop/order/material/focus.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { takenFiles, takeOrderFiles } from "../../order-media.ts";
import { requireNumber, requireOrder } from "../../order-number.ts";
import { focusAnswer } from "../../orders/order-answers.ts";
import { count, printJson, say } from "../../output.ts";
import { startProgress } from "../../progress.ts";
import { withStore } from "../../store.ts";

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
    /** What R2 lacks, by the customer's names. */
    missing: shapes.words,
    refused: v.array(v.strictObject({ file: v.string(), message: v.string() })),
  }),
  /**
   * Brings what the customer sent into `content/media`, from where `studio new --order` places it.
   * What is there already stays.
   */
  async run(number, options) {
    const wanted = requireNumber(number);
    const outcome = await withStore(options.remote ?? false, async ({ db, media }) => {
      const order = await requireOrder(db, wanted);
      const files = await listOrderFiles(db, order.id);
      const there = await takenFiles(wanted, files);
      const absent = files.filter(({ hash }) => !there.has(hash));
      const progress = startProgress(absent.length, options, "Fetching");
      const taken = await takeOrderFiles(media, order, absent, (name) => progress.advance(name));
      progress.stop("Fetched");
      const marked = files.find(({ isCover }) => isCover);
      const names = marked ? await takenFiles(wanted, [marked]) : null;
      const file = marked && names?.get(marked.hash);
      return {
        ...taken,
        there: [...there.values()],
        cover: marked && file ? { file, focus: marked.focus } : null,
      };
    });
    const { fetched, there, cover, missing, refused } = outcome;
    if (options.json) printJson({ number: wanted, fetched, there, cover, missing, refused });
    const spoken = formatOrderNumber(wanted);
    const all = fetched.length + there.length;
    if (all + missing.length + refused.length === 0)
      return say(options, `Nothing has come with order ${spoken} yet.`);
    for (const name of fetched) say(options, name);
    say(options, `${count(all, "file")} of order ${spoken} in content/media/orders/${wanted}.`);
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
  },
});
