import { claimHead, finishHead, putBackHead } from "#app/features/authoring/publish-heads.ts";
import type { Turn } from "#app/features/authoring/publish-lease.ts";
import {
  publish,
  PublishFailure,
  type PublishContext,
  type Writes,
} from "#app/features/authoring/publish.ts";

/** Somebody else has published meanwhile, or this run's turn has ended. */
export class Overtaken extends Error {
  override name = "Overtaken";

  constructor(path: string, state: string) {
    super(`${path} was published by somebody else meanwhile, or this run took too long: ${state}.`);
  }
}

/**
 * Publishes one invitation, or takes it down, in its turn: D1 says first what becomes the newest
 * version, then KV is written, then D1 says that it is done. A run that dies in between leaves a
 * version that is not finished, and whoever publishes next goes on with it.
 * @throws PublishFailure, with everything as it was but for what it names; Overtaken.
 */
export async function publishRecorded(
  { kv, db }: { kv: KVNamespace; db: D1Database },
  turn: Turn,
  plan: Writes,
  occasion: Omit<PublishContext, "person"> = {},
): Promise<void> {
  const { path, version, hash, head, addresses } = plan;
  const next = { path, version, hash, addresses: addresses.meanwhile };
  if (!(await claimHead(db, turn, next, head, occasion.now)))
    throw new Overtaken(path, "nothing of it is changed");
  try {
    await publish(kv, plan, { ...occasion, person: turn.person });
  } catch (error) {
    // What could not be put back stays unfinished, which `list` shows and the next run mends.
    if (error instanceof PublishFailure && error.notRestored.length === 0)
      await putBackHead(db, next, head);
    throw error;
  }
  if (!(await finishHead(db, next, addresses.afterwards, occasion.now)))
    throw new Overtaken(path, "its addresses may differ, which `studio list` shows");
}
