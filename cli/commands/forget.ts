import { deleteForgotten } from "#app/studio/backup/again.server.ts";
import { findTombstone, listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { findOrdersOf } from "#app/shop/order/data.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables.ts";
import { forget, type Receipt } from "#app/studio/rights/forget.server.ts";
import { countsOf } from "#app/studio/rights/request.server.ts";
import { ask } from "../ask.ts";
import { momentText, printJson, say, UserError, type Options } from "../output.ts";
import { person } from "../person.ts";
import { withPublishLease } from "../publish-lease.ts";
import { findRequested, type FoundData, type Requested } from "../requested-data.ts";
import { withStore, type Store } from "../store.ts";

type ForgetOptions = Options & { dryRun?: boolean };

/** `studio forget order NUMBER`: deletes an order with its messages and its unpublished preview. */
export function forgetOrder(number: string, options: ForgetOptions): Promise<void> {
  return forgetRequested({ of: "order", number }, options);
}

/** `studio forget guest KIND/SLUG WHO`: deletes a guest: household, replies, seat and messages. */
export function forgetGuest(address: string, who: string, options: ForgetOptions): Promise<void> {
  return forgetRequested({ of: "guest", address, who }, options);
}

/** `studio forget invitation KIND/SLUG`: deletes an invitation with everything that belongs to it. */
export function forgetInvitation(address: string, options: ForgetOptions): Promise<void> {
  return forgetRequested({ of: "invitation", address }, options);
}

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

async function forgetRequested(requested: Requested, options: ForgetOptions): Promise<void> {
  await withStore(options.remote ?? false, async (store) => {
    const found = await findRequested(store, requested, "forget");
    const counts = countsOf(found.data);
    if (Object.keys(counts).length === 0 && !(await isUnfinished(store, found))) {
      throw new UserError(await nothingKept(store, found));
    }
    const notes = [...found.notes, ...(await ordersOf(store, found))];
    if (options.dryRun && options.json)
      return printJson({ whose: found.whose, wouldDelete: counts, notes });
    say(options, `${found.whose}:`);
    for (const line of countLines(counts)) say(options, line);
    for (const note of notes) say(options, note);
    if (options.dryRun)
      return say(options, "Nothing was deleted: without --dry-run all this goes.");
    await ask("Delete all this for good", "Nothing was deleted.", options);
    const receipt = await withPublishLease(
      store.db,
      `forget ${requested.of}`,
      options,
      async (_run, stop) => {
        stop.throwIfStopped("Nothing was deleted.");
        // Read anew: somebody may have written while this run waited and asked.
        const { data } = await findRequested(store, requested, "forget");
        return forget(store, data, person(), Date.now);
      },
    );
    printReceipt(receipt, options);
  });
}

/** Whether an earlier run was interrupted, so that this one has to finish it. */
async function isUnfinished({ media }: Store, { data }: FoundData): Promise<boolean> {
  return (await findTombstone(media, data.target))?.finishedAt === null;
}

async function nothingKept({ media }: Store, { data, whose }: FoundData): Promise<string> {
  const before = await findTombstone(media, data.target);
  return before?.finishedAt
    ? `${whose}: deleted on ${momentText(before.finishedAt)}, and nothing has come since.`
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

function countLines(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([place, number]) => `    ${number}  ${place}`);
}

/** The receipt goes to the output as a text to be sent, also with `--quiet`. */
function printReceipt(receipt: Receipt, options: Options): void {
  if (options.json) return printJson(receipt);
  const { reference, of, deletedAt, deletedBy, deleted, remains } = receipt;
  const lines = [
    `Receipt ${reference}`,
    `Deleted on ${deletedAt.slice(0, 16).replace("T", " ")} UTC by ${deletedBy}: all that was kept about ${of === "order" ? "an order" : of === "guest" ? "a guest" : "an invitation"}.`,
    ...countLines(deleted),
    ...remains,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  if (of === "invitation")
    say(
      options,
      "Its file in content/invitations, its photos in content/media and their history in git are yours to delete.",
    );
}
