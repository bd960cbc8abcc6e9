import * as v from "valibot";
import { findPreviewState } from "#app/shop/order/preview/data.server.ts";
import { deletePreview } from "#app/shop/order/preview/mutations.server.ts";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { finishHead } from "#app/domain/authoring/head/mutations.server.ts";
import { findPublishedPath } from "#app/domain/authoring/publish/list.ts";
import { Overtaken, publishRecorded } from "#app/domain/authoring/publish/record.ts";
import { PublishFailure, type Writes } from "#app/domain/authoring/publish/plan.ts";
import type { PublishRun } from "#app/domain/authoring/lease/mutations.server.ts";
import { planRemoval } from "#app/domain/authoring/publish/versions.ts";
import { findOrderOf } from "#app/shop/order/data.server.ts";
import { nearestAddress, notPublished, pathOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { listOgImages, removeOgImages } from "../og-images.ts";
import { refusal, say, type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import { withPublishLease } from "../publish-lease.ts";
import { readBase, writeBase } from "../published-base.ts";
import { dryRun } from "../shared-options.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "rollback",
  description: "take an invitation down; its versions and its replies stay",
  arguments: ["<kind/slug>"],
  options: {
    ...dryRun,
  },
  examples: ["unpublish wedding/anna-arman --remote"],
  guarantee: { changes: "both", again: "same", waits: true },
  answer: v.strictObject({
    path: v.string(),
    removed: shapes.words,
    wouldRemove: v.optional(shapes.words),
  }),
  /**
   * Takes an invitation down. Its versions and its replies stay. `--dry-run` lists the addresses
   * alone.
   */
  async run(address, options, open) {
    const requestedPath = pathOf(address);
    const store = await open();
    if (!options.dryRun && (await finishRemoval(store, requestedPath, options)))
      return { path: requestedPath, removed: [] };
    const seen = await planned(store, requestedPath, options);
    const { path } = seen;
    const addresses = addressesOf(seen);
    say(options, ...addresses.map((line) => `    - ${line}`));
    if (options.dryRun) {
      say(options, `Nothing is taken down (--dry-run).`);
      return { path, removed: [], wouldRemove: addresses };
    }
    await ask(`Take ${path} down`, "Nothing was taken down.", options);
    await withPublishLease(store.db, `unpublish ${path}`, options, async (run, stop) => {
      const plan = await planned(store, requestedPath, options);
      if (plan.version !== seen.version || addressesOf(plan).join() !== addresses.join())
        throw overtaken(plan.path);
      stop.throwIfStopped("Nothing was taken down.");
      await takeDown(store, run, plan);
      // Its file is based on the removal now, so that publishing it again is not refused as stale.
      const remote = options.remote ?? false;
      if (await readBase(plan.path, remote)) await writeBase(plan.path, plan, remote);
    });
    const order = await findOrderOf(store.db, path);
    say(options, `${path} is down. It comes back with: npm run studio -- rollback ${path} VERSION`);
    if (order?.state === "published")
      say(
        options,
        `Its order still says published. To change it: npm run studio -- orders mark ${order.number} STATE`,
      );
    return { path, removed: addresses };
  },
});

/**
 * Finishes what an earlier run left that was broken off after the last address was gone: the record
 * of the removal, a preview that leads to the page, and what the file is based on.
 * @returns whether there was such a run.
 */
async function finishRemoval(
  { content, db }: Store,
  path: string,
  options: Options,
): Promise<boolean> {
  const head = (await findHeads(db, [path])).get(path);
  if (head?.hash !== null || (await findPublishedPath(content, path)) !== null) return false;
  const remote = options.remote ?? false;
  const base = await readBase(path, remote);
  const isStale = base !== null && (base.version !== head.version || base.hash !== null);
  if (head.finished && !isStale) return false;
  await withPublishLease(db, `unpublish ${path}`, options, async () => {
    if (!head.finished && !(await finishHead(db, head, []))) throw overtaken(path);
    const preview = await findPreviewState(db, path);
    if (preview !== null && preview.publishedAt !== null) await deletePreview(db, path);
    if (isStale) await writeBase(path, head, remote);
  });
  say(options, `${path} was down already; what an earlier run had left to do is done.`);
  return true;
}

/** @throws UserError where nothing is published. */
async function planned(
  { content, db }: Store,
  requestedPath: string,
  options: Options,
): Promise<Writes> {
  const path = (await findPublishedPath(content, requestedPath)) ?? requestedPath;
  const plan = await planRemoval(content, requestedPath, await findHeads(db, [path]));
  if (!plan)
    throw notPublished(requestedPath, options, await nearestAddress(content, requestedPath));
  return plan;
}

function addressesOf({ writes }: Writes): string[] {
  return writes.map(({ key }) => key.replace("invitation:", ""));
}

function overtaken(path: string): UserError {
  return refusal(`${path} was published by somebody else meanwhile. Nothing was taken down.`);
}

async function takeDown(
  { content: kv, media, db }: Store,
  run: PublishRun,
  plan: Writes,
): Promise<void> {
  try {
    await removeOgImages(media, await listOgImages(media, plan.path));
    await publishRecorded({ kv, db }, run, plan);
    // Its preview would redirect to the removed page; `studio preview` makes a new one.
    await deletePreview(db, plan.path);
  } catch (error) {
    if (error instanceof PublishFailure || error instanceof Overtaken)
      throw new UserError(error.message, { cause: error });
    throw error;
  }
}
