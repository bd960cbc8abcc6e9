import { createHash } from "node:crypto";
import * as v from "valibot";
import { bad, good, readJson, type Answer, type Asked, type Route } from "./answers.ts";

type Stored = { bytes: Buffer; contentType: string | null; uploaded: Date };

/** Objects by their keys. */
export type Bucket = Map<string, Stored>;

const listedAtMost = 1000;
const folder = "/r2/buckets";

/** The routes of R2: https://developers.cloudflare.com/api/resources/r2/ */
export function r2Routes(buckets: Map<string, Bucket>): Route[] {
  const within =
    (answer: (bucket: Bucket, asked: Asked, key: string, name: string) => Answer) =>
    (asked: Asked, [name = "", key = ""]: string[]) => {
      const bucket = buckets.get(name);
      return bucket
        ? answer(bucket, asked, key, name)
        : bad(404, 10006, "The specified bucket does not exist.");
    };
  const object = new RegExp(`^${folder}/([^/]+)/objects/(.+)$`);
  return [
    {
      method: "GET",
      pattern: new RegExp(`^${folder}$`),
      answer: () => good({ buckets: [...buckets.keys()].map(describedBucket) }),
    },
    {
      method: "POST",
      pattern: new RegExp(`^${folder}$`),
      answer: (asked) => {
        const { name } = v.parse(v.object({ name: v.string() }), readJson(asked));
        if (buckets.has(name)) return bad(409, 10004, "The bucket you tried to create exists.");
        buckets.set(name, new Map());
        return good(describedBucket(name));
      },
    },
    {
      method: "GET",
      pattern: new RegExp(`^${folder}/([^/]+)$`),
      answer: within((_bucket, _asked, _key, name) => good(describedBucket(name))),
    },
    {
      method: "GET",
      pattern: new RegExp(`^${folder}/([^/]+)/objects$`),
      answer: within(listObjects),
    },
    { method: "GET", pattern: object, answer: within(readObject) },
    { method: "PUT", pattern: object, answer: within(writeObject) },
    {
      method: "DELETE",
      pattern: object,
      answer: within((bucket, _, key) => {
        bucket.delete(key);
        return good({ key });
      }),
    },
  ];
}

function describedBucket(name: string): object {
  return { name, creation_date: "2026-11-01T00:00:00.000Z", location: "EEUR" };
}

function listObjects(bucket: Bucket, { query }: Asked): Answer {
  const limit = Math.min(Number(query.get("per_page") ?? listedAtMost), listedAtMost);
  const prefix = query.get("prefix") ?? "";
  const after = Buffer.from(query.get("cursor") ?? "", "base64url").toString();
  const found = [...bucket.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return good(
    page.flatMap((key) => {
      const stored = bucket.get(key);
      return stored ? [described(key, stored)] : [];
    }),
    {
      is_truncated: last !== undefined,
      per_page: limit,
      ...(last !== undefined && { cursor: Buffer.from(last).toString("base64url") }),
    },
  );
}

function readObject(bucket: Bucket, _: Asked, key: string): Answer {
  const stored = bucket.get(key);
  if (!stored) return bad(404, 10007, "The specified key does not exist.");
  return {
    status: 200,
    headers: {
      "Content-Type": stored.contentType ?? "application/octet-stream",
      ETag: `"${etagOf(stored)}"`,
      "Last-Modified": stored.uploaded.toUTCString(),
    },
    body: stored.bytes,
  };
}

function writeObject(bucket: Bucket, { headers, body }: Asked, key: string): Answer {
  const stored = { bytes: body, contentType: headers.get("Content-Type"), uploaded: new Date() };
  bucket.set(key, stored);
  return good({
    key,
    etag: etagOf(stored),
    size: String(body.length),
    uploaded: stored.uploaded.toISOString(),
    version: crypto.randomUUID().replaceAll("-", ""),
    storage_class: "Standard",
  });
}

function described(key: string, stored: Stored): object {
  return {
    key,
    etag: etagOf(stored),
    size: stored.bytes.length,
    last_modified: stored.uploaded.toISOString(),
    http_metadata: { contentType: stored.contentType ?? undefined },
    custom_metadata: {},
    storage_class: "Standard",
  };
}

/** R2's etag of an object that was uploaded whole. */
function etagOf({ bytes }: Stored): string {
  return createHash("md5").update(bytes).digest("hex");
}
