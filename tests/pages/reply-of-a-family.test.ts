import { expect, test } from "vitest";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { languages } from "#app/i18n/languages.ts";
import { attributesOf, checkedIn, countOf, rawKeysIn, textsOf, valueOf } from "../support/html.ts";
import { family, usualFields, weddingWith, said, withoutNare } from "../support/reply-by-name.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

test("one answer is for all of a household, and takes its name", async () => {
  const { address, household, read, stored } = await weddingWith();
  const html = await read();
  expect(checkedIn(html, "response")).toEqual([]);
  expect(countOf(html, 'input[name="name"]:not([type="hidden"])')).toBe(0);
  expect(textsOf(html, ".reply-of bdi")).toEqual(["Արամ, Նարե և Անի"]);
  // Without script and without `:has` the people's own fields are posted beside it.
  const beside = said(household, withoutNare);
  const [name, key] = [valueOf(html, "name"), valueOf(html, "key")];
  const answer = posted({ response: "All", name, key, ...beside });
  expect((await post(address, answer)).status).toBe(303);
  expect(await stored()).toMatchObject([
    {
      name: "Արամ, Նարե և Անի",
      response: "Yes",
      guestsNumber: 3,
      children: 1,
      people: [{ comes: true }, { comes: true }, { comes: true }],
    },
  ]);
});

test("a form that was open before takes the name and the answers it asked for", async () => {
  const { household, send, stored } = await weddingWith();
  const everybody = { Արամ: "yes", Նարե: "yes", Անի: "yes" };
  expect((await send({ name: "Նարե", ...said(household, everybody) })).status).toBe(303);
  expect(await stored()).toMatchObject([{ name: "Նարե", guestsNumber: 3 }]);
});

const answersOf = (html: string) =>
  textsOf(html, '.reply-form > .choice:has([name="response"]) .option');

const forms = import.meta.glob<{ several: Record<"all" | "some" | "no", string> }>(
  "/content/locales/*/form.json",
  { eager: true, import: "default" },
);

test("a family is asked whether all, some or none of it come, in each language", async () => {
  const { path, household } = await weddingWith({}, usualFields, {}, { languages: [...languages] });
  for (const language of languages) {
    const html = await (await open(`/${path}/${language}?g=${household.code}`)).text();
    const texts = forms[`/content/locales/${language}/form.json`]?.several;
    expect(answersOf(html), language).toEqual([texts?.all, texts?.some, texts?.no]);
    expect(rawKeysIn(html), language).toEqual([]);
  }
});

test("two people are asked for both and for one of them", async () => {
  const people = family.people.slice(0, 2);
  const { read, english } = await weddingWith({ people, adults: 2, children: 0 });
  expect(answersOf(await read(english))).toEqual([
    "Yes, both of us, with joy",
    "One of us will come",
    "Sorry, we can’t make it",
  ]);
});

test("all cannot be said where more people are named than have a seat", async () => {
  const { address, english, read } = await weddingWith({ adults: 2, children: 0 });
  expect(answersOf(await read(english))).toEqual(["Yes, with joy", "Sorry, we can’t make it"]);
  expect((await post(address, posted({ response: "All" }))).status).toBe(400);
});

test("several people whose number is asked answer in the plural, one in the singular", async () => {
  const unasked = await weddingWith({}, ["guestsNumber"]);
  expect(answersOf(await unasked.read())).toEqual(["Այո, սիրով կգանք", "Ցավոք, չենք կարող"]);
  const people = [{ name: "Արամ", child: false }];
  const alone = await weddingWith({ people, adults: 1, children: 0 });
  expect(answersOf(await alone.read())).toEqual(["Այո, սիրով կգամ", "Ցավոք, չեմ կարող"]);
  expect(textsOf(await alone.read(), ".reply-of bdi")).toEqual(["Արամ"]);
});

test("more names than fit a reply are its first ones and a number, and unknown people are asked", async () => {
  const people = Array.from({ length: 9 }, (_, index) => ({
    name: `Գրիգոր Տեր-Պետրոսյան ${index + 1}`,
    child: false,
  }));
  const crowd = await weddingWith({ people, adults: 9, children: 0 });
  expect(textsOf(await crowd.read(), ".reply-of bdi")).toEqual([
    "Գրիգոր Տեր-Պետրոսյան 1, Գրիգոր Տեր-Պետրոսյան 2, Գրիգոր Տեր-Պետրոսյան 3, Գրիգոր Տեր-Պետրոսյան 4 +5",
  ]);
  const unknown = await weddingWith({ people: [{ name: null, child: false }] });
  const html = await unknown.read();
  expect(countOf(html, ".reply-of")).toBe(0);
  expect(countOf(html, 'input[name="name"]')).toBe(1);
});

test("who got a family's link by mistake is led to the general one", async () => {
  const { path, read, address } = await weddingWith();
  const html = await read(address);
  expect(attributesOf(html, ".not-yours a", "href")).toEqual([`/${path}#reply`]);
});

test("an informal page speaks to several people in the plural, and to one as to a friend", async () => {
  const legend = async (entered: Partial<NewHousehold>) => {
    const { read } = await weddingWith(entered, usualFields, {}, { voice: "informal" });
    return textsOf(await read(), ".reply-form > .choice > legend")[0];
  };
  expect(await legend({})).toBe("Կկարողանա՞ք ներկա գտնվել");
  const people = [{ name: "Արամ", child: false }];
  expect(await legend({ addressForm: "one", people, adults: 1, children: 0 })).toBe(
    "Կկարողանա՞ս գալ",
  );
});
