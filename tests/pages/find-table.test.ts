import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { addTables, seatParties, setGuestsFind } from "#app/domain/seating/mutations.server.ts";
import { reply } from "../support/dashboard.ts";
import { whileDatabase } from "../support/failing-database.ts";
import { attributesOf, countOf, rawKeysIn, textOf, textsOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: [
    { name: "Արամ Սարգսյան", child: false },
    { name: "Նարե Սարգսյան", child: false },
  ],
  adults: 2,
  children: 0,
  language: null,
  side: null,
  tags: [],
  phone: null,
  note: null,
};
const unseated: NewHousehold = {
  ...family,
  salutation: "Սիրելի՛ Արմեն",
  people: [{ name: "Արմեն", child: false }],
};

const yerevan = { start: "2027-06-12T15:00", end: "2027-06-12T23:30", timeZone: "Asia/Yerevan" };
const glendale = { start: "2027-10-23T15:30", timeZone: "America/Los_Angeles" };
const noon = Date.UTC(2027, 5, 12, 8);

/** A wedding whose guests find their tables: a household at one, a reply at the other. */
async function wedding(changes: Partial<PublishedInvitation> = {}) {
  const invitation = await publish(env.CONTENT, weddingOf({ event: yerevan, ...changes }));
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [family, unseated], changed: [] }, 1);
  await reply(path, { name: "Anna Petrosyan" });
  const [aram, armen] = await listHouseholds(env.DB, path);
  const [anna] = await listReplies(env.DB, path, { limit: 1 });
  const tables = [
    { id: crypto.randomUUID(), name: "7", seats: 10 },
    { id: crypto.randomUUID(), name: "Հարսի ընկերները", seats: 10 },
  ];
  await addTables(env.DB, path, tables);
  await seatParties(env.DB, path, [aram?.id ?? ""], tables[0]?.id ?? "");
  await seatParties(env.DB, path, [anna?.id ?? ""], tables[1]?.id ?? "");
  await setGuestsFind(env.DB, path, true);
  const read = async (query = "") => (await open(`/${path}${query}`)).text();
  const search = (guest: string, query = "") =>
    post(`/${path}${query}`, { intent: "table", guest }, { "CF-Connecting-IP": path });
  const say = async (guest: string) => (await search(guest)).text();
  return { path, aram, armen, read, search, say };
}

const foundIn = (html: string) => textsOf(html, ".table-name").join();
const problemIn = (html: string) => textsOf(html, "#table-problem").join();

test("on the day a guest finds one table by three letters in any script", async () => {
  setClock(noon);
  const site = await wedding();
  const form = await site.read();
  expect(countOf(form, "#table form[method=post]")).toBe(1);
  expect(rawKeysIn(form)).toEqual([]);
  for (const typed of ["Նարե", "наре", "Sargsyan Aram", "Սար"]) {
    const answer = await site.say(typed);
    expect(foundIn(answer), typed).toBe("Սեղան 7");
    // Guests with the general link may type any name, and learn nobody's.
    expect(answer).not.toContain("Սիրելի՛ Արամ և Նարե");
    expect(answer).not.toContain("Նարե Պետրոսյան");
    expect(textOf(answer)).not.toContain("Petrosyan");
  }
  const other = await site.say("Աննա");
  expect(foundIn(other)).toBe("Հարսի ընկերները");
  expect(textOf(other)).not.toContain("Սարգսյան");
});

test("a search names nobody when it is short, ambiguous or in vain", async () => {
  setClock(noon);
  const site = await wedding();
  const cases: [string, RegExp][] = [
    ["Ար", /երեք տառ/],
    ["", /երեք տառ/],
    ["Արա", /^$/],
    ["Nobody", /չգտնվեց/],
    ["Արմեն", /չգտնվեց/],
    ["%", /երեք տառ/],
    ["' OR 1=1 --", /երեք տառ|չգտնվեց/],
  ];
  for (const [typed, message] of cases) {
    const answer = await site.say(typed);
    expect(problemIn(answer), typed).toMatch(message);
    if (typed === "Արա") continue;
    for (const name of ["Սարգսյան", "Նարե", "Petrosyan", "Սեղան 7", "ընկերները"])
      expect(textOf(answer), typed).not.toContain(name);
  }
  await reply(site.path, { name: "Annman Poghosyan" });
  const several = await site.say("Ann");
  expect(problemIn(several)).toMatch(/մի քանի հյուր/);
  expect(attributesOf(several, "#table-guest", "value")).toEqual(["Ann"]);
  expect(textOf(several)).not.toContain("Poghosyan");
  expect(foundIn(await site.say("Anna"))).toBe("Հարսի ընկերները");
});

test("a personal link shows its table without asking, and is not cached", async () => {
  setClock(noon);
  const site = await wedding();
  const answer = await open(`/${site.path}?g=${site.aram?.code}`);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await answer.text();
  expect(foundIn(html)).toBe("Սեղան 7");
  expect(countOf(html, "#table form")).toBe(0);
  const without = await site.read(`?g=${site.armen?.code}`);
  expect(foundIn(without)).toBe("");
  expect(countOf(without, "#table form")).toBe(1);
});

test("a hidden answer counts for no table: a hidden no keeps the household's, a hidden guest has none", async () => {
  setClock(noon);
  const site = await wedding();
  const household = site.aram?.id ?? "";
  await reply(site.path, { key: household, household, response: "No", guestsNumber: null });
  expect(foundIn(await site.read(`?g=${site.aram?.code}`))).toBe("");
  const hide = env.DB.prepare("UPDATE replies SET hidden_at = 1 WHERE invitation = ?1");
  await hide.bind(site.path).run();
  expect(foundIn(await site.read(`?g=${site.aram?.code}`))).toBe("Սեղան 7");
  expect(problemIn(await site.say("Anna"))).toMatch(/չգտնվեց/);
});

test("a page kept for others carries no name and no table", async () => {
  setClock(noon);
  const site = await wedding();
  await site.read();
  const answer = await site.search("Նարե");
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(countOf(await answer.text(), "#table .table-name")).toBe(1);
  await site.read(`?g=${site.aram?.code}`);
  for (const query of ["", "?fbclid=x", "?guest=Նարե&intent=table"]) {
    const html = await site.read(query);
    expect(countOf(html, "#table form"), query).toBe(1);
    for (const name of ["Նարե", "Սեղան 7", "Petrosyan"]) expect(html, query).not.toContain(name);
  }
});

const days: [string, PublishedInvitation["event"], number, number][] = [
  ["Yerevan", yerevan, Date.UTC(2027, 5, 11, 20), Date.UTC(2027, 5, 12, 19, 30)],
  ["Los Angeles", glendale, Date.UTC(2027, 9, 23, 7), Date.UTC(2027, 9, 24, 7)],
];

test.for(days)("tables are found from the morning of the day to its end in %s", async (given) => {
  const [, event, morning, end] = given;
  setClock(morning - 60_000);
  const site = await wedding({ event });
  for (const [moment, isOpen] of [
    [morning - 60_000, false],
    [morning, true],
    [end - 60_000, true],
    [end, false],
  ] as const) {
    setClock(moment);
    expect(countOf(await site.read(), "#table"), String(moment)).toBe(isOpen ? 1 : 0);
    expect(foundIn(await site.read(`?g=${site.aram?.code}`))).toBe(isOpen ? "Սեղան 7" : "");
    const answer = await site.search("Նարե");
    expect(answer.status).toBe(isOpen ? 200 : 410);
    expect(foundIn(await answer.text())).toBe(isOpen ? "Սեղան 7" : "");
  }
});

test("without the hosts' switch, and without anybody seated, the page shows nothing", async () => {
  setClock(noon);
  const off = await wedding();
  await setGuestsFind(env.DB, off.path, false);
  expect(countOf(await off.read(), "#table")).toBe(0);
  expect((await off.search("Նարե")).status).toBe(410);

  const empty = await publish(env.CONTENT, weddingOf({ event: yerevan }));
  await setGuestsFind(env.DB, empty.path, true);
  expect(countOf(await (await open(`/${empty.path}`)).text(), "#table")).toBe(0);
});

test("a demo asks no database", async () => {
  setClock(noon);
  const site = await wedding({ demo: true });
  expect(countOf(await site.read(), "#table")).toBe(0);
  expect((await site.search("Նարե")).status).toBe(410);
});

test("searches from one address are limited", async () => {
  setClock(noon);
  const site = await wedding();
  const { first, refused } = await exceedRateLimit(env.GUEST_LIMIT, () => site.search("Նարե"));
  expect(foundIn(await first.text())).toBe("Սեղան 7");
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(foundIn(await refused.text())).toBe("");
});

test("while the database fails the invitation is shown without tables", async () => {
  setClock(noon);
  const site = await wedding();
  await whileDatabase("throws", async () => {
    const answer = await open(`/${site.path}?g=x`);
    expect(answer.status).toBe(200);
    expect(countOf(await answer.text(), "#table")).toBe(0);
  });
});

test("on the day the bar of shortcuts leads to the table", async () => {
  setClock(noon);
  const { sections } = weddingOf();
  const venue = { type: "venue" as const, name: { am: "Տաղարան", en: "Hall", ru: "Зал" } };
  const site = await wedding({ sections: [venue, ...sections] });
  expect(attributesOf(await site.read(), ".shortcuts a", "href")[0]).toBe("#table");
});
