import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { orderKey } from "#app/shop/order/access.server.ts";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { enterDashboard, programOf, weddingWithDashboard } from "../support/dashboard.ts";
import { faults, whileDatabase } from "../support/failing-database.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { weddingWith } from "../support/reply-by-name.ts";
import { open, origin, post } from "../support/site.ts";
import { advanceClock } from "../support/time.ts";
import { checkedIn, countOf, formErrorIn, textOf, textsOf, valueOf } from "../support/html.ts";

const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);

/** The ways in which D1 fails. Their tests are concurrent, because a D1 that hangs is waited for. */
const ways = Object.keys(faults) as (keyof typeof faults)[];

const inEach = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));

/** A wedding in all languages, and a phone that has replied to it. */
async function answeredWedding() {
  const wedding = weddingOf({ languages: [...languages], title: inEach("Հրավեր") });
  const hosts = { groom: { name: inEach("Արման") }, bride: { name: inEach("Աննա") } };
  const invitation = await publish(env.CONTENT, { ...wedding, hosts });
  const key = crypto.randomUUID();
  const sent = await post(`/${invitation.path}/reply`, { key, name: "Գոհար", response: "Yes" });
  const Cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return { invitation, key, phone: { Cookie } };
}

/** The names of all replies to an invitation. */
async function namesIn(path: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM replies WHERE invitation = ?1 ORDER BY name",
  )
    .bind(path)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

beforeAll(async () => {
  await putCatalogue(emptyCatalogue);
});

test.concurrent.each(ways)(
  "while D1 %s, a guest who has replied sees the invitation, and that the reply is safe",
  async (way) => {
    const { invitation, phone } = await answeredWedding();
    const pages = await whileDatabase(way, () =>
      Promise.all(
        languages.map(async (language) => {
          const address = `/${invitation.path}/${language}`;
          return { language, address, page: await open(address, phone) };
        }),
      ),
    );
    for (const { language, address, page } of pages) {
      expect(page.status, address).toBe(200);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await page.text();
      const t = await translatorFor(env.CONTENT, language);
      for (const words of [t("form:unread.title"), t("form:unread.text"), "Արման"])
        expect(textOf(html), address).toContain(words);
      // Collapsed, and sending it is a correction.
      expect(countOf(html, "details:not([open]) > summary")).toBe(1);
      await post(
        `${address}/reply`,
        { key: valueOf(html, "key"), name: language, response: "No" },
        phone,
      );
      expect(await namesIn(invitation.path), address).toEqual([language]);
    }
    const changing = await whileDatabase(way, () => open(`/${invitation.path}?change=1`, phone));
    const changed = { key: valueOf(await changing.text(), "key"), name: "Գոհար", response: "No" };
    await post(`/${invitation.path}/reply`, changed, phone);
    expect(await namesIn(invitation.path)).toEqual(["Գոհար"]);
    // The page of a visitor without replies needs no D1.
    const stranger = await whileDatabase(way, () => open(`/${invitation.path}`));
    expect(countOf(await stranger.text(), ".reply-unread")).toBe(0);
  },
);

test.concurrent("while D1 fails, a phone that answered for two corrects the one that its address names", async () => {
  const { invitation, phone } = await answeredWedding();
  const another = { key: crypto.randomUUID(), name: "Արամ", response: "No" };
  const sent = await post(`/${invitation.path}/reply`, another, phone);
  const both = { Cookie: sent.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  const shown = await (await open(`/${invitation.path}`, both)).text();
  const changes = [...shown.matchAll(/\?change=[\w-]+/g)].map(String);
  const keys = [];
  for (const change of changes) {
    const address = `/${invitation.path}/en${change}`;
    const html = await (await whileDatabase("throws", () => open(address, both))).text();
    expect(html).toContain("It replaces the one you sent before.");
    keys.push(valueOf(html, "key"));
  }
  for (const [index, key] of keys.entries())
    await post(`/${invitation.path}/reply`, { key, name: `Guest ${index}`, response: "No" }, both);
  expect(await namesIn(invitation.path)).toEqual(["Guest 0", "Guest 1"]);
  // Without such an address it is unknown which of the two a form would replace, so it replaces
  // none.
  const page = await whileDatabase("throws", () => open(`/${invitation.path}/en`, both));
  const html = await page.text();
  expect(html).toContain("It’s safe with us.");
  expect(textsOf(html, "summary")).toContain("Reply for someone else");
  expect(keys).not.toContain(valueOf(html, "key"));
});

test.concurrent.each(ways)(
  "while D1 %s, a changed reply comes back as it was typed, and changes the reply later",
  async (way) => {
    const { invitation, key, phone } = await answeredWedding();
    const fields = { key, name: "Գոհար Սարգսյան", response: "No" };
    const refused = await whileDatabase(way, () =>
      post(`/${invitation.path}/reply`, fields, phone),
    );
    expect(refused.status).toBe(503);
    const html = await refused.text();
    expect(valueOf(html, "name")).toBe("Գոհար Սարգսյան");
    expect(valueOf(html, "key")).toBe(key);
    expect(checkedIn(html, "response")).toEqual(["No"]);
    expect(countOf(html, "details[open]")).toBe(1);
    expect(formErrorIn(html)).toMatch(/^\*/);

    expect((await post(`/${invitation.path}/reply`, fields, phone)).status).toBe(303);
    expect(await listReplies(env.DB, invitation.path, { limit: 10 })).toMatchObject([
      { name: "Գոհար Սարգսյան", response: "No" },
    ]);
  },
);

test.concurrent.each(ways)(
  "while D1 %s, a personal link opens the general page, and its form comes back as it was typed",
  async (way) => {
    const { address, path, household, stored } = await weddingWith();
    const page = await whileDatabase(way, () => open(address));
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toContain("no-");
    const html = await page.text();
    expect(countOf(html, "#reply-form")).toBe(1);
    expect(countOf(html, ".greeting")).toBe(0);
    expect(textOf(html)).not.toContain("Նարե");

    const fields = { intent: "reply", key: valueOf(html, "key"), name: "Արամ", response: "No" };
    const refused = await whileDatabase(way, () => post(address, fields));
    expect(refused.status).toBe(503);
    expect(valueOf(await refused.text(), "name")).toBe("Արամ");
    expect((await open(`/${path}`)).status).toBe(200);
    // As soon as D1 answers, the same address is the household's again.
    expect(textsOf(await (await open(address)).text(), ".greeting")).toEqual([
      household.salutation,
    ]);
    expect((await post(address, fields)).status).toBe(303);
    expect(await stored()).toMatchObject([{ name: "Արամ", response: "No" }]);
  },
);

/** Pages that need D1: addresses and the headers that open them. */
async function needingD1(): Promise<[string, Record<string, string>, RegExp][]> {
  const { invitation, token } = await weddingWithDashboard();
  const couple = await enterDashboard(token);
  const program = await programOf(invitation.path);
  const { version: _, hash: __, ...draft } = weddingOf();
  const given = {
    key: crypto.randomUUID(),
    names: "Անի և Արամ",
    email: "ani@example.com",
    phone: "+37491234567",
    occasionType: "wd" as const,
    occasionDate: dayFromNow(100),
    languages: ["am" as const],
    rsvp: "yes" as const,
    details: "…",
  };
  const order = { given, language: "en" as const, suspect: false, studioEmail: "s@example.com" };
  const { number } = await saveOrder(env.DB, order, Date.now());
  const shown = previewAddress(await savePreview(env.DB, draft, null, Date.now()));
  const status = `/order/${number}?key=${await orderKey(REPLY_SECRET, number)}&lng=en`;
  const notice = /<h1>/;
  return [
    ["/replies", couple, notice],
    ["/replies.csv", couple, /not available/],
    [`/replies/${token}`, {}, notice],
    ["/api/replies", program, /"error"/],
    ["/api/invitations", program, /"error"/],
    [status, {}, /<html lang="en".*This page can’t be opened right now/s],
    [shown, {}, notice],
    [`${shown}/event.ics`, {}, /not available/],
  ];
}

test.concurrent.each(ways)(
  "while D1 %s, pages that need it answer 503 with Retry-After",
  async (way) => {
    const needing = await needingD1();
    const answers = await whileDatabase(way, () =>
      Promise.all(needing.map(([address, headers]) => open(address, headers))),
    );
    for (const [index, [address, headers, words]] of needing.entries()) {
      const answer = answers[index] ?? Response.error();
      expect(answer.status, address).toBe(503);
      expect(Number(answer.headers.get("Retry-After")), address).toBeGreaterThan(0);
      expect(answer.headers.get("Cache-Control"), address).toBe("private, no-store");
      const text = await answer.text();
      expect(text, address).toMatch(words);
      // Without the random tokens of addresses, which may spell D1.
      const said = text.replaceAll(/[\w-]{20,}/g, "");
      expect(said, address).not.toMatch(/D1|stack|\.js:\d/);
      expect((await open(address, headers)).status, address).toBeLessThan(400);
    }
  },
  120_000,
);

test.concurrent.each(ways)("while D1 %s, the monitor is told so", async (way) => {
  const health = await whileDatabase(way, () => open("/healthz"));
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ ok: false });
});

test.concurrent.each(ways)("while D1 %s, an order comes back as it was typed", async (way) => {
  const fields = {
    key: crypto.randomUUID(),
    names: "Անի և Արամ",
    email: "ani@example.com",
    phone: "+37491234567",
    occasionType: "wd",
    occasionDate: dayFromNow(100),
    languages: "am",
    rsvp: "yes",
    details: "Եկեղեցի, ռեստորան",
  };
  const refused = await whileDatabase(way, () => post("/order", fields));
  expect(refused.status).toBe(503);
  const html = await refused.text();
  expect(valueOf(html, "names")).toBe("Անի և Արամ");
  expect(valueOf(html, "key")).toBe(fields.key);
  const sent = await post("/order", fields, { Origin: origin });
  expect(sent.status).toBe(303);
});

test("while D1 fails after the deadline, a guest who has answered reads that the answer is safe", async () => {
  const { invitation, phone } = await answeredWedding();
  const reply = { ...weddingOf().reply, deadline: dayFromNow(-3) };
  await publish(env.CONTENT, { ...invitation, reply } as typeof invitation);
  advanceClock();
  const page = await whileDatabase("throws", () => open(`/${invitation.path}/en`, phone));
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("reply-closed");
  expect(html).toContain("It’s safe with us.");
});
