import * as v from "valibot";
import { listObjects } from "#app/lib/bucket.ts";
import { graceDays, orphansOf, type Stored } from "#app/platform/media/retention.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { referredHashes } from "../../media-survey.ts";
import { sizeText } from "../../media-taken.ts";
import { readLibrary } from "../../media-upload.ts";
import { count, say, type Options } from "../../output.ts";
import { withPublishLease } from "../../publish-lease.ts";
import type { Store } from "../../store.ts";
import { wayOf } from "../../address.ts";

export const command = defineCommand({
  after: "media rm",
  description: "files in R2 that no version, preview or definition names any more",
  options: {
    "--remove": "remove them",
    "--dry-run": "only list them",
  },
  examples: ["media orphans --remote", "media orphans --remove --remote"],
  guarantee: { changes: "storage", again: "same", waits: true },
  answer: v.strictObject({
    orphans: v.array(v.strictObject({ key: v.string(), size: v.number(), uploaded: v.string() })),
    removed: v.boolean(),
  }),
  /**
   * Staff's files in R2 that nothing refers to. Removed under the publishing lease, so that no
   * page is being published that names them.
   */
  async run(options, open) {
    const store = await open();
    const orphanObjects = await findOrphans(store);
    const removes = Boolean(options.remove) && !options.dryRun && orphanObjects.length > 0;
    sayFound(orphanObjects, options);
    if (removes) {
      const question = `Remove ${count(orphanObjects.length, "object")} from R2`;
      await ask(question, "Nothing was removed.", options);
      await withPublishLease(store.db, "media orphans", options, async (_run, stop) => {
        // Objects published while staff were asked are no orphans any more.
        const keys = (await findOrphans(store)).map(({ key }) => key);
        let done = 0;
        for (; done < keys.length && !stop.signal.aborted; done += deletedAtOnce)
          await store.media.delete(keys.slice(done, done + deletedAtOnce));
        stop.throwIfStopped(`${Math.min(done, keys.length)} of ${keys.length} were removed.`);
        say(options, `${count(keys.length, "object")} removed.`);
      });
    }
    const orphans = orphanObjects.map(({ key, size, uploaded }) => ({
      key,
      size,
      uploaded: uploaded.toISOString(),
    }));
    return { orphans, removed: removes };
  },
});

/** R2's limit per call: https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
const deletedAtOnce = 1000;

/** Lists the objects first: what is published meanwhile then counts as referred to. */
async function findOrphans(store: Store): Promise<Stored[]> {
  const objects = [
    ...(await Array.fromAsync(listObjects(store.media, "media/"))),
    ...(await Array.fromAsync(listObjects(store.media, "originals/"))),
  ];
  return orphansOf(objects, await referredHashes(store, await readLibrary()), Date.now());
}

function sayFound(orphanObjects: readonly Stored[], options: Options & { remove?: boolean }): void {
  const bytes = orphanObjects.reduce((sum, { size }) => sum + size, 0);
  const next =
    orphanObjects.length > 0 && !options.remove
      ? ` Remove them: npm run studio -- media orphans --remove${wayOf(options)}`
      : "";
  say(
    options,
    ...orphanObjects.map(({ key, size }) => `${key}  ${sizeText(size)}`),
    `${count(orphanObjects.length, "object")} in R2 (${sizeText(bytes)}) older than ${graceDays} days that nothing refers to.${next}`,
  );
}
