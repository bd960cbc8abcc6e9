import { fileKey, smallKey } from "#app/shop/order/material/store.server.ts";
import { findOrderFile } from "#app/shop/order/material/data.server.ts";
import { isHash } from "#app/shop/order/material/schema.ts";
import type { MaterialStores } from "#app/shop/order/material/receive.server.ts";
import { requireStored } from "#app/lib/storage.ts";

/** The `Content-Type` of a file, by its format. */
const contentTypes: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heic: "image/heic",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
};

/**
 * Formats that a browser opens as a page of their own; all others are saved, and play within a
 * page.
 */
const shownFormats = ["jpeg", "png", "webp"];

/**
 * A file that an order has, or its small picture.
 * @param id the order's.
 * @param isSmall whether its small picture is asked for.
 * @returns null for a file that the order does not have.
 * @throws a 503 response when a store fails.
 */
export async function serveMaterial(
  { db, media }: MaterialStores,
  id: string,
  hash: string,
  isSmall: boolean,
): Promise<Response | null> {
  const file = isHash(hash) ? await requireStored(() => findOrderFile(db, id, hash)) : null;
  if (!file || (isSmall && !file.hasSmall)) return null;
  const key = isSmall ? smallKey(id, hash) : fileKey(id, hash);
  const object = await requireStored(() => media.get(key));
  if (!object) return null;
  // A photo was read from its beginning to its end; of a sound only the frames were counted.
  const disposition = isSmall || shownFormats.includes(file.format) ? "inline" : "attachment";
  const type = isSmall ? "image/jpeg" : (contentTypes[file.format] ?? "application/octet-stream");
  // RFC 6266: the plain name for what cannot read the encoded one.
  const name = encodeURIComponent(file.name.toWellFormed()).replaceAll("'", "%27");
  return new Response(object.body, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(object.size),
      "Content-Disposition": `${disposition}; filename="${file.kind}.${file.format}"; filename*=UTF-8''${name}`,
    },
  });
}
