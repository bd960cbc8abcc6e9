import * as v from "valibot";
import { retryDead, retryAllDead } from "#app/platform/outbox/mutations.server.ts";
import { findUnsent, listUnsent } from "#app/platform/outbox/data.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { maxListed, changeEach, printRows } from "../../outbox/messages.ts";
import { count, notFound, printJson, say, wrongUsage, type Options } from "../../output.ts";
import { withStore } from "../../store.ts";

export const command = defineCommand({
  after: "outbox test",
  description: "send again what was given up",
  arguments: ["[ids...]"],
  options: {
    "--all": "all of it, but for what is settled",
    "--dry-run": "list what would be sent again, and send nothing",
  },
  examples: ["outbox retry ID --remote", "outbox retry --all --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    retried: v.number(),
    /** Ids that are not sent again. */
    refused: shapes.words,
    wouldRetry: v.optional(shapes.words),
  }),
  /** Gives dead messages that are not settled another 72 hours. `--dry-run` lists them alone. */
  async run(ids, options) {
    if (ids.length > 0 === Boolean(options.all))
      throw wrongUsage("Name what to send again by its id (see: outbox list), or give --all.");
    await withStore(options.remote ?? false, async ({ db }) => {
      if (options.dryRun) return showRetried(db, ids, options);
      const what = options.all ? "everything that was given up" : count(ids.length, "message");
      await ask(`Send ${what} again`, "Nothing is sent again.", options);
      const { done, refused } = options.all
        ? { done: await retryAllDead(db, Date.now), refused: [] }
        : await changeEach(ids, (id) => retryDead(db, id, Date.now));
      if (options.json) printJson({ retried: done, refused });
      say(options, `${count(done, "message")} will be sent within a minute.`);
      if (refused.length > 0)
        throw notFound(
          `Not given up, settled, or meant for a chat that has stopped: ${refused.join(", ")}`,
        );
    });
  },
});

/** The messages that a retry would send again. */
async function showRetried(
  db: D1Database,
  ids: readonly string[],
  options: Options & { all?: boolean },
): Promise<void> {
  const found = options.all ? await listUnsent(db, maxListed) : await findUnsent(db, ids);
  const due = found.filter(({ state, settledBy }) => state === "dead" && settledBy === null);
  const refused = ids.filter((id) => !due.some((row) => row.id === id));
  if (options.json) return printJson({ retried: 0, refused, wouldRetry: due.map(({ id }) => id) });
  printRows(due, options);
  say(options, `${count(due.length, "message")} would be sent again (--dry-run).`);
}
