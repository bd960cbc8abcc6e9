import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { newSession, serializeSession } from "#app/couple/session.server.ts";
import { checkCatalogue } from "#app/shop/catalogue/check.ts";
import { brandOf } from "#app/guest/chat-pictures/brand.ts";
import { fromOrder } from "#app/shop/order/definition/format.ts";
import { findOrder } from "#app/shop/order/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeExportMail } from "#app/domain/reply/export/mail.server.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { composeBotMessage } from "#app/domain/telegram/message.server.ts";
import { senderName } from "#app/i18n/studio-texts.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { studioPalette } from "#app/designs/palettes/palettes.ts";
import { requireSettings } from "#app/lib/settings.ts";
import worker from "../../workers/app.ts";
import { lastResort } from "../../workers/last-resort.ts";
import another from "../support/another-studio.ts";
import { linkOf, reply } from "../support/dashboard.ts";
import { attributesOf, metaOf, textOf, valueOf } from "../support/html.ts";
import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { ownCatalogue, ownFiles, ownMedia, ownPacks, ownPalettes } from "../support/own-content.ts";
import { origin } from "../support/site.ts";

// The Worker's source is loaded with another studio's file, and nothing is built.
vi.mock("#content/studio.json", () => import("../support/another-studio.ts"));
// One Worker runs many files, before and after this one, with the repository's own studio.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const settings = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET"]);
const { REPLY_SECRET, DASHBOARD_SECRET: dashboardSecret } = settings;
const sources = { db: env.DB, kv: env.CONTENT, origin, dashboardSecret, now: Date.now };

/**
 * Text that only the first studio has: its names, numbers and currency. «Հրավեր» alone is the
 * Armenian word for an invitation, and `hraver` a kind of one in addresses.
 */
const first =
  /Hraver|hraver[.@]|«Հրավեր»|="Հրավեր"|>Հրավեր<\/(?:a|b|title)>|37499410474|374 99 410 474|\bAMD\b|֏|\d\u00a0դրամ/u;

/** The palette of the first studio: its ground, text and buttons. */
const colours = /#f8f1e4|#33261c|#8a2b2e/i;

function expectNoTrace(text: string, where: string): void {
  const [found] = first.exec(text) ?? [];
  expect(found, where).toBeUndefined();
}

/** An answer of the Worker's source; a form is posted. */
async function answerTo(
  path: string,
  headers: Record<string, string> = {},
  form?: URLSearchParams,
): Promise<Response> {
  const request = new Request(`${origin}${path}`, {
    method: form ? "POST" : "GET",
    body: form,
    redirect: "manual",
    headers: { "CF-Connecting-IP": "192.0.2.7", ...headers },
  });
  return worker.fetch(request as Parameters<typeof worker.fetch>[0], env);
}

async function pageAt(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await answerTo(path, headers);
  expect(response.status, path).toBe(200);
  return response.text();
}

const { drafts, problems, warnings } = checkContent(ownFiles, ownPacks, ownMedia);

/** Ends a load that hangs; a busy machine needs half a minute. */
const loadingMs = 240_000;

beforeAll(async () => {
  const templates = ownFiles.filter(({ file }) => file.startsWith("content/templates/"));
  const { documents } = checkCatalogue(ownCatalogue, templates, ownPalettes);
  for (const [key, value] of documents) await env.CONTENT.put(key, JSON.stringify(value));
  for (const { draft } of drafts) {
    const published = { ...draft, version: 1, hash: draft.path };
    await env.CONTENT.put(`invitation:${draft.path}`, JSON.stringify(published));
  }
  // The first page loads the source of the whole site, each module by itself.
  await pageAt("/");
}, loadingMs);

test("the demos have this studio's numbers and languages, and none of the first's", () => {
  expect(problems).toEqual([]);
  expect(drafts.length).toBeGreaterThan(40);
  // A couple's account is in its own currency.
  const texts = JSON.stringify(drafts).replaceAll('"currency":"AMD"', "");
  expectNoTrace(texts, "content/invitations and content/templates");
  const numbers = drafts.flatMap(({ draft }) => draft.organiser ?? []);
  expect(numbers.length).toBeGreaterThan(30);
  for (const organiser of numbers) {
    expect(organiser).toMatchObject({ phone: another.phone, viber: another.viber });
    expect(organiser).not.toHaveProperty("whatsapp");
  }
  const demos = drafts.filter(({ draft }) => isDemo(draft));
  const shown = new Set(demos.flatMap(({ draft }) => draft.languages));
  expect([...shown].toSorted()).toEqual(["am", "en", "fr"]);
  // A customer's invitation keeps what was ordered before.
  expect(drafts.length).toBeGreaterThan(demos.length);
  expect(warnings.map(({ message }) => message)).toContain(
    "content/studio.json offers fr, en, am, not ru",
  );
});

const sitePaths = [
  "/",
  "/weblink",
  "/cards",
  "/animations",
  "/accessories",
  "/assortment",
  "/prices",
  "/order",
  "/privacy-policy",
  "/info/ekamtayin-hark",
];

test.each(["am", "en"])("the site's pages in %s have no trace of another", async (language) => {
  for (const path of sitePaths) {
    const html = await pageAt(`${path}?lng=${language}`);
    expectNoTrace(html, path);
    const text = textOf(html);
    const name = language === "am" ? another.name.am : another.name.en;
    expect(text, path).toContain(`© 2026 ${name}`);
    expect(text, path).toContain("Paris");
    expect(html, path).toContain(another.phone);
    expect(html, path).toContain(another.facebook);
    expect(metaOf(html, "og:site_name"), path).toBe(name);
    expect(metaOf(html, "theme-color"), path).toBe(studioPalette.ground);
  }
});

test("pages of the studio alone have its colours", async () => {
  for (const path of ["/prices", "/privacy-policy", "/nothing-here", "/replies/wrong"]) {
    const html = await (await answerTo(path, { Accept: "text/html" })).text();
    expectNoTrace(html, path);
    expect(colours.exec(html)?.[0], path).toBeUndefined();
    expect(html, path).toContain(studioPalette.ground);
  }
  const resort = await lastResort(500, new Request(`${origin}/prices`)).text();
  expectNoTrace(resort, "the last resort");
  expect(colours.exec(resort)?.[0]).toBeUndefined();
});

test("a first visitor reads the first of the languages that the site has", async () => {
  const html = await pageAt("/prices");
  expect(html).toContain('<html lang="en"');
  expect(textOf(html)).toContain("from €12,000");
  expect(textOf(await pageAt("/prices?lng=am"))).toContain("եվրոյից");
  const privacy = textOf(await pageAt("/privacy-policy"));
  for (const owner of [another.legalName.en, another.address.en, another.taxNumber])
    expect(privacy).toContain(owner);
  for (const file of ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml"])
    expectNoTrace(await pageAt(file), file);
  expect(await pageAt("/manifest.webmanifest")).toContain('"name":"Toy & Tost"');
  expect(await pageAt("/sitemap.xml")).not.toMatch(/hreflang="(?:ru|nl|de)"/);
});

test.each(["/templates/1002", "/templates/1016/en", "/wedding/davit-lilit", "/couple/demo001"])(
  "an invitation at %s, and its calendar file",
  async (address) => {
    const html = await pageAt(address);
    expectNoTrace(html, address);
    expect(html).toContain("tel:+33142685300");
    const calendar = await pageAt(`${address}/event.ics`);
    expectNoTrace(calendar, `${address}/event.ics`);
    expect(calendar).toContain("PRODID:-//Toy & Tost//");
  },
);

test("a path that the studio lists is in Armenian, and so is the site after it", async () => {
  const path = "engagement/in-armenian";
  const both = { en: "Anna", am: "Աննա" };
  const invitation = weddingOf({
    kind: "engagement",
    slug: "in-armenian",
    path,
    languages: ["en", "am"],
    title: both,
    hosts: { groom: { name: both }, bride: { name: both } },
  });
  await env.CONTENT.put(`invitation:${path}`, JSON.stringify(invitation));
  const armenian = await pageAt(`/${path}`);
  expect(armenian).toContain('<html lang="hy"');
  expect(attributesOf(armenian, "main", "data-site-language")).toEqual(["am"]);
  expect(await pageAt(`/${path}/en`)).toMatch(/<html lang="en"(?!.*data-site-language)/s);
});

test("an order, its page and its mails", async () => {
  const form = await pageAt("/order?lng=am");
  expect(attributesOf(form, 'input[name="languages"]', "value")).toEqual(["fr", "en", "am"]);
  const filled = new URLSearchParams({
    key: valueOf(form, "key"),
    stamp: valueOf(form, "stamp"),
    names: "Anna & Marc",
    email: "anna@example.com",
    phone: "01 42 68 53 01",
    occasionType: "wd",
    occasionDate: dayFromNow(90),
    languages: "fr",
    rsvp: "yes",
    details: "Mairie du 4e",
  });
  const ownPage = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  const sent = await answerTo("/order?lng=en", ownPage, filled);
  expect(sent.status).toBe(303);
  const address = `${sent.headers.get("Location")}&lng=en`;
  const status = await pageAt(address);
  expectNoTrace(status, "the order's page");
  expect(textOf(status)).toContain("We’re closed on");

  const order = await findOrder(env.DB, Number(/\d{6}/.exec(address)));
  if (!order) throw new Error("no order was stored");
  expect(order.phone).toBe("+33142685301");
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE reference LIKE ?1 || '%'",
  )
    .bind(order.id)
    .all<OutboxRow>();
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(["order", "order-thanks"]);
  for (const row of results) {
    const { to: _to, ...mail } = await composeOrderMail({ ...sources, secret: REPLY_SECRET }, row);
    expectNoTrace(JSON.stringify(mail), row.kind);
    expect(colours.exec(mail.html)?.[0], row.kind).toBeUndefined();
    if (row.kind !== "order-thanks") continue;
    expect(mail.replyTo).toBe(another.email);
    for (const said of [another.legalName.en, another.address.en, "We’re closed on"])
      expect(mail.text).toContain(said);
  }
  const { input } = fromOrder(order, { designs: [], pictures: [] }, ownPacks);
  expect(input.timeZone).toBe("Europe/Paris");
});

test("a couple's dashboard, mails and messages", async () => {
  const path = "wedding/davit-lilit";
  await reply(path, { name: "Nune", language: "en", recipients: ["couple@example.com"] });
  const link = await linkOf(await createLink(env.DB, path, Date.now()));
  const now = Date.now();
  const session = await serializeSession(dashboardSecret, newSession(link, now), now);
  const cookie = { Cookie: session.split(";")[0] ?? "" };
  for (const page of ["/replies", "/replies/settings", "/replies/lists", "/replies.csv"]) {
    const shown = await pageAt(page, cookie);
    expectNoTrace(shown, page);
  }
  expect(await pageAt("/replies", cookie)).not.toMatch(/hreflang="(?:nl|de)"/i);

  const row: OutboxRow = {
    id: crypto.randomUUID(),
    channel: "mail",
    kind: "export",
    reference: path,
    invitation: path,
    recipient: "couple@example.com",
    attempts: 0,
  };
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE kind = 'reply'",
  ).all<OutboxRow>();
  expect(results.length).toBeGreaterThan(0);
  const mails = [
    await composeExportMail(sources, row),
    ...(await Promise.all(results.map((one) => composeReplyMail(sources, one)))),
  ];
  for (const mail of mails) {
    expectNoTrace(JSON.stringify(mail), mail.subject);
    expect(mail.text).toContain(another.legalName.am);
    expect(colours.exec(mail.html)?.[0], mail.subject).toBeUndefined();
  }
  const message = await composeBotMessage(
    { db: env.DB, kv: env.CONTENT, answerSources: () => sources },
    { ...row, kind: "bot", channel: "telegram", invitation: null, reference: "1:refused:fr" },
  );
  expectNoTrace(JSON.stringify(message), "the bot");
  expect(message.text).toContain(another.phone);
  expect(senderName).toBe("Toy & Tost Paris");
});

test("the studio's pictures are drawn of its name, letters and colours", async () => {
  const translators = await Promise.all(
    (["am", "en"] as const).map(
      async (language) => [language, await translatorFor(env.CONTENT, language)] as const,
    ),
  );
  const brand = brandOf(studioPalette, new Map(translators));
  expectNoTrace(JSON.stringify(brand), "the pictures");
  expect(brand.icon).toMatchObject({ letters: "T&T", background: studioPalette.accent });
  expect(brand.cards.map(({ language, kicker }) => [language, kicker])).toEqual([
    ["en", "TOY & TOST"],
    ["am", "ԹՈՅ ԵՎ ԹՈՍՏ"],
  ]);
});
