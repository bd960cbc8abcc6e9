import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { aram, list, olga, upload, weddingWithGuests } from "../support/guest-list.ts";
import { attributesOf, checkedIn, formErrorIn, textOf, textsOf, valueOf } from "../support/html.ts";
import { open } from "../support/site.ts";
import { workbook } from "../support/workbook.ts";

async function importing(households: Parameters<typeof weddingWithGuests>[0] = []) {
  const wedding = await weddingWithGuests(households);
  // The language stays in the couple's cookie.
  const response = await open(`${list}?lng=en`, wedding.couple);
  const couple = { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  return {
    ...wedding,
    couple,
    preview: async (fields: Parameters<typeof upload>[1]) => (await upload(couple, fields)).text(),
    take: (html: string, double: string[] = []) =>
      upload(couple, {
        source: valueOf(html, "source"),
        shown: valueOf(html, "shown"),
        fingerprint: valueOf(html, "fingerprint"),
        double,
      }),
    /** The form of a preview with some of its selects changed. */
    change: async (html: string, choices: Record<string, string | string[]>, button = "again") =>
      upload(couple, {
        source: valueOf(html, "source"),
        shown: valueOf(html, "shown"),
        fingerprint: valueOf(html, "fingerprint"),
        ...chosenIn(html),
        ...choices,
        ...(button === "again" ? { again: "1" } : {}),
      }),
  };
}

/** Chosen options of a preview's selects. */
function chosenIn(html: string): Record<string, string> {
  const names = attributesOf(html, ".reading select", "name");
  return Object.fromEntries(
    names.map((name) => [
      name,
      attributesOf(html, `select[name="${name}"] option[selected]`, "value")[0] ?? "",
    ]),
  );
}

const names = (html: string, part: string) => textsOf(html, `.${part} .who bdi`);

test("a pasted table is shown as it was understood, and stored when it is taken over", async () => {
  const { preview, take, stored } = await importing();
  const html = await preview({
    text: [
      "Հեռախոս\tԱնուն\tՔանակ\tԼեզու\tԳույն",
      "091234567\tԱրամ և Նարե Սարգսյաններ\t3\tхинди\tկարմիր",
      "\tОльга\t1\tռուսերեն\t",
      "\t\t2\t\t",
      "\tԸնդամենը\t6\t\t",
    ].join("\n"),
  });
  expect(names(html, "added")).toEqual(["Արամ Սարգսյան, Նարե Սարգսյան", "Ольга"]);
  expect(textsOf(html, ".added .greeting")).toEqual(["Սիրելի՛ Արամ և Նարե", "Ольга"]);
  expect(textsOf(html, ".added .doubt bdi")).toEqual(["хинди"]);
  expect(attributesOf(html, ".doubtful a", "href")).toEqual(["#row-2"]);
  expect(textsOf(html, ".problems .line")).toHaveLength(2);
  expect(textsOf(html, "p.unused bdi")).toEqual(["Գույն"]);
  expect(await stored()).toEqual([]);

  const taken = await take(html);
  expect(taken.headers.get("Location")).toBe(`${list}?done=imported&added=2&changed=0`);
  expect(
    (await stored()).map(({ salutation, adults, language }) => [salutation, adults, language]),
  ).toEqual([
    ["Սիրելի՛ Արամ և Նարե", 3, null],
    ["Ольга", 1, "ru"],
  ]);
});

test("300 rows with doubles are taken over once, however often they come", async () => {
  const { preview, take, stored } = await importing();
  const rows = Array.from({ length: 280 }, (_, index) => `Հյուր ${index},2`);
  const text = ["Անուն,Քանակ", ...rows, ...rows.slice(0, 20)].join("\n");
  const html = await preview({ text });
  expect(names(html, "added")).toHaveLength(280);
  expect(names(html, "doubles")).toHaveLength(20);
  expect(checkedIn(html, "double")).toEqual([]);
  // Two taps on the button.
  const answers = await Promise.all([take(html), take(html)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect(await stored()).toHaveLength(280);

  const again = await preview({ text });
  expect(names(again, "added")).toEqual([]);
  expect(textsOf(again, ".same li")).toHaveLength(280);
  const [double = ""] = attributesOf(again, 'input[name="double"]', "value");
  await take(again, [double]);
  expect(await stored()).toHaveLength(281);
});

test("a table that changes households says which fields, and keeps what it does not name", async () => {
  const { preview, take, stored } = await importing([aram, olga]);
  const html = await preview({ text: "Name\tSeats\tNote\nАрам Саргсян\t4\t\nОльга\t2\t" });
  expect(names(html, "changed")).toEqual(["Արամ Սարգսյան"]);
  expect(textsOf(html, ".changed dd")).toEqual(["2 → 4"]);
  expect(textsOf(html, ".same li")).toEqual(["Ольга"]);
  await take(html);
  expect((await stored())[0]).toMatchObject({ ...aram, people: aram.people, adults: 4 });
});

test("a list that was changed meanwhile is shown again before it is stored", async () => {
  const { preview, take, stored, path } = await importing([olga]);
  const html = await preview({ text: "Արամ Սարգսյան\nԿարեն" });
  await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, 2);
  const refused = await take(html);
  expect(refused.status).toBe(409);
  const again = await refused.text();
  expect(names(again, "added")).toEqual(["Կարեն"]);
  expect(await stored()).toHaveLength(2);
  await take(again);
  expect(await stored()).toHaveLength(3);
});

test("a workbook is read, with formulas' results and texts that look like formulas", async () => {
  const { preview, take, stored } = await importing();
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const file = await workbook({
    sheets: [
      `<row>${cell("Name")}${cell("Seats")}${cell("Note")}</row>` +
        `<row>${cell("\u202eԱնի\u202c 🎉")}<c><f>1+1</f><v>2</v></c>${cell("=1+1")}</row>` +
        `<row>${cell("Է")}<c><v>1</v></c>${cell("ա\tբ &quot;գ&quot;\nդ")}</row>` +
        `<row>${cell("Ա".repeat(100))}</row>`,
    ],
  });
  const html = await preview({ text: "", file: new Blob([file]) });
  await take(html);
  const households = await stored();
  expect(households.map(({ people }) => people[0]?.name)).toEqual(["Անի 🎉", "Է", "Ա".repeat(100)]);
  expect(households.map(({ adults, note }) => [adults, note])).toEqual([
    [2, "=1+1"],
    [1, 'ա բ "գ"\nդ'],
    [1, null],
  ]);
});

test("what is no usable table says why, and stores nothing", async () => {
  const { couple, stored } = await importing();
  const lines = (count: number) => "Անուն\n".repeat(count);
  const tries: [Record<string, string | Blob>, RegExp][] = [
    [{ text: "  \n " }, /Paste a list/],
    [{ text: "1\n2\n3" }, /No names/],
    [{ text: lines(5_001) }, /more than 5,000 rows/],
    [{ file: new Blob([lines(50_000)]) }, /more than 5,000 rows/],
    [{ file: new Blob(["PK\u0003\u0004 no archive"]) }, /isn’t a spreadsheet|damaged/],
    [{ file: new Blob(["\0\u0001\u0002"]) }, /isn’t a spreadsheet/],
    [{ file: new Blob([new Uint8Array(21 * 1024 * 1024)]) }, /20 MB at most/],
    [{ source: "[[1,[", fingerprint: "" }, /damaged/],
  ];
  for (const [fields, says] of tries) {
    const response = await upload(couple, fields);
    expect(response.status, String(says)).toBe(400);
    expect(formErrorIn(await response.text())).toMatch(says);
  }
  expect(await stored()).toEqual([]);
});

test("a workbook of 50,000 rows is refused as too long", async () => {
  const { couple, stored } = await importing();
  const row = '<row><c t="inlineStr"><is><t>Արամ</t></is></c></row>';
  const file = await workbook({ sheets: [row.repeat(50_000)] });
  const response = await upload(couple, { file: new Blob([file]) });
  expect(formErrorIn(await response.text())).toMatch(/more than 5,000 rows/);
  expect(await stored()).toEqual([]);
});

test("a list above 2,000 households is not stored at all", async () => {
  const many = Array.from({ length: 1_999 }, (_, index) => ({
    ...aram,
    people: [{ name: `Արամ ${index}`, child: false }],
    phone: null,
  }));
  const { preview, take, stored } = await importing(many);
  const refused = await take(await preview({ text: "Անի\nԿարեն" }));
  expect(formErrorIn(await refused.text())).toMatch(/2,000 households at most/);
  expect(await stored()).toHaveLength(1_999);
});

test("a pasted text with a fault stays in its field", async () => {
  const { preview } = await importing();
  expect(valueOf(await preview({ text: "12\t13" }), "text")).toBe("12\t13");
});

test("another couple's table compares with nobody else's households", async () => {
  const { stored } = await importing([aram]);
  const other = await importing();
  const html = await other.preview({ text: "Արամ Սարգսյան\nՕլգա" });
  expect(names(html, "added")).toHaveLength(2);
  expect(textOf(html)).not.toContain("Ծանոթացնել");
  const before = await stored();
  await other.take(html);
  expect(await stored()).toEqual(before);
});

test("what a column is, and the line of the headings, is changed in the preview", async () => {
  const { preview, change, take, stored } = await importing();
  const html = await preview({ text: "Wer\tMit\nԱրամ\t2\nԱնի\t3" });
  expect(chosenIn(html)).toMatchObject({
    "column-0-0": "names",
    "column-0-1": "",
    "header-0": "1",
  });
  expect(textsOf(html, "p.unused bdi")).toEqual(["Mit"]);
  const seats = await (await change(html, { "column-0-1": "seats" })).text();
  expect(textsOf(seats, ".added .facts")).toEqual(["2 seats", "3 seats"]);
  // Saved without having been read again, it is shown first.
  const unread = await change(seats, { "column-0-1": "" }, "take");
  expect(unread.status).toBe(200);
  expect(await stored()).toEqual([]);
  const headless = await (await change(seats, { "header-0": "0" })).text();
  expect(names(headless, "added")).toEqual(["Wer", "Արամ", "Անի"]);
  await take(seats);
  expect((await stored()).map(({ adults }) => adults)).toEqual([2, 3]);
});

test("letters that were guessed are said, and others can be chosen", async () => {
  const { preview, change, take, stored } = await importing();
  const bytes = Uint8Array.from("Name;Anzahl\nJ\u00FCrgen;2", (letter) => letter.charCodeAt(0));
  const html = await preview({ file: new Blob([bytes]) });
  expect(names(html, "added")).toEqual(["Jürgen"]);
  expect(textOf(html)).toContain("The file doesn’t say how its letters are stored");
  const russian = await (await change(html, { letters: "windows-1251" })).text();
  expect(names(russian, "added")).toEqual(["Jьrgen"]);
  expect(textsOf(russian, ".doubt")).toEqual(["letters of two alphabets in one word: Jьrgen"]);
  await take(await (await change(russian, { letters: "windows-1252" })).text());
  expect((await stored()).map(({ people }) => people[0]?.name)).toEqual(["Jürgen"]);
});

test("a sheet that was left out is named, and read when it is ticked", async () => {
  const { preview, change, take, stored } = await importing();
  const row = (...cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
  const file = await workbook({
    names: ["Groom", "Bride"],
    sheets: [row("Name", "Seats") + row("Արամ", "2"), row("Seats", "Name") + row("3", "Անի")],
  });
  const html = await preview({ file: new Blob([file]) });
  expect(textsOf(html, ".reading-sheets label")).toEqual([
    "Groom 2 rows",
    "Bride 2 rows · not read",
  ]);
  const both = await (await change(html, { sheet: ["0", "1"] })).text();
  expect(textsOf(both, ".added .line")).toEqual(["Groom row 2", "Bride row 2"]);
  await take(both);
  expect((await stored()).map(({ people, adults }) => [people[0]?.name, adults])).toEqual([
    ["Արամ", 2],
    ["Անի", 3],
  ]);
});
