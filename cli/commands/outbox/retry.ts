import * as v from "valibot";
import { retryDead, retryAllDead } from "#app/platform/outbox/mutations.server.ts";
import { findUnsent, listUnsent } from "#app/platform/outbox/data.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { maxListed, changeEach, sayMessages, withRefused } from "../../outbox/messages.ts";
import { count, say, wrongUsage, type Options } from "../../output.ts";

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
  async run(ids, options, open) {
    if (ids.length > 0 === Boolean(options.all))
      throw wrongUsage("Name what to send again by its id (see: outbox list), or give --all.");
    const { db } = await open();
    if (options.dryRun) return sayRetried(db, ids, options);
    const what = options.all ? "everything that was given up" : count(ids.length, "message");
    await ask(`Send ${what} again`, "Nothing is sent again.", options);
    const { done, refused } = options.all
      ? { done: await retryAllDead(db, Date.now), refused: [] }
      : await changeEach(ids, (id) => retryDead(db, id, Date.now));
    say(options, `${count(done, "message")} will be sent within a minute.`);
    return withRefused(
      { retried: done, refused },
      "Not given up, settled, or meant for a chat that has stopped",
      options,
    );
  },
});

/** The messages that a retry would send again. */
async function sayRetried(
  db: D1Database,
  ids: readonly string[],
  options: Options & { all?: boolean },
) {
  const messages = options.all ? await listUnsent(db, maxListed) : await findUnsent(db, ids);
  const due = messages.filter(({ state, settledBy }) => state === "dead" && settledBy === null);
  const refused = ids.filter((id) => !due.some((row) => row.id === id));
  sayMessages(due, options);
  say(options, `${count(due.length, "message")} would be sent again (--dry-run).`);
  return { retried: 0, refused, wouldRetry: due.map(({ id }) => id) };
}
