import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { isDesign, isDemo } from "#app/domain/invitation/kinds.ts";
import { lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { withDemoDates } from "#app/domain/invitation/demo-dates.ts";
import { formatDate, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { startIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { ownDesigns, ownFiles, ownMedia, ownPacks } from "../support/own-content.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";
import { countOf, languageOf } from "../support/html.ts";

const day = 24 * 60 * 60 * 1000;

/** All demos as they are published. */
const shown = checkContent(ownFiles, ownPacks, ownMedia)
  .drafts.map(({ draft }): PublishedInvitation => ({ ...draft, version: 1, hash: draft.path }))
  .filter(isDemo);

test("every design is published as a demo, and a demo of each kind exists", () => {
  expect(shown.filter(isDesign).map(({ slug }) => slug)).toEqual(ownDesigns);
  expect(new Set(shown.map(({ kind }) => kind)).size).toBe(11);
});

test.for(shown.filter(({ access }) => !access))(
  "in 2040 $path is open in each of its languages, on its weekday, two months ahead or more",
  async (written) => {
    const now = Date.UTC(2040, 10, 22, 9);
    setClock(now);
    const { path, languages, event } = await publish(env.CONTENT, written);
    for (const language of languages) {
      const page = await open(`/${path}/${language}`);
      expect(page.status, language).toBe(200);
      const html = await page.text();
      expect(languageOf(html), language).toBe(bcp47(language));
      expect(countOf(html, ".thanks, .reply-closed"), language).toBe(0);
      const counts = written.sections.some(({ type }) => type === "countdown");
      expect(html.includes("data-countdown"), language).toBe(counts);

      const file = await (await open(`/${path}/${language}/event.ics`)).text();
      const start = startIn(file);
      expect(start - now, language).toBeGreaterThan(60 * day);
      const { weekday, hour, minute, ...date } = wallTime(start, event.timeZone);
      expect({ weekday, hour, minute }).toEqual(partOfWeek(wallTimeOf(event.start)));
      // The page and its calendar file have the same day.
      const t = await translatorFor(env.CONTENT, localeOf(written, language));
      expect(html).toContain(formatDate(t, { ...date, weekday, hour, minute }, "long"));
    }
  },
);

function partOfWeek({ weekday, hour, minute }: ReturnType<typeof wallTimeOf>) {
  return { weekday, hour, minute };
}

test("in every month of six years all demos are open", () => {
  for (let month = 0; month < 72; month += 1) {
    const now = Date.UTC(2026, month, 22, 9);
    for (const written of shown) {
      const read = withDemoDates(written, now);
      const label = `${written.path} ${new Date(now).toISOString()}`;
      expect(lifecyclePhase(read, now), label).toBe("open");
      expect(instantOf(read.event.start, read.event.timeZone) - now, label).toBeGreaterThan(
        60 * day,
      );
      expect(wallTimeOf(read.event.start).weekday).toBe(wallTimeOf(written.event.start).weekday);
    }
  }
});

test("no text of a demo names a year or a date", async () => {
  const t = await translatorFor(env.CONTENT, "en");
  const months = Object.values(t("dates:months", { returnObjects: true })).join("|");
  const dated = new RegExp(`\\b(19|20)\\d\\d\\b|\\d\\s?(${months})\\b|\\b(${months})\\s?\\d`);
  for (const { path, title, description, hosts, thanks, sections } of shown)
    expect(
      textsOf({ title, description, hosts, thanks, sections }).filter((text) => dated.test(text)),
      path,
    ).toEqual([]);
});

/** All texts for guests, without dates and coordinates. */
function textsOf(node: unknown): string[] {
  if (typeof node === "string") return /^\d{4}-\d\d-\d\dT|^[a-z0-9/.-]+$/.test(node) ? [] : [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

/** A template that moves to its next date when 13 April 2027 begins in Yerevan. */
function template(slug: string): PublishedInvitation {
  return weddingOf({
    kind: "templates",
    slug,
    path: `templates/${slug}`,
    event: { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan" },
  });
}
const midnight = Date.UTC(2027, 3, 12, 20);

test("a page cached before midnight is not served after it, when its design has moved", async () => {
  const { path } = await publish(env.CONTENT, template("4201"));
  setClock(midnight - 5000);
  expect(await (await open(`/${path}/en`)).text()).toContain("12 June 2027");
  setClock(midnight);
  expect(await (await open(`/${path}/en`)).text()).toContain("10 June 2028");
  expect(await (await open(`/${path}/cover?lng=en&tried=0`)).text()).toContain("2028");
});

test("a form cached before its deadline is not served after it", async () => {
  const reply = weddingOf().reply;
  const { path } = await publish(
    env.CONTENT,
    weddingOf({
      event: { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan" },
      reply: reply && { ...reply, deadline: "2027-04-12" },
    }),
  );
  setClock(midnight - 5000);
  expect(await (await open(`/${path}`)).text()).toContain('id="reply-form"');
  setClock(midnight);
  expect(await (await open(`/${path}`)).text()).toContain('class="reply-closed"');
});

test("staff who preview a design see the day that guests will see", async () => {
  setClock(Date.UTC(2040, 10, 22));
  const { version: _, hash: __, ...design } = template("4203");
  const draft = await savePreview(env.DB, design, null, Date.now());
  const page = await open(`${previewAddress(draft)}/en`);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/\d+ June 2041/);
});

test("a day that a visitor tries in a design is the day they see", async () => {
  // The latest possible time: KV's expiry is a number of seconds below 2^31.
  setClock(Date.UTC(2037, 10, 22));
  const { path } = await publish(env.CONTENT, template("4202"));
  const tried = await post("/try", { first: "Հայկ", second: "", date: "2037-12-01" });
  const Cookie = (tried.headers.get("Set-Cookie") ?? "").split(";", 1)[0] ?? "";
  expect(await (await open(`/${path}/en`, { Cookie })).text()).toContain("1 December 2037");
});
