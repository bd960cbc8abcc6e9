import { expect, test } from "vitest";
import type { Household } from "#app/domain/guests/schema.ts";
import { findDoubles, householdFinder } from "#app/domain/reply/doubles/rules.ts";
import type { ComparedReply } from "#app/domain/reply/doubles/types.ts";

const household = (id: string, names: readonly string[], salutation = "Սիրելի՛ բարեկամներ") =>
  ({
    id,
    salutation,
    people: names.map((name, index) => ({ id: `${id}${index}`, name, child: false })),
  }) as unknown as Household;

const reply = (id: string, name: string, changes: Partial<ComparedReply> = {}): ComparedReply => ({
  id,
  household: null,
  name,
  others: [],
  response: "Yes",
  heads: 4,
  hidden: false,
  counted: false,
  aside: false,
  doubles: null,
  ...changes,
});

const petrosyans = household("h", ["Արամ Պետրոսյան", "Անի Պետրոսյան"]);
const own = reply("own", "Արամ Պետրոսյան", { household: "h" });

const doublesOf = (replies: readonly ComparedReply[], households: readonly Household[]) =>
  Object.fromEntries(findDoubles(replies, households));

test.each([
  "Արամ Պետրոսյան",
  "Петросян Арам",
  "Aram Petrosian",
  "ARAM PETROSYAN",
  "Արամ Պետրոսեան",
  "Պետրոսյաններ",
  "Պետրոսյանների ընտանիք",
  "Պետրոսյան 4 հոգի",
  "Семья Петросян",
  "Петросяны",
  "the Petrosyans",
  "Famille Petrosyan",
  "Արամը և Անին",
  "Арам и Ани",
  "Aram",
  "Արամ ընտանիքով",
  "Արամ Պետրոսյան, Գոռ",
])("%s is asked about once the Petrosyans have answered", (name) => {
  const given = name === "Արամը և Անին" ? "Արամ և Անի" : name;
  expect(doublesOf([own, reply("r", given)], [petrosyans])).toEqual({ r: "own" });
});

test.each(["Գագիկ Պետրոսյան", "Аня", "Արամ Սարգսյան", "Aramyan", "Gagik", "ընտանիքով", "🎉"])(
  "%s is nobody of the Petrosyans",
  (name) => {
    expect(doublesOf([own, reply("r", name)], [petrosyans])).toEqual({});
  },
);

test("a household of first names alone is met by two of them, or by one that no other has", () => {
  const [one, other] = [household("a", ["Արամ", "Անի"]), household("b", ["Արամ", "Լիլիթ"])];
  const replies = [
    reply("ra", "Արամ և Անի", { household: "a" }),
    reply("rb", "Արամ և Լիլիթ", { household: "b" }),
    reply("two", "Aram Petrosyan, Ani"),
    reply("single", "Лилит"),
    reply("many", "Արամ"),
  ];
  expect(doublesOf(replies, [one, other])).toEqual({ two: "ra", single: "rb" });
});

test("a name that a silent household bears too is not asked about, and is offered to that one", () => {
  const others = household("i", ["Գոռ Պետրոսյան"]);
  const given = reply("r", "Պետրոսյաններ");
  expect(doublesOf([own, given], [petrosyans, others])).toEqual({});
  const find = householdFinder([petrosyans, others], [own, given], ({ id }) => id === "i");
  expect(find(given)?.id).toBe("i");
  const both = [own, reply("second", "Գոռ Պետրոսյան", { household: "i", heads: 2 })];
  expect(doublesOf([...both, given], [petrosyans, others])).toEqual({ r: "own" });
  expect(doublesOf([...both, { ...given, heads: 2 }], [petrosyans, others])).toEqual({
    r: "second",
  });
});

test("the household's own answer counts, whichever came first", () => {
  expect(doublesOf([reply("r", "Petrosyan Aram"), own], [petrosyans])).toEqual({ r: "own" });
});

test("of two answers of one name through the general link the earlier counts", () => {
  const first = reply("1", "Անի Սարգսյան");
  expect(doublesOf([first, reply("2", "Ani Sargsyan", { heads: 1 })], [])).toEqual({ 2: "1" });
  expect(doublesOf([first, reply("2", "Աննա և Անի Սարգսյան")], [])).toEqual({ 2: "1" });
  expect(
    doublesOf([reply("1", "Անի", { others: ["Գոռ Սարգսյան"] }), reply("2", "Gor Sargsyan")], []),
  ).toEqual({ 2: "1" });
  expect(doublesOf([first, reply("2", "Գոռ Սարգսյան")], [])).toEqual({});
});

test("one word is many people's: only the same answer again is asked about", () => {
  const first = reply("1", "Անի", { heads: 2 });
  expect(doublesOf([first, reply("2", "Ани", { heads: 2 })], [])).toEqual({ 2: "1" });
  expect(doublesOf([first, reply("2", "Ани", { heads: 3 })], [])).toEqual({});
  expect(doublesOf([first, reply("2", "Ани", { heads: 0, response: "No" })], [])).toEqual({});
});

test("what hosts decided stands while the other answer counts", () => {
  const counted = reply("r", "Aram Petrosyan", { counted: true });
  expect(doublesOf([own, counted], [petrosyans])).toEqual({});
  const aside = reply("r", "Gagik", { aside: true, doubles: "own" });
  expect(doublesOf([own, aside], [petrosyans])).toEqual({ r: "own" });
  expect(doublesOf([{ ...own, hidden: true }, aside], [petrosyans])).toEqual({});
});

test("an answer of a household, a hidden one, and one of a removed household repeats none", () => {
  const assigned = reply("r", "Anna", { household: "j" });
  expect(doublesOf([own, assigned], [petrosyans, household("j", ["Aram Petrosyan"])])).toEqual({});
  expect(doublesOf([own, reply("r", "Aram Petrosyan", { hidden: true })], [petrosyans])).toEqual(
    {},
  );
  expect(doublesOf([reply("r", "Gor", { household: "gone" }), own], [petrosyans])).toEqual({});
});

test(
  "ten thousand answers and five hundred households are compared within five seconds of a processor",
  { timeout: 60_000 },
  () => {
    const names = ["Անի", "Արամ", "Գոռ", "Դավիթ", "Եվա", "Էդգար", "Թամարա", "Լևոն"];
    const surnames = ["Սարգսյան", "Գրիգորյան", "Մելքումյան", "Պետրոսյան", "Հակոբյան"];
    const nameAt = (index: number) =>
      `${names[index % names.length]} ${surnames[index % surnames.length]} ${index % 3 === 0 ? "" : index}`;
    const replies = Array.from({ length: 10_000 }, (_, index) => reply(`${index}`, nameAt(index)));
    const households = Array.from({ length: 500 }, (_, index) =>
      household(`h${index}`, [nameAt(index * 7), nameAt(index * 7 + 1)]),
    );
    const started = process.cpuUsage();
    findDoubles(replies, households);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(5_000);
  },
);
