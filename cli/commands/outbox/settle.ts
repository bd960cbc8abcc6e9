import * as v from "valibot";
import { settleMessage, unsettleMessage } from "#app/platform/outbox/mutations.server.ts";
import { findUnsent } from "#app/platform/outbox/data.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { changeEach, printRows } from "../../outbox/messages.ts";
import { count, notFound, printJson, say } from "../../output.ts";
import { withStore } from "../../store.ts";

export const command = defineCommand({
  after: "outbox retry",
  description: "nothing more is to be done about these: they are not sent and are no alarm",
  arguments: ["<ids...>"],
  options: {
    "--undo": "take it back",
  },
  examples: ["outbox settle ID --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    settled: v.optional(v.number()),
    unsettled: v.optional(v.number()),
    refused: shapes.words,
  }),
  /**
   * Marks dead messages as needing no attention, so that they raise no alarm; `--undo` reverses
   * it.
   */
  async run(ids, options) {
    await withStore(options.remote ?? false, async ({ db }) => {
      printRows(await findUnsent(db, ids), options);
      const messages = count(ids.length, "message");
      await ask(
        options.undo ? `Take back that ${messages} was settled` : `Settle ${messages}, unsent`,
        "Nothing was changed.",
        options,
      );
      const { done, refused } = await changeEach(ids, (id) =>
        options.undo ? unsettleMessage(db, id) : settleMessage(db, id, Date.now),
      );
      if (options.json) printJson({ [options.undo ? "unsettled" : "settled"]: done, refused });
      const changed = count(done, "message is", "messages are");
      if (done > 0)
        say(
          options,
          options.undo
            ? `${changed} given up again.`
            : `${changed} settled. The couple's page goes on showing what became of each.`,
        );
      if (refused.length > 0)
        throw notFound(
          options.undo
            ? `Not settled by staff: ${refused.join(", ")}`
            : `Neither given up nor perhaps delivered, or settled before: ${refused.join(", ")}`,
        );
    });
  },
});
