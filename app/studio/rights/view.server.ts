import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import type { BackupStores } from "#app/studio/backup/schema.server.ts";
import type { Target } from "#app/studio/backup/tombstones.server.ts";
import { keyOf } from "#app/domain/invitation/entry/metadata.ts";
import { keysOfOrder } from "#app/shop/order/material/store.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables/all.ts";
import { kvPrefixes, r2Prefixes } from "#app/platform/privacy/prefixes.ts";
import { findCopies, type Copies } from "#app/studio/rights/copies.server.ts";
import { readRowsOf, type FoundRows, type RowsOf } from "#app/studio/rights/data.server.ts";
import type { Guest } from "#app/studio/rights/search.server.ts";
import { rowsOfGuest, rowsOfInvitation, rowsOfOrder } from "#app/studio/rights/rows.server.ts";

/** Everything that is kept about a person or an invitation: what an export writes and a deletion deletes. */
export type PersonalData = {
  target: Target;
  /** The rows as SQL, in the order of their deletion, and as they are now. */
  rows: RowsOf;
  found: FoundRows;
  copies: Copies;
  /** Random ids by which a restore knows rows of theirs. */
  ids: string[];
  /** The invitation whose every row is meant; null for a person. */
  path: string | null;
  /** The invitation whose other answers are compared anew, since one may have repeated theirs. */
  compared: string | null;
  /** The invitation whose preview alone is meant. */
  preview: string | null;
};

const noCopies: Copies = { addresses: [], versions: [], ogImages: [], media: [] };

/** Data kept about an order. Its preview belongs to it until something is published from it. */
export async function dataOfOrder(stores: BackupStores, order: Order): Promise<PersonalData> {
  const { invitation } = order;
  const preview =
    invitation !== null && !(await isPublished(stores, invitation)) ? invitation : null;
  const rows = rowsOfOrder(order, preview !== null);
  const rowsByTable = await readRowsOf(stores.db, rows);
  const copies = preview === null ? noCopies : await findCopies(stores, preview, false);
  const material = await keysOfOrder(stores.media, order.id);
  return {
    target: { of: "order", id: order.id },
    rows,
    found: rowsByTable,
    copies: { ...copies, media: [...copies.media, ...material] },
    ids: [order.id, ...idsIn(rowsByTable.outbox)],
    path: null,
    compared: null,
    preview,
  };
}

/** True if an invitation has been published, also if it was taken down since. */
async function isPublished({ db, content }: BackupStores, path: string): Promise<boolean> {
  return (await findHeads(db, [path])).has(path) || (await content.get(keyOf(path))) !== null;
}

/** Data kept about one guest of an invitation. */
export async function dataOfGuest(
  { db }: BackupStores,
  path: string,
  guest: Guest,
): Promise<PersonalData> {
  const rows = rowsOfGuest(path, guest);
  const rowsByTable = await readRowsOf(db, rows);
  return {
    target: { of: "guest", id: guest.id },
    rows,
    found: rowsByTable,
    copies: noCopies,
    // The log names a guest in its details, where no id of theirs is found by a restore.
    ids: [guest.id, ...guest.replies, ...idsIn(rowsByTable.host_changes)],
    path: null,
    compared: path,
    preview: null,
  };
}

/** Data kept about an invitation: its page, its guests, its hosts. The order is not part of it. */
export async function dataOfInvitation(stores: BackupStores, path: string): Promise<PersonalData> {
  const rows = rowsOfInvitation(path);
  const rowsByTable = await readRowsOf(stores.db, rows);
  const unnamed = rowsByTable.outbox?.filter(({ invitation }) => invitation === null);
  return {
    target: { of: "invitation", id: path },
    rows,
    found: rowsByTable,
    copies: await findCopies(stores, path),
    // Revisions and the bot's first answers name no invitation.
    ids: [...idsIn(rowsByTable.replies), ...idsIn(unnamed)],
    path,
    compared: null,
    preview: null,
  };
}

function idsIn(rows: FoundRows["outbox"] = []): string[] {
  return rows.flatMap(({ id }) => (typeof id === "string" ? [id] : []));
}

/** Numbers by place in the words of the list of places, without empty places. */
export function countsOf({
  found: rowsByTable,
  copies,
}: Pick<PersonalData, "found" | "copies">): Record<string, number> {
  const { addresses, versions, ogImages, media } = copies;
  const counts: [string, number][] = [
    [kvPrefixes["invitation:"].what, addresses.length + versions.length],
    [r2Prefixes["og/"].what, ogImages.length],
    [r2Prefixes["media/"].what, media.length],
    ...tableNames.map((name): [string, number] => [
      tables[name].what,
      rowsByTable[name]?.length ?? 0,
    ]),
  ];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
