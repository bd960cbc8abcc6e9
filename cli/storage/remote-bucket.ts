import * as v from "valibot";
import { inParallel } from "../parallel.ts";
import type { Answer, Api, ApiRequest } from "./api.ts";
import { codes, hasCode } from "./failures.ts";
import { bytesOf, type Storable } from "./remote-namespace.ts";

/** The API deletes one object per request. */
const deletedAtOnce = 6;

const metadataSchema = v.object({
  contentType: v.optional(v.string()),
  contentLanguage: v.optional(v.string()),
  contentDisposition: v.optional(v.string()),
  contentEncoding: v.optional(v.string()),
  cacheControl: v.optional(v.string()),
});
const objectSchema = v.object({
  key: v.string(),
  etag: v.optional(v.string(), ""),
  /** A text after an upload, a number in a list. */
  size: v.optional(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), 0),
  version: v.optional(v.string(), ""),
  uploaded: v.optional(v.string()),
  last_modified: v.optional(v.string()),
  http_metadata: v.nullish(metadataSchema),
  custom_metadata: v.nullish(v.record(v.string(), v.string())),
  storage_class: v.optional(v.string(), "Standard"),
});
type Described = v.InferOutput<typeof objectSchema>;

const listSchema = v.object({
  result: v.array(objectSchema),
  result_info: v.nullish(
    v.object({
      cursor: v.nullish(v.string()),
      delimited: v.nullish(v.array(v.string())),
      /** `true`, and `"true"` in Cloudflare's own double of it. */
      is_truncated: v.nullish(v.union([v.boolean(), v.string()])),
    }),
  ),
});
const uploadSchema = v.object({ result: objectSchema });

/**
 * An R2 bucket over REST with the binding's interface:
 * https://developers.cloudflare.com/api/resources/r2/subresources/buckets/subresources/objects/.
 * Every request may be repeated, because an upload replaces the whole object. Conditions, ranges,
 * custom metadata and uploads in parts are not offered.
 */
export function remoteBucket(api: Api, name: string): R2Bucket {
  const base = `/accounts/${encodeURIComponent(api.account)}/r2/buckets/${encodeURIComponent(name)}/objects`;
  const request = (method: ApiRequest["method"], key?: string) => ({
    product: "R2" as const,
    method,
    path: key === undefined ? base : `${base}/${key.split("/").map(encodeURIComponent).join("/")}`,
    repeatable: true,
  });

  async function list(options: R2ListOptions = {}): Promise<R2Objects> {
    const { result, result_info: info } = await api.ask(
      {
        ...request("GET"),
        query: {
          per_page: String(options.limit ?? 1000),
          prefix: options.prefix,
          cursor: options.cursor,
          delimiter: options.delimiter,
          start_after: options.startAfter,
        },
      },
      listSchema,
    );
    const listed = {
      objects: result.map(objectOf),
      delimitedPrefixes: info?.delimited ?? [],
    };
    const { cursor } = info ?? {};
    return cursor && String(info?.is_truncated) !== "false"
      ? { ...listed, truncated: true, cursor }
      : { ...listed, truncated: false };
  }

  /** A list of one, because the API has no request for an object without its content. */
  async function head(key: string): Promise<R2Object | null> {
    const { objects } = await list({ prefix: key, limit: 1 });
    return objects.find((object) => object.key === key) ?? null;
  }

  function get<Found>(key: string, options?: object): Promise<Found>;
  async function get(key: string, options?: object): Promise<unknown> {
    refuseOptions(options, []);
    try {
      return bodyOf(key, await api.send(request("GET", key)));
    } catch (error) {
      if (hasCode(error, codes.objectMissing)) return null;
      throw error;
    }
  }

  function put<Stored>(key: string, value: Storable, options?: R2PutOptions): Promise<Stored>;
  async function put(key: string, value: Storable, options: R2PutOptions = {}): Promise<unknown> {
    refuseOptions(options, ["httpMetadata"]);
    const metadata = options.httpMetadata;
    if (metadata instanceof Headers) throw new Error("R2 over REST takes httpMetadata as fields");
    const body = await bytesOf(value);
    const { result } = await api.ask(
      { ...request("PUT", key), body, headers: headersOf(metadata) },
      uploadSchema,
    );
    return objectOf({ ...result, size: body.length, http_metadata: headersToMetadata(metadata) });
  }

  async function remove(keys: string | string[]): Promise<void> {
    const failures = await inParallel(deletedAtOnce, [keys].flat(), async (key) => {
      try {
        await api.send(request("DELETE", key));
      } catch (error) {
        if (!hasCode(error, codes.objectMissing)) throw error;
      }
    });
    if (failures.length > 0) throw failures[0];
  }

  return {
    list,
    head,
    get,
    put,
    delete: remove,
    createMultipartUpload: () => notOffered("uploads in parts"),
    resumeMultipartUpload: () => notOffered("uploads in parts"),
  };
}

function notOffered(what: string): never {
  throw new Error(`R2 over REST has no ${what}`);
}

function refuseOptions(options: object | undefined, supportedNames: readonly string[]): void {
  const other = Object.keys(options ?? {}).find((name) => !supportedNames.includes(name));
  if (other !== undefined) notOffered(other);
}

function headersOf(metadata: R2HTTPMetadata = {}): Record<string, string> {
  const headers: [string, string | undefined][] = [
    ["Content-Type", metadata.contentType ?? "application/octet-stream"],
    ["Content-Language", metadata.contentLanguage],
    ["Content-Disposition", metadata.contentDisposition],
    ["Content-Encoding", metadata.contentEncoding],
    ["Cache-Control", metadata.cacheControl],
  ];
  return Object.fromEntries(
    headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The metadata given to an upload; the API's answer does not repeat it. */
function headersToMetadata({ cacheExpiry: _, ...metadata }: R2HTTPMetadata = {}) {
  return metadata;
}

function objectOf(described: Described): R2Object {
  const { key, etag, size, version, storage_class: storageClass } = described;
  const httpMetadata: R2HTTPMetadata = described.http_metadata ?? {};
  return {
    key,
    version,
    size,
    etag,
    httpEtag: `"${etag}"`,
    checksums: { toJSON: () => ({}) },
    uploaded: new Date(described.uploaded ?? described.last_modified ?? 0),
    httpMetadata,
    customMetadata: described.custom_metadata ?? {},
    storageClass,
    writeHttpMetadata(headers) {
      for (const [name, value] of Object.entries(headersOf(httpMetadata))) headers.set(name, value);
    },
  };
}

function bodyOf(key: string, { headers, bytes }: Answer): object {
  const text = () => new TextDecoder().decode(bytes);
  return {
    ...objectOf({
      key,
      etag: (headers.get("ETag") ?? "").replaceAll('"', ""),
      size: bytes.length,
      version: "",
      last_modified: headers.get("Last-Modified") ?? undefined,
      http_metadata: { contentType: headers.get("Content-Type") ?? undefined },
      storage_class: "Standard",
    }),
    body: new Response(bytes).body,
    bodyUsed: false,
    arrayBuffer: async () => bytes.buffer,
    bytes: async () => bytes,
    text: async () => text(),
    json: async () => JSON.parse(text()),
    blob: async () => new Blob([bytes]),
  };
}
