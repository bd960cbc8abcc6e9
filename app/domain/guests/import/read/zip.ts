import { TooLarge } from "#app/domain/guests/import/sheet.ts";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;
/** A workbook has some dozens of files. */
const mostEntries = 2_000;

/** The rest of the bytes that one archive may unpack to. */
export type Budget = { bytes: number };

type Entry = { method: number; size: number; local: number };

/**
 * The files of a ZIP archive by name, in small letters: names of a workbook's parts are the same in
 * any case (ECMA-376 part 2, 6.2.2).
 */
export type Zip = { bytes: Uint8Array<ArrayBuffer>; entries: ReadonlyMap<string, Entry> };

/**
 * Reads the directory of a ZIP archive; its files stay packed.
 * @returns null for anything else.
 * @throws RangeError when the directory is damaged.
 */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip | null {
  const view = viewOf(bytes);
  if (bytes.length < endLength || view.getUint32(0, true) !== localSignature) return null;
  const end = findEnd(view);
  if (end === null) throw new RangeError("no directory");
  const entries = new Map<string, Entry>();
  let offset = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new RangeError("too many files");
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(offset, true) !== entrySignature) throw new RangeError("no entry");
    const [name, extra, comment] = [28, 30, 32].map((place) =>
      view.getUint16(offset + place, true),
    );
    const start = offset + 46;
    const next = start + (name ?? 0);
    entries.set(new TextDecoder().decode(bytes.subarray(start, next)).toLowerCase(), {
      method: view.getUint16(offset + 10, true),
      size: view.getUint32(offset + 20, true),
      local: view.getUint32(offset + 42, true),
    });
    offset = next + (extra ?? 0) + (comment ?? 0);
  }
  return { bytes, entries };
}

/**
 * Unpacks a text in UTF-8 and takes its length from the budget. Lengths that the archive claims are
 * not believed: unpacking stops where the budget ends.
 * @returns null when the archive has no such file.
 * @throws TooLarge, and other errors for damaged data.
 */
export async function unzipText(zip: Zip, name: string, budget: Budget): Promise<string | null> {
  const entry = zip.entries.get(name.toLowerCase());
  if (!entry) return null;
  const view = viewOf(zip.bytes);
  if (view.getUint32(entry.local, true) !== localSignature) throw new RangeError("no file");
  const head = 30 + view.getUint16(entry.local + 26, true) + view.getUint16(entry.local + 28, true);
  const start = entry.local + head;
  if (start + entry.size > zip.bytes.length) throw new RangeError("cut off");
  const packed = zip.bytes.subarray(start, start + entry.size);
  if (entry.method !== 0 && entry.method !== 8) throw new RangeError("unknown method");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const chunk of entry.method === 0 ? [packed] : inflate(packed)) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw new TooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function* inflate(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream("deflate-raw");
  const writer = stream.writable.getWriter();
  // The reader reports what is wrong with the data.
  const written = writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => null);
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await written;
  } finally {
    await reader.cancel().catch(() => null);
  }
}

/** The end record stands last, before a comment. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let offset = last; offset >= Math.max(0, last - longestComment); offset -= 1)
    if (view.getUint32(offset, true) === endSignature) return offset;
  return null;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
