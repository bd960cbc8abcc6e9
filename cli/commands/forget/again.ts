import * as v from "valibot";
import { deleteForgotten } from "#app/studio/backup/again.server.ts";
import { listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables/all.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { countLines } from "../../forget.ts";
import { say } from "../../output.ts";

export const command = defineCommand({
  after: "forget invitation",
  description: "delete once more what came back, after the database was taken back in time",
  examples: ["forget again --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ deleted: shapes.counts }),
  /** Deletes once more what was forgotten before, after the database was taken back by Time Travel. */
  async run(options, open) {
    const { db, media } = await open();
    const deleted = await deleteForgotten(db, await listTombstones(media));
    const counts = Object.fromEntries(
      tableNames.flatMap((name) => {
        const rows = deleted[name];
        return rows === undefined ? [] : [[tables[name].what, rows]];
      }),
    );
    say(options, ...countLines(counts));
    if (Object.keys(counts).length === 0) say(options, "Nothing that was forgotten has come back.");
    return { deleted: counts };
  },
});
