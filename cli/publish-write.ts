import { publishDocument, type DocumentChange } from "#app/domain/authoring/publish/documents.ts";
import type { PublishRun } from "#app/domain/authoring/lease/mutations.server.ts";
import { Overtaken, publishRecorded } from "#app/domain/authoring/publish/record.ts";
import { PublishFailure, shutAddresses, type Writes } from "#app/domain/authoring/publish/plan.ts";
import type { Stop } from "./interruption.ts";
import { startProgress } from "./progress.ts";
import { inParallel } from "./parallel.ts";
import { type Options } from "./output.ts";
import { UserError } from "./user-error.ts";
import type { Store } from "./store.ts";

/** Invitations written in parallel. The writes of each one stay in order. */
const concurrency = 12;

/** The paths that were published, and the errors of the others. */
export type Written = { done: string[]; failures: unknown[] };

/**
 * Puts invitations behind their new passwords before anything else is written.
 * @returns the remaining plans.
 * @throws UserError; only passwords are published then.
 */
export async function protectAll<Shut extends Writes>(
  { content }: Store,
  plans: readonly Shut[],
): Promise<Shut[]> {
  const shutPlans: Shut[] = [...plans];
  const shutting = [...plans.entries()].filter(([, { shut }]) => shut.length > 0);
  const failures = await inParallel(concurrency, shutting, async ([index, plan]) => {
    shutPlans[index] = await shutAddresses(content, plan);
  });
  if (failures.length > 0)
    throw new UserError(
      `${reasonsOf(failures).join("\n")}\nA password could not be put before every address, and nothing else is published. Run the same command again.`,
      { cause: failures[0] },
    );
  return shutPlans;
}

/**
 * Language packs and the catalogue come first, because an invitation may be the first to use a new
 * text.
 */
export async function writeAll(
  { content: kv, db }: Store,
  run: PublishRun,
  stop: Stop,
  plans: readonly Writes[],
  documents: readonly DocumentChange[],
  options: Options,
): Promise<Written> {
  const progress = startProgress(documents.length + countWrites(plans), options);
  const done: string[] = [];
  const failures = await inParallel(
    concurrency,
    documents,
    async (document) => {
      await publishDocument(kv, document);
      done.push(document.key);
      progress.advance(document.key);
    },
    stop.signal,
  );
  if (failures.length === 0)
    failures.push(
      ...(await inParallel(
        concurrency,
        plans,
        async (plan) => {
          const onWrite = () => progress.advance(plan.path);
          await publishRecorded({ kv, db }, run, plan, { onWrite });
          done.push(plan.path);
        },
        stop.signal,
      )),
    );
  progress.stop(failures.length > 0 || stop.signal.aborted ? "Stopped" : "Written");
  return { done, failures };
}

/** @throws UserError that says what was published before a failure. */
export function throwFailures({ done, failures }: Written): void {
  if (failures.length === 0) return;
  const progressLines = done.length > 0 ? [`Published before it: ${done.join(", ")}.`] : [];
  throw new UserError(
    [
      ...reasonsOf(failures),
      ...progressLines,
      "What is not named is as it was; it is safe to run the same command again.",
    ].join("\n"),
    { cause: failures[0] },
  );
}

export function countWrites(plans: readonly Writes[]): number {
  return plans.reduce((sum, { writes }) => sum + writes.length, 0);
}

function reasonsOf(failures: readonly unknown[]): string[] {
  return failures.map((error) =>
    error instanceof PublishFailure || error instanceof Overtaken
      ? error.message
      : `A language pack or part of the catalogue was not published: ${String(error)}.`,
  );
}
