import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findPack } from "#app/i18n/packs.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { listMissing } from "#app/i18n/missing-data.server.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { open, origin } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

/** A unique name of a pack that is in KV alone; a pack's name has no digits. */
function packName(): string {
  return `test-${crypto.randomUUID().replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`.slice(
    0,
    40,
  );
}

async function publishedPack(language = "am", pack: object = { hello: "Բարև" }): Promise<string> {
  const name = packName();
  await env.CONTENT.put(`locale:${language}:${name}`, JSON.stringify(pack));
  return name;
}

function report(path: string, body: string, headers: Record<string, string> = {}) {
  return fetchSite(
    new Request(`${origin}${path}`, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        Origin: origin,
        "Sec-Fetch-Site": "same-origin",
        "CF-Connecting-IP": crypto.randomUUID(),
        ...headers,
      },
    }),
  );
}

test.each(languages)(
  "the interface's texts in %s are there before anything is published",
  async (language) => {
    const response = await open(`/locales/${language}/form.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(await response.json()).toHaveProperty("send");
  },
);

test("a pack that is in KV alone is served as it was published", async () => {
  const name = await publishedPack("fr", { arman: "Arman" });
  expect(await (await open(`/locales/fr/${name}.json`)).json()).toEqual({ arman: "Arman" });
});

test("a browser that has the pack is told so, and gets it anew once it has changed", async () => {
  const name = await publishedPack();
  const etag = (await open(`/locales/am/${name}.json`)).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const same = await open(`/locales/am/${name}.json`, { "If-None-Match": ifNoneMatch });
    expect({ status: same.status, body: await same.text() }).toEqual({ status: 304, body: "" });
    expect(same.headers.get("ETag")).toBe(etag);
  }
  const other = await open(`/locales/am/${name}.json`, { "If-None-Match": '"other"' });
  expect(other.status).toBe(200);
});

test.each([
  "/locales/xx/form.json",
  "/locales/hy/form.json",
  "/locales/am/nothing-such.json",
  "/locales/am/Form.json",
  "/locales/am/__proto__.json",
  "/locales/fr/site.json",
  "/locales/am/form",
  "/locales/am",
])("%s is not found", async (path) => {
  expect((await open(path)).status).toBe(404);
});

test("a pack without a copy answers 503 while KV fails", async () => {
  const name = packName();
  await env.CONTENT.put(`locale:am:${name}`, "{ broken");
  expect((await open(`/locales/am/${name}.json`)).status).toBe(503);
  await env.CONTENT.put(`locale:am:${name}`, "{}");
  expect(await findPack(env.CONTENT, "am", name)).toEqual({});
});

test("a key that lacked a translation is kept once, and counted", async () => {
  const name = await publishedPack("nl");
  const path = `/locales/add/nl/${name}`;
  expect((await report(path, '{"hello.you":"Hallo"}')).status).toBe(204);
  expect((await report(path, '{"hello.you":"Dag","bye":""}')).status).toBe(204);
  const rows = (await listMissing(env.DB)).filter(({ namespace }) => namespace === name);
  expect(rows).toMatchObject([
    { language: "nl", key: "hello.you", fallback: "Dag", count: 2 },
    { language: "nl", key: "bye", fallback: "", count: 1 },
  ]);
});

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["nothing", "{}"],
  ["a value that is no text", '{"a":{"b":"c"}}'],
  ["a key of 201 letters", JSON.stringify({ ["k".repeat(201)]: "" })],
  ["a key that no pack can have", '{"<script>":""}'],
  [
    "21 keys",
    JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, ""]))),
  ],
])("a report that is %s is refused and stores nothing", async (_, body) => {
  const name = await publishedPack();
  expect((await report(`/locales/add/am/${name}`, body)).status).toBe(400);
  expect((await listMissing(env.DB)).filter(({ namespace }) => namespace === name)).toEqual([]);
});

test("a report is for this site's own pages, of packs that there are, and of a sensible size", async () => {
  const name = await publishedPack();
  const path = `/locales/add/am/${name}`;
  expect((await report(path, '{"a":"b"}', { Origin: "https://evil.example" })).status).toBe(403);
  expect((await report("/locales/add/am/nothing-such", '{"a":"b"}')).status).toBe(404);
  expect((await report("/locales/add/xx/form", '{"a":"b"}')).status).toBe(404);
  expect((await report(path, JSON.stringify({ a: "b".repeat(70_000) }))).status).toBe(413);
  expect((await open(path)).status).toBe(405);
  expect((await listMissing(env.DB)).filter(({ namespace }) => namespace === name)).toEqual([]);
});

test("a reported fallback is stored without control characters and cut to a sensible length", async () => {
  const name = await publishedPack();
  await report(
    `/locales/add/am/${name}`,
    JSON.stringify({ a: `\u001B[31m\u0000red${"x".repeat(999)}` }),
  );
  const row = (await listMissing(env.DB)).find(({ namespace }) => namespace === name);
  expect(row?.fallback).toMatch(/^ \[31m red/);
  expect(row?.fallback).toHaveLength(500);
});

test("made-up keys cannot fill the database, and known ones are counted all the same", async () => {
  const name = await publishedPack();
  const path = `/locales/add/am/${name}`;
  for (let batch = 0; batch < 11; batch += 1) {
    const keys = Array.from({ length: 20 }, (_, index) => [`k${batch}-${index}`, ""]);
    await report(path, JSON.stringify(Object.fromEntries(keys)));
  }
  await report(path, '{"k0-0":""}');
  const rows = (await listMissing(env.DB)).filter(({ namespace }) => namespace === name);
  expect(rows).toHaveLength(200);
  expect(rows[0]).toMatchObject({ key: "k0-0", count: 2 });
});

test("one address may not report without end", async () => {
  const name = await publishedPack();
  const from = { "CF-Connecting-IP": crypto.randomUUID() };
  const { first, passed } = await exceedRateLimit(env.REPORT_LIMIT, () =>
    report(`/locales/add/am/${name}`, '{"a":""}', from),
  );
  expect(first.status).toBe(204);
  expect(passed).toBeGreaterThanOrEqual(60);
});

test("a text that the release knows and the published pack does not have yet is shown in its own words, in each group", async () => {
  // No other test uses these texts, which are cached for a minute.
  const built = await (await open("/locales/nl/dashboard.json")).json<Record<string, unknown>>();
  const [group, texts] =
    Object.entries(built).find(([, value]) => typeof value === "object" && value !== null) ?? [];
  const [first = "", last = ""] = Object.keys(texts ?? {});
  await env.CONTENT.put(
    "locale:fr:dashboard",
    JSON.stringify({ [group ?? ""]: { [first]: "Neuf" } }),
  );
  const shown = await (await open("/locales/fr/dashboard.json")).json<Record<string, object>>();
  const inGroup: Record<string, unknown> = { ...shown[group ?? ""] };
  expect(inGroup[first]).toBe("Neuf");
  expect(inGroup[last]).toEqual(expect.any(String));
});
