import {
  bytesReceived,
  countUnfinished,
  deleteParts,
  fileKey,
  joinParts,
  putFile,
  putPart,
} from "#app/shop/order/material/store.server.ts";
import { findOrderFile, listOrderFiles } from "#app/shop/order/material/data.server.ts";
import {
  longestFileName,
  mostFileBytes,
  mostPhotos,
  mostSongs,
  mostUnfinished,
  partBytes,
} from "#app/shop/order/material/limits.ts";
import { saveOrderFile } from "#app/shop/order/material/mutations.server.ts";
import {
  isHash,
  type MaterialKind,
  type MaterialProblem,
} from "#app/shop/order/material/schema.ts";
import { expectedKind, takeFile } from "#app/shop/order/material/check.server.ts";
import { dayInMilliseconds } from "#app/platform/privacy/stores.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { systemClock } from "#app/lib/clock.ts";
import { DeadlinePassed, within } from "#app/lib/deadline.ts";
import type { Posted } from "#app/lib/http.ts";
import { withRetries } from "#app/lib/retries.ts";
import { requireStored } from "#app/lib/storage.ts";
import { Turns } from "#app/lib/turns.ts";
import { readBytes, readUpload } from "#app/lib/upload.ts";
import { readMoment, readWhole } from "#app/lib/whole.ts";

/** The stores of what customers send. */
export type MaterialStores = { db: D1Database; media: R2Bucket };

/**
 * The state of a part: how many bytes the server has, that it has the whole, or why it takes none.
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

/**
 * Whole files one at a time in an isolate, whose 128 MB are for all visitors at once. The waiting
 * is shorter than a request's deadline (storage.ts), and a turn longer.
 */
const oneWhole = new Turns(
  { atOnce: 1, waitMs: 4_000, turnMs: 10_000, mostWaiting: 20 },
  systemClock,
);

const refused = (problem: MaterialProblem): Received => ({ state: "refused", problem });

/**
 * A file's announcement in an address: `?hash=…&size=…&name=…`.
 * @returns null for one that no page of this site sends.
 */
export function readAnnounced(query: URLSearchParams): Announced | null {
  const hash = query.get("hash") ?? "";
  const size = readWhole(query.get("size"), { least: 1, most: 999_999_999 });
  const place = readMoment(query.get("place"));
  return isHash(hash) && size !== null
    ? { hash, size, name: query.get("name") ?? "", place }
    : null;
}

/** The server's state of a file, so that its sender goes on from there. @param id the order's. */
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
 * @param offset of the part's first byte, a multiple of `partBytes`, as the address has it.
 * @param now milliseconds since 1970 in UTC.
 * @returns null for a part that no page of this site sends.
 */
export async function receivePart(
  stores: MaterialStores,
  id: string,
  announced: Announced,
  { offset: typed, bytes }: { offset: string | null; bytes: Uint8Array<ArrayBuffer> },
  now: number,
): Promise<Received | null> {
  const { hash, size } = announced;
  if (size > mostFileBytes) return refused("too-large");
  const offset = readWhole(typed, { most: size - 1 });
  const isPart = offset !== null && offset % partBytes === 0;
  if (!isPart || bytes.length !== Math.min(partBytes, size - offset)) return null;
  const receipt = await askReceived(stores, id, announced);
  if (receipt.state !== "partly" || receipt.have < offset) return receipt;
  if (offset === 0) {
    const problem = await problemOfStart(stores, id, bytes);
    if (problem) return refused(problem);
  }
  await withRetries(() => putPart(stores.media, { id, hash, offset }, bytes));
  const have = Math.max(receipt.have, offset + bytes.length);
  if (have < size) return { state: "partly", have };
  // All parts are there: who waits too long is asked to come again with the last one.
  return (await oneWhole.take(() => keepParts(stores, id, announced, now))) ?? refused("too-many");
}

/** Makes a file of its parts and keeps it. */
async function keepParts(
  stores: MaterialStores,
  id: string,
  announced: Announced,
  now: number,
): Promise<Received> {
  const { hash, size } = announced;
  const fileBytes = await joinParts(stores.media, { id, hash, size, step: partBytes });
  if (!fileBytes) return askReceived(stores, id, announced);
  const outcome = await keepFile(stores, id, { ...announced, bytes: fileBytes }, now);
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

/** True if an order has as many photos or songs as it takes. */
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
  const digest = await hexDigest(bytes);
  // Parts of two files that were announced as one.
  if (hash !== undefined && hash !== digest) return refused("broken");
  if (await withRetries(() => findOrderFile(db, id, digest)))
    return { state: "whole", wasThere: true };
  const material = takeFile(bytes);
  if (typeof material === "string") return refused(material);
  const full = await isFull(db, id, material.kind);
  if (full) return refused(full);
  const { kind, format, width, height } = material;
  await withRetries(() => putFile(media, fileKey(id, digest), material.bytes));
  const file = { hash: digest, kind, format, name: shownName(name), width, height };
  // A sender's clock may be wrong by years.
  const position = place !== null && Math.abs(place - now) < dayInMilliseconds ? place : now;
  const isKept = await withRetries(() =>
    saveOrderFile(db, id, { ...file, bytes: material.bytes.length, position }, now),
  );
  if (isKept) return { state: "whole" };
  // Others came at the same time; the object of a file that nobody has is of no use.
  await media.delete(fileKey(id, digest));
  return refused(kind === "photo" ? "too-many-photos" : "second-song");
}

/** Forms with a whole file that are read at once; the body of one is held until its end. */
const formTurns = { atOnce: 2, waitMs: 10_000, turnMs: 90_000, mostWaiting: 20 } as const;
const forms = new Turns(formTurns, systemClock);
/** A form's other fields and the borders between them. */
const formBytes = 16 * 1024;

/** Takes the file of a form of a page without script. What is refused is read to its end as well. */
export async function receiveForm(
  stores: MaterialStores,
  id: string,
  request: Posted,
  now: number,
): Promise<Received> {
  const receive = async (): Promise<Received> => {
    const upload = await within(readUpload(request, mostFileBytes + formBytes), formTurns.turnMs);
    if (!upload) return refused("too-large");
    const bytes = upload.files.get("file");
    if (!bytes) return refused("no-file");
    const file = { name: upload.fileNames.get("file") ?? "", bytes };
    const keep = () => requireStored(() => keepFile(stores, id, file, now));
    return (await oneWhole.take(keep)) ?? refused("too-many");
  };
  try {
    const received = await forms.take(receive);
    if (received) return received;
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    return refused("try-again");
  }
  await readBytes(request, 0);
  return refused("too-many");
}

/** A file's name without its folders, to be shown alone: nothing is stored under it. */
function shownName(name: string): string {
  const baseName = name.split(/[\\/]/).at(-1) ?? "";
  return [...cleanLine(baseName)].slice(0, longestFileName).join("") || "–";
}

async function hexDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
