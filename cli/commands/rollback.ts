import * as v from "valibot";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { findPublishedPath } from "#app/domain/authoring/publish/list.ts";
import {
  NoSuchVersion,
  planRollback,
  StorageLags,
} from "#app/domain/authoring/publish/versions.ts";
import type { Plan } from "#app/domain/authoring/publish/plan.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { nearestAddress, pathOf, wayOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { readContent } from "../content.ts";
import { drawOgImages, planOgImages, removeOgImages, type OgImagePlan } from "../og-images.ts";
import { notFound, refusal, say, wrongUsage } from "../output.ts";
import { UserError } from "../user-error.ts";
import { effectLines } from "../publish-effects.ts";
import { withPublishLease } from "../publish-lease.ts";
import { planLines } from "../publish-lines.ts";
import { tellOf, notifiedLine } from "../publish-effects.ts";
import { protectAll, throwFailures, writeAll } from "../publish-write.ts";
import { tell, noPictures, dryRun } from "../shared-options.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "publish",
  description: "show what changes, ask, and publish an earlier version anew",
  arguments: ["<kind/slug>", "<version>"],
  options: {
    ...tell,
    ...noPictures,
    ...dryRun,
  },
  examples: [
    "rollback wedding/anna-arman 3 --remote",
    "rollback wedding/anna-arman 3 --remote --tell",
  ],
  guarantee: { changes: "storage", again: "same", waits: true },
  answer: v.strictObject({
    path: v.string(),
    state: shapes.planState,
    version: v.number(),
    from: v.number(),
    /** Mails to guests about the change. */
    notified: v.number(),
    dryRun: v.boolean(),
  }),
  /**
   * Shows the changes, asks, and publishes an earlier version again. `--dry-run` shows the changes
   * alone.
   */
  async run(address, typedVersion, options, open) {
    const requestedPath = pathOf(address);
    const version = Number(typedVersion);
    if (!Number.isInteger(version) || version < 1)
      throw wrongUsage(
        `"${typedVersion}" is no version. See: npm run studio -- history ${requestedPath}`,
      );
    const store = await open();
    const path = (await findPublishedPath(store.content, requestedPath)) ?? requestedPath;
    const { packs } = await readContent();
    const make = options.pictures ?? true;
    const seen = await planned(store, path, version, packs, make);
    const effects = await effectLines(store.db, [seen.plan], Date.now());
    say(options, ...planLines([seen.plan]), ...effects);
    const isChange = seen.plan.writes.length > 0;
    if (isChange && !options.dryRun) {
      await ask(`Publish version ${version} of ${path} anew`, "Nothing was published.", options);
      await withPublishLease(store.db, `rollback ${path}`, options, async (run, stop) => {
        const { plan, previews } = await planned(store, path, version, packs, make);
        if (plan.version !== seen.plan.version || plan.hash !== seen.plan.hash)
          throw refusal(
            `${path} was published by somebody else meanwhile. Nothing was published: see npm run studio -- history ${path}`,
          );
        stop.throwIfStopped("Nothing was published.");
        const plans = await protectAll(store, [plan]);
        await removeOgImages(store.media, previews.withdrawn);
        await drawOgImages(store.media, previews, options, stop.signal);
        stop.throwIfStopped("Nothing was published.");
        throwFailures(await writeAll(store, run, stop, plans, [], options));
      });
    }
    const notified = options.tell && !options.dryRun ? await tellOf(store, [path]) : 0;
    if (!isChange) say(options, "Nothing has changed.");
    else if (options.dryRun) say(options, "Nothing is published (--dry-run).");
    else
      say(
        options,
        `Published: version ${version} of ${path} as version ${seen.plan.version}.`,
        ...(notified > 0 ? [notifiedLine(notified)] : []),
        "The file in content/ is as it was: mend it, or take over what is published:",
        `npm run studio -- pull ${path}${wayOf(options)}`,
      );
    return {
      path,
      state: seen.plan.state,
      version: seen.plan.version,
      from: version,
      notified,
      dryRun: options.dryRun ?? false,
    };
  },
});
type Planned = { plan: Plan; previews: OgImagePlan };

async function planned(
  { content, media, db }: Store,
  path: string,
  version: number,
  packs: Packs,
  make: boolean,
): Promise<Planned> {
  let previews: OgImagePlan = { drafts: [], missing: [], withdrawn: [] };
  try {
    const heads = await findHeads(db, [path]);
    const plan = await planRollback(content, path, version, heads, async (draft) => {
      previews = await planOgImages(media, [draft], packs, make);
      return previews.drafts[0] ?? draft;
    });
    if (plan.conflicts.length > 0)
      throw refusal(`${plan.conflicts.join("\n")}\nNothing was published.`);
    return { plan, previews };
  } catch (error) {
    if (error instanceof NoSuchVersion) throw await unknownVersion(content, path, error);
    if (error instanceof StorageLags) throw new UserError(error.message, { cause: error });
    throw error;
  }
}

async function unknownVersion(kv: KVNamespace, path: string, { message }: NoSuchVersion) {
  const meant = (await findPublishedPath(kv, path)) === null && (await nearestAddress(kv, path));
  return notFound(
    meant
      ? `${message} Did you mean ${meant}?`
      : `${message} See: npm run studio -- history ${path}`,
  );
}
