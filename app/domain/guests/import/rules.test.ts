import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { findColumns } from "#app/domain/guests/import/columns.ts";
import { readPeople, writePeople } from "#app/domain/guests/import/cells/people.ts";
import { readList, understandAll } from "#app/domain/guests/import/parse.ts";
import { understand, type Entry, type Understood } from "#app/domain/guests/import/rules.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { householdSchema } from "#app/domain/guests/schema.ts";

function read(text: string): Understood {
  const reading = readList({ kind: "text", text });
  if ("problem" in reading) throw new Error(reading.problem);
  return understandAll(reading, ["am", "ru", "en"]);
}

function readOne(text: string): Entry {
  const [entry] = read(text).entries;
  if (!entry) throw new Error(`nothing was read from ${text}`);
  return entry;
}

test.each<[string, string, (string | null)[], number]>([
  ["Արամ և Նարե Սարգսյաններ", "Սիրելի՛ Արամ և Նարե", ["Արամ Սարգսյան", "Նարե Սարգսյան"], 2],
  ["Aram & Nare Sargsyan", "Սիրելի՛ Aram և Nare", ["Aram Sargsyan", "Nare Sargsyan"], 2],
  ["Арам и Наре", "Дорогие Арам и Наре", ["Арам", "Наре"], 2],
  ["Иван и Мария Ивановы", "Дорогие Иван и Мария", ["Иван Иванов", "Мария Иванова"], 2],
  ["Арам", "Арам", ["Арам"], 1],
  ["Aram Sargsyan +1", "Սիրելի՛ Aram", ["Aram Sargsyan", null], 2],
  ["Արամ Սարգսյան և ընկերուհի", "Սիրելի՛ Արամ", ["Արամ Սարգսյան", null], 2],
  ["Արամ ընկերուհու հետ", "Սիրելի՛ Արամ", ["Արամ", null], 2],
  ["Anna and guest", "Սիրելի՛ Anna", ["Anna", null], 2],
  ["Арам Саргсян с супругой", "Арам", ["Арам Саргсян", null], 2],
  ["Арам с гостем", "Арам", ["Арам", null], 2],
  ["Արամ, Նարե, Մարի", "Սիրելի՛ Արամ, Նարե և Մարի", ["Արամ", "Նարե", "Մարի"], 3],
  ["Sargsyan Aram, Nare", "Սիրելի՛ Aram և Nare", ["Sargsyan Aram", "Nare Sargsyan"], 2],
  ["Aram +2 children", "Սիրելի՛ Aram", ["Aram", null, null], 3],
  ["Anna und zwei Kinder", "Սիրելի՛ Anna", ["Anna", null, null], 3],
  ["семья Саргсян", "Дорогая семья Саргсян", ["семья Саргсян"], 1],
  ["Սարգսյաններ", "Սիրելի՛ Սարգսյաններ", ["Սարգսյաններ"], 1],
  [
    "պարոն և տիկին Սարգսյաններ",
    "Հարգելի՛ պարոն Սարգսյան և տիկին Սարգսյան",
    ["պարոն Սարգսյան", "տիկին Սարգսյան"],
    2,
  ],
  ["=1+1", "Սիրելի՛ =1", ["=1", null], 2],
  ["Ա", "Սիրելի՛ Ա", ["Ա"], 1],
  ["🎉 Ani \u202E", "Սիրելի՛ 🎉", ["🎉 Ani"], 1],
])("%s", (names, salutation, people, seats) => {
  const { household } = readOne(`Name\tNote\n${names}\t`);
  expect(household.people.map(({ name }) => name)).toEqual(people);
  expect(household.salutation).toBe(salutation);
  expect(household.adults + household.children).toBe(seats);
});

test("headings are found in any language, order and case", () => {
  const sheets = [
    "ՀԵՌԱԽՈՍ\tԱնուն Ազգանուն\tՄեծահասակներ\tԵրեխաներ\tԼեզու\tԿողմ\tԽումբ\tՆշումներ\n091 12-34-56\tԱրամ Սարգսյան\t2\t1\tռուսերեն\tփեսա\tեկեղեցի, ընկերներ\tգալիս է",
    "Телефон;Имя;Фамилия;Взрослые;Дети;Язык;Сторона;Группа;Заметка\n+374 91 123456;Արամ;Սարգսյան;2;1;русский;փեսա;церковь, ընկերներ;գալիս է",
    'Tags,Side,Note,Language,Phone number,Kids,Adults,Full name\n"church, ընկերներ",փեսա,գալիս է,RU,37491123456,1,2,Արամ Սարգսյան',
    "Nom;Prénom;Adultes;Enfants;Langue;Côté;Groupe;Téléphone portable;Remarques\nՍարգսյան;Արամ;2;1;russe;marié;église, ընկերներ;+374 91 123456;գալիս է",
    "Vor- und Nachname;Erwachsene;Anzahl Kinder;Sprache;Wessen Gäste;Gruppe;Handynummer;Bemerkung\nԱրամ Սարգսյան;2;1;Russisch;Bräutigam;Kirche, ընկերներ;+374 91 123456;գալիս է",
    "Voornaam;Achternaam;Volwassenen;Kinderen;Taal;Kant;Groep;Mobiel;Opmerking\nԱրամ;Սարգսյան;2;1;Russisch;bruidegom;kerk, ընկերներ;+374 91 123456;գալիս է",
    "Name;Vorname;Erwachsene;Kinder;Sprache;Seite;Schlagwörter;Telefon;Notiz\nՍարգսյան;Արամ;2;1;Russisch;Bräutigam;Kirche, ընկերներ;+374 91 123456;գալիս է",
  ];
  for (const sheet of sheets)
    expect(readOne(sheet), sheet).toMatchObject({
      doubts: [],
      line: 2,
      household: {
        people: [{ name: "Արամ Սարգսյան", child: false }],
        adults: 2,
        children: 1,
        language: "ru",
        phone: "+37491123456",
        side: "groom",
        tags: ["church", "ընկերներ"],
        note: "գալիս է",
      },
    });
});

test("without headings the columns are found by what they hold", () => {
  const { entries } = read(
    "1\tԱրամ և Նարե\t2\t091123456\tam\n2\tԱնի\t1\t093123456\tru\n3\tՏելման Սարգսյան\t3\t094123456\tru",
  );
  expect(entries.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(entries[0]?.household).toMatchObject({
    people: [{ name: "Արամ" }, { name: "Նարե" }],
    adults: 2,
    phone: "+37491123456",
    language: "am",
  });
  expect(read("Тельман Саргсян\nсемья Саргсян").entries).toHaveLength(2);
  expect(
    read("Արամ, Նարե\nԱնի, Կարեն, Մարի").entries.map(({ household }) => household.adults),
  ).toEqual([2, 3]);
});

test("numbers of people", () => {
  const seats = (number: string, names = "Արամ") => {
    const { household } = readOne(`Անուն\tՔանակ\n${names}\t${number}`);
    return [household.adults, household.children];
  };
  expect(seats("4")).toEqual([4, 0]);
  expect(seats("4 հոգի")).toEqual([4, 0]);
  expect(seats("2+1")).toEqual([2, 1]);
  expect(seats("+1")).toEqual([2, 0]);
  expect(seats("3.0")).toEqual([3, 0]);
  const address = (row: string) => readOne(`Name\tSeats\n${row}`).household.addressForm;
  expect([address("Ani\t1"), address("Ani\t2"), address("Mr Smith\t1")]).toEqual([
    "one",
    "several",
    "formal",
  ]);
  expect([address("Frau Schmidt\t1"), address("Պարոնյան Արա\t1")]).toEqual(["formal", "one"]);
  expect(readOne("Name\tSeats\tChildren\nAram\t4\tAni, Mari").household).toMatchObject({
    adults: 2,
    children: 2,
    people: [{ child: false }, { name: "Ani", child: true }, { name: "Mari", child: true }],
  });
});

test("what is doubtful is said, and the row is read", () => {
  const kinds = (text: string) => readOne(text).doubts.map(({ kind }) => kind);
  expect(kinds("Name\tSeats\nAni, Aram\t1")).toEqual(["more-people-than-seats"]);
  expect(kinds("Name\tSeats\nAni\tմի քանի")).toEqual(["unreadable-number"]);
  expect(kinds("Name\tSeats\nAni\t0")).toEqual(["unreadable-number"]);
  expect(kinds("Name\tSeats\nAni\t400")).toEqual(["unreadable-number"]);
  expect(kinds("Name\tLanguage\nAni\tKlingon")).toEqual(["unknown-language"]);
  expect(kinds("Name\tLanguage\nAni\tfr")).toEqual(["language-not-offered"]);
  expect(kinds("Name\tPhone\nAni\task mother")).toEqual(["not-a-phone"]);
  expect(kinds("Name\tPhone\nAni 2\t")).toEqual(["digits-in-name"]);
  expect(kinds(`Name\tPhone\n${"ա".repeat(101)}\t`)).toEqual(["too-long"]);
  expect(kinds("Name\tPhone\nԸնտանիք Սարգսյան\t")).toEqual(["seats-unknown"]);
});

test("an empty cell of a column of languages is as no column, and greets in the page's language", () => {
  const rows = ["Ара и Нарине Погосян\t", "Արամ և Նարե\tru", "Aram\t", "Иван и Мария\t–"];
  const { entries } = read(["Name\tLanguage", ...rows].join("\n"));
  expect(entries.map(({ household }) => [household.language, household.salutation])).toEqual([
    ["ru", "Дорогие Ара и Нарине"],
    ["ru", "Дорогие Արամ и Նարե"],
    [null, "Սիրելի՛ Aram"],
    ["ru", "Дорогие Иван и Мария"],
  ]);
  // A language that is not understood is the invitation's first one, as the doubt says.
  for (const cell of ["Klingon", "fr"])
    expect(readOne(`Name\tLanguage\nАрам и Наре\t${cell}`).household).toMatchObject({
      language: null,
      salutation: "Սիրելի՛ Арам և Наре",
    });
});

test.each([
  ["Дорогие Ара и Нарине", "", "am"],
  ["Dear Aram", "ru", "ru"],
  ["Սիրելի՛ Արամ", "en", "en"],
  ["Chers Aram et Nare", "", "am"],
  ["Liebe Ani", "", "am"],
  ["Beste Ani", "en", "en"],
])("«%s» on a page in another language is doubtful", (salutation, language, own) => {
  const doubts = (cell: string) =>
    readOne(`Name\tSalutation\tLanguage\nAni\t${salutation}\t${cell}`).doubts;
  expect(doubts(language), own).toEqual([{ kind: "salutation-language", text: salutation }]);
});

test("a greeting in the page's language, and a name alone, are not doubtful", () => {
  for (const [salutation, language] of [
    ["Մեր սիրելի՛ Արամ", "am"],
    ["Հարգելի՛ պարոն Գևորգյան", "am"],
    ["Дорогая бабушка", "ru"],
    ["Dear Aram", "en"],
    ["Արամ և Նարե", "ru"],
    ["Dearborn Family", "ru"],
    ["Mr Smith", "am"],
  ])
    expect(
      readOne(`Name\tSalutation\tLanguage\nAni\t${salutation}\t${language}`).doubts,
      salutation,
    ).toEqual([]);
});

test("titles stand small within a greeting, and tell the gender of its word", () => {
  const greeting = (name: string, language: string, address = "") =>
    readOne(`Name\tLanguage\tForm of address\n${name}\t${language}\t${address}`).household
      .salutation;
  expect(greeting("Պարոն Գևորգյան", "am")).toBe("Հարգելի՛ պարոն Գևորգյան");
  expect(greeting("Տիկին Անահիտ Սարգսյան", "am")).toBe("Հարգելի՛ տիկին Անահիտ Սարգսյան");
  expect(greeting("Պարոն և Տիկին Սարգսյաններ", "am")).toBe(
    "Հարգելի՛ պարոն Սարգսյան և տիկին Սարգսյան",
  );
  expect(greeting("Господин Саргсян", "ru")).toBe("Уважаемый господин Саргсян");
  expect(greeting("Госпожа Саргсян", "ru")).toBe("Уважаемая госпожа Саргсян");
  expect(greeting("Арам Саргсян", "ru", "formal")).toBe("Арам Саргсян");
  expect(greeting("Mr Smith", "en")).toBe("Dear Mr Smith");
});

test("numbers, forms of address and totals are read in French, German and Dutch", () => {
  const one = (text: string) => readOne(text).household;
  expect(one("Noms\tNombre de places\nAni\t3 places").adults).toBe(3);
  expect(one("Namen\tAnzahl Personen\nAni\t3 Personen").adults).toBe(3);
  expect(one("Gasten\tAantal\nAni\t3 personen").adults).toBe(3);
  expect(one("Nom\tTutoiement ou vouvoiement\nAni\tvouvoiement").addressForm).toBe("formal");
  expect(one("Name\tAnredeform\tAnrede\nAni\tdu\tLiebe Ani")).toMatchObject({
    addressForm: "one",
    salutation: "Liebe Ani",
  });
  expect(one("Naam\tAanspreekvorm\tAanhef\nAni\tjullie\tBeste Ani")).toMatchObject({
    addressForm: "several",
    salutation: "Beste Ani",
  });
  for (const sum of ["Total", "Gesamt", "Summe", "Totaal"])
    expect(read(`Namen\tAnzahl\nAni\t3\n${sum}\t40`).problems, sum).toEqual([
      { line: 3, problem: "total" },
    ]);
});

test("rows that cannot be used", () => {
  const { entries, problems } = read(
    `Name\tSeats\n\t3\nԸնդամենը\t40\n${Array.from({ length: 31 }, () => "Ani").join(", ")}\t3\n\u200B\t2`,
  );
  expect(entries).toEqual([]);
  expect(problems).toEqual([
    { line: 2, problem: "no-name" },
    { line: 3, problem: "total" },
    { line: 4, problem: "too-many-people" },
    { line: 5, problem: "no-name" },
  ]);
});

const piece = fc.oneof(
  fc.constantFrom(
    ..."Արամ Նարե Սարգսյաններ Aram Арам и and և & + , ; / ( ) \" ' = - @ +1 2 30 family семья child (child) Mr ru 091123456 \u202E 🎉 \n \t".split(
      " ",
    ),
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const cell = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 700 }),
);

test("whatever the cells hold, each row becomes a valid household or a problem", () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 6 }), (table) => {
      const rows = [
        "names salutation adults children phone language tags side note".split(" "),
        ...table,
      ].map((cells, index) => ({ line: index + 1, cells }));
      for (const columns of [findColumns(rows), findColumns(rows.slice(1))]) {
        const { entries, problems } = understand(rows, columns, ["am", "ru"]);
        for (const { household } of entries)
          expect(v.parse(householdSchema, household)).toEqual(household);
        expect(new Set([...entries, ...problems].map(({ line }) => line)).size).toBe(
          entries.length + problems.length,
        );
      }
    }),
    { numRuns: 300 },
  );
});

test("people are written into a cell from which they are read back", () => {
  const person = fc.record({
    name: fc.option(cell.map((text) => cleanLine(text) || null)),
    child: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 5 }), (people) => {
      expect(readPeople(writePeople(people)).people).toEqual(people);
    }),
    { numRuns: 500 },
  );
});

test.each([
  "Ով է ուղարկում",
  "Кто отправляет",
  "Who sends",
  "Wie verstuurt",
  "Qui envoie",
  "Wer sendet",
])("a column says who sends, beside whose guests they are: %s", (heading) => {
  const { entries } = read(`Name\tSide\t${heading}\nAram\tbride\tՀարսի մայրը\nNare\tbride\t`);
  expect(entries.map(({ household }) => [household.side, household.sender])).toEqual([
    ["bride", "Հարսի մայրը"],
    ["bride", null],
  ]);
});
