import { expect, test } from "vitest";
import { newDefinition } from "#app/domain/authoring/new/definition.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { fromOrder } from "#app/shop/order/definition/format.ts";
import { celebratedOf } from "#app/shop/order/names/format.ts";
import { storedOrder } from "../../../../tests/support/orders.ts";

/** The packs in `content/locales`. */
const packs = new Map(
  Object.entries(
    import.meta.glob<unknown>("/content/locales/*/*.json", { eager: true, import: "default" }),
  ).map(([file, pack]) => [
    file.slice("/content/locales/".length, -".json".length).replace("/", ":"),
    pack,
  ]),
);

test.each([
  ["Narek and Mariam", "Narek", "Mariam", false],
  ["Նարեկ և Մարիամ", "Նարեկ", "Մարիամ", false],
  ["Նարեկն ու Մարիամը", "Նարեկ", "Մարիամ", false],
  ["Мариам и Нарек", "Нарек", "Мариам", true],
  ["Mariam & Narek", "Narek", "Mariam", true],
  ["Նարեկ ❤️ Մարիամ", "Նարեկ", "Մարիամ", false],
  ["Նարեկ, Մարիամ", "Նարեկ", "Մարիամ", false],
  ["Boghos & Houri", "Boghos", "Houri", false],
  ["Ofelya and Samvel", "Samvel", "Ofelya", true],
] as const)("“%s” are %s and %s", (text, groom, bride, brideFirst) => {
  expect(celebratedOf(text, "wd", packs)).toEqual({
    names: { groom, bride },
    surnames: {},
    brideFirst,
    isSure: true,
    genderUnknown: [],
  });
});

test("a name of a couple that the packs do not know is no man's or woman's silently", () => {
  expect(celebratedOf("Xavier et Mariam", "wd", packs)).toMatchObject({
    names: { groom: "Xavier", bride: "Mariam" },
    genderUnknown: ["Xavier"],
  });
  // Sevan is a name of men and of women.
  expect(celebratedOf("Sevan & Aram", "wd", packs)).toMatchObject({
    names: { groom: "Aram", bride: "Sevan" },
    genderUnknown: ["Sevan"],
  });
  expect(celebratedOf("Xavier, Zoé", "et", packs)).toMatchObject({
    isSure: false,
    genderUnknown: ["Xavier", "Zoé"],
  });
  expect(fromOrder(storedOrder({ names: "Xavier & Mariam" }), catalogue, packs).notes).toContain(
    "gender unknown: “Xavier”",
  );
});

test.each(["Narek", "Narek, Mariam, Anna", "Xavier and Zoé", "Narek and Arman", "", "‹b› & 12"])(
  "staff look at “%s” themselves",
  (text) => {
    expect(celebratedOf(text, "wd", packs).isSure).toBe(false);
  },
);

test("a surname is recognised in any position, and names of a child, a jubilee and a company are read", () => {
  expect(celebratedOf("Narek Sargsyan and Պետրոսյան Մարիամ", "wd", packs)).toMatchObject({
    names: { groom: "Narek", bride: "Մարիամ" },
    surnames: { groom: "Sargsyan", bride: "Պետրոսյան" },
  });
  expect(celebratedOf("Արեն Մելիքյան", "bm", packs)).toMatchObject({
    names: { child: "Արեն" },
    surnames: { child: "Մելիքյան" },
  });
  expect(celebratedOf("Mane and Nare", "bd", packs)).toMatchObject({
    names: { person: ["Mane", "Nare"] },
    isSure: false,
  });
  expect(celebratedOf("Araks & Sons LLC", "cp", packs).names).toEqual({
    company: "Araks & Sons LLC",
  });
  expect(celebratedOf("Anna", "ot", packs).names).toEqual({ person: "Anna" });
  expect(celebratedOf("Sevan", "ot", packs).names).toEqual({ person: "Sevan" });
  expect(celebratedOf("Opening of Ararat Hall", "ot", packs).names).toHaveProperty("company");
});

const catalogue = {
  designs: [
    { id: "1007", occasion: "wedding" },
    { id: "1018", occasion: "baptism" },
    { id: "1026", occasion: "kids" },
  ],
  pictures: [{ id: "card-vine", occasion: "baptism" }],
} as const;

function definitionOf(changes: Partial<Order>): unknown {
  const { kind, slug, input } = fromOrder(storedOrder(changes), catalogue, packs);
  return newDefinition({ ...input, kind, slug, order: [] }, packs).definition;
}

test("an order becomes a definition in its languages, with its day, design and recipient", () => {
  expect(definitionOf({})).toMatchObject({
    kind: "wedding",
    slug: "mariam-narek",
    template: "1007",
    languages: ["am", "en"],
    hosts: {
      groom: { name: { am: "Նարեկ", en: "Narek" } },
      bride: { name: { am: "Մարիամ", en: "Mariam" } },
    },
    order: "bride-first",
    event: { start: "2031-06-12T", timeZone: "Asia/Yerevan" },
    reply: { defaultEmail: "mariam@example.com" },
  });
});

test("the customer's text is in its section, in their language alone", () => {
  const definition = definitionOf({ text: "Սիրով սպասում ենք Ձեզ", dresscode: "Pastel colours" });
  expect(definition).toMatchObject({
    sections: expect.arrayContaining([
      { type: "message", text: { am: "Սիրով սպասում ենք Ձեզ", en: "" } },
      { type: "dress-code", text: { am: "", en: "Pastel colours" } },
    ]),
  });
});

test("an order without replies gets no form", () => {
  const definition = JSON.stringify(definitionOf({ rsvp: false }));
  expect(definition).not.toContain('"reply"');
  expect(definition).not.toContain("mariam@example.com");
});

test("what was ordered beside the form's questions is left to staff", () => {
  const order = storedOrder({ extras: ["gallery", "password"], accessories: { menu: 40 } });
  expect(fromOrder(order, catalogue, packs).notes).toEqual([
    "a gallery was ordered, and no photo has come",
    "ordered as well: gallery, password, 40 × menu",
  ]);
});

test("an ordered card or animation is never made a web page", () => {
  const card = { occasionType: "bm", names: "Արեն", template: "card-vine", text: "Սիրով" } as const;
  const definition = definitionOf(card);
  expect(definition).toMatchObject({
    kind: "baptism",
    slug: "aren",
    picture: "card-vine",
    template: "1018",
    languages: ["am", "en"],
    hosts: { child: { name: { am: "Արեն", en: "Aren" } } },
    event: { start: "2031-06-12T" },
  });
  for (const ofPages of ["sections", "reply", "cover", "music", "theme"])
    expect(definition, ofPages).not.toHaveProperty(ofPages);
  // Also one that the shop has no more: staff choose another, and the check tells them.
  expect(definitionOf({ template: "animation-gone" })).toMatchObject({ picture: "animation-gone" });
  expect(definitionOf({ template: "animation-gone" })).not.toHaveProperty("sections");
});

test("what came with a card's order and has no room on a card is left to staff", () => {
  const order = storedOrder({ template: "card-vine", extras: ["gallery"] });
  const photo = {
    kind: "photo",
    format: "jpeg",
    bytes: 1,
    width: 1,
    height: 1,
    position: 0,
  } as const;
  const kept = { caption: null, isCover: false, focus: null, hasSmall: false };
  const files = [{ ...photo, ...kept, hash: "a".repeat(64), name: "us.jpg" }];
  const names = new Map(files.map(({ hash }) => [hash, "media/orders/482137/us.jpg"]));
  expect(fromOrder(order, catalogue, packs, { files, names }).notes).toEqual([
    "came with the order, and a picture has no room for it: us.jpg",
    "ordered as well: gallery",
  ]);
});

test("without a choice the usual design is used, and staff are informed", () => {
  const { input, notes } = fromOrder(storedOrder({ template: null }), catalogue, packs);
  expect(input.template).toBe("1002");
  expect(notes).toEqual([expect.stringContaining("no design was chosen")]);
  expect(definitionOf({ occasionType: "bd", names: "Leo", template: "1026" })).toMatchObject({
    kind: "birthday",
    occasion: "kids",
  });
});
