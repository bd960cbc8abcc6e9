import * as v from "valibot";
import type { Api, ApiRequest } from "./api.ts";
import { codes, hasCode } from "./failures.ts";
import { gathered } from "./gathered.ts";

/** The most keys of one bulk read; the binding's limit too. */
const keysPerRead = 100;
/** Of the 10,000 keys and 100 MB of one bulk write; base64 adds a third. */
const writesAtOnce = 100;
const bulkBytesAtMost = 50_000_000;

type Write = { key: string; bytes: Uint8Array<ArrayBuffer>; options: KVNamespacePutOptions };
type Read = { value: string; metadata: unknown };

const valuesSchema = v.object({
  result: v.object({
    values: v.record(
      v.string(),
      v.nullable(v.object({ value: v.nullable(v.string()), metadata: v.optional(v.unknown()) })),
    ),
  }),
});
const metadataSchema = v.object({ result: v.optional(v.unknown()) });
const bulkSchema = v.object({
  result: v.nullish(v.object({ unsuccessful_keys: v.nullish(v.array(v.string())) })),
});
const keysSchema = v.object({
  result: v.array(
    v.object({
      name: v.string(),
      expiration: v.optional(v.number()),
      metadata: v.optional(v.unknown()),
    }),
  ),
  result_info: v.nullish(v.object({ cursor: v.nullish(v.string()) })),
});

/**
 * A KV namespace over REST with the binding's interface:
 * https://developers.cloudflare.com/api/resources/kv/. Every request may be repeated, because a
 * write replaces the whole entry. `cacheTtl` has no meaning here.
 */
export function remoteNamespace(api: Api, id: string): KVNamespace {
  const base = `/accounts/${encodeURIComponent(api.account)}/storage/kv/namespaces/${encodeURIComponent(id)}`;
  const request = (method: ApiRequest["method"], path: string, body?: ApiRequest["body"]) => ({
    product: "KV" as const,
    method,
    path: base + path,
    body,
    repeatable: true,
    ...(typeof body === "string" && { headers: { "Content-Type": "application/json" } }),
  });
  const valueAt = (key: string) => `/values/${encodeURIComponent(key)}`;

  /** The value of a key; null where there is none. */
  async function readValue(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return (await api.send(request("GET", valueAt(key)))).bytes;
    } catch (error) {
      if (hasCode(error, codes.keyMissing)) return null;
      throw error;
    }
  }

  /** The values of many keys with their metadata, in the order of the keys. */
  async function readMany(keys: readonly string[]): Promise<Map<string, Read | null>> {
    if (keys.length > keysPerRead)
      throw new Error(`KV reads at most ${keysPerRead} keys at once, not ${keys.length}`);
    const body = JSON.stringify({ keys, type: "text", withMetadata: true });
    const { result } = await api.ask(request("POST", "/bulk/get", body), valuesSchema);
    return new Map(
      keys.map((key) => {
        const entry = Object.hasOwn(result.values, key) ? result.values[key] : null;
        if (!entry || entry.value === null) return [key, null];
        return [key, { value: entry.value, metadata: entry.metadata ?? null }];
      }),
    );
  }

  function get<Found>(key: string | string[], options?: unknown): Promise<Found>;
  async function get(key: string | string[], options?: unknown): Promise<unknown> {
    if (Array.isArray(key))
      return mapValues(
        await readMany(key),
        (read) => read && parsedAs(typeOf(options), read.value),
      );
    const bytes = await readValue(key);
    return bytes && bytesAs(typeOf(options), bytes);
  }

  function getWithMetadata<Found>(key: string | string[], options?: unknown): Promise<Found>;
  async function getWithMetadata(key: string | string[], options?: unknown): Promise<unknown> {
    const type = typeOf(options);
    if (Array.isArray(key))
      return mapValues(await readMany(key), (read) =>
        withStatus(read && parsedAs(type, read.value), read?.metadata),
      );
    const bytes = await readValue(key);
    if (!bytes) return withStatus(null, null);
    const { result } = await api.ask(
      request("GET", `/metadata/${encodeURIComponent(key)}`),
      metadataSchema,
    );
    return withStatus(bytesAs(type, bytes), result);
  }

  function list<Listed>(options?: KVNamespaceListOptions): Promise<Listed>;
  async function list(options: KVNamespaceListOptions = {}): Promise<unknown> {
    const { result, result_info: info } = await api.ask(
      {
        ...request("GET", "/keys"),
        query: {
          limit: String(options.limit ?? 1000),
          prefix: options.prefix ?? undefined,
          cursor: options.cursor ?? undefined,
        },
      },
      keysSchema,
    );
    const end = { keys: result, cacheStatus: null };
    const cursor = info?.cursor || null;
    return cursor === null
      ? { ...end, list_complete: true }
      : { ...end, list_complete: false, cursor };
  }

  async function writeOne({ key, bytes, options }: Write): Promise<void> {
    const { expiration, expirationTtl, metadata } = options;
    const query = {
      expiration: expiration === undefined ? undefined : String(expiration),
      expiration_ttl: expirationTtl === undefined ? undefined : String(expirationTtl),
    };
    const form = new FormData();
    // A file, because a text field's line breaks would become CRLF (HTML, multipart/form-data).
    form.set("value", new Blob([bytes]));
    if (metadata !== undefined && metadata !== null) form.set("metadata", JSON.stringify(metadata));
    await api.send({ ...request("PUT", valueAt(key), form), query });
  }

  async function writeMany(writes: readonly Write[]): Promise<void[]> {
    const [only, second] = writes;
    if (only && !second) return [await writeOne(only)];
    const size = writes.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const keys = new Set(writes.map(({ key }) => key));
    // The same key twice has no order within a bulk write.
    if (size > bulkBytesAtMost || keys.size < writes.length) {
      for (const pair of writes) await writeOne(pair);
      return writes.map(() => {});
    }
    const body = JSON.stringify(writes.map(bulkEntry));
    const { result } = await api.ask(request("PUT", "/bulk", body), bulkSchema);
    // Cloudflare: "They should be retried."
    const failed = new Set(result?.unsuccessful_keys);
    for (const record of writes) if (failed.has(record.key)) await writeOne(record);
    return writes.map(() => {});
  }

  const write = gathered(writeMany, writesAtOnce);

  async function put(
    key: string,
    value: Storable,
    options: KVNamespacePutOptions = {},
  ): Promise<void> {
    await write({ key, bytes: await bytesOf(value), options });
  }

  async function remove(key: string): Promise<void> {
    try {
      await api.send(request("DELETE", valueAt(key)));
    } catch (error) {
      if (!hasCode(error, codes.keyMissing)) throw error;
    }
  }

  return { get, getWithMetadata, list, put, delete: remove };
}

function bulkEntry({
  key,
  bytes,
  options: { expiration, expirationTtl, metadata },
}: Write): object {
  return {
    key,
    value: Buffer.from(bytes).toString("base64"),
    base64: true,
    expiration,
    expiration_ttl: expirationTtl,
    metadata: metadata ?? undefined,
  };
}

function mapValues<Value, Mapped>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value) => Mapped,
): Map<string, Mapped> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

function withStatus(value: unknown, metadata: unknown): object {
  return { value, metadata: metadata ?? null, cacheStatus: null };
}

/** The type in a binding's last argument, which is a name or holds one. */
function typeOf(options: unknown): string {
  const type: unknown =
    typeof options === "object" && options !== null ? Reflect.get(options, "type") : options;
  return typeof type === "string" ? type : "text";
}

function parsedAs(type: string, text: string): unknown {
  return type === "json" ? JSON.parse(text) : text;
}

function bytesAs(type: string, bytes: Uint8Array<ArrayBuffer>): unknown {
  if (type === "arrayBuffer") return bytes.buffer;
  if (type === "stream") return new Response(bytes).body;
  return parsedAs(type, new TextDecoder().decode(bytes));
}

/** What the bindings of KV and R2 store. Streams are not offered: nothing in the command has one. */
export type Storable = string | ArrayBuffer | ArrayBufferView | ReadableStream | Blob | null;

/** The bytes of a value that is to be stored. @throws Error for a stream. */
export async function bytesOf(value: Storable): Promise<Uint8Array<ArrayBuffer>> {
  if (value === null) return new Uint8Array();
  if (typeof value === "string") return new TextEncoder().encode(value);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
  if (ArrayBuffer.isView(value)) {
    const copy = new Uint8Array(value.byteLength);
    copy.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    return copy;
  }
  throw new Error("a stream cannot be stored over REST");
}
