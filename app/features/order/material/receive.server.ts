import {
  bytesReceived,
  countUnfinished,
  deleteParts,
  fileKey,
  joinParts,
  putFile,
  putPart,
} from "#app/features/order/material/bucket.server.ts";
import { findOrderFile, listOrderFiles } from "#app/features/order/material/data.server.ts";
import {
  longestFileName,
  mostFileBytes,
  mostPhotos,
  mostSongs,
  mostUnfinished,
  partBytes,
} from "#app/features/order/material/limits.ts";
import { saveOrderFile } from "#app/features/order/material/mutations.server.ts";
import {
  isHash,
  type MaterialKind,
  type MaterialProblem,
} from "#app/features/order/material/schema.ts";
import { expectedKind, takeFile } from "#app/features/order/material/take-file.server.ts";
import { dayInMilliseconds } from "#app/features/privacy/stores.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { withRetries } from "#app/lib/retries.ts";

/** The stores of what customers send. */
export type MaterialStores = { db: D1Database; media: R2Bucket };

/**
 * What became of a part: how many bytes the server has, that it has the whole, or why it takes none.
 * `wasThere`: the order had the file before.
 */
export type Received =
  | { state: "partly"; have: number }
  | { state: "whole"; wasThere?: boolean }
  | { state: "refused"; problem: MaterialProblem };

/** A file as its sender announces it with each part. */
export type Announced = {
  hash: string;
  size: number;
  name: string;
  /** When it was chosen, in milliseconds since 1970 by the sender's clock: its place among the others. */
  place: number | null;
};

const refused = (problem: MaterialProblem): Received => ({ state: "refused", problem });

/**
 * A file's announcement in an address: `?hash=…&size=…&name=…`.
 * @returns null for one that no page of this site sends.
 */
export function readAnnounced(query: URLSearchParams): Announced | null {
  const hash = query.get("hash") ?? "";
  const size = /^\d{1,9}$/.test(query.get("size") ?? "") ? Number(query.get("size")) : 0;
  const place = /^\d{13}$/.test(query.get("place") ?? "") ? Number(query.get("place")) : null;
  return isHash(hash) && size > 0 ? { hash, size, name: query.get("name") ?? "", place } : null;
}

/** What the server has of a file, so that its sender goes on from there. @param id the order's. */
export async function askReceived(
  { db, media }: MaterialStores,
  id: string,
  { hash, size }: Pick<Announced, "hash" | "size">,
): Promise<Received> {
  if (size > mostFileBytes) return refused("too-large");
  if (await withRetries(() => findOrderFile(db, id, hash))) return { state: "whole" };
  return { state: "partly", have: await withRetries(() => bytesReceived(media, id, hash)) };
}

/**
 * Stores a part of a file, and with the last one the file. A part may come again, and the whole file
 * too; nothing is added twice.
 * @param offset of the part's first byte, a multiple of `partBytes`.
 * @param now milliseconds since 1970 in UTC.
 * @returns null for a part that no page of this site sends.
 */
export async function receivePart(
  stores: MaterialStores,
  id: string,
  announced: Announced,
  { offset, bytes }: { offset: number; bytes: Uint8Array<ArrayBuffer> },
  now: number,
): Promise<Received | null> {
  const { hash, size } = announced;
  if (size > mostFileBytes) return refused("too-large");
  const isPart = offset % partBytes === 0 && offset < size;
  if (!isPart || bytes.length !== Math.min(partBytes, size - offset)) return null;
  const known = await askReceived(stores, id, announced);
  if (known.state !== "partly" || known.have < offset) return known;
  if (offset === 0) {
    const problem = await problemOfStart(stores, id, bytes);
    if (problem) return refused(problem);
  }
  await withRetries(() => putPart(stores.media, { id, hash, offset }, bytes));
  const have = Math.max(known.have, offset + bytes.length);
  if (have < size) return { state: "partly", have };
  const whole = await joinParts(stores.media, { id, hash, size, step: partBytes });
  if (!whole) return askReceived(stores, id, announced);
  const outcome = await keepFile(stores, id, { ...announced, bytes: whole }, now);
  await deleteParts(stores.media, id, hash);
  return outcome;
}

/** Refuses by the first part what need not be sent to its end. */
async function problemOfStart(
  { db, media }: MaterialStores,
  id: string,
  head: Uint8Array,
): Promise<MaterialProblem | null> {
  const kind = expectedKind(head);
  if (kind === null) return "unknown-kind";
  if ((await countUnfinished(media, id)) >= mostUnfinished) return "too-many";
  return isFull(db, id, kind);
}

/** Whether an order has as many photos or songs as it takes. */
async function isFull(
  db: D1Database,
  id: string,
  kind: MaterialKind,
): Promise<MaterialProblem | null> {
  const files = await withRetries(() => listOrderFiles(db, id));
  const count = files.filter((file) => file.kind === kind).length;
  if (kind === "photo") return count >= mostPhotos ? "too-many-photos" : null;
  return count >= mostSongs ? "second-song" : null;
}

/** `hash`: as its sender announced it; absent where none did. */
type Whole = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  hash?: string;
  place?: number | null;
};

/**
 * Keeps a file that came whole: checked by its content, without the place where it was made.
 * Nothing is stored of one that is refused.
 */
export async function keepFile(
  { db, media }: MaterialStores,
  id: string,
  { name, bytes, hash, place = null }: Whole,
  now: number,
): Promise<Received> {
  if (bytes.length > mostFileBytes) return refused("too-large");
  const own = await hexDigest(bytes);
  // Parts of two files that were announced as one.
  if (hash !== undefined && hash !== own) return refused("broken");
  if (await withRetries(() => findOrderFile(db, id, own)))
    return { state: "whole", wasThere: true };
  const taken = takeFile(bytes);
  if (typeof taken === "string") return refused(taken);
  const full = await isFull(db, id, taken.kind);
  if (full) return refused(full);
  const { kind, format, width, height } = taken;
  await withRetries(() => putFile(media, fileKey(id, own), taken.bytes));
  const file = { hash: own, kind, format, name: shownName(name), width, height };
  // A sender's clock may be wrong by years.
  const position = place !== null && Math.abs(place - now) < dayInMilliseconds ? place : now;
  const isKept = await withRetries(() =>
    saveOrderFile(db, id, { ...file, bytes: taken.bytes.length, position }, now),
  );
  if (isKept) return { state: "whole" };
  // Others came at the same time; the object of a file that nobody has is of no use.
  await media.delete(fileKey(id, own));
  return refused(kind === "photo" ? "too-many-photos" : "second-song");
}

/** A file's name without its folders, to be shown alone: nothing is stored under it. */
function shownName(name: string): string {
  const own = name.split(/[\\/]/).at(-1) ?? "";
  return [...cleanLine(own)].slice(0, longestFileName).join("") || "–";
}

async function hexDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
