import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { aram, fieldsIn, list, olga, weddingWithGuests } from "../support/guest-list.ts";
import {
  attributesOf,
  checkedIn,
  errorBeside,
  formErrorIn,
  rawKeysIn,
  textsOf,
  valueOf,
} from "../support/html.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

test("an empty list offers the ways to fill it, in every language", async () => {
  const { read } = await weddingWithGuests();
  for (const language of languages) {
    const html = await read(`${list}?lng=${language}`);
    expect(attributesOf(html, ".empty a", "href")).toEqual([`${list}/new`, `${list}/import`]);
    expect(rawKeysIn(html)).toEqual([]);
  }
});

test("a household that is typed with names alone gets its salutation and seats from them", async () => {
  const { send, stored, read } = await weddingWithGuests();
  const form = fieldsIn(await read(`${list}/new`));
  const response = await send(`${list}/new`, {
    ...form,
    person: ["Արամ Սարգսյան", "", "Նարե Սարգսյան", "Տիգրան"],
    child: "3",
    moreAdults: "1",
    tag: "church",
    ownTags: "ընթրիք, Աշխատանք,  ",
    phone: "091 23 45 67",
    intent: "save",
  });
  const [household, ...others] = await stored();
  expect(response.headers.get("Location")).toBe(`${list}/${household?.id}?done=saved`);
  expect(others).toEqual([]);
  expect(household).toMatchObject({
    salutation: "Սիրելի՛ Արամ, Նարե և Տիգրան",
    people: [
      { name: "Արամ Սարգսյան", child: false },
      { name: "Նարե Սարգսյան", child: false },
      { name: "Տիգրան", child: true },
      { name: null, child: false },
    ],
    adults: 3,
    children: 1,
    tags: ["church", "dinner", "Աշխատանք"],
    phone: "+37491234567",
  });
});

test("a form that is sent twice adds one household", async () => {
  const { send, stored, read } = await weddingWithGuests();
  const form = { ...fieldsIn(await read(`${list}/new`)), person: "Անի", intent: "save-next" };
  for (const response of [await send(`${list}/new`, form), await send(`${list}/new`, form)])
    expect(response.headers.get("Location")).toBe(`${list}/new?done=saved`);
  expect(await stored()).toHaveLength(1);
});

test("names of one and of a hundred letters, emoji and marks of direction are kept as names", async () => {
  const { send, stored, read } = await weddingWithGuests();
  const long = "Ա".repeat(100);
  const form = fieldsIn(await read(`${list}/new`));
  await send(`${list}/new`, { ...form, person: ["Է", long, "\u202eԱնի\u202c 🎉"] });
  const [household] = await stored();
  expect(household?.people.map(({ name }) => name)).toEqual(["Է", long, "Անի 🎉"]);
  // First names of more than 150 letters in all are too long for a greeting.
  expect(household?.salutation).toBe(`Սիրելի՛ Է, ${long} և Անի`);
  const html = await read(list);
  expect(textsOf(html, ".households .who bdi")).toEqual([`Է, ${long}, Անի 🎉`]);
});

test("a form with faults says so beside each field, keeps what was typed, and stores nothing", async () => {
  const { send, stored } = await weddingWithGuests();
  const response = await send(`${list}/new?lng=en`, {
    person: ["", "Ա".repeat(101)],
    adults: "many",
    salutation: "Սիրելի՛ Արամ",
    ownTags: "ա".repeat(41),
    note: "ն".repeat(501),
  });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(errorBeside(html, "person")).toBe("This is too long");
  expect(errorBeside(html, "adults")).toBe("Enter a number from 0 to 30");
  expect(errorBeside(html, "ownTags")).toBe("This is too long");
  expect(errorBeside(html, "note")).toBe("This is too long");
  expect(valueOf(html, "salutation")).toBe("Սիրելի՛ Արամ");
  expect(attributesOf(html, 'input[name="person"]', "value")).toContain("Ա".repeat(101));
  const empty = await (await send(`${list}/new?lng=en`, { person: "\u200b", adults: "0" })).text();
  expect(errorBeside(empty, "person")).toBe("Enter at least one name");
  expect(await stored()).toEqual([]);
});

test("the list stands in the order of names, with seats, language, tags and link of each", async () => {
  const { read, path, stored } = await weddingWithGuests([olga, aram]);
  await open(`/${path}?g=${(await stored())[1]?.code}`, {
    "User-Agent": "Mozilla/5.0",
    "Sec-Fetch-Dest": "document",
  });
  const html = await read(`${list}?lng=en`);
  expect(textsOf(html, ".households .who bdi")).toEqual(["Արամ Սարգսյան", "Ольга"]);
  expect(textsOf(html, ".households .state")).toEqual(["link opened", "link not opened yet"]);
  expect(textsOf(html, ".households .facts")).toEqual([
    expect.stringMatching(/^2 seats · Groom’s · last opened \d+ [A-Z][a-z]+Church$/),
    "2 seats · Русский · Groom’s",
  ]);
  await post(`/${path}?g=${(await stored())[1]?.code}`, posted({ name: "Արամ", response: "No" }));
  expect(textsOf(await read(`${list}?lng=en`), ".households .state")[0]).toBe("has replied");
});

test("whose guests and tags are in the reader's words in the list, the form and the facts", async () => {
  const { first, read, send, stored } = await weddingWithGuests([aram]);
  expect(textsOf(await read(`${list}?lng=ru`), ".households .facts")).toEqual([
    "2 места · женихаЦерковь",
  ]);
  const html = await read(`${first}?lng=ru`);
  expect(valueOf(html, "side")).toBe("жениха");
  expect(textsOf(html, "#household-sides option")).toEqual(["жениха"]);
  await send(first, { ...fieldsIn(html), side: "со стороны невесты", intent: "save" });
  expect((await stored())[0]?.side).toBe("bride");
  expect(valueOf(await read(`${first}?lng=fr`), "side")).toBe("Mariée");
  await send(first, { ...fieldsIn(await read(first)), side: "Աշխատանքից", intent: "save" });
  expect((await stored())[0]?.side).toBe("Աշխատանքից");
});

test("households of one name and salutation are told apart by their phone numbers", async () => {
  const namesake = { ...aram, phone: "+37499765432" };
  const { read } = await weddingWithGuests([aram, namesake, olga]);
  expect(textsOf(await read(`${list}?lng=en`), ".households .facts")).toEqual([
    "2 seats · Groom’s · +37491234567Church",
    "2 seats · Groom’s · +37499765432Church",
    "2 seats · Русский · Groom’s",
  ]);
});

test("a search without script finds a name in any script", async () => {
  const { read } = await weddingWithGuests([aram, olga]);
  for (const query of ["Aram", "Арам", "արամ", "091 234"]) {
    const html = await read(`${list}?q=${encodeURIComponent(query)}`);
    expect(textsOf(html, ".households .who bdi"), query).toEqual(["Արամ Սարգսյան"]);
    expect(valueOf(html, "q")).toBe(query);
  }
  expect(textsOf(await read(`${list}?q=zzz`), ".households .who")).toEqual([]);
});

test("500 households are one page", async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...aram,
    people: [{ name: `Արամ ${index}`, child: false }],
  }));
  const { read } = await weddingWithGuests(many);
  expect(textsOf(await read(list), ".households .who")).toHaveLength(500);
});

test("a household is changed, and what was not touched stays", async () => {
  const { first, read, send, stored } = await weddingWithGuests([aram]);
  const [before] = await stored();
  const html = await read(first);
  expect(checkedIn(html, "tag")).toEqual(["church"]);
  const form = fieldsIn(html);
  expect(form).toMatchObject({
    person: ["Արամ Սարգսյան", "", ""],
    salutation: [""],
    adults: ["2"],
  });
  const response = await send(first, { ...form, note: "Նոր", language: "ru", intent: "save" });
  expect(response.status).toBe(200);
  expect(valueOf(await response.text(), "note")).toBe("Նոր");
  const [after] = await stored();
  expect(after).toEqual({
    ...before,
    note: "Նոր",
    language: "ru",
    // An unwritten salutation follows the language.
    salutation: "Արամ",
    updatedAt: after?.updatedAt,
  });
});

test("the second of two hosts sees what the first has saved, beside what they typed", async () => {
  const { first, read, send, stored } = await weddingWithGuests([aram]);
  const form = fieldsIn(await read(first));
  await send(first, { ...form, note: "Առաջինը", intent: "save" });
  const response = await send(`${first}?lng=en`, { ...form, note: "Երկրորդը", intent: "save" });
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(valueOf(html, "note")).toBe("Առաջինը");
  expect(textsOf(html, ".guest-stale dd")).toEqual(["You wrote: Երկրորդը", "Stored now: Առաջինը"]);
  expect(formErrorIn(html)).not.toBe("");
  expect((await stored())[0]?.note).toBe("Առաջինը");

  // From there it can be saved.
  await send(first, { ...fieldsIn(html), note: "Երկուսը", intent: "save" });
  expect((await stored())[0]?.note).toBe("Երկուսը");
});

test("the same change sent twice is saved and no conflict", async () => {
  const { first, read, send } = await weddingWithGuests([aram]);
  const form = { ...fieldsIn(await read(first)), note: "Նոր", intent: "save" };
  await send(first, form);
  const again = await send(`${first}?lng=en`, form);
  expect(again.status).toBe(200);
  expect(textsOf(await again.text(), ".guest-undo p")).toEqual(["Saved."]);
});

test("a household's page has its link, a QR code, and messages in the household's language", async () => {
  const irina = { ...olga, salutation: "Уважаемая Ирина", addressForm: "formal" as const };
  const { first, second, read, path, stored, couple } = await weddingWithGuests([
    aram,
    olga,
    irina,
  ]);
  const [his, hers, formal] = await stored();
  const html = await read(`${second}?lng=en`);
  expect(attributesOf(html, "#personal-link", "value")).toEqual([
    `http://localhost/${path}/ru?g=${hers?.code}`,
  ]);
  const [invitation, reminder] = textsOf(html, ".guest-message");
  expect(invitation).toMatch(/^Дорогая Ольга,\nс радостью приглашаем тебя/);
  expect(reminder).toMatch(/^Дорогая Ольга,\nбудем очень рады тебя/);
  const [, polite] = textsOf(await read(`/replies/guests/${formal?.id}`), ".guest-message");
  expect(polite).toMatch(/^Уважаемая Ирина,\nбудем рады видеть вас/);
  const shares = attributesOf(await read(first), ".guest-share a", "href").slice(0, 4);
  expect(shares.map((href) => href.slice(0, href.indexOf("?")))).toEqual([
    "https://wa.me/37491234567",
    "viber://forward",
    "https://t.me/share/url",
    "sms:+37491234567",
  ]);
  for (const href of shares)
    expect(decodeURIComponent(href)).toContain(`http://localhost/${path}?g=${his?.code}`);
  const file = await open(`${second}/qr.svg`, couple);
  expect(file.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(await file.text()).toContain(attributesOf(html, ".qr path", "d")[1] ?? "nothing");
});
