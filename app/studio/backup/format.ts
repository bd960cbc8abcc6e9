import { gunzipSync, gzipSync } from "node:zlib";

/** Lines of JSON, compressed. */
export function packLines(lines: readonly unknown[]): ArrayBuffer {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return new Uint8Array(gzipSync(text)).buffer;
}

/** Reads what `packLines` wrote. @throws for damaged bytes, by gzip's checksum. */
export function unpackLines(bytes: ArrayBuffer): unknown[] {
  const text = gunzipSync(new Uint8Array(bytes)).toString();
  return text.split("\n").flatMap((line): unknown[] => (line === "" ? [] : [JSON.parse(line)]));
}
