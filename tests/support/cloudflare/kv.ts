import * as v from "valibot";
import { bad, good, goodPage, readJson, type Answer, type Asked, type Route } from "./answers.ts";

type Entry = { value: Buffer; metadata?: unknown; expiration?: number };

export type Namespace = {
  title: string;
  entries: Map<string, Entry>;
  /**
   * Entries that reads return while the namespace lags behind its writes; null where it does not.
   */
  lagging: Map<string, Entry> | null;
};

/** https://developers.cloudflare.com/kv/platform/limits/ and the reference of each request. */
const limits = {
  keyBytes: 512,
  metadataBytes: 1024,
  valueBytes: 25 * 1024 * 1024,
  listed: 1000,
  leastListed: 10,
  bulkKeys: 10_000,
  bulkBytes: 100_000_000,
  readKeys: 100,
  leastTtl: 60,
};

const writeSchema = v.object({
  key: v.string(),
  value: v.string(),
  base64: v.optional(v.boolean(), false),
  expiration: v.optional(v.number()),
  expiration_ttl: v.optional(v.number()),
  metadata: v.optional(v.unknown()),
});
const readSchema = v.object({
  keys: v.array(v.string()),
  type: v.optional(v.picklist(["text", "json"]), "text"),
  withMetadata: v.optional(v.boolean(), false),
});

const folder = "/storage/kv/namespaces";

type State = { namespaces: Map<string, Namespace>; pacesKeys: boolean };

/** The routes of KV: https://developers.cloudflare.com/api/resources/kv/ */
export function kvRoutes(state: State): Route[] {
  const { namespaces } = state;
  const written = new Map<string, number>();
  const within =
    (answer: (namespace: Namespace, asked: Asked, key: string) => Answer | Promise<Answer>) =>
    (asked: Asked, [id = "", key = ""]: string[]) => {
      const namespace = namespaces.get(id);
      return namespace ? answer(namespace, asked, key) : bad(404, 10013, "namespace not found");
    };
  /** A write that is refused where one of its keys was written less than a second ago. */
  const paced =
    (
      answer: (namespace: Namespace, asked: Asked, key: string) => Answer | Promise<Answer>,
      keysOf: (asked: Asked, key: string) => string[],
    ) =>
    (namespace: Namespace, asked: Asked, key: string) => {
      const keys = keysOf(asked, key).map((one) => `${namespace.title} ${one}`);
      const now = Date.now();
      if (state.pacesKeys && keys.some((one) => now - (written.get(one) ?? 0) < 1000))
        return bad(429, 10048, "Too many writes to one key: one a second");
      for (const one of keys) written.set(one, now);
      return answer(namespace, asked, key);
    };
  const oneKey = (_: Asked, key: string) => [key];
  const at = (rest: string) => new RegExp(`^${folder}/([^/]+)${rest}$`);
  return [
    {
      method: "GET",
      pattern: new RegExp(`^${folder}$`),
      answer: ({ query }) =>
        goodPage(
          [...namespaces].map(([id, { title }]) => ({ id, title, supports_url_encoding: true })),
          query,
        ),
    },
    {
      method: "POST",
      pattern: new RegExp(`^${folder}$`),
      answer: (asked) => {
        const { title } = v.parse(v.object({ title: v.string() }), readJson(asked));
        const id = crypto.randomUUID().replaceAll("-", "");
        namespaces.set(id, { title, entries: new Map(), lagging: null });
        return good({ id, title, supports_url_encoding: true });
      },
    },
    { method: "GET", pattern: at("/keys"), answer: within(listKeys) },
    { method: "GET", pattern: at("/values/([^/]+)"), answer: within(readValue) },
    { method: "PUT", pattern: at("/values/([^/]+)"), answer: within(paced(writeValue, oneKey)) },
    {
      method: "DELETE",
      pattern: at("/values/([^/]+)"),
      answer: within(paced(deleteValue, oneKey)),
    },
    { method: "GET", pattern: at("/metadata/([^/]+)"), answer: within(readMetadata) },
    { method: "PUT", pattern: at("/bulk"), answer: within(paced(writeBulk, keysWritten)) },
    { method: "DELETE", pattern: at("/bulk"), answer: within(deleteBulk) },
    { method: "POST", pattern: at("/bulk/delete"), answer: within(deleteBulk) },
    { method: "POST", pattern: at("/bulk/get"), answer: within(readBulk) },
  ];
}

function keysWritten(asked: Asked): string[] {
  return v.parse(v.array(v.object({ key: v.string() })), readJson(asked)).map(({ key }) => key);
}

/** The entries that reads see: neither later than the lag, nor expired. */
function seen({ entries, lagging }: Namespace): Map<string, Entry> {
  const now = Date.now() / 1000;
  return new Map(
    [...(lagging ?? entries)].filter(
      ([, { expiration }]) => expiration === undefined || expiration > now,
    ),
  );
}

function listKeys(namespace: Namespace, { query }: Asked): Answer {
  const limit = Number(query.get("limit") ?? limits.listed);
  if (!(limit >= limits.leastListed && limit <= limits.listed))
    return bad(400, 10029, `invalid limit: ${limit}`);
  const prefix = query.get("prefix") ?? "";
  const after = Buffer.from(query.get("cursor") ?? "", "base64url").toString();
  const entries = seen(namespace);
  const found = [...entries.keys()]
    .filter((key) => key.startsWith(prefix) && (after === "" || byBytes(key, after) > 0))
    .toSorted(byBytes);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const listed = page.map((name) => {
    const { expiration, metadata } = entries.get(name) ?? {};
    return { name, expiration, metadata };
  });
  const cursor = last === undefined ? "" : Buffer.from(last).toString("base64url");
  return good(listed, { count: page.length, cursor });
}

function readValue(namespace: Namespace, _: Asked, key: string): Answer {
  const entry = seen(namespace).get(key);
  if (!entry) return bad(404, 10009, "get: 'key not found'");
  return {
    status: 200,
    headers: { "Content-Type": "application/octet-stream" },
    body: entry.value,
  };
}

function readMetadata(namespace: Namespace, _: Asked, key: string): Answer {
  const entry = seen(namespace).get(key);
  return entry ? good(entry.metadata ?? null) : bad(404, 10009, "get: 'key not found'");
}

function readBulk(namespace: Namespace, asked: Asked): Answer {
  const { keys, type, withMetadata } = v.parse(readSchema, readJson(asked));
  if (keys.length > limits.readKeys) return bad(400, 10030, "too many keys");
  const entries = seen(namespace);
  const values = keys.map((key) => {
    const entry = entries.get(key);
    const text = entry?.value.toString("utf8") ?? null;
    const value: unknown = text !== null && type === "json" ? JSON.parse(text) : text;
    if (!withMetadata) return [key, value];
    return [key, entry ? { value, metadata: entry.metadata ?? null } : null];
  });
  return good({ values: Object.fromEntries(values) });
}

async function writeValue(namespace: Namespace, asked: Asked, key: string): Promise<Answer> {
  const type = asked.headers.get("Content-Type") ?? "";
  let value = asked.body;
  let metadata: unknown;
  if (type.startsWith("multipart/form-data")) {
    const form = await new Response(new Uint8Array(asked.body), {
      headers: { "Content-Type": type },
    }).formData();
    const given = form.get("value");
    value =
      given instanceof Blob ? Buffer.from(await given.arrayBuffer()) : Buffer.from(given ?? "");
    const text = form.get("metadata");
    metadata = typeof text === "string" ? JSON.parse(text) : undefined;
  }
  const ttl = asked.query.get("expiration_ttl");
  const until = asked.query.get("expiration");
  const write = {
    expiration_ttl: ttl === null ? undefined : Number(ttl),
    expiration: until === null ? undefined : Number(until),
    metadata,
  };
  return store(namespace, key, value, write) ?? good({});
}

function writeBulk(namespace: Namespace, asked: Asked): Answer {
  if (asked.body.length > limits.bulkBytes) return bad(413, 10031, "request too large");
  const writes = v.parse(v.array(writeSchema), readJson(asked));
  if (writes.length > limits.bulkKeys) return bad(400, 10032, "too many keys");
  for (const write of writes) {
    const value = Buffer.from(write.value, write.base64 ? "base64" : "utf8");
    const refusal = store(namespace, write.key, value, write);
    if (refusal) return refusal;
  }
  return good({ successful_key_count: writes.length, unsuccessful_keys: [] });
}

function deleteValue({ entries }: Namespace, _: Asked, key: string): Answer {
  entries.delete(key);
  return good({});
}

function deleteBulk({ entries }: Namespace, asked: Asked): Answer {
  const keys = v.parse(v.array(v.string()), readJson(asked));
  for (const key of keys) entries.delete(key);
  return good({ successful_key_count: keys.length, unsuccessful_keys: [] });
}

/** Stores an entry. @returns a refusal where it breaks a limit. */
function store(
  { entries }: Namespace,
  key: string,
  value: Buffer,
  { expiration, expiration_ttl: ttl, metadata }: Partial<v.InferOutput<typeof writeSchema>>,
): Answer | null {
  const keyBytes = Buffer.byteLength(key);
  if (key === "" || key === "." || key === "..") return bad(400, 10014, "illegal key name");
  if (keyBytes > limits.keyBytes)
    return bad(414, 10033, `key length of ${keyBytes} exceeds the limit of ${limits.keyBytes}`);
  const metadataBytes = metadata === undefined ? 0 : Buffer.byteLength(JSON.stringify(metadata));
  if (metadataBytes > limits.metadataBytes)
    return bad(413, 10034, `metadata of ${metadataBytes} exceeds ${limits.metadataBytes} bytes`);
  if (value.length > limits.valueBytes) return bad(413, 10035, "value too large");
  if (ttl !== undefined && ttl < limits.leastTtl)
    return bad(400, 10036, `invalid expiration_ttl: ${ttl}`);
  const ends = ttl === undefined ? expiration : Math.floor(Date.now() / 1000) + ttl;
  entries.set(key, {
    value,
    ...(ends !== undefined && { expiration: ends }),
    ...(metadata !== undefined && { metadata }),
  });
  return null;
}

/** Keys are listed in the order of their bytes. */
function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
