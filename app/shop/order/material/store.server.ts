import { deleteObjects, listObjects } from "#app/lib/bucket.ts";

/** Prefixes that no address of the site leads to: the media routes take `media/` and `og/` alone. */
export const filesPrefix = "order-files/";
export const partsPrefix = "order-parts/";

/** The R2 key of a file that an order has. */
export function fileKey(id: string, hash: string): string {
  return `${filesPrefix}${id}/${hash}`;
}

/** The R2 key of the small picture of a file. */
export function smallKey(id: string, hash: string): string {
  return `${fileKey(id, hash)}.small`;
}

function partKey(id: string, hash: string, offset: number): string {
  return `${partsPrefix}${id}/${hash}/${String(offset).padStart(9, "0")}`;
}

/** The keys of all that an order's customer sent, parts of unfinished files too. */
export async function keysOfOrder(media: R2Bucket, id: string): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of [filesPrefix, partsPrefix])
    for await (const { key } of listObjects(media, `${prefix}${id}/`)) keys.push(key);
  return keys;
}

/** Stores a file with its small picture, where it has one. */
export async function putFile(
  media: R2Bucket,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await media.put(key, bytes);
}

export async function putPart(
  media: R2Bucket,
  { id, hash, offset }: { id: string; hash: string; offset: number },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await media.put(partKey(id, hash, offset), bytes);
}

/** How many bytes of a file have come without a gap, counted from its beginning. */
export async function bytesReceived(media: R2Bucket, id: string, hash: string): Promise<number> {
  let received = 0;
  for await (const { key, size } of listObjects(media, `${partsPrefix}${id}/${hash}/`)) {
    if (key !== partKey(id, hash, received)) break;
    received += size;
  }
  return received;
}

/** How many files of an order are unfinished. */
export async function countUnfinished(media: R2Bucket, id: string): Promise<number> {
  const { delimitedPrefixes } = await media.list({
    prefix: `${partsPrefix}${id}/`,
    delimiter: "/",
  });
  return delimitedPrefixes.length;
}

/**
 * A file of its parts, one after the other.
 * @returns null where one is missing.
 */
export async function joinParts(
  media: R2Bucket,
  { id, hash, size, step }: { id: string; hash: string; size: number; step: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const all = new Uint8Array(size);
  for (let offset = 0; offset < size; offset += step) {
    const part = await (await media.get(partKey(id, hash, offset)))?.bytes();
    if (!part || part.length !== Math.min(step, size - offset)) return null;
    all.set(part, offset);
  }
  return all;
}

/** Deletes the parts of a file that is whole, or that is not taken. */
export async function deleteParts(media: R2Bucket, id: string, hash: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of listObjects(media, `${partsPrefix}${id}/${hash}/`)) keys.push(key);
  await deleteObjects(media, keys);
}
