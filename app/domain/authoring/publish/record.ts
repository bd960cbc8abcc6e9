import { claimHead, finishHead, putBackHead } from "#app/domain/authoring/head/mutations.server.ts";
import type { PublishRun } from "#app/domain/authoring/lease/mutations.server.ts";
import {
  publish,
  PublishFailure,
  type PublishContext,
  type Writes,
} from "#app/domain/authoring/publish/plan.ts";

/** Another run has published meanwhile, or this run's lease has expired. */
export class Overtaken extends Error {
  override name = "Overtaken";

  constructor(path: string, state: string) {
    super(`${path} was published by somebody else meanwhile, or this run took too long: ${state}.`);
  }
}

/**
 * Publishes an invitation, or takes it down, under a lease: the version is recorded in D1, KV is
 * written, and D1 records the end. A run that dies in between leaves an unfinished version, which
 * the next run completes.
 * @throws PublishFailure when KV could not be written; everything but its `notRestored` is as
 * before.
 * @throws Overtaken when another run has published meanwhile.
 */
export async function publishRecorded(
  { kv, db }: { kv: KVNamespace; db: D1Database },
  run: PublishRun,
  plan: Writes,
  context: Omit<PublishContext, "person"> = {},
): Promise<void> {
  const { path, version, hash, head, addresses } = plan;
  const next = { path, version, hash, addresses: addresses.meanwhile };
  if (!(await claimHead(db, run, next, head, context.now)))
    throw new Overtaken(path, "nothing of it is changed");
  try {
    await publish(kv, plan, { ...context, person: run.person });
  } catch (error) {
    // A version that could not be put back stays unfinished: `studio list` shows it and the next
    // run repairs it.
    if (error instanceof PublishFailure && error.notRestored.length === 0)
      await putBackHead(db, next, head);
    throw error;
  }
  if (!(await finishHead(db, next, addresses.afterwards, context.now)))
    throw new Overtaken(path, "its addresses may differ, which `studio list` shows");
}
