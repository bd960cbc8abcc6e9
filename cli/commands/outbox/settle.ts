import * as v from "valibot";
import { settleMessage, unsettleMessage } from "#app/platform/outbox/mutations.server.ts";
import { findUnsent } from "#app/platform/outbox/data.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { changeEach, sayMessages, withRefused } from "../../outbox/messages.ts";
import { count, say } from "../../output.ts";

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
  async run(ids, options, open) {
    const { db } = await open();
    const { undo } = options;
    sayMessages(await findUnsent(db, ids), options);
    const messages = count(ids.length, "message");
    await ask(
      undo ? `Take back that ${messages} was settled` : `Settle ${messages}, unsent`,
      "Nothing was changed.",
      options,
    );
    const { done, refused } = await changeEach(ids, (id) =>
      undo ? unsettleMessage(db, id) : settleMessage(db, id, Date.now),
    );
    const changed = count(done, "message is", "messages are");
    if (done > 0)
      say(
        options,
        undo
          ? `${changed} given up again.`
          : `${changed} settled. The couple's page goes on showing what became of each.`,
      );
    return undo
      ? withRefused({ unsettled: done, refused }, "Not settled by staff", options)
      : withRefused(
          { settled: done, refused },
          "Neither given up nor perhaps delivered, or settled before",
          options,
        );
  },
});
