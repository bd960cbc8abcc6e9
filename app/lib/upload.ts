import {
  getMultipartBoundary,
  MultipartParseError,
  parseMultipart,
} from "@remix-run/multipart-parser";
import type { Posted } from "#app/lib/http.ts";

/** A posted form with texts and files by field name; files without content are left out. */
export type Upload = {
  texts: ReadonlyMap<string, readonly string[]>;
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** What files are called, by field name, as the browser says. */
  fileNames: ReadonlyMap<string, string>;
};

/** Fields and files of a form; a box for each of 2,000 households may be ticked. */
const maxParts = 2_100;

/**
 * Reads a form of `multipart/form-data` with files. A Worker has 128 MB
 * (https://developers.cloudflare.com/workers/platform/limits/), so the body is held twice at most,
 * while `Request.formData` would copy it several times.
 * @param maxBytes of the whole body. A larger one is read to its end, because browsers show no
 * answer to a request whose body was refused, but not kept.
 * @returns null for a larger body.
 * @throws a 400 response for a body that is no such form.
 */
export async function readUpload(request: Posted, maxBytes: number): Promise<Upload | null> {
  const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "");
  const body = await readBytes(request, maxBytes);
  if (body === null) return null;
  if (!boundary) throw new Response(null, { status: 400 });
  const texts = new Map<string, string[]>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const fileNames = new Map<string, string>();
  try {
    const limits = { boundary, maxParts, maxFileSize: maxBytes, maxTotalSize: maxBytes };
    for (const part of parseMultipart(body, limits)) {
      const { name } = part;
      if (name === undefined) continue;
      if (!part.isFile) texts.set(name, [...(texts.get(name) ?? []), part.text]);
      else if (part.size > 0) {
        files.set(name, new Uint8Array(part.bytes));
        fileNames.set(name, part.filename ?? "");
      }
    }
  } catch (error) {
    if (!(error instanceof MultipartParseError) && !(error instanceof TypeError)) throw error;
    console.warn("a body that is no form with files", String(error));
    throw new Response(null, { status: 400 });
  }
  return { texts, files, fileNames };
}

/** Counts bytes while reading, because a chunked body has no Content-Length. Null above the limit. */
export async function readBytes(
  { body }: Posted,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) chunks = [];
    else chunks.push(chunk);
  }
  if (size > maxBytes) return null;
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}
