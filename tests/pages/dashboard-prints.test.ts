import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Household, NewHousehold } from "#app/domain/guests/schema.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { addTables, deleteTable, seatParties } from "#app/domain/seating/mutations.server.ts";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, countOf, parse, rawKeysIn, textsOf } from "../support/html.ts";
import { open, post } from "../support/site.ts";

const named = (...names: (string | null)[]) => names.map((name) => ({ name, child: false }));

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: named("Արամ", "Նարե"),
  adults: 2,
  children: 0,
  language: null,
  side: null,
  tags: [],
  phone: null,
  note: null,
};
const olga: NewHousehold = {
  ...family,
  salutation: "Дорогая Ольга",
  people: named("Ольга", null),
  language: "ru",
};
const neighbours: NewHousehold = { ...family, salutation: "Հարևաններ", people: named(null, null) };
const jo: NewHousehold = { ...family, salutation: "Dear Jo", people: named("Jo"), adults: 1 };

/** A wedding with four households, tables “1” and “Ընկերներ”, and its couple. */
async function wedding(changes: Partial<PublishedInvitation> = {}) {
  const { invitation, token } = await weddingWithDashboard(changes);
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [family, olga, neighbours, jo], changed: [] }, 1);
  const [one, two, three, four] = (await listHouseholds(env.DB, path)) as [
    Household,
    Household,
    Household,
    Household,
  ];
  const tables = ["1", "Ընկերներ"].map((name) => ({ id: crypto.randomUUID(), name, seats: 9 }));
  const [first = "", second = ""] = tables.map(({ id }) => id);
  await addTables(env.DB, path, tables);
  const couple = await enterDashboard(token);
  const read = async (page: string) => {
    const response = await open(`/replies/${page}`, couple);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(rawKeysIn(html)).toEqual([]);
    return html;
  };
  const seat = (table: string, ...parties: string[]) => seatParties(env.DB, path, parties, table);
  return { invitation, path, couple, read, seat, first, second, one, two, three, four };
}

/** The fronts of place cards: the name and the line below it. */
const cardsIn = (html: string) =>
  [...parse(html).querySelectorAll(".print-piece > g:first-child")].map((front) =>
    ["name", "table"].map((part) =>
      [...front.querySelectorAll(`.${part}`)].map(({ textContent }) => textContent).join(" "),
    ),
  );

test("each seat of a table has a card, table by table, in the household's language", async () => {
  const { read, seat, first, second, one, two, three } = await wedding();
  await seat(second, one.id);
  await seat(first, two.id, three.id);
  const html = await read("place-cards?lng=en");
  expect(cardsIn(html)).toEqual([
    ["Ольга", "Стол 1"],
    // Guests without a known name sit by the name of those who bring them.
    ["Ольга", "гость · Стол 1"],
    ["Հարևաններ", "Սեղան 1"],
    ["Հարևաններ", "Սեղան 1"],
    ["Արամ", "Ընկերներ"],
    ["Նարե", "Ընկերներ"],
  ]);
  expect(attributesOf(html, ".print-piece", "lang")).toEqual(["ru", "ru", "hy", "hy", "hy", "hy"]);
  expect(textsOf(html, ".prints-count")).toEqual(["6 cards · 1 sheet of A4"]);
  expect(textsOf(html, ".note")).toEqual(["6 of them are for guests who haven’t replied yet."]);
});

test("who declines, whose answer is doubtful, and who has no table that is used get no card", async () => {
  const { path, read, seat, first, second, one, two, four } = await wedding();
  await seat(first, one.id, four.id);
  await seat(second, two.id);
  await deleteTable(env.DB, path, second, Date.now());
  await reply(path, { name: "Jo", household: four.id, key: four.id, response: "No" });
  await reply(path, { name: "Անի", guestsNumber: 1 });
  const [ani = ""] = await repliesOf(path, "Անի");
  await seat(first, ani);
  const withAni = [["Արամ"], ["Նարե"], ["Անի"]];
  const names = async () => cardsIn(await read("place-cards")).map(([name]) => [name]);
  expect(await names()).toEqual(withAni);
  await env.DB.prepare("UPDATE replies SET doubles = ?1 WHERE id = ?2").bind(four.id, ani).run();
  expect(await names()).toEqual(withAni.slice(0, 2));
});

async function repliesOf(path: string, name: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT id FROM replies WHERE invitation = ?1 AND name = ?2",
  )
    .bind(path, name)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

test("those of a family who stay at home get no card, and a number without names gives one to each", async () => {
  const { path, read, seat, first, one, two } = await wedding();
  await seat(first, one.id, two.id);
  const people = [
    { name: "Արամ", child: false, comes: true },
    { name: "Նարե", child: false, comes: false },
  ];
  await reply(path, { household: one.id, key: one.id, name: "Արամ", guestsNumber: 1, people });
  await reply(path, { household: two.id, key: two.id, name: "Ольга", guestsNumber: 2 });
  const html = await read("place-cards?lng=en");
  expect(cardsIn(html).map(([name]) => name)).toEqual(["Արամ", "Ольга", "Ольга"]);
  await reply(path, { household: one.id, key: one.id, name: "Արամ", guestsNumber: 1 });
  const unsaid = await read("place-cards?lng=en");
  expect(cardsIn(unsaid).map(([name]) => name)).toEqual(["Արամ", "Նարե", "Ольга", "Ольга"]);
  expect(textsOf(unsaid, ".note")).toEqual([
    "Nobody has said who of them is coming, so each name has a card: Արամ, Նարե.",
  ]);
});

test("a name that is spelled anew is spelled so on every print", async () => {
  const { path, read, seat, first, one } = await wedding();
  await seat(first, one.id);
  const entered = { ...family, people: named("Արամ", "Նարէ"), salutation: "Սիրելի՛ Նարէ" };
  await saveHouseholds(env.DB, path, { added: [], changed: [{ household: one, entered }] }, 9);
  expect(cardsIn(await read("place-cards")).map(([name]) => name)).toEqual(["Արամ", "Նարէ"]);
  expect(textsOf(await read("envelopes"), ".salutation")[0]).toBe("Սիրելի՛ Նարէ");
});

test("cards can be of one table alone", async () => {
  const { read, seat, first, second, one, four } = await wedding();
  await seat(first, one.id);
  await seat(second, four.id);
  const html = await read(`place-cards?lng=en&table=${second}`);
  expect(cardsIn(html).map(([name]) => name)).toEqual(["Jo"]);
  expect(textsOf(html, '.pills [aria-current="page"]')).toEqual(["Ընկերներ"]);
  const [all = ""] = attributesOf(html, ".pills a", "href");
  expect(cardsIn(await read(all.replace("/replies/", "")))).toHaveLength(3);
});

test("each table has a number or a name, read from both sides, in the order of tables", async () => {
  const { read } = await wedding();
  const html = await read("table-numbers?in=ru");
  const names = [...parse(html).querySelectorAll(".print-piece")].map((piece) =>
    [...piece.querySelectorAll(".table")].map(({ textContent }) => textContent),
  );
  expect(names).toEqual([
    ["1", "1"],
    ["Ընկերներ", "Ընկերներ"],
  ]);
  expect(textsOf(html, ".hosts")[0]).toBe("Арман и Анна");
});

test("a menu is written once in each language, printed, changed and forgotten", async () => {
  const { couple, read } = await wedding();
  const dishes = "Նախուտեստներ\nԲաստուրմա\n\n  Սուրճ  ";
  const save = (text: string, language = "am") =>
    post(`/replies/menu?lng=en&in=${language}`, { language, text }, couple);
  expect(countOf(await read("menu?in=am"), ".print-piece")).toBe(0);
  expect((await save(dishes)).status).toBe(303);
  const html = await read("menu?lng=en&in=am");
  expect(countOf(html, ".print-piece")).toBe(2);
  expect(textsOf(html, ".print-piece:first-of-type .title")).toEqual(["Ճաշացանկ"]);
  expect(textsOf(html, ".print-piece:first-of-type .heading")).toEqual(["Նախուտեստներ"]);
  expect(textsOf(html, ".print-piece:first-of-type .dish")).toEqual(["Բաստուրմա", "Սուրճ"]);
  expect(countOf(await read("menu?in=ru"), ".print-piece")).toBe(0);
  expect(textsOf(await read("changes?lng=en"), ".changes li")[0]).toContain(
    "Menu changed: Հայերեն",
  );

  const long = "Խորոված\n".repeat(41);
  const refused = await save(long);
  expect(refused.status).toBe(400);
  const shown = await refused.text();
  expect(textsOf(shown, ".menu-form [role=alert]")[0]).toContain("at most 1200 characters");
  expect(textsOf(shown, "textarea")[0]).toContain("Խորոված");
  expect(textsOf(await read("menu?in=am"), "textarea")).toEqual([
    "Նախուտեստներ\nԲաստուրմա\n\nՍուրճ",
  ]);
  await save("");
  expect(countOf(await read("menu?in=am"), ".print-piece")).toBe(0);
});

test("the programme has the hours of the invitation, and those of a tag for whom they are meant", async () => {
  const said = (am: string, ru: string) => ({ am, ru, en: ru });
  const { read } = await wedding({
    sections: [
      {
        type: "timeline",
        items: [
          { at: "12:00", programmeItem: "church-ceremony", tags: ["church"] },
          { at: "17:00", title: said("Հյուրասիրություն", "Приём"), note: said("Այգում", "В саду") },
        ],
      },
      { type: "reply" },
    ],
  });
  const html = await read("programme?lng=en&in=ru");
  expect(textsOf(html, ".print-piece:first-of-type .time")).toEqual(["17:00"]);
  expect(textsOf(html, ".print-piece:first-of-type .hour")).toEqual(["Приём"]);
  expect(textsOf(html, ".print-piece:first-of-type .note")).toEqual(["В саду"]);
  const own = await read("programme?lng=en&in=am&for=church");
  expect(textsOf(own, ".print-piece:first-of-type .time")).toEqual(["12:00", "17:00"]);
  const plain = await (await wedding()).read("programme?lng=en");
  expect(countOf(plain, ".print-piece")).toBe(0);
  expect(textsOf(plain, ".note")).toEqual(["The invitation names no hours."]);
});

test("envelopes have each salutation, and people where two are alike", async () => {
  const { path, read } = await wedding();
  const namesake = { ...jo, people: named("Jo Petrosyan") };
  await saveHouseholds(env.DB, path, { added: [namesake], changed: [] }, 9);
  const html = await read("envelopes?lng=en");
  expect(textsOf(html, ".salutation")).toEqual([
    "Սիրելի՛ Արամ և Նարե",
    "Дорогая Ольга",
    "Հարևաններ",
    "Dear Jo",
    "Dear Jo",
  ]);
  expect(textsOf(html, ".people")).toEqual(["Jo", "Jo Petrosyan"]);
  expect(textsOf(html, ".prints-count")).toEqual(["5 labels · 1 sheet of A4"]);
  const envelopes = await read("envelopes?lng=en&on=c6");
  expect(textsOf(envelopes, ".prints-count")).toEqual(["5 envelopes"]);
  expect(countOf(envelopes, ".print-sheet")).toBe(5);
});

test("an envelope has the postal address below its salutation, line by line", async () => {
  const { path, read } = await wedding();
  const postalAddress = "Սայաթ-Նովա 5, բն. 12\n0001 Երևան";
  const addressed = { ...jo, salutation: "Dear Hakob", people: named("Hakob"), postalAddress };
  await saveHouseholds(env.DB, path, { added: [addressed], changed: [] }, 9);
  for (const page of ["envelopes", "envelopes?on=c6"]) {
    const html = await read(page);
    expect(textsOf(html, ".address")).toEqual(postalAddress.split("\n"));
    const piece = [...parse(html).querySelectorAll(".print-piece")].at(-1);
    const heights = [...(piece?.querySelectorAll(".salutation, .address") ?? [])].map((line) =>
      Number(line.getAttribute("y")),
    );
    expect(heights).toHaveLength(3);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  }
  for (const page of ["place-cards", "programme"])
    expect(await read(page)).not.toContain("Սայաթ-Նովա");
});

test("a reader prints and changes no menu, and another couple's link shows nothing of it", async () => {
  const { couple, read, seat, first, one } = await wedding();
  await seat(first, one.id);
  await post("/replies/menu", { language: "am", text: "Խորոված" }, couple);
  const shared = await post(
    "/replies/settings",
    { intent: "share", name: "Տատ", access: "read", key: crypto.randomUUID() },
    couple,
  );
  const [, token = ""] = /\/replies\/([\w-]{43})/.exec(await shared.text()) ?? [];
  const reader = await enterDashboard(token);
  const menu = await (await open("/replies/menu", reader)).text();
  expect(countOf(menu, ".dish")).toBe(2);
  expect(countOf(menu, ".menu-form")).toBe(0);
  const change = { language: "am", text: "Ձուկ" };
  expect((await post("/replies/menu", change, reader)).status).toBe(403);
  expect(textsOf(await read("menu"), "textarea")).toEqual(["Խորոված"]);

  const other = await wedding();
  expect(countOf(await other.read("menu"), ".print-piece")).toBe(0);
  expect(countOf(await other.read(`place-cards?table=${first}`), ".print-piece")).toBe(0);
  for (const page of ["place-cards", "table-numbers", "menu", "programme", "envelopes"])
    expect((await open(`/replies/${page}`)).status, page).toBe(404);
});

test("an invitation that is no longer published still seats and addresses its guests", async () => {
  const { path, read, seat, first, one } = await wedding();
  await seat(first, one.id);
  await env.CONTENT.delete(`invitation:${path}`);
  expect(cardsIn(await read("place-cards")).map(([name]) => name)).toEqual(["Արամ", "Նարե"]);
  expect(countOf(await read("envelopes"), ".salutation")).toBe(4);
  expect(countOf(await read("table-numbers"), ".print-piece")).toBe(2);
  expect(textsOf(await read("programme?lng=en"), ".note")).toEqual([
    "The invitation isn’t published.",
  ]);
});
