import * as v from "valibot";
import { cleanPicture } from "#app/platform/media/cleaned/format.ts";
import { formatOf } from "#app/platform/media/format.ts";
import { fileKey, putFile, smallKey } from "#app/shop/order/material/store.server.ts";
import { findOrderFile } from "#app/shop/order/material/data.server.ts";
import { readFocus } from "#app/shop/order/material/focus.ts";
import { longestCaption, mostSmallBytes, smallSide } from "#app/shop/order/material/limits.ts";
import {
  deleteOrderFile,
  markCover,
  markSmall,
  movePhoto,
  setCaption,
  setFocus,
} from "#app/shop/order/material/mutations.server.ts";
import type { MaterialStores } from "#app/shop/order/material/receive.server.ts";
import { isHash } from "#app/shop/order/material/schema.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { withRetries } from "#app/lib/retries.ts";

/** The fields of the forms of a file. */
export const materialFields = ["change", "file", "caption", "focus"];

const changeSchema = v.object({
  change: v.picklist(["caption", "earlier", "later", "remove", "cover", "no-cover", "focus"]),
  file: v.pipe(v.string(), v.check(isHash)),
  caption: v.pipe(
    v.string(),
    v.transform((text) => [...cleanLine(text)].slice(0, longestCaption).join("")),
  ),
  focus: v.pipe(v.string(), v.transform(readFocus)),
});

/**
 * Changes a file that an order has: its caption, its place, whether it is for the cover, what must not
 * be cut off of it; or removes it. The caption is kept with each that a photo's own form sends, so that
 * none that was typed is lost.
 * @returns false for a form that no page of this site sends.
 * @throws when a store fails.
 */
export async function changeMaterial(
  { db, media }: MaterialStores,
  id: string,
  form: FormData,
): Promise<boolean> {
  const parsed = v.safeParse(changeSchema, Object.fromEntries(form));
  if (!parsed.success) return false;
  const { change, file, caption, focus } = parsed.output;
  if (change === "remove") {
    // The row first: without its file a row would be shown as a broken picture.
    await withRetries(() => deleteOrderFile(db, id, file));
    await media.delete([fileKey(id, file), smallKey(id, file)]);
    return true;
  }
  if (change === "focus") {
    if (focus === null) return false;
    await withRetries(() => setFocus(db, id, file, focus));
    return true;
  }
  await withRetries(() => setCaption(db, id, file, caption || null));
  if (change === "earlier" || change === "later") await movePhoto(db, id, file, change);
  if (change === "cover" || change === "no-cover")
    await withRetries(() => markCover(db, id, file, change === "cover"));
  return true;
}

/**
 * Keeps the small picture of a photo, which the customer's browser made.
 * @returns false for one of another form, or of no photo of the order.
 */
export async function keepSmall(
  { db, media }: MaterialStores,
  id: string,
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (bytes.length > mostSmallBytes || formatOf(bytes) !== "jpeg") return false;
  const picture = cleanPicture("jpeg", bytes);
  if (!picture || Math.max(picture.width, picture.height) > smallSide) return false;
  const file = await withRetries(() => findOrderFile(db, id, hash));
  if (file?.kind !== "photo") return false;
  await withRetries(() => putFile(media, smallKey(id, hash), picture.bytes));
  await withRetries(() => markSmall(db, id, hash));
  return true;
}
