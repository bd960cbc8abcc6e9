import { expect, test } from "vitest";
import {
  attributesOf,
  checkedIn,
  countOf,
  errorBeside,
  fieldsWithErrors,
  textsOf,
  valueOf,
} from "../support/html.ts";
import { askedNames, fieldOf, said, weddingWith } from "../support/reply-by-name.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

const fields = ["guestsNumber", "people", "children", "attending"] as const;
const all = ["church", "restaurant", "bride-home"];
const everybody = { Արամ: "yes", Նարե: "yes", Անի: "yes" };

test("whoever comes by name is at all parts of the day unless the family says otherwise", async () => {
  const { household, read, send, stored } = await weddingWith({}, [...fields]);
  const html = await read();
  expect(askedNames(html)).toEqual(["Արամ", "Նարե", "Անի", "Արամ", "Նարե", "Անի"]);
  expect(countOf(html, "details.parts[open]")).toBe(0);
  expect(countOf(html, 'input[name="attending"]')).toBe(0);
  const parts = Object.fromEntries(
    Object.keys(everybody).map((name) => [`${fieldOf(household, name)}-parts`, all]),
  );
  for (const name of Object.keys(parts)) expect(checkedIn(html, name)).toEqual(all);
  const sent = await send({ ...said(household, everybody), ...parts, parts: "asked" });
  expect(sent.status).toBe(303);
  expect(await stored()).toMatchObject([{ attending: all, parts: null, guestsNumber: 3 }]);
  expect((await stored())[0]?.people).toEqual([
    { name: "Արամ", child: false, comes: true },
    { name: "Նարե", child: false, comes: true },
    { name: "Անի", child: true, comes: true },
  ]);
});

test("each person of a family is counted at the parts to which they come", async () => {
  const { household, send, stored } = await weddingWith({}, [...fields]);
  const answer = {
    ...said(household, { ...everybody, Նարե: "no" }),
    parts: "asked",
    [`${fieldOf(household, "Արամ")}-parts`]: ["church", "restaurant"],
    // People who do not come are nowhere, whatever the boxes say.
    [`${fieldOf(household, "Նարե")}-parts`]: all,
    [`${fieldOf(household, "Անի")}-parts`]: "restaurant",
  };
  expect((await send(answer)).status).toBe(303);
  expect(await stored()).toMatchObject([
    {
      guestsNumber: 2,
      attending: ["church", "restaurant"],
      parts: { church: 1, restaurant: 2 },
      people: [
        { name: "Արամ", comes: true, parts: ["church", "restaurant"] },
        { name: "Նարե", comes: false },
        { name: "Անի", comes: true, parts: ["restaurant"] },
      ],
    },
  ]);
});

test("a family that comes whole may still not come to everything", async () => {
  const { household, send, stored } = await weddingWith({}, [...fields]);
  const answer = {
    ...said(household, { ...everybody, Նարե: "no" }),
    // Beside "all of us" people's own fields are ignored, and their parts are not.
    response: "All",
    parts: "asked",
    [`${fieldOf(household, "Արամ")}-parts`]: ["church", "restaurant"],
    [`${fieldOf(household, "Նարե")}-parts`]: ["church", "restaurant"],
    [`${fieldOf(household, "Անի")}-parts`]: "restaurant",
  };
  expect((await send(answer)).status).toBe(303);
  expect(await stored()).toMatchObject([
    { guestsNumber: 3, attending: ["church", "restaurant"], parts: { church: 2, restaurant: 3 } },
  ]);
  const nowhere = { ...answer, [`${fieldOf(household, "Նարե")}-parts`]: [] };
  expect((await send(nowhere)).status).toBe(400);
});

test("a person who comes is at one part at least", async () => {
  const { household, english, send } = await weddingWith({}, [...fields]);
  const answer = {
    ...said(household, everybody),
    parts: "asked",
    [`${fieldOf(household, "Արամ")}-parts`]: all,
    [`${fieldOf(household, "Անի")}-parts`]: "restaurant",
  };
  const refused = await send(answer, english);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  const nare = `${fieldOf(household, "Նարե")}-parts`;
  expect(fieldsWithErrors(html)).toEqual([nare]);
  expect(errorBeside(html, nare)).toBe("*Please select an option");
  expect(countOf(html, "details.parts[open]")).toBe(1);
  expect(checkedIn(html, `${fieldOf(household, "Անի")}-parts`)).toEqual(["restaurant"]);
});

test("a form that a phone kept from before still answers for all of a family", async () => {
  const { household, send, stored } = await weddingWith({}, [...fields]);
  const old = { ...said(household, everybody), attending: ["church", "restaurant"] };
  expect((await send(old)).status).toBe(303);
  expect(await stored()).toMatchObject([{ attending: ["church", "restaurant"], parts: null }]);
});

test("an answer without names has its number at each part", async () => {
  const { path, stored } = await weddingWith({}, [...fields]);
  const html = await (await open(`/${path}`)).text();
  expect(attributesOf(html, '.parts input[type="text"]', "name")).toEqual(
    all.map((place) => `parts-${place}`),
  );
  const answer = posted({
    guestsNumber: "4",
    attending: ["church", "restaurant"],
    "parts-church": "3",
  });
  expect((await post(`/${path}`, answer)).status).toBe(303);
  expect(await stored()).toMatchObject([
    { attending: ["church", "restaurant"], parts: { church: 3, restaurant: 4 }, people: null },
  ]);
});

test.each([
  [{ "parts-church": "5" }, "parts-church", "*That is more than are coming"],
  [{ "parts-church": "two" }, "parts-church", "Please insert numeric value"],
  [{ "parts-church": "0" }, "attending", "*Please select an option"],
])("numbers that cannot be are refused: %j", async (numbers, field, message) => {
  const { path } = await weddingWith({}, [...fields]);
  const answer = posted({ guestsNumber: "4", attending: "church", ...numbers });
  const refused = await post(`/${path}/en`, answer);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(errorBeside(html, field)).toBe(message);
  expect(countOf(html, "details.parts[open]")).toBe(1);
  expect(valueOf(html, "guestsNumber")).toBe("4");
});

test("the page of an answer shows the guest who is where", async () => {
  const { household, english, read, send } = await weddingWith({}, [...fields]);
  const answer = {
    ...said(household, everybody),
    parts: "asked",
    [`${fieldOf(household, "Արամ")}-parts`]: all,
    [`${fieldOf(household, "Նարե")}-parts`]: ["church", "restaurant"],
    [`${fieldOf(household, "Անի")}-parts`]: "restaurant",
  };
  await send(answer, english);
  const html = await read(english);
  expect(textsOf(html, "[data-reply-sent] dd")).toEqual([
    "Արամ: at the church, at the restaurant, at the bride’s home; Նարե: at the church, at the restaurant; Անի: at the restaurant",
    "1",
    "at the church, at the restaurant, at the bride’s home",
    "at the church: 2, at the restaurant: 3, at the bride’s home: 1",
  ]);
});
