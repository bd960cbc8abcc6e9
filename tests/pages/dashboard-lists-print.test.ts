import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { addTables, seatParties } from "#app/domain/seating/mutations.server.ts";
import { enterDashboard, firstReplyAt, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, countOf, markupOf, parse, rawKeysIn, textsOf } from "../support/html.ts";
import { weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Բաբկեն և Գոհար",
  addressForm: "several",
  people: [
    { name: "Բաբկեն Գրիգորյան", child: false },
    { name: "Գոհար", child: false },
    { name: "Նարե", child: true },
  ],
  adults: 2,
  children: 1,
  language: null,
  side: null,
  tags: [],
  phone: "+37491234567",
  note: "պարտք ունի",
};

function asking(...fields: NonNullable<PublishedInvitation["reply"]>["fields"]) {
  const { reply: form } = weddingOf();
  return form && { reply: { ...form, fields } };
}

/** A wedding with a household; its reply is given as its own. */
async function weddingWithFamily(changes: Partial<PublishedInvitation> = {}) {
  const wedding = await weddingWithDashboard(changes);
  const { path } = wedding.invitation;
  await saveHouseholds(env.DB, path, { added: [family], changed: [] }, 1);
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("no household");
  const own = { household: household.id, key: household.id };
  return { ...wedding, path, own };
}

async function read(token: string, list: string, language = "en"): Promise<string> {
  const response = await open(`/replies/${list}?lng=${language}`, await enterDashboard(token));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(rawKeysIn(html)).toEqual([]);
  return html;
}

/** The cells of each row of a table's body. */
function rowsOf(html: string, table: string): string[][] {
  return Array.from(parse(html).querySelectorAll(`${table} tbody tr`), (row) =>
    Array.from(row.querySelectorAll("th, td"), ({ textContent }) => textContent ?? ""),
  );
}

test("a restaurant reads how many come, and how many of them are children", async () => {
  const { path, own, token } = await weddingWithFamily(asking("guestsNumber", "children"));
  await reply(path, { ...own, name: "Բաբկեն", guestsNumber: 3, children: 1 });
  await reply(path, { name: "Անի", guestsNumber: 2 });
  await reply(path, { name: "Կարեն", response: "No", guestsNumber: null });
  const html = await read(token, "caterer");
  expect(textsOf(html, ".caterer-figures dt")).toEqual(["Guests", "Adults", "Children"]);
  expect(textsOf(html, ".caterer-figures dd")).toEqual(["5", "4", "1"]);
});

test("a household that comes whole brings its children where the form did not ask for them", async () => {
  const { path, own, token } = await weddingWithFamily();
  await reply(path, { name: "Անի", guestsNumber: 2 });
  expect(textsOf(await read(token, "caterer"), ".caterer-figures dd")).toEqual(["2"]);
  await reply(path, { ...own, name: "Բաբկեն", guestsNumber: 3 });
  expect(textsOf(await read(token, "caterer"), ".caterer-figures dd")).toEqual(["5", "4", "1"]);
  await reply(path, { ...own, name: "Բաբկեն", guestsNumber: 2 });
  expect(textsOf(await read(token, "caterer"), ".caterer-figures dd")).toEqual(["4"]);
});

test("guests are counted by the places that they named", async () => {
  const { path, token } = await weddingWithFamily(asking("guestsNumber", "children", "attending"));
  const both = ["church", "restaurant"] as const;
  await reply(path, { name: "Անի", guestsNumber: 4, children: 1, attending: [...both] });
  await reply(path, { name: "Կարեն", guestsNumber: 2, attending: ["restaurant"] });
  await reply(path, { name: "Լևոն", guestsNumber: 1 });
  await reply(path, { name: "Սոնա", guestsNumber: 3, joinFrom: "church" });
  expect(rowsOf(await read(token, "caterer"), ".places")).toEqual([
    ["at the church", "7", "6", "1"],
    ["at the restaurant", "9", "8", "1"],
    ["Didn’t say", "1", "1", "0"],
  ]);
});

test("diets that are spelt differently are one, in the spelling that most guests use", async () => {
  const { path, token } = await weddingWithFamily(asking("guestsNumber", "diet"));
  for (const [name, diet] of [
    ["Անի", "Վեգան"],
    ["Արա", "vegan"],
    ["Ivan", "веган"],
    ["Արփի", "Վեգան"],
    ["Դավիթ", "Առանց ընկույզի"],
    ["Գայանե", " — "],
    ["Կարեն", "🥩"],
  ] as const)
    await reply(path, { name, diet });
  await reply(path, { name: "Լիլիթ", response: "No", diet: "Վեգան" });
  const rows = rowsOf(await read(token, "caterer"), ".diets");
  expect(rows).toHaveLength(3);
  expect(rows[0]?.slice(0, 2)).toEqual(["Վեգան", "4"]);
  expect(rows[0]?.[2]?.split(", ").toSorted()).toEqual(["Ivan", "Անի", "Արա", "Արփի"]);
  expect(
    rows
      .slice(1)
      .map(([diet]) => diet)
      .toSorted(),
  ).toEqual(["Առանց ընկույզի", "🥩"].toSorted());
});

test("a restaurant and a door read nothing private", async () => {
  const { path, own, token } = await weddingWithFamily(asking("guestsNumber", "diet", "message"));
  await reply(path, { ...own, name: "Բաբկեն", message: "Գաղտնի խոսք", diet: "ձուկ" });
  for (const list of ["caterer", "door"]) {
    const html = await read(token, list);
    for (const secret of ["91234567", "պարտք", "Գաղտնի", "?g="]) expect(html).not.toContain(secret);
  }
});

test("the list for the door has those who come, in the order of the Armenian alphabet", async () => {
  const { path, own, token } = await weddingWithFamily();
  await reply(path, { ...own, name: "Babken", guestsNumber: 3 });
  for (const name of [
    "Օֆելյա",
    "Եվա",
    "«Արամ»",
    "Ֆրունզե",
    "և Ընկերներ",
    "Zara",
    "Թամար",
    "Ռուբեն",
  ])
    await reply(path, { name, guestsNumber: 1 });
  await reply(path, { name: "Գայանե", response: "No", guestsNumber: null });
  const html = await read(token, "door", "am");
  const names = textsOf(html, ".door .party th > bdi");
  expect(names).toEqual([
    "«Արամ»",
    "Բաբկեն Գրիգորյան",
    "Եվա",
    "և Ընկերներ",
    "Թամար",
    "Ռուբեն",
    "Օֆելյա",
    "Ֆրունզե",
    "Zara",
  ]);
  expect(textsOf(html, ".door .letter th")).toEqual(["Ա", "Բ", "Ե", "Թ", "Ռ", "Օ", "Ֆ", "Z"]);
  const [, babken] = rowsOf(html, ".door").filter(({ length }) => length > 1);
  expect(babken?.[1]).toBe("Բաբկեն ԳրիգորյանԳոհար, Նարե (երեխա)");
  expect(babken?.[2]).toBe("3այդ թվում՝ 1 երեխա");
  expect(textsOf(html, ".door-total")).toEqual(["11 հյուր, այդ թվում՝ 1 երեխա"]);
});

test("whoever replied for a household is found at the door too", async () => {
  const { path, own, token } = await weddingWithFamily();
  await reply(path, { ...own, name: "Սուսաննա", otherGuest: "Гоар", guestsNumber: 3 });
  expect(textsOf(await read(token, "door"), ".door .party small")[0]).toBe(
    "Գոհար, Նարե (child), Սուսաննա",
  );
});

test("the list for the door has the tables of those who are seated", async () => {
  const { path, own, token } = await weddingWithFamily();
  await reply(path, { ...own, name: "Բաբկեն", guestsNumber: 3 });
  await reply(path, { name: "Զարուհի" });
  expect(countOf(await read(token, "door"), ".door.seated")).toBe(0);
  const table = crypto.randomUUID();
  await addTables(env.DB, path, [{ id: table, name: "Նռնենի", seats: 8 }]);
  await seatParties(env.DB, path, [own.household], table);
  const html = await read(token, "door", "am");
  expect(countOf(html, ".door.seated")).toBe(1);
  expect(textsOf(html, ".door .party td.table")).toEqual(["Նռնենի", ""]);
});

test("each printed page of the list for the door says whose day it is", async () => {
  const { path, token } = await weddingWithFamily();
  await reply(path);
  const [running] = textsOf(await read(token, "door"), ".door thead .running");
  expect(running).toMatch(/^Arman and Anna · \d+ \w+ \d{4}/);
});

test("lists without guests say so", async () => {
  const { token } = await weddingWithDashboard();
  expect(await read(token, "door")).toContain("Nobody has said yes yet.");
  expect(textsOf(await read(token, "caterer"), ".caterer-figures dd")).toEqual(["0"]);
});

test("wishes are shown newest first with their names, each as it was written", async () => {
  const { path, token } = await weddingWithFamily();
  const written = [
    ["Անի", "Սեր"],
    ["Ivan", "Счастья!\n\nИ долгих лет."],
    ["יעל", "מזל טוב"],
    ["Karen", "👩‍❤️‍👨"],
    ["Լևոն", `${"Երջանկություն ".repeat(70)}`.trim()],
  ] as const;
  for (const [at, [name, message]] of written.entries())
    await reply(path, { name, message }, firstReplyAt - at);
  await reply(path, { name: "Գոռ" });
  await reply(
    path,
    { name: "Կարինե", response: "No", guestsNumber: null, message: "Ցավում ենք" },
    firstReplyAt + 1,
  );
  const html = await read(token, "wishes");
  expect(textsOf(html, ".wish blockquote")).toEqual([
    "Ցավում ենք",
    ...written.map(([, message]) => message),
  ]);
  expect(textsOf(html, ".wish figcaption bdi")).toEqual([
    "Կարինե",
    ...written.map(([name]) => name),
  ]);
  expect(attributesOf(html, ".wish blockquote", "dir")).toEqual(Array(6).fill("auto"));
  expect(attributesOf(html, ".wish blockquote", "lang")).toEqual([
    "hy",
    "hy",
    "ru",
    "en",
    "en",
    "hy",
  ]);
  expect(attributesOf(html, ".wish", "class").map((text) => text.split(" ")[1])).toEqual([
    "word",
    "word",
    "line",
    "word",
    "word",
    "letter",
  ]);
});

test("wishes have the colours, letters and drawings of the invitation", async () => {
  const { path, token } = await weddingWithFamily();
  await reply(path, { message: "Սեր" });
  const html = await read(token, "wishes", "am");
  const styles = textsOf(html, "style").join("");
  // The pomegranate's paper.
  expect(styles).toContain(".keepsake{--ground:#f6ead8");
  expect(styles).toContain('--display:"Lusin Didot Italic"');
  for (const use of attributesOf(html, ".keepsake use", "href"))
    expect(parse(html).querySelector(`[id="${use.slice(1)}"]`)).not.toBeNull();
});

test("the wall without wishes says so, and an invitation that is gone leaves them readable", async () => {
  const { invitation, path, token } = await weddingWithFamily();
  expect(await read(token, "wishes")).toContain("No wishes yet");
  await reply(path, { message: "Սեր" });
  await env.CONTENT.delete(`invitation:${invitation.path}`);
  expect(textsOf(await read(token, "wishes"), ".wish blockquote")).toEqual(["Սեր"]);
});

test("a printed list is shown to a couple's own link and to no other couple", async () => {
  const { path, token } = await weddingWithFamily();
  await reply(path, { name: "Սիրանուշ", message: "Սեր" });
  const other = await weddingWithDashboard();
  for (const list of ["caterer", "door", "wishes"]) {
    expect((await open(`/replies/${list}`)).status).toBe(404);
    expect(markupOf(await read(other.token, list))).not.toContain("Սիրանուշ");
  }
  expect(markupOf(await read(token, "door"))).toContain("Սիրանուշ");
});
