import * as v from "valibot";
import { deleteForgotten } from "#app/studio/backup/again.server.ts";
import { listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { countLines } from "../../forget.ts";
import { printJson, say } from "../../output.ts";
import { withStore } from "../../store.ts";

export const command = defineCommand({
  after: "forget invitation",
  description: "delete once more what came back, after the database was taken back in time",
  examples: ["forget again --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ deleted: shapes.counts }),
  /** Deletes once more what was forgotten before, after the database was taken back by Time Travel. */
  async run(options) {
    const deleted = await withStore(options.remote ?? false, async ({ db, media }) =>
      deleteForgotten(db, await listTombstones(media)),
    );
    const counts = Object.fromEntries(
      tableNames.flatMap((name) => {
        const rows = deleted[name];
        return rows === undefined ? [] : [[tables[name].what, rows]];
      }),
    );
    if (options.json) return printJson({ deleted: counts });
    for (const line of countLines(counts)) say(options, line);
    if (Object.keys(counts).length === 0) say(options, "Nothing that was forgotten has come back.");
  },
});
