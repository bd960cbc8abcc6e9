import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withStore, type Store } from "../../cli/store.ts";
import { useCloudflare } from "./support/double.ts";

/**
 * Promises that callers may rely on: the same calls on workerd's own bindings, on this machine's
 * storage and on production's, which must answer alike.
 */
useCloudflare();

let workerd: Miniflare;
let bindings: Store;
beforeAll(async () => {
  workerd = new Miniflare({
    script: "",
    modules: true,
    compatibilityDate: "2026-06-30",
    kvNamespaces: ["CONTENT"],
    d1Databases: ["DB"],
    r2Buckets: ["MEDIA"],
    cf: false,
  });
  const { CONTENT, DB, MEDIA } = await workerd.getBindings<{
    CONTENT: KVNamespace;
    DB: D1Database;
    MEDIA: R2Bucket;
  }>();
  bindings = { content: CONTENT, db: DB, media: MEDIA };
});
afterAll(() => workerd.dispose());

/** Runs `use` on all three and expects equal answers. @returns the answer. */
async function alike(use: (store: Store) => Promise<unknown>): Promise<unknown> {
  const expected = await use(bindings);
  expect(await withStore(false, use), "this machine").toEqual(expected);
  expect(await withStore(true, use), "production").toEqual(expected);
  return expected;
}

/** The words of an error up to the code that SQLite's wrappers append. */
async function errorOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => "no error",
    (reason: unknown) => reason,
  );
  return String(error).replace(/: SQLITE_.*/s, "");
}

const tables = [
  "DROP TABLE IF EXISTS sample",
  "CREATE TABLE sample (id INTEGER PRIMARY KEY, word TEXT UNIQUE, weight REAL, bytes BLOB, loose)",
];

test("KV returns values in each form, their metadata, and null for what is not there", async () => {
  const answer = await alike(async ({ content }) => {
    const text = '{"names":"Աննա և Արման"}\n{second\r\nline}';
    await content.put("invitation:wedding/a b?é", text, { metadata: { version: 3, name: "Ա" } });
    await content.put("plain", '{"one":[1,null,"Ա"]}');
    await content.put("ends", "", { expiration: 2_100_000_000 });
    await content.put("bytes", new Uint8Array([0, 255, 10, 13]).buffer);
    return {
      text: await content.get("invitation:wedding/a b?é"),
      byType: await content.get("plain", { type: "text", cacheTtl: 60 }),
      json: await content.get("plain", "json"),
      bytes: [...new Uint8Array((await content.get("bytes", "arrayBuffer")) ?? [])],
      stream: await new Response(await content.get("plain", "stream")).text(),
      ends: (await content.list({ prefix: "ends" })).keys.map(({ expiration }) => expiration),
      missing: await content.get("nothing"),
      missingJson: await content.get("nothing", "json"),
      many: [...(await content.get(["plain", "nothing", "invitation:wedding/a b?é"], "text"))],
      manyJson: [...(await content.get(["plain"], "json"))],
      with: pair(await content.getWithMetadata("invitation:wedding/a b?é")),
      without: pair(await content.getWithMetadata("plain", "json")),
      withNone: pair(await content.getWithMetadata("nothing")),
      withMany: [
        ...(await content.getWithMetadata(["invitation:wedding/a b?é", "nothing"], "text")),
      ].map(([key, entry]) => [key, entry?.value ?? null, entry?.metadata ?? null]),
    };
  });
  expect(answer).toMatchObject({ json: { one: [1, null, "Ա"] }, missing: null });
});

function pair({ value, metadata }: { value: unknown; metadata: unknown }): unknown[] {
  return [value, metadata];
}

test("KV lists keys in their order, page by page, and forgets what was deleted", async () => {
  const answer = await alike(async ({ content }) => {
    const names = Array.from({ length: 25 }, (_, index) => `page:${(index * 7) % 25}`);
    await Promise.all(names.map((name) => content.put(name, name, { metadata: { name } })));
    await content.put("page:Ա", "Ա");
    await content.put("other", "");
    await content.delete("page:3");
    await content.delete("page:never");
    const pages = [];
    for (let cursor: string | undefined, more = true; more;) {
      const page = await content.list({ prefix: "page:", limit: 10, cursor });
      pages.push(page.keys.map(({ name, metadata }) => [name, metadata ?? null]));
      more = !page.list_complete;
      cursor = page.list_complete ? undefined : page.cursor;
    }
    return {
      pages,
      empty: (await content.list({ prefix: "none:" })).keys,
      gone: await content.get("page:3"),
    };
  });
  expect(answer).toMatchObject({ empty: [], gone: null });
});

test("D1 keeps types, columns of one name, and counts of changes", async () => {
  const answer = await alike(async ({ db }) => {
    for (const table of tables) await db.exec(table);
    const insert = db.prepare("INSERT INTO sample VALUES (?1, ?2, ?3, ?4, ?5)");
    const bytes = new Uint8Array([0, 1, 255]);
    const added = await insert.bind(1, "Աննա", 1.5, bytes, true).run();
    await insert.bind(2, null, null, null, "2").run();
    await insert.bind(3, "3", -0.25, null, 4_102_444_800_000).run();
    const all = await db.prepare("SELECT *, typeof(loose) AS type FROM sample ORDER BY id").all();
    const updated = await db.prepare("UPDATE sample SET weight = 2 WHERE id > ?1").bind(1).run();
    const returned = await db
      .prepare("UPDATE sample SET weight = weight + 1 WHERE id = 3 RETURNING id, weight")
      .first();
    return {
      added: added.meta.changes,
      lastId: added.meta.last_row_id,
      addedRows: added.results,
      all: all.results,
      updated: updated.meta.changes,
      returned,
      column: await db.prepare("SELECT word FROM sample WHERE id = 1").first("word"),
      none: await db.prepare("SELECT word FROM sample WHERE id = 9").first(),
      oneName: (await db.prepare("SELECT id, word AS id FROM sample ORDER BY sample.id").all())
        .results,
      sum: await db.prepare("SELECT ?1 + ?2 AS sum, ?1 || '' AS text").bind(40, 2).first(),
      limited: (await db.prepare("SELECT id FROM sample ORDER BY id LIMIT ?1").bind(2).all())
        .results,
      listed: (
        await db
          .prepare("SELECT id FROM sample WHERE word IN (SELECT value FROM json_each(?1))")
          .bind(JSON.stringify(["3", "Աննա"]))
          .all()
      ).results,
    };
  });
  expect(answer).toMatchObject({ added: 1, updated: 2, none: null, sum: { sum: 42 } });
});

test("a batch of D1 is one transaction: a statement that fails undoes those before it", async () => {
  const answer = await alike(async ({ db }) => {
    for (const table of tables) await db.exec(table);
    const insert = db.prepare("INSERT INTO sample (word) VALUES (?1) RETURNING id");
    const count = db.prepare("SELECT count(*) AS count FROM sample");
    const both = await db.batch([insert.bind("one"), insert.bind("two"), count]);
    const failed = await errorOf(db.batch([insert.bind("three"), insert.bind("one")]));
    return {
      both: both.map(({ results, meta }) => [results, meta.changes]),
      failed,
      left: await count.first("count"),
    };
  });
  expect(answer).toMatchObject({
    left: 2,
    failed: "Error: D1_ERROR: UNIQUE constraint failed: sample.word",
  });
});

test("statements of one moment succeed and fail each for itself", async () => {
  const answer = await alike(async ({ db }) => {
    for (const table of tables) await db.exec(table);
    const insert = db.prepare("INSERT INTO sample (word) VALUES (?1)");
    const ends = await Promise.all(
      ["one", "one", "two"].map((word) => errorOf(insert.bind(word).run())),
    );
    const count = db.prepare("SELECT count(*) AS count FROM sample");
    return { ends: ends.toSorted(), left: await count.first("count") };
  });
  expect(answer).toMatchObject({ left: 2 });
});

test("D1 names what is wrong in the same words", async () => {
  const answer = await alike(async ({ db }) => ({
    table: await errorOf(db.prepare("SELECT word FROM nowhere").all()),
    syntax: (await errorOf(db.prepare("SELEKT 1").all())).replace(/ at offset \d+/, ""),
    undefined: await errorOf(Promise.resolve().then(() => db.prepare("SELECT ?1").bind(undefined))),
    column: await errorOf(db.prepare("SELECT 1 AS one").first("two")),
  }));
  expect(answer).toMatchObject({ table: "Error: D1_ERROR: no such table: nowhere" });
});

test("R2 returns what was stored, lists it page by page, and forgets what was deleted", async () => {
  const answer = await alike(async ({ media }) => {
    const bytes = new Uint8Array([137, 80, 78, 71, 0, 10]);
    const contentType = "image/png";
    const put = await media.put("og/wedding/a/1.png", bytes.buffer, {
      httpMetadata: { contentType },
    });
    for (const name of ["og/wedding/a/2.png", "og/wedding/b é/1.png", "media/x.mp3"])
      await media.put(name, new TextEncoder().encode(name).buffer);
    const first = await media.list({ prefix: "og/", limit: 2 });
    const rest = await media.list({
      prefix: "og/",
      cursor: first.truncated ? first.cursor : undefined,
    });
    const got = await media.get("og/wedding/a/1.png");
    const head = await media.head("og/wedding/a/1.png");
    await media.delete(["og/wedding/a/1.png", "og/wedding/a/2.png", "never"]);
    return {
      put: [put.key, put.size, put.etag],
      first: first.objects.map(({ key, size }) => [key, size]),
      truncated: first.truncated,
      rest: rest.objects.map(({ key }) => key),
      restTruncated: rest.truncated,
      got: got && [[...new Uint8Array(await got.arrayBuffer())], got.httpMetadata?.contentType],
      head: head && [head.size, head.etag, head.httpEtag],
      missing: await media.get("never"),
      noHead: await media.head("media/x"),
      left: (await media.list()).objects.map(({ key }) => key),
    };
  });
  expect(answer).toMatchObject({ truncated: true, missing: null });
});
