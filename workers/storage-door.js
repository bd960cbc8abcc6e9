// @ts-check

/**
 * @typedef {{ CONTENT: KVNamespace, DB: D1Database, MEDIA: R2Bucket, STORAGE_SECRET?: string }} DoorEnv
 * @typedef {{ body: () => Request, query: URLSearchParams, headers: Headers }} Asked
 * @typedef {(env: DoorEnv, asked: Asked, key: string) => Promise<Response>} Answer
 * @typedef {{ key: string, value: string, expiration?: number, expiration_ttl?: number, metadata?: unknown }} Entry
 * @typedef {{ sql: string, params?: unknown[] }} Query
 */

/** Most entries of KV that are written at a time: workerd opens six connections. */
const writtenAtOnce = 6;

/** @type {[method: string, path: RegExp, answer: Answer][]} */
const routes = [
  ["POST", /^\/d1\/database\/[^/]+\/raw$/, runStatements],
  ["GET", /^\/storage\/kv\/namespaces\/[^/]+\/keys$/, listKeys],
  ["POST", /^\/storage\/kv\/namespaces\/[^/]+\/bulk\/get$/, readValues],
  ["PUT", /^\/storage\/kv\/namespaces\/[^/]+\/bulk$/, writeValues],
  ["GET", /^\/storage\/kv\/namespaces\/[^/]+\/values\/([^/]+)$/, readValue],
  ["PUT", /^\/storage\/kv\/namespaces\/[^/]+\/values\/([^/]+)$/, writeValue],
  ["DELETE", /^\/storage\/kv\/namespaces\/[^/]+\/values\/([^/]+)$/, deleteValue],
  ["GET", /^\/storage\/kv\/namespaces\/[^/]+\/metadata\/([^/]+)$/, readMetadata],
  ["GET", /^\/r2\/buckets\/[^/]+\/objects$/, listObjects],
  ["GET", /^\/r2\/buckets\/[^/]+\/objects\/(.+)$/, readObject],
  ["PUT", /^\/r2\/buckets\/[^/]+\/objects\/(.+)$/, writeObject],
  ["DELETE", /^\/r2\/buckets\/[^/]+\/objects\/(.+)$/, deleteObject],
];

let isShut = false;
/** Requests that have no answer yet. @type {Set<Request>} */
const running = new Set();

/**
 * Lets nothing new in and waits for what has begun, and for the last answer to leave, so that the
 * owner can end.
 */
async function shut() {
  isShut = true;
  do await scheduler.wait(5);
  while (running.size > 0);
}

/**
 * The door to the storage of this machine: a Worker in the process that has it open, which answers
 * the staff command's adapters (cli/storage/remote-*.ts) as Cloudflare's REST API answers them for
 * production. JavaScript, because workerd takes no types and the command must not wait for a compiler.
 *
 * Each request is a POST whose query holds the method and the path, so that no dev server takes it
 * for a file. GET says whether the door is open, and DELETE shuts it.
 */
export default {
  /**
   * @param {Request} request
   * @param {DoorEnv} env
   */
  async fetch(request, env) {
    const url = new URL(request.url);
    if (!isFromCommand(request, url, env)) return new Response(null, { status: 404 });
    if (request.method === "DELETE") await shut();
    else if (isShut) return new Response(null, { status: 503 });
    if (request.method !== "POST") return new Response(null, { status: 204 });
    running.add(request);
    try {
      return await answerTo(request, url, env);
    } finally {
      running.delete(request);
    }
  },
};

/**
 * @param {Request} request
 * @param {URL} url
 * @param {DoorEnv} env
 */
async function answerTo(request, { searchParams }, env) {
  const wanted = new URL(searchParams.get("path") ?? "/", "http://127.0.0.1");
  const method = searchParams.get("method");
  for (const [itsMethod, pattern, answer] of routes) {
    const found = itsMethod === method && pattern.exec(wanted.pathname);
    if (!found) continue;
    const asked = { body: () => request, query: wanted.searchParams, headers: request.headers };
    try {
      return await answer(env, asked, decodeURIComponent(found[1] ?? ""));
    } catch (error) {
      return refused(400, 10_000, messageOf(error));
    }
  }
  return refused(404, 7003, `The storage of this machine knows no ${method} ${wanted.pathname}`);
}

/**
 * Whether a request knows the secret, and comes from no page: a browser names the page in `Origin`, and
 * a foreign name that DNS leads here in `Host`.
 * @param {Request} request
 * @param {URL} url
 * @param {DoorEnv} env
 */
function isFromCommand({ headers }, { hostname }, { STORAGE_SECRET: secret }) {
  if (!secret || headers.has("Origin") || hostname !== "127.0.0.1") return false;
  return headers.get("Authorization") === `Bearer ${secret}`;
}

/** @type {Answer} One transaction, as the binding runs a batch. */
async function runStatements({ DB }, { body }) {
  const asked = /** @type {Query | { batch: Query[] }} */ (await body().json());
  const queries = "batch" in asked ? asked.batch : [asked];
  try {
    const ran = await DB.batch(
      queries.map(({ sql, params = [] }) => DB.prepare(sql).bind(...params)),
    );
    return good(
      ran.map(({ meta, results }) => {
        const rows = /** @type {Record<string, unknown>[]} */ (results);
        const columns = Object.keys(rows[0] ?? {});
        return {
          success: true,
          meta,
          results: { columns, rows: rows.map((row) => columns.map((column) => row[column])) },
        };
      }),
    );
  } catch (error) {
    // The adapter puts D1's word before the message again.
    return refused(400, 7500, messageOf(error).replace(/^D1_ERROR: /, ""));
  }
}

/** @type {Answer} */
async function listKeys({ CONTENT }, { query }) {
  const listed = await CONTENT.list({
    limit: Number(query.get("limit") ?? 1000),
    prefix: query.get("prefix"),
    cursor: query.get("cursor"),
  });
  return good(listed.keys, { cursor: listed.list_complete ? "" : listed.cursor });
}

/** @type {Answer} */
async function readValues({ CONTENT }, { body }) {
  const { keys } = /** @type {{ keys: string[] }} */ (await body().json());
  const read = await CONTENT.getWithMetadata(keys, "text");
  return good({
    values: Object.fromEntries([...read].map(([key, entry]) => [key, entry])),
  });
}

/** @type {Answer} */
async function writeValues({ CONTENT }, { body }) {
  const entries = /** @type {Entry[]} */ (await body().json());
  for (let start = 0; start < entries.length; start += writtenAtOnce)
    await Promise.all(
      entries
        .slice(start, start + writtenAtOnce)
        .map(({ key, value, expiration, expiration_ttl: expirationTtl, metadata }) => {
          const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0));
          return CONTENT.put(key, bytes, { expiration, expirationTtl, metadata });
        }),
    );
  return good({ unsuccessful_keys: [] });
}

/** @type {Answer} */
async function readValue({ CONTENT }, _, key) {
  const value = await CONTENT.get(key, "stream");
  return value === null ? refused(404, 10_009, "get: 'key not found'") : new Response(value);
}

/** @type {Answer} */
async function readMetadata({ CONTENT }, _, key) {
  const { value, metadata } = await CONTENT.getWithMetadata(key, "stream");
  await value?.cancel();
  return good(metadata);
}

/** @type {Answer} */
async function writeValue({ CONTENT }, { body, query }, key) {
  const form = await body().formData();
  const value = /** @type {Blob} */ (form.get("value"));
  const metadata = form.get("metadata");
  await CONTENT.put(key, await value.arrayBuffer(), {
    expiration: numberIn(query, "expiration"),
    expirationTtl: numberIn(query, "expiration_ttl"),
    metadata: typeof metadata === "string" ? JSON.parse(metadata) : undefined,
  });
  return good({});
}

/** @type {Answer} */
async function deleteValue({ CONTENT }, _, key) {
  await CONTENT.delete(key);
  return good({});
}

/** @type {Answer} */
async function listObjects({ MEDIA }, { query }) {
  const listed = await MEDIA.list({
    limit: numberIn(query, "per_page"),
    prefix: query.get("prefix") ?? undefined,
    cursor: query.get("cursor") ?? undefined,
    delimiter: query.get("delimiter") ?? undefined,
    startAfter: query.get("start_after") ?? undefined,
    include: ["httpMetadata", "customMetadata"],
  });
  return good(listed.objects.map(described), {
    delimited: listed.delimitedPrefixes,
    is_truncated: listed.truncated,
    cursor: listed.truncated ? listed.cursor : undefined,
  });
}

/** @type {Answer} */
async function readObject({ MEDIA }, _, key) {
  const object = await MEDIA.get(key);
  if (!object) return refused(404, 10_007, "The specified key does not exist.");
  const headers = new Headers({
    ETag: object.httpEtag,
    "Last-Modified": object.uploaded.toUTCString(),
  });
  object.writeHttpMetadata(headers);
  return new Response(object.body, { headers });
}

/** @type {Answer} */
async function writeObject({ MEDIA }, { body, headers }, key) {
  const object = await MEDIA.put(key, await body().arrayBuffer(), { httpMetadata: headers });
  return good(described(object));
}

/** @type {Answer} */
async function deleteObject({ MEDIA }, _, key) {
  await MEDIA.delete(key);
  return good({ key });
}

/** @param {R2Object} object */
function described({ key, etag, size, version, uploaded, httpMetadata, customMetadata }) {
  return {
    key,
    etag,
    size,
    version,
    uploaded: uploaded.toISOString(),
    http_metadata: httpMetadata,
    custom_metadata: customMetadata,
  };
}

/**
 * @param {URLSearchParams} query
 * @param {string} name
 */
function numberIn(query, name) {
  const text = query.get(name);
  return text === null ? undefined : Number(text);
}

/**
 * An answer in the API's envelope: https://developers.cloudflare.com/fundamentals/api/
 * @param {unknown} result
 * @param {object} [info]
 */
function good(result, info) {
  return Response.json({ success: true, errors: [], messages: [], result, result_info: info });
}

/**
 * @param {number} status
 * @param {number} code
 * @param {string} message
 */
function refused(status, code, message) {
  return Response.json({ success: false, errors: [{ code, message }], result: null }, { status });
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
