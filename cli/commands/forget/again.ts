import { deleteForgotten } from "#app/studio/backup/again.server.ts";
import { listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { tableNames, tables } from "#app/platform/privacy/places.ts";
import { printJson, say, type Options } from "../../output.ts";
import { withStore } from "../../store.ts";
import { countLines } from "../../forget.ts";

/**
 * `studio forget again`: deletes once more what was forgotten before, after the database was taken
 * back by Time Travel.
 */
export async function forgetAgain(options: Options): Promise<void> {
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
}
