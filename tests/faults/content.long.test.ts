import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../support/eventually.ts";
import { gatedWedding, storedPassword } from "../support/gate.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { advanceClock, copyExpires } from "../support/time.ts";
import { languageOf, markupOf, rawKeysIn, valueOf } from "../support/html.ts";

type Keys = string | string[];

function every(keys: Keys, text: string): unknown {
  return Array.isArray(keys) ? new Map(keys.map((key) => [key, text])) : text;
}

/** The ways in which KV fails; each is what `get` returns, for one key or for several. */
const faults: [name: string, get: (keys: Keys) => Promise<unknown>][] = [
  ["throws", () => Promise.reject(new Error("KV is down"))],
  // Longer than any timeout; to workerd a promise that never settles is a hung Worker.
  [
    "is silent",
    () => new Promise((_, reject) => setTimeout(reject, 8_000, new Error("far too late"))),
  ],
  ["holds broken JSON", async (keys) => every(keys, '{"format":1,')],
  ["holds what another release wrote", async (keys) => every(keys, '{"format":2}')],
  ["holds something else", async (keys) => every(keys, "7")],
];
const failing = faults.slice(0, 2);

function kvFails(get: (keys: Keys) => Promise<unknown>): void {
  vi.spyOn(env.CONTENT, "get").mockImplementation(Object(get));
  const withMetadata = async (keys: Keys) => ({ value: await get(keys), metadata: null });
  vi.spyOn(env.CONTENT, "getWithMetadata").mockImplementation(Object(withMetadata));
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(faults)(
  "where KV %s, an invitation that was read before opens, and takes replies",
  async (_, get) => {
    const { path } = await publish(env.CONTENT, weddingOf());
    await open(`/${path}`);
    advanceClock(copyExpires);
    kvFails(get);
    for (const address of [`/${path}`, `/${path}/en`, `/${path}/event.ics`])
      expect((await open(address)).status, address).toBe(200);
    const html = await (await open(`/${path}`)).text();
    expect(rawKeysIn(html)).toEqual([]);
    const fields = { key: valueOf(html, "key"), stamp: valueOf(html, "stamp") };
    const sent = await post(`/${path}/reply`, { ...fields, name: "Նարե", response: "Yes" });
    expect(sent.status).toBe(303);
    const row = await env.DB.prepare("SELECT name FROM replies WHERE invitation = ?")
      .bind(path)
      .first();
    expect(row).toEqual({ name: "Նարե" });
  },
);

test.each(failing)(
  "where KV %s and there is no copy, a page says in its language to try again",
  async (_, get) => {
    const invitation = await publish(env.CONTENT, weddingOf());
    kvFails(get);
    const path = `/${invitation.path}/en`;
    for (const address of [path, `${path}/event.ics`, `/${invitation.path}`]) {
      const refused = await open(address);
      expect(refused.status, address).toBe(503);
      expect(Number(refused.headers.get("Retry-After")), address).toBeGreaterThan(0);
      expect(refused.headers.get("Cache-Control"), address).toContain("no-store");
    }
    const html = await (await open(path)).text();
    expect(languageOf(html)).toBe("en");
    expect(html).toContain('class="plain');
    expect(rawKeysIn(html)).toEqual([]);
    const reply = { key: crypto.randomUUID(), name: "Նարե", response: "Yes" };
    expect((await post(`${path}/reply`, reply)).status).toBe(503);

    vi.restoreAllMocks();
    advanceClock(copyExpires);
    expect((await open(path)).status).toBe(200);
    expect((await post(`${path}/reply`, reply)).status).toBe(303);
    expect((await open("/wedding/never-published")).status).toBe(404);
  },
);

test.each(faults)("where KV %s, the shop window is open and complete", async (_, get) => {
  kvFails(get);
  advanceClock();
  // Beside each other, because each waits for a silent KV.
  const paths = [
    "/",
    "/weblink",
    "/assortment",
    "/assortment?occasion=baptism",
    "/cards",
    "/animations",
    "/accessories",
    "/prices?lng=en",
    "/order",
    "/sitemap.xml",
    "/privacy-policy",
  ];
  const pages = await Promise.all(paths.map(async (path) => ({ path, page: await open(path) })));
  for (const { path, page } of pages) {
    expect(page.status, path).toBe(200);
    const html = markupOf(await page.text());
    expect(rawKeysIn(html), path).toEqual([]);
    expect(html, path).not.toContain("undefined");
  }
  expect(await (await open("/weblink")).text()).toContain("/templates/1035");
  expect(await (await open("/prices?lng=en")).text()).toMatch(/[1-9]\d?,000/);
});

test.each(faults)("where KV %s, language packs are served", async (_, get) => {
  advanceClock();
  kvFails(get);
  const pack = await open("/locales/ru/form.json");
  expect(pack.status).toBe(200);
  expect(await pack.json()).toHaveProperty("send", expect.any(String));
});

test("a card of a later release does not hide the others of the catalogue", async () => {
  const text = await env.CONTENT.get("catalogue:cards");
  expect(text).toBe(null);
  const theme = { palette: "of-tomorrow", pairing: "book", ornament: "vine" };
  const both = (words: string) => ({ am: words, en: words });
  const card = {
    id: "one",
    name: both("First card"),
    occasion: "wedding",
    theme,
    layout: "arch",
    title: both("A"),
    names: [both("B")],
    date: both("C"),
    place: both("D"),
  };
  const cards = [card, { ...card, id: "two", name: both("Second card"), layout: "spiral" }];
  await env.CONTENT.put("catalogue:cards", JSON.stringify({ price: 5000, cards, coupons: [] }));
  advanceClock();
  const html = await (await open("/cards?lng=en")).text();
  expect(html).toContain("First card");
  expect(html).not.toContain("Second card");
});

/** A KV that answers correctly after 2 s: between the timeouts with and without a copy. */
function kvIsSlow(): void {
  const get = env.CONTENT.get.bind(env.CONTENT);
  kvFails(async (keys) => {
    await new Promise((done) => setTimeout(done, 2_000));
    return Reflect.apply(get, env.CONTENT, [keys, "text"]);
  });
}

test("while KV is slow guests see the copy, and a late read is served to the next", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  await open(`/${invitation.path}`);
  await publish(env.CONTENT, { ...invitation, access: { password: storedPassword } });
  advanceClock(copyExpires);
  kvIsSlow();
  expect((await open(`/${invitation.path}?change=1`)).status).toBe(200);
  // From now on only the late answer can bring the change.
  kvFails(() => Promise.reject(new Error("KV is down")));
  await eventually(async () =>
    expect((await open(`/${invitation.path}?change=1`)).status).toBe(403),
  );
});

test("an old copy is served only after the longer timeout", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  await open(`/${invitation.path}`);
  await publish(env.CONTENT, { ...invitation, access: { password: storedPassword } });
  advanceClock();
  kvIsSlow();
  expect((await open(`/${invitation.path}`)).status).toBe(403);
});

test("an unreadable entry with a password is not replaced by an open copy", async () => {
  const free = await publish(env.CONTENT, weddingOf());
  const gated = await gatedWedding();
  for (const { path } of [free, gated]) await open(`/${path}`);
  const tomorrow = { format: 2, access: { password: storedPassword } };
  for (const { path } of [free, gated])
    await env.CONTENT.put(`invitation:${path}`, JSON.stringify(tomorrow));
  advanceClock();
  expect((await open(`/${free.path}`)).status).toBe(500);
  expect((await open(`/${gated.path}`)).status).toBe(403);
  const other = { format: 2, access: { password: storedPassword.replace("Z6", "Z7") } };
  await env.CONTENT.put(`invitation:${gated.path}`, JSON.stringify(other));
  advanceClock();
  expect((await open(`/${gated.path}`)).status).toBe(500);
});

test("an invitation that is taken down is gone, despite a copy", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  await open(`/${path}`);
  await env.CONTENT.delete(`invitation:${path}`);
  advanceClock();
  expect((await open(`/${path}`)).status).toBe(404);
  kvFails(() => Promise.reject(new Error("KV is down")));
  expect((await open(`/${path}`)).status).toBe(503);
});

test.each(failing)("where R2 %s, a photo answers 503 without caching", async (_, get) => {
  vi.spyOn(env.MEDIA, "get").mockImplementation(Object(get));
  const photo = await open(`/media/${"0".repeat(32)}/640.webp`);
  expect(photo.status).toBe(503);
  expect(photo.headers.get("Retry-After")).not.toBe(null);
  expect(photo.headers.get("Cache-Control")).toBe("no-store");
});

test.each(failing)("where the store of visitors' names %s, their pages open", async (_, get) => {
  const kept = await post("/try", { first: "Անի", second: "", date: "", back: "/" });
  const Cookie = kept.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  expect(await (await open("/", { Cookie })).text()).toContain("Անի");
  vi.spyOn(env.VISITS, "get").mockImplementation(Object(get));
  expect((await open("/", { Cookie })).status).toBe(200);
});
