import {
  getMultipartBoundary,
  MultipartParseError,
  parseMultipart,
} from "@remix-run/multipart-parser";
import type { Posted } from "#app/lib/http.ts";
import { readWhole } from "#app/lib/whole.ts";

/** A posted form with texts and files by field name; files without content are left out. */
export type Upload = {
  texts: ReadonlyMap<string, readonly string[]>;
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Names of files, by field name, as the browser says. */
  fileNames: ReadonlyMap<string, string>;
};

/** Fields and files of a form; a box for each of 2,000 households may be ticked. */
const maxParts = 2_100;
/** RFC 2046 section 5.1.1. A longer one is compared with itself at each place of a hostile body. */
const longestBoundary = 70;

/**
 * Reads a form of `multipart/form-data` with files. A Worker has 128 MB
 * (https://developers.cloudflare.com/workers/platform/limits/), so the files are parts of the body,
 * which `Request.formData` would copy several times.
 * @param maxBytes of the whole body. A larger one is read to its end, because browsers show no
 * answer to a request whose body was refused, but not kept.
 * @returns null for a larger body.
 * @throws a 400 response for a body that is no such form.
 */
export async function readUpload(request: Posted, maxBytes: number): Promise<Upload | null> {
  const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "");
  const body = await readBytes(request, maxBytes);
  if (body === null) return null;
  if (!boundary || boundary.length > longestBoundary) throw new Response(null, { status: 400 });
  const texts = new Map<string, string[]>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const fileNames = new Map<string, string>();
  try {
    const limits = { boundary, maxParts, maxFileSize: maxBytes, maxTotalSize: maxBytes };
    for (const part of parseMultipart(body, limits)) {
      const { name } = part;
      if (name === undefined) continue;
      if (!part.isFile) {
        const all = texts.get(name);
        if (all) all.push(part.text);
        else texts.set(name, [part.text]);
        continue;
      }
      // The body is one piece, and so is the content of each of its parts.
      const [content] = part.content;
      if (!content) continue;
      files.set(name, body.subarray(content.byteOffset, content.byteOffset + content.length));
      fileNames.set(name, part.filename ?? "");
    }
  } catch (error) {
    if (!(error instanceof MultipartParseError) && !(error instanceof TypeError)) throw error;
    console.warn("a body that is no form with files", String(error));
    throw new Response(null, { status: 400 });
  }
  return { texts, files, fileNames };
}

/** Bytes that are made room for before any has come. */
const usualBytes = 64 * 1024;

/**
 * Reads a body into one piece of memory, however many pieces it comes in. Its bytes are counted while
 * reading, because a chunked body has no Content-Length.
 * @returns null above the limit.
 */
export async function readBytes(
  { body, headers }: Posted,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = readWhole(headers.get("Content-Length"), { most: maxBytes });
  let all = new Uint8Array(announced ?? Math.min(usualBytes, maxBytes));
  let size = 0;
  for await (const chunk of body ?? []) {
    const end = size + chunk.byteLength;
    if (end > all.length && end <= maxBytes) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(end, all.length * 2)));
      larger.set(all.subarray(0, size));
      all = larger;
    }
    // A body too large is read to its end and not kept.
    if (end <= maxBytes) all.set(chunk, size);
    size = end;
  }
  return size > maxBytes ? null : all.subarray(0, size);
}
