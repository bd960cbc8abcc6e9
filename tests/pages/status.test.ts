import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { heroes } from "#app/designs/index.generated.ts";
import { planPublication, publish as publishPlan } from "#app/domain/authoring/publish/plan.ts";
import { planRollback } from "#app/domain/authoring/publish/versions.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { lastNumbersTime } from "#app/domain/reply/report/rules.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, countOf, metaOf, rawKeysIn, textOf, textsOf } from "../support/html.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { advanceClock, setClock } from "../support/time.ts";

const everywhere = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));

const picture = { src: `media/${"a".repeat(32)}`, width: 1200, height: 800 };
const church = "Saint Mary of the Lake";
const settings = weddingOf().reply;

/** A wedding of 12 June 2027 in Yerevan with all that looks forward to it. */
function weddingWith(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  return weddingOf({
    languages: ["en", "am"],
    event: {
      start: "2027-06-12T15:00",
      timeZone: "Asia/Yerevan",
      place: { am: "Գառնի", en: "Garni" },
    },
    sections: [
      { type: "message", text: everywhere("We invite you") },
      { type: "countdown", to: "wedding" },
      { type: "date" },
      { type: "venue", name: everywhere(church), start: "2027-06-12T15:00" },
      { type: "timeline", items: [{ at: "15:00", programmeItem: "church-ceremony" }] },
      { type: "gallery", images: [{ ...picture, alt: everywhere("A bough") }] },
      { type: "reply" },
      { type: "calendar" },
      { type: "contact" },
      { type: "closing", text: everywhere("We look forward to you") },
    ],
    organiser: { phone: "+37491234567" },
    reply: settings && { ...settings, deadline: "2027-05-20" },
    ...changes,
  });
}

/** Two months before the day, and the day itself. */
const moments = [Date.UTC(2027, 3, 12, 8), Date.UTC(2027, 5, 12, 10)];

function answer({ path }: PublishedInvitation): Promise<Response> {
  return post(`/${path}`, {
    intent: "reply",
    key: crypto.randomUUID(),
    stamp: "",
    name: "Mariam Petrosyan",
    response: "Yes",
  });
}

async function pageOf({ path }: PublishedInvitation, language: Language = "en"): Promise<string> {
  const response = await open(language === "en" ? `/${path}` : `/${path}/${language}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(rawKeysIn(html)).toEqual([]);
  return html;
}

async function calendarOf({ path }: PublishedInvitation) {
  const file = await (await open(`/${path}/event.ics`)).text();
  return { method: /^METHOD:(\w+)/m.exec(file)?.[1], event: readCalendar(file) };
}

test.for(["cancelled", "postponed"] as const)(
  "an invitation that is %s says so first and leads nobody to its places",
  async (is) => {
    const t = await translatorFor(env.CONTENT, "en");
    const invitation = await publish(env.CONTENT, weddingWith({ status: { is } }));
    for (const moment of moments) {
      setClock(moment);
      const html = await pageOf(invitation);
      expect(textsOf(html, "title")).toEqual([
        t("kinds:page-title", { names: "Arman and Anna", title: t(`kinds:status.${is}.title`) }),
      ]);
      expect(textsOf(html, ".status p")[0]).toBe(t(`kinds:status.${is}.text`));
      expect(textsOf(html, ".hero s")).toEqual(["12 June 2027"]);
      expect(metaOf(html, "og:title")).toContain(t(`kinds:status.${is}.title`));
      expect(metaOf(html, "og:description")).toBe(
        `Arman and Anna · ${t(`kinds:status.${is}.title`)}`,
      );
      for (const gone of [
        ".venue",
        ".timeline",
        ".letter",
        "[data-countdown]",
        "#reply",
        ".shortcuts",
        ".calendar-links",
        "[data-opening]",
      ])
        expect(countOf(html, gone), gone).toBe(0);
      expect(textOf(html)).not.toContain("We look forward");
      expect(countOf(html, ".gallery")).toBe(is === "postponed" ? 1 : 0);
      expect(attributesOf(html, ".contact-phone a", "href")).toEqual(["tel:+37491234567"]);
      expect(attributesOf(html, ".status a", "href")).toEqual([`/${invitation.path}/event.ics`]);

      const refused = await answer(invitation);
      expect(refused.status).toBe(410);
      expect(textsOf(await refused.text(), ".status h2")).toEqual([t(`kinds:status.${is}.title`)]);
    }
  },
);

test("the hosts' own words take the place of the site's, in each language", async () => {
  setClock(Date.UTC(2027, 3, 12, 8));
  const status = { is: "cancelled", text: { am: "Ներեցեք մեզ", en: "Forgive us" } } as const;
  const invitation = await publish(env.CONTENT, weddingWith({ status }));
  expect(textsOf(await pageOf(invitation), ".status p")[0]).toBe("Forgive us");
  expect(textsOf(await pageOf(invitation, "am"), ".status p")[0]).toBe("Ներեցեք մեզ");
});

test.for(heroes)("the cover %s strikes out the day", async (hero) => {
  setClock(Date.UTC(2027, 3, 12, 8));
  const { theme } = weddingOf();
  const invitation = await publish(
    env.CONTENT,
    weddingWith({ status: { is: "cancelled" }, theme: { ...theme, hero } }),
  );
  const html = await pageOf(invitation);
  expect(textsOf(html, ".hero s")).toEqual(["12 June 2027"]);
  expect(textsOf(html, ".hero").join("")).not.toMatch(/15:00|Garni/);
});

test("a cancelled event stays cancelled when its day is over, until its page ends", async () => {
  const invitation = await publish(env.CONTENT, weddingWith({ status: { is: "cancelled" } }));
  setClock(Date.UTC(2027, 6, 12));
  const html = await pageOf(invitation);
  expect(countOf(html, ".thanks")).toBe(0);
  expect(countOf(html, ".status")).toBe(1);
  setClock(Date.UTC(2027, 11, 12, 11));
  expect((await open(`/${invitation.path}`)).status).toBe(410);
});

test("an event with a new day shows both days and takes answers", async () => {
  setClock(Date.UTC(2027, 3, 12, 8));
  const t = await translatorFor(env.CONTENT, "en");
  const status = { is: "postponed", was: "2027-05-29" } as const;
  const invitation = await publish(env.CONTENT, weddingWith({ status }));
  const html = await pageOf(invitation);
  expect(textsOf(html, ".status p")[0]).toBe(
    t("kinds:status.moved.text", { date: "12 June 2027", was: "29 May 2027" }),
  );
  for (const there of [".venue", "[data-countdown]", "#reply-form", ".letter"])
    expect(countOf(html, there), there).toBe(1);
  expect(countOf(html, ".hero s")).toBe(0);
  expect((await answer(invitation)).status).toBe(303);
  expect((await calendarOf(invitation)).method).toBe("PUBLISH");
});

test("a calendar drops what was called off, and takes it up again", async () => {
  setClock(Date.UTC(2027, 0, 1, 12));
  const { version: _version, hash: _hash, ...draft } = weddingWith();
  const seen: { method: string | undefined; sequence: number; values: (string | null)[] }[] = [];
  async function record() {
    const { method, event } = await calendarOf({ ...draft, version: 0, hash: "" });
    const values = ["UID", "STATUS", "DTSTART"].map((name) => valueIn(event, name));
    seen.push({ method, sequence: Number(valueIn(event, "SEQUENCE")), values });
  }
  async function put(plan: Parameters<typeof publishPlan>[1] | null | undefined) {
    if (!plan) throw new Error("nothing was planned");
    await publishPlan(env.CONTENT, plan);
    advanceClock();
    await record();
  }
  const planOf = async (status: PublishedInvitation["status"]) =>
    (await planPublication(env.CONTENT, [{ ...draft, status }]))[0];
  await put(await planOf(undefined));
  await put(await planOf({ is: "postponed" }));
  await put(await planOf({ is: "cancelled" }));
  await put(await planRollback(env.CONTENT, draft.path, 1));

  expect(seen.map(({ method }) => method)).toEqual(["PUBLISH", "CANCEL", "CANCEL", "PUBLISH"]);
  expect(seen.map(({ values: [, status] }) => status)).toEqual([
    "CONFIRMED",
    "CANCELLED",
    "CANCELLED",
    "CONFIRMED",
  ]);
  expect(new Set(seen.map(({ values: [uid] }) => uid)).size).toBe(1);
  expect(new Set(seen.map(({ values: [, , start] }) => start)).size).toBe(1);
  const sequences = seen.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  expect(new Set(sequences).size).toBe(4);
});

test("hosts are told on their dashboard, remind nobody and have the words for everybody", async () => {
  setClock(Date.UTC(2027, 3, 12, 8));
  const t = await translatorFor(env.CONTENT, "en");
  const { slug } = weddingWith();
  const { invitation, token } = await weddingWithDashboard(
    weddingWith({ slug, status: { is: "cancelled" } }),
  );
  const household = {
    salutation: "Dear Aram",
    addressForm: "one" as const,
    people: [{ name: "Aram", child: false }],
    adults: 1,
    children: 0,
    language: "en" as const,
    side: null,
    tags: [],
    phone: null,
    note: null,
  };
  await saveHouseholds(env.DB, invitation.path, { added: [household], changed: [] }, 1);
  const [aram] = await listHouseholds(env.DB, invitation.path);
  const couple = await enterDashboard(token);
  const read = async (page: string) => (await open(`/replies${page}?lng=en`, couple)).text();

  const first = await read("");
  expect(textsOf(first, ".date").join(" ")).toContain(t("kinds:status.cancelled.title"));
  expect(countOf(first, 'a[href="/replies/reminders"]')).toBe(0);
  expect(textOf(first)).not.toContain("20 May");
  expect(countOf(await read("/reminders"), ".reminder-card")).toBe(0);
  expect(textsOf(await read(`/guests/${aram?.id}`), ".guest-message")).toEqual([
    [
      "Dear Aram,",
      t("kinds:status.cancelled.text"),
      `http://localhost/${invitation.path}?g=${aram?.code}`,
    ].join("\n"),
  ]);
});

test("no numbers are sent before the deadline of an event that was called off", () => {
  const { event, reply } = weddingWith();
  const now = Date.UTC(2027, 4, 17, 6);
  expect(lastNumbersTime({ event, reply }, now)).not.toBeNull();
  expect(lastNumbersTime({ event, reply, status: { is: "cancelled" } }, now)).toBeNull();
  const moved = { is: "postponed", was: "2027-05-29" } as const;
  expect(lastNumbersTime({ event, reply, status: moved }, now)).not.toBeNull();
});

test("a new hour stands beside the old one for two weeks, and hosts have it as a message", async () => {
  setClock(Date.UTC(2027, 3, 12, 8));
  const at = (hour: string) => {
    const {
      version: _version,
      hash: _hash,
      ...draft
    } = weddingWith({
      slug: "told-anew",
      event: { start: `2027-06-12T${hour}`, timeZone: "Asia/Yerevan" },
    });
    return draft;
  };
  async function put(hour: string) {
    const [plan] = await planPublication(env.CONTENT, [at(hour)]);
    if (!plan) throw new Error("nothing was planned");
    await publishPlan(env.CONTENT, plan);
    advanceClock();
    return plan;
  }
  await put("15:00");
  await put("16:00");
  const told = { ...weddingWith({ slug: "told-anew" }), path: at("16:00").path };
  expect(textsOf(await pageOf(told), ".status p")[0]).toBe("Start: 16:00 instead of 15:00");
  expect((await put("16:00")).state).toBe("unchanged");
  expect(countOf(await pageOf(told), ".status")).toBe(1);

  advanceClock(14 * 24 * 60 * 60_000);
  expect(countOf(await pageOf(told), ".status")).toBe(0);
  await publishPlan(env.CONTENT, await planRollback(env.CONTENT, told.path, 1));
  advanceClock();
  expect(textsOf(await pageOf(told), ".status p")[0]).toBe("Start: 15:00 instead of 16:00");
});
