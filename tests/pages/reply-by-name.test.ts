import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import {
  attributesOf,
  checkedIn,
  countOf,
  errorBeside,
  fieldsWithErrors,
  formErrorIn,
  linkIn,
  rawKeysIn,
  textsOf,
  valueOf,
} from "../support/html.ts";
import { addressAfter } from "../support/phone.ts";
import {
  family,
  usualFields,
  weddingWith,
  said,
  fieldOf,
  withoutNare,
  askedNames,
} from "../support/reply-by-name.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

type Settings = NonNullable<PublishedInvitation["reply"]>;

test("a household is asked for each of its people by name, and not for their number", async () => {
  const { read } = await weddingWith();
  const html = await read();
  expect(textsOf(html, ".group > legend")).toEqual(["Ովքե՞ր կգան"]);
  expect(askedNames(html)).toEqual(["Արամ", "Նարե", "Անի"]);
  const names = attributesOf(html, '.group input[type="radio"]', "name");
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[\w-]+$/);
  // Households that say that some come mark those alone who do not.
  for (const name of names) expect(checkedIn(html, name)).toEqual(["yes"]);
  for (const other of ["guestsNumber", "children"])
    expect(countOf(html, `input[name="${other}"]`), other).toBe(0);
  expect(countOf(html, 'input[value="YesWithPartner"]')).toBe(0);
});

test("the form is as before without a personal link", async () => {
  const { path, read } = await weddingWith();
  const html = await read(`/${path}`);
  expect(countOf(html, '.group, [name^="person-"]')).toBe(0);
  expect(countOf(html, 'input[name="guestsNumber"]')).toBe(1);
  expect(countOf(html, 'input[value="YesWithPartner"]')).toBe(1);
});

const unasked: [string, Partial<NewHousehold>, Settings["fields"]][] = [
  ["a definition that does not ask it", {}, ["guestsNumber"]],
  ["a household of unknown people", { people: [{ name: null, child: false }] }, usualFields],
  ["one person", { people: [{ name: "Արամ", child: false }], adults: 1, children: 0 }, usualFields],
  [
    "a family under one name",
    { people: [{ name: "Սարգսյանների ընտանիք", child: false }] },
    usualFields,
  ],
];

test.each(unasked)("%s: the number is asked", async (_, entered, fields) => {
  const { read, send, stored } = await weddingWith(entered, fields);
  const html = await read();
  expect(countOf(html, '.group, [name^="person-"]')).toBe(0);
  expect(countOf(html, 'input[name="guestsNumber"]')).toBe(1);
  expect((await send({ guestsNumber: "1" })).status).toBe(303);
  expect(await stored()).toMatchObject([{ guestsNumber: 1, people: null }]);
});

test("an answer by name is stored with the names, and gives the numbers", async () => {
  const { household, send, stored } = await weddingWith();
  expect((await send(said(household, withoutNare))).status).toBe(303);
  expect(await stored()).toMatchObject([
    {
      response: "Yes",
      guestsNumber: 2,
      children: 1,
      people: [
        { name: "Արամ", child: false, comes: true },
        { name: "Նարե", child: false, comes: false },
        { name: "Անի", child: true, comes: true },
      ],
    },
  ]);
});

test("each person needs an answer, and what was picked stays", async () => {
  const { household, english, send, stored } = await weddingWith();
  const answer = await send(said(household, { Արամ: "yes", Անի: "perhaps" }), english);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(fieldsWithErrors(html)).toEqual([fieldOf(household, "Նարե"), fieldOf(household, "Անի")]);
  expect(errorBeside(html, fieldOf(household, "Նարե"))).toBe("*Please select an option");
  expect(checkedIn(html, fieldOf(household, "Արամ"))).toEqual(["yes"]);
  expect(countOf(html, '.group .choice[aria-invalid="true"]')).toBe(2);
  expect(await stored()).toEqual([]);
});

test("somebody has to come for a yes", async () => {
  const { household, english, send } = await weddingWith();
  const nobody = said(household, { Արամ: "no", Նարե: "no", Անի: "no" });
  const html = await (await send(nobody, english)).text();
  expect(fieldsWithErrors(html)).toEqual(["people"]);
  expect(errorBeside(html, "people")).toBe("*Please mark at least one person as coming");
  expect(checkedIn(html, fieldOf(household, "Նարե"))).toEqual(["no"]);
});

test("who comes is not asked of a household that does not", async () => {
  const { household, send, stored } = await weddingWith();
  const answer = { ...said(household, { Արամ: "yes", Նարե: "perhaps" }), response: "No" };
  expect((await send(answer)).status).toBe(303);
  expect(await stored()).toMatchObject([
    { response: "No", guestsNumber: null, children: null, people: null },
  ]);
});

test("people whom the form did not ask for are ignored", async () => {
  const { household, send, stored } = await weddingWith();
  const others = {
    [`person-${crypto.randomUUID()}`]: "yes",
    "person-further-1": "yes",
    people: "yes",
    guestsNumber: "9",
    children: "9",
  };
  expect((await send({ ...said(household, withoutNare), ...others })).status).toBe(303);
  expect(await stored()).toMatchObject([{ guestsNumber: 2, children: 1 }]);
  expect((await stored())[0]?.people).toHaveLength(3);
});

test("a list that hosts put in another order meanwhile changes nobody's answer", async () => {
  const { path, household, send, stored } = await weddingWith();
  const entered = { ...family, people: family.people.toReversed() };
  await saveHouseholds(env.DB, path, { added: [], changed: [{ household, entered }] }, 3);
  expect((await send(said(household, withoutNare))).status).toBe(303);
  expect(await stored()).toMatchObject([
    {
      people: [
        { name: "Անի", comes: true },
        { name: "Նարե", comes: false },
        { name: "Արամ", comes: true },
      ],
    },
  ]);
});

test("an answer keeps its names when the list changes, and a new person is asked for", async () => {
  const { path, household, address, read, send, stored } = await weddingWith();
  await send(said(household, withoutNare));
  const people = [
    { name: "Արամ", child: false },
    { name: "Նարե Սարգսյան", child: false },
    { name: "Անի", child: true },
  ];
  const entered = { ...family, people };
  await saveHouseholds(env.DB, path, { added: [], changed: [{ household, entered }] }, 3);
  const [now] = await listHouseholds(env.DB, path);
  if (!now) throw new Error("no household");
  const seen = await read(address);
  expect(textsOf(seen, "dl .people dd")).toEqual(["Արամ՝ կգա, Նարե՝ չի գա, Անի՝ կգա"]);
  const form = await read(`/${path}${linkIn(seen, "change")}`);
  expect(askedNames(form)).toEqual(["Արամ", "Նարե Սարգսյան", "Անի"]);
  expect(checkedIn(form, fieldOf(now, "Արամ"))).toEqual(["yes"]);
  expect(checkedIn(form, fieldOf(now, "Նարե Սարգսյան"))).toEqual([]);
  const old = await send(said(household, { Արամ: "yes", Նարե: "yes", Անի: "yes" }));
  expect(fieldsWithErrors(await old.text())).toEqual([fieldOf(now, "Նարե Սարգսյան")]);
  expect(await stored()).toMatchObject([{ revision: 1, guestsNumber: 2 }]);
});

test("another phone of the household sees who comes, and changes it", async () => {
  const { path, household, address, send, stored } = await weddingWith();
  const sent = await send(said(household, withoutNare));
  const confirmed = await (await open(addressAfter(sent))).text();
  expect(textsOf(confirmed, "dl .people dd")).toEqual(["Արամ՝ կգա, Նարե՝ չի գա, Անի՝ կգա"]);
  expect(textsOf(confirmed, ".answer .guests")).toEqual(["2 հյուր"]);
  expect(rawKeysIn(confirmed)).toEqual([]);

  const seen = await (await open(address)).text();
  const form = await (await open(`/${path}${linkIn(seen, "change")}`)).text();
  expect(checkedIn(form, fieldOf(household, "Արամ"))).toEqual(["yes"]);
  expect(checkedIn(form, fieldOf(household, "Նարե"))).toEqual(["no"]);
  expect(checkedIn(form, "response")).toEqual(["Yes"]);
  const all = posted({ name: "Նարե", response: "All", key: valueOf(form, "key") });
  const again = await (await open(addressAfter(await post(address, all)))).text();
  const changed = await (await open(`/${path}${linkIn(again, "change")}`)).text();
  expect(checkedIn(changed, "response")).toEqual(["All"]);
  expect(await stored()).toMatchObject([{ name: "Նարե", guestsNumber: 3, revision: 2 }]);
});

test("the same answer sent again is no news, and another choice is", async () => {
  const { household, send, stored } = await weddingWith();
  for (let time = 0; time < 2; time += 1) await send(said(household, withoutNare));
  expect(await stored()).toMatchObject([{ revision: 1 }]);
  await send(said(household, { Արամ: "no", Նարե: "yes", Անի: "yes" }));
  expect(await stored()).toMatchObject([{ revision: 2, guestsNumber: 2 }]);
});

test("seats without a name are guests and children without one", async () => {
  const people = [
    { name: "Արամ", child: false },
    { name: null, child: false },
  ];
  const { household, read, send, stored } = await weddingWith({ people, adults: 3, children: 1 });
  expect(askedNames(await read())).toEqual(["Արամ", "Հյուր 1", "Հյուր 2", "Երեխա"]);
  const answer = {
    ...said(household, { Արամ: "yes" }),
    [`person-${household.people[1]?.id}`]: "yes",
    "person-further-1": "no",
    "person-further-2": "yes",
  };
  expect((await send(answer)).status).toBe(303);
  expect(await stored()).toMatchObject([{ guestsNumber: 3, children: 1 }]);
  expect(textsOf(await read(), "dl .people dd")).toEqual([
    "Արամ՝ կգա, Հյուր 1՝ կգա, Հյուր 2՝ չի գա, Երեխա՝ կգա",
  ]);
});

test("children are asked for where the list does not say who they are", async () => {
  const people = family.people.map(({ name }) => ({ name, child: false }));
  const { household, read, send, stored } = await weddingWith({ people });
  expect(valueOf(await read(), "children")).toBe("1");
  await send({ ...said(household, withoutNare), children: "1" });
  expect(await stored()).toMatchObject([{ guestsNumber: 2, children: 1 }]);
});

test("no more people come than the household has seats", async () => {
  const { household, english, send, stored } = await weddingWith({ adults: 2, children: 0 });
  const all = said(household, { Արամ: "yes", Նարե: "yes", Անի: "yes" });
  const html = await (await send(all, english)).text();
  expect(errorBeside(html, "people")).toBe("*The total number of guests must be 2 or less");
  expect((await send(said(household, withoutNare))).status).toBe(303);
  expect(await stored()).toMatchObject([{ guestsNumber: 2 }]);
});

test("those who come take the seats of all replies together, and no others", async () => {
  const { path, household, send } = await weddingWith({}, usualFields, { seats: 3 });
  await post(`/${path}`, posted({ guestsNumber: "2" }));
  const two = await send(said(household, withoutNare));
  expect(two.status).toBe(409);
  expect(formErrorIn(await two.text())).toMatch(/Մնացել է 1 տեղ/);
  const one = said(household, { Արամ: "no", Նարե: "yes", Անի: "no" });
  expect((await send(one)).status).toBe(303);
});

test("a page kept for others never has the people's names", async () => {
  const { path, address, read } = await weddingWith();
  await read(`/${path}`);
  const personal = await open(address);
  expect(personal.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await personal.text()).toContain("Նարե");
  for (const general of [`/${path}`, `/${path}?fbclid=x`]) {
    const html = await read(general);
    expect(html, general).not.toContain("Նարե");
    expect(html, general).not.toContain("person-");
  }
});
