import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareLink } from "#app/domain/couple-link/mutations.server.ts";
import { bcp47, languages, siteLanguages, type Language } from "#app/i18n/languages.ts";
import { newToken } from "#app/lib/crypto.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { whileDatabase } from "../support/failing-database.ts";
import { gatedWedding } from "../support/gate.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { ownPacks } from "../support/own-content.ts";
import { rawKeysIn } from "../support/html.ts";
import { open, origin, post } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

const everywhere = { languages: [...languages] };

/** A text of the packs in `content/`. */
function said(language: Language, key: string): string {
  const [namespace, path = ""] = key.split(":");
  let found: unknown = ownPacks.get(`${language}:${namespace}`);
  for (const name of path.split(".")) found = Object(found)[name];
  if (typeof found !== "string") throw new TypeError(`${language} has no ${key}`);
  return found;
}

/** A page's texts, and the links of its content. */
async function read(response: Response) {
  const texts = { lang: "", title: "", heading: "", text: "" };
  const links: string[] = [];
  const html = await response.text();
  await new HTMLRewriter()
    .on("html", { element: (element) => void (texts.lang = element.getAttribute("lang") ?? "") })
    .on("title", { text: (chunk) => void (texts.title += chunk.text) })
    .on("h1", { text: (chunk) => void (texts.heading += chunk.text) })
    .on("p", { text: (chunk) => void (texts.text += chunk.text) })
    .on("main a, section a", {
      element: (element) =>
        void links.push(element.getAttribute("href")?.replace("&amp;", "&") ?? ""),
    })
    .transform(new Response(html))
    .arrayBuffer();
  return { ...texts, links, rawKeys: rawKeysIn(html) };
}

/** Errors that only waiting helps: the button repeats the request, which may fail again. */
const patient = [429, 500, 503];

/** An error's page, and whether its button leads elsewhere than to the same error. */
async function noticeIn(given: Response | Promise<Response>) {
  const { status, headers } = await given;
  const { lang, title, heading, text, links, rawKeys } = await read(await given);
  const [way = ""] = links;
  return {
    status,
    kept: headers.get("Cache-Control"),
    found: headers.get("X-Robots-Tag"),
    waits: headers.has("Retry-After"),
    lang,
    title,
    heading,
    text,
    rawKeys,
    leadsOn:
      patient.includes(status) ||
      way.startsWith("tel:+374") ||
      (way.startsWith("/") && (await open(way)).status !== status),
  };
}

/** The common part of error pages: status, headers, language, texts and a link. */
function notice(status: number, key: string, language: Language) {
  return {
    status,
    kept: "private, no-store",
    found: "noindex",
    waits: status === 429 || status === 503,
    lang: bcp47(language),
    title: said(language, `${key}.title`),
    heading: said(language, `${key}.title`),
    text: expect.stringContaining(said(language, `${key}.text`)),
    rawKeys: [],
    leadsOn: true,
  };
}

/** A post without any header that shows its origin. */
function postUnnamed(path: string): Promise<Response> {
  const body = new URLSearchParams({ a: "b" });
  return fetchSite(new Request(`${origin}${path}`, { method: "POST", body }));
}

const tooLong = { a: "x".repeat(70_000) };
const noForm = { "Content-Type": "text/none" };

test.each(languages)("a guest reads each error of an invitation in %s", async (language) => {
  const { path } = await publish(env.CONTENT, weddingOf(everywhere));
  const over = await publish(
    env.CONTENT,
    weddingOf({
      ...everywhere,
      event: { start: `${dayFromNow(-190)}T15:00`, timeZone: "Asia/Yerevan" },
    }),
  );
  const here = `/${path}/${language}`;
  const ended = `/${over.path}/${language}`;
  const missing = `/wedding/none/${language}`;
  const broken = `/wedding/broken-${crypto.randomUUID().slice(0, 8)}`;
  await env.CONTENT.put(`invitation:${broken.slice(1)}`, '{"format":1,');
  const unreadable = `${broken}/${language}`;
  expect(await noticeIn(post(`${here}/reply`, {}, noForm))).toEqual(
    notice(400, "invitation:error.bad-request", language),
  );
  expect(await noticeIn(postUnnamed(here))).toEqual(
    notice(403, "invitation:error.refused", language),
  );
  expect(await noticeIn(open(missing))).toEqual(
    notice(404, "invitation:error.not-found", language),
  );
  expect(await noticeIn(open(ended))).toEqual(notice(410, "invitation:error.ended", language));
  expect(await noticeIn(post(`${here}/reply`, tooLong))).toEqual(
    notice(413, "invitation:error.too-large", language),
  );
  expect(await noticeIn(open(unreadable))).toEqual(
    notice(500, "invitation:error.broken", language),
  );
  for (const method of ["get", "getWithMetadata"] as const)
    vi.spyOn(env.CONTENT, method).mockRejectedValue(new Error("KV is down"));
  const unread = `/wedding/unread-${language}/${language}`;
  expect(await noticeIn(open(unread))).toEqual(
    notice(503, "invitation:error.unavailable", language),
  );
});

test.each(languages)("a couple reads each error of their page in %s", async (language) => {
  const { token } = await weddingWithDashboard();
  const couple = await enterDashboard(token);
  const here = `/replies?lng=${language}`;
  const wrong = `/replies/wrong?lng=${language}`;
  expect(await noticeIn(open(here))).toEqual(notice(404, "dashboard:error.not-found", language));
  expect(await noticeIn(open(wrong))).toEqual(notice(404, "dashboard:error.not-found", language));
  const unavailable = await whileDatabase("throws", () => open(here, couple));
  expect(await noticeIn(unavailable)).toEqual(notice(503, "dashboard:error.unavailable", language));
  const { DASHBOARD_LIMIT } = env;
  Object.assign(env, { DASHBOARD_LIMIT: { limit: async () => ({ success: false }) } });
  const held = await open(wrong);
  Object.assign(env, { DASHBOARD_LIMIT });
  expect(await noticeIn(held)).toEqual(notice(429, "dashboard:error.too-many", language));
  // Typed only where `.dev.vars` exists.
  const secret: unknown = Reflect.get(env, "DASHBOARD_SECRET");
  Object.assign(env, { DASHBOARD_SECRET: "" });
  const bug = await open(here, couple);
  Object.assign(env, { DASHBOARD_SECRET: secret });
  expect(await noticeIn(bug)).toEqual(notice(500, "dashboard:error.broken", language));
});

test.each(languages)("a couple reads why a form was not taken in %s", async (language) => {
  const { invitation, token } = await weddingWithDashboard();
  const couple = await enterDashboard(token);
  const here = `/replies?lng=${language}`;
  expect(await noticeIn(post(here, {}, { ...couple, ...noForm }))).toEqual(
    notice(400, "dashboard:error.bad-request", language),
  );
  expect(await noticeIn(post(here, { review: "x" }, couple))).toEqual(
    notice(400, "dashboard:error.bad-request", language),
  );
  expect(await noticeIn(post(here, tooLong, couple))).toEqual(
    notice(413, "dashboard:error.too-large", language),
  );
  const foreign = { Origin: "https://other.example", Accept: "text/html" };
  expect(await noticeIn(post(here, {}, { ...couple, ...foreign }))).toEqual(
    notice(400, "dashboard:error.bad-request", language),
  );
  const shared = newToken();
  await shareLink(env.DB, invitation.path, { name: "Նանե", isReadOnly: true }, shared, Date.now());
  const reader = await enterDashboard(shared);
  for (const page of ["reminders", "answers/new", "cards"])
    expect(await noticeIn(open(`/replies/${page}?lng=${language}`, reader)), page).toEqual(
      notice(403, "dashboard:error.read-only", language),
    );
});

test.each(siteLanguages)(
  "a form of another page is refused to a couple in %s",
  async (language) => {
    for (const path of ["/replies", "/replies/settings"])
      expect(await noticeIn(postUnnamed(`${path}?lng=${language}`)), path).toEqual(
        notice(403, "dashboard:error.refused", language),
      );
  },
);

test("a couple's error speaks the language of their invitation, and the one they picked", async () => {
  const { token } = await weddingWithDashboard({ languages: ["ru", "en"] });
  const couple = await enterDashboard(token);
  const first = await whileDatabase("throws", () => open("/replies", couple));
  expect((await read(first)).lang).toBe("ru");
  const picked = (await open("/replies?lng=fr", couple)).headers.get("Set-Cookie")?.split(";")[0];
  const second = await whileDatabase("throws", () => open("/replies", { Cookie: picked ?? "" }));
  expect((await read(second)).lang).toBe("fr");
});

test.each(siteLanguages)("a customer reads each error of an order in %s", async (language) => {
  const form = `/order?lng=${language}`;
  const status = `/order/123456?key=none&lng=${language}`;
  const draft = `/preview/wedding/none/${"0".repeat(43)}?lng=${language}`;
  expect(await noticeIn(post(form, {}, noForm))).toEqual(
    notice(400, "site:error.bad-request", language),
  );
  expect(await noticeIn(postUnnamed(form))).toEqual(notice(403, "site:error.refused", language));
  expect(await noticeIn(post(form, tooLong))).toEqual(
    notice(413, "site:error.too-large", language),
  );
  expect(await noticeIn(open(status))).toEqual(notice(404, "order:error.not-found", language));
  expect(await noticeIn(open(draft))).toEqual(notice(404, "order:error.not-found", language));
  const down = await whileDatabase("throws", () => open(draft));
  expect(await noticeIn(down)).toEqual(notice(503, "site:error.unavailable", language));
  const secret: unknown = Reflect.get(env, "REPLY_SECRET");
  Object.assign(env, { REPLY_SECRET: "" });
  const bug = await open(form);
  Object.assign(env, { REPLY_SECRET: secret });
  expect(await noticeIn(bug)).toEqual(notice(500, "site:error.broken", language));
});

test.each(siteLanguages)(
  "a visitor reads each error of the studio's site in %s",
  async (language) => {
    const prices = `/prices?lng=${language}`;
    const missing = `/no/such/page?lng=${language}`;
    const nowhere = `/nowhere?lng=${language}`;
    const template = `/templates/9999?lng=${language}`;
    const trying = `/try?lng=${language}`;
    expect(await noticeIn(open(missing))).toEqual(notice(404, "site:error.not-found", language));
    expect(await noticeIn(open(template))).toEqual(notice(404, "site:error.not-found", language));
    expect(await noticeIn(post(prices, {}))).toEqual(
      notice(405, "site:error.wrong-method", language),
    );
    expect(await noticeIn(post(nowhere, {}))).toEqual(
      notice(405, "site:error.wrong-method", language),
    );
    expect(await noticeIn(postUnnamed(trying))).toEqual(
      notice(403, "site:error.refused", language),
    );
    const long = { first: "x".repeat(60), second: "", date: "" };
    expect(await noticeIn(post(trying, long))).toEqual(
      notice(400, "site:error.bad-request", language),
    );
    expect(await noticeIn(post(trying, tooLong))).toEqual(
      notice(413, "site:error.too-large", language),
    );
  },
);

/** Headers of a browser when a person follows a link to a file. */
const byHand = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test("a missing file is an error page for a person, and a bare status for a program", async () => {
  const gated = await gatedWedding();
  const over = await publish(
    env.CONTENT,
    weddingOf({ event: { start: `${dayFromNow(-190)}T15:00`, timeZone: "Asia/Yerevan" } }),
  );
  for (const [path, status, key] of [
    ["/wedding/none/ru/event.ics", 404, "invitation:error.not-found"],
    [`/${over.path}/ru/event.ics`, 410, "invitation:error.ended"],
    ["/replies.csv?lng=ru", 404, "dashboard:error.not-found"],
    ["/replies.xlsx?lng=ru", 404, "dashboard:error.not-found"],
  ] as const)
    expect(await noticeIn(open(path, byHand))).toEqual(notice(status, key, "ru"));
  const sealed = await open(`/${gated.path}/ru/event.ics`, byHand);
  expect(sealed.status).toBe(403);
  const page = await read(sealed);
  expect(page.heading).toBe(said("ru", "gate:title"));
  expect(page.links[0]).toBe(`/${gated.path}/ru`);
  expect(await (await open("/replies.csv")).text()).toBe("");
  expect(await (await open("/api/replies", byHand)).json()).toHaveProperty("error");
});

test("the last resort is in the address's language, or in both of the studio's", async () => {
  const { path } = await publish(env.CONTENT, weddingOf(everywhere));
  const foreign = { Origin: "https://other.example", Accept: "text/html" };
  for (const language of languages) {
    const address = `/${path}/${language}`;
    const refused = await post(address, {}, foreign);
    expect(await noticeIn(refused)).toEqual(notice(400, "invitation:error.bad-request", language));
  }
  const both = await read(await post(`/${path}`, {}, foreign));
  expect(both.heading).toContain(said("am", "invitation:error.bad-request.title"));
  expect(both.heading).toContain(said("en", "invitation:error.bad-request.title"));
});
