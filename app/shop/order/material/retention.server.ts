import { filesPrefix, keysOfOrder, partsPrefix } from "#app/shop/order/material/store.server.ts";
import { findOccasionDays } from "#app/shop/order/material/data.server.ts";
import { deleteFilesOfOrders } from "#app/shop/order/material/mutations.server.ts";
import type { MaterialStores } from "#app/shop/order/material/receive.server.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";
import { deleteObjects, listFolders, listObjects } from "#app/lib/bucket.ts";
import type { Clock } from "#app/lib/clock.ts";

/** Milliseconds for which an unfinished file waits to be continued. */
const unfinishedMs = 2 * dayInMilliseconds;

/** Orders of one statement. */
const ordersAtOnce = 500;

/**
 * Deletes what customers sent: a year after the day of their occasion, with an order that was
 * deleted, and parts of files that were never finished.
 * @throws when a store fails. The next night finds the rest.
 */
export async function deleteExpiredMaterial(
  { db, media }: MaterialStores,
  now: Clock,
): Promise<void> {
  const unfinished: string[] = [];
  for await (const { key, uploaded } of listObjects(media, partsPrefix))
    if (uploaded.getTime() < now() - unfinishedMs) unfinished.push(key);
  await deleteObjects(media, unfinished);
  const ids: string[] = [];
  for await (const folder of listFolders(media, filesPrefix))
    ids.push(folder.slice(filesPrefix.length, -1));
  const last = new Date(now() - stores.material.days * dayInMilliseconds)
    .toISOString()
    .slice(0, 10);
  for (let start = 0; start < ids.length; start += ordersAtOnce) {
    const some = ids.slice(start, start + ordersAtOnce);
    const days = await findOccasionDays(db, some);
    const expired = some.filter((id) => (days.get(id) ?? "") < last);
    // The rows first: by the objects the next night finds what this one left.
    for (const id of expired) {
      await deleteFilesOfOrders(db, [id]);
      await deleteObjects(media, await keysOfOrder(media, id));
    }
  }
}
