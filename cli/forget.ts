import * as v from "valibot";
import { findTombstone } from "#app/studio/backup/tombstones.server.ts";
import { findOrdersOf } from "#app/shop/order/data.server.ts";
import { forget, type Receipt } from "#app/studio/rights/forget.server.ts";
import { countsOf } from "#app/studio/rights/view.server.ts";
import * as shapes from "./answer-shapes.ts";
import { ask } from "./ask.ts";
import { momentText, print, say, type Options } from "./output.ts";
import { UserError } from "./user-error.ts";
import { person } from "./person.ts";
import { withPublishLease } from "./publish-lease.ts";
import { findRequested, type FoundData, type Requested } from "./requested-data.ts";
import type { Store, OpenStore } from "./store.ts";

/** The output of `forget` in JSON. */
export const forgotten = v.union([
  v.strictObject({
    reference: v.string(),
    of: v.picklist(["order", "guest", "invitation"]),
    /** In UTC, ISO 8601. */
    deletedAt: v.string(),
    deletedBy: v.string(),
    deleted: shapes.counts,
    /** Data that cannot be deleted, in sentences. */
    remains: shapes.words,
  }),
  /** With `--dry-run`. */
  v.strictObject({ whose: v.string(), wouldDelete: shapes.counts, notes: shapes.words }),
]);

export type ForgetOptions = Options & { dryRun?: boolean };

export async function forgetRequested(
  open: OpenStore,
  requested: Requested,
  options: ForgetOptions,
) {
  const store = await open();
  const requestedData = await findRequested(store, requested, "forget");
  const counts = countsOf(requestedData.data);
  if (Object.keys(counts).length === 0 && !(await isUnfinished(store, requestedData)))
    throw new UserError(await nothingKept(store, requestedData));
  const notes = [...requestedData.notes, ...(await ordersOf(store, requestedData))];
  say(options, `${requestedData.whose}:`, ...countLines(counts), ...notes);
  if (options.dryRun) {
    say(options, "Nothing was deleted: without --dry-run all this goes.");
    return { whose: requestedData.whose, wouldDelete: counts, notes };
  }
  await ask("Delete all this for good", "Nothing was deleted.", options);
  return withPublishLease(store.db, `forget ${requested.of}`, options, async (_run, stop) => {
    stop.throwIfStopped("Nothing was deleted.");
    // Read anew: somebody may have written while this run waited and asked.
    const { data } = await findRequested(store, requested, "forget");
    const receipt = await forget(store, data, person(), Date.now);
    printReceipt(receipt, options);
    return receipt;
  });
}

/** True if an earlier run was interrupted, so that this one has to finish it. */
async function isUnfinished({ media }: Store, { data }: FoundData): Promise<boolean> {
  return (await findTombstone(media, data.target))?.finishedAt === null;
}

async function nothingKept({ media }: Store, { data, whose }: FoundData): Promise<string> {
  const tombstone = await findTombstone(media, data.target);
  return tombstone?.finishedAt
    ? `${whose}: deleted on ${momentText(tombstone.finishedAt)}, and nothing has come since.`
    : `${whose}: nothing is kept of it.`;
}

/** The orders of an invitation, which are the customer's and stay. */
async function ordersOf({ db }: Store, { data }: FoundData): Promise<string[]> {
  if (data.path === null) return [];
  const order = (await findOrdersOf(db, [data.path])).get(data.path);
  return order
    ? [`Its order stays: npm run studio -- forget order ${order.number} deletes that.`]
    : [];
}

export function countLines(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([place, number]) => `    ${number}  ${place}`);
}

/** The receipt goes to the output as a text to be sent, also with `--quiet`. */
function printReceipt(receipt: Receipt, options: Options): void {
  const { reference, of, deletedAt, deletedBy, deleted, remains } = receipt;
  print(
    options,
    `Receipt ${reference}`,
    `Deleted on ${deletedAt.slice(0, 16).replace("T", " ")} UTC by ${deletedBy}: all that was kept about ${of === "order" ? "an order" : of === "guest" ? "a guest" : "an invitation"}.`,
    ...countLines(deleted),
    ...remains,
  );
  if (of === "invitation")
    say(
      options,
      "Its file in content/invitations, its photos in content/media and their history in git are yours to delete.",
    );
}
