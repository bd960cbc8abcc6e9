import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshened } from "#app/guest/page-cache/format.ts";
import { dataCentre, shareable } from "../support/data-centre.ts";
import { storedPassword } from "../support/gate.ts";
import { valueOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";
import { setClock } from "../support/time.ts";

const event = { start: "2030-06-12T15:00", timeZone: "Asia/Yerevan" };
const morning = Date.UTC(2030, 4, 5, 3, 10);
const minute = 60_000;

const wedding = (changes: Parameters<typeof weddingOf>[0] = {}) =>
  publish(env.CONTENT, weddingOf({ event, ...changes }));

beforeEach(() => {
  setClock(morning);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("one isolate renders a page, and the others of its data centre serve it", async () => {
  const { path } = await wedding();
  const centre = dataCentre();
  const first = await (await centre.isolate())(`/${path}`);
  const second = await (await centre.isolate())(`/${path}?fbclid=a`);
  expect([first.rendering, second.rendering]).toEqual([1, 1]);
  const key = valueOf(second.html, "key");
  expect(Object.fromEntries(second.headers)).toEqual({
    ...Object.fromEntries(first.headers),
    "form-key": key,
  });
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(key).not.toBe(valueOf(first.html, "key"));
});

test("each address and language has its own page", async () => {
  const { path } = await wedding();
  const centre = dataCentre();
  const ask = await centre.isolate();
  const paths = [`/${path}`, `/${path}/en`, `/${path}/ru`, `/${path}/`];
  for (const [index, address] of paths.entries())
    expect((await ask(address)).rendering, address).toBe(index + 1);
});

test("a page is rendered for nobody in particular", async () => {
  const { path } = await wedding();
  const centre = dataCentre();
  const ask = await centre.isolate();
  await ask(`/${path}?utm_source=chat`, { headers: { Cookie: "language=en", "X-Own": "1" } });
  const [request] = centre.rendered;
  expect(new URL(request?.url ?? "").search).toBe("");
  expect([...(request?.headers ?? [])]).toEqual([["accept", "text/html"]]);
});

test("half an hour later the same page is still served, without rendering", async () => {
  const { path } = await wedding();
  const centre = dataCentre();
  const ask = await centre.isolate();
  await ask(`/${path}`);
  setClock(morning + 30 * minute);
  expect((await ask(`/${path}`)).rendering).toBe(1);
  expect(centre.rendered).toHaveLength(1);
});

test("an old page is served at once and rendered anew for the next", async () => {
  const { path } = await wedding();
  const centre = dataCentre();
  const ask = await centre.isolate();
  await ask(`/${path}`);
  setClock(morning + 61 * minute);
  expect((await ask(`/${path}`)).rendering).toBe(1);
  expect(centre.rendered).toHaveLength(2);
  expect((await (await centre.isolate())(`/${path}`)).rendering).toBe(2);
});

test("a change is served as soon as an isolate knows it, even with the version of before", async () => {
  const invitation = await wedding();
  const centre = dataCentre();
  const ask = await centre.isolate();
  await ask(`/${invitation.path}`);
  await publish(env.CONTENT, { ...invitation, title: { am: "Այլ", en: "Other", ru: "Другое" } });
  setClock(morning + minute);
  expect((await ask(`/${invitation.path}`)).rendering).toBe(2);
  expect((await (await centre.isolate())(`/${invitation.path}`)).rendering).toBe(2);
});

test.each(["max-age=0", "no-cache"])(
  "whoever published and reloads (%s) sees the change at once",
  async (reload) => {
    const invitation = await wedding();
    const ask = await dataCentre().isolate();
    await ask(`/${invitation.path}`);
    await publish(env.CONTENT, { ...invitation, version: 2 });
    const headers = { "Cache-Control": reload };
    expect((await ask(`/${invitation.path}`)).rendering).toBe(1);
    expect((await ask(`/${invitation.path}`, { headers })).rendering).toBe(2);
    expect((await ask(`/${invitation.path}`)).rendering).toBe(2);
  },
);

test("changed language packs, another build and another origin make other pages", async () => {
  const { path } = await wedding();
  const centre = dataCentre();
  await (
    await centre.isolate()
  )(`/${path}`);
  await env.CONTENT.put("locale:en:form", JSON.stringify({ send: "Send it off" }));
  expect((await (await centre.isolate())(`/${path}`)).rendering).toBe(2);
  await env.CONTENT.delete("locale:en:form");
  for (const changes of [{ build: "two" }, { origin: () => "https://other.example" }]) {
    const kept = [...centre.entries];
    const other = dataCentre(changes);
    for (const [address, response] of kept) other.entries.set(address, response);
    await (
      await other.isolate()
    )(`/${path}`);
    expect(other.rendered).toHaveLength(1);
  }
});

test("no page is served across a deadline, a day or the event", async () => {
  const reply = weddingOf().reply;
  const { path } = await wedding({ reply: reply && { ...reply, deadline: "2030-05-05" } });
  const centre = dataCentre();
  const ask = await centre.isolate();
  const midnight = Date.UTC(2030, 4, 5, 20);
  setClock(midnight - 2000);
  expect((await ask(`/${path}`)).rendering).toBe(1);
  setClock(midnight);
  expect((await ask(`/${path}`)).rendering).toBe(2);
  // The tables of the day are in D1, so an isolate alone has the page, for half a minute.
  const theDay = Date.UTC(2030, 5, 11, 20);
  const before = centre.entries.size;
  setClock(theDay);
  expect((await ask(`/${path}`)).rendering).toBe(3);
  setClock(theDay + 31_000);
  expect((await ask(`/${path}`)).rendering).toBe(4);
  expect(centre.entries.size).toBe(before);
});

test.each([
  ["a guest who has replied", "", { headers: { Cookie: "__Host-reply-wedding-x=a" } }, {}],
  ["a visitor with own names", "", { headers: { Cookie: "__Host-visit=a" } }, {}],
  ["a personal link", "?g=abc", {}, {}],
  ["a reply just sent", "?sent=1", {}, {}],
  ["a reply to change", "?change=1", {}, {}],
  ["a link to change a reply", "?r=abc", {}, {}],
  ["a form", "", { method: "POST" }, {}],
  ["a question for the headers alone", "", { method: "HEAD" }, {}],
  ["a response with a cookie", "", {}, { "Set-Cookie": "a=b" }],
  ["a response that must not be stored", "", {}, { "Cache-Control": "private, no-store" }],
])("no cache has %s", async (_, query, init, headers) => {
  const { path } = await wedding();
  const centre = dataCentre({ headers: { ...shareable, ...headers } });
  const ask = await centre.isolate();
  for (const number of [1, 2]) expect((await ask(`/${path}${query}`, init)).rendering).toBe(number);
  expect(centre.entries.size).toBe(0);
});

test("no data centre has an invitation behind a password, over, or not there", async () => {
  const gated = await wedding({ access: { password: storedPassword } });
  const over = await wedding({ event: { ...event, start: "2029-06-12T15:00" } });
  const centre = dataCentre();
  const ask = await centre.isolate();
  for (const path of [gated.path, over.path, "wedding/nobody", "wedding/%61", "wedding/x/xx"])
    await ask(`/${path}`);
  expect(centre.entries.size).toBe(0);
});

test("an invitation that gets a password is not served as it was", async () => {
  const invitation = await wedding();
  const centre = dataCentre();
  await (
    await centre.isolate()
  )(`/${invitation.path}`);
  await publish(env.CONTENT, { ...invitation, access: { password: storedPassword } });
  expect((await (await centre.isolate())(`/${invitation.path}`)).rendering).toBe(2);
});

const garbage =
  (note: string, body = "") =>
  async () =>
    new Response(body, { headers: { "X-Page": note } });
const whole = JSON.stringify({ renderedAt: morning, size: 9, headers: [] });

test.each<[string, Partial<Record<"match" | "put", (...given: unknown[]) => Promise<unknown>>>]>([
  ["does not answer", { match: () => new Promise((done) => setTimeout(done, 2_000)) }],
  ["fails at reading", { match: () => Promise.reject(new Error("down")) }],
  ["fails at writing", { put: () => Promise.reject(new Error("down")) }],
  ["has something without a note", { match: garbage("") }],
  ["has a broken note", { match: garbage("{") }],
  ["has half a page", { match: garbage(whole, "<p>") }],
])("a cache that %s fails no page", async (_, broken) => {
  const { path } = await wedding();
  const cache = { match: async () => undefined, put: async () => undefined, ...broken };
  const centre = dataCentre({ edge: async () => Object(cache) });
  expect((await (await centre.isolate())(`/${path}`)).rendering).toBe(1);
  expect((await (await centre.isolate())(`/${path}`)).rendering).toBe(2);
});

test("without any cache at the data centre pages are rendered", async () => {
  const { path } = await wedding();
  const edge = () => Promise.reject(new Error("no cache here"));
  const ask = await dataCentre({ edge }).isolate();
  expect((await ask(`/${path}`)).rendering).toBe(1);
});

test("the Worker opens its pages while every cache fails", async () => {
  const { path } = await wedding();
  const prototype: Cache = Object.getPrototypeOf(await caches.open("pages"));
  for (const name of ["match", "put"] as const)
    vi.spyOn(prototype, name).mockRejectedValue(new Error("down"));
  expect((await open(`/${path}`)).status).toBe(200);
});

test("the Worker's cached page has every header of the one it rendered", async () => {
  const { path } = await wedding();
  const [first, second] = [await open(`/${path}`), await open(`/${path}`)];
  expect(Object.fromEntries(second.headers)).toEqual({
    ...Object.fromEntries(first.headers),
    "form-key": valueOf(await second.text(), "key"),
  });
  expect(second.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(second.headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each([
  ["am", 7 * 3_600_000 + 13 * minute + 47_000],
  ["en", 37 * 86_400_000],
  ["en", 37 * 86_400_000 - 3_599_000],
  ["ru", 18 * 86_400_000 + 5 * 3_600_000 + 9_000],
] as const)(
  "a cached page in %s counts down as if it were rendered %i ms later",
  async (language, later) => {
    const { path } = await wedding({ languages: [language] });
    // Never cached, and the same page otherwise.
    const read = async () => (await open(`/${path}?change=1`)).text();
    const before = await read();
    setClock(morning + later);
    const after = await read();
    expect(before).not.toBe(after);
    const stamp = valueOf(after, "stamp");
    const fresh = freshened(before, { stamp, now: morning + later, language });
    const withoutKey = (html: string) => html.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
    expect(withoutKey(fresh)).toBe(withoutKey(after));
  },
);
