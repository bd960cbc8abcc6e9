import { expect, test } from "vitest";
import { singleByte, lettersOf, type SingleByte } from "#app/domain/guests/import/read/letters.ts";
import { readList, understandAll, type Choices } from "#app/domain/guests/import/parse.ts";
import { readSource, textSource } from "#app/domain/guests/import/source.ts";
import { packed, workbook } from "../../../../tests/support/workbook.ts";

async function readingOf(list: string | Uint8Array<ArrayBuffer>, choices: Choices = {}) {
  const source = typeof list === "string" ? textSource(list) : await readSource(list);
  if ("problem" in source) throw new Error(source.problem);
  const reading = readList(source, choices);
  if ("problem" in reading) throw new Error(reading.problem);
  return reading;
}

/** Each household as its people (children in brackets), seats and doubts. */
async function householdsOf(list: string | Uint8Array<ArrayBuffer>, choices: Choices = {}) {
  const { entries } = understandAll(await readingOf(list, choices), ["am", "ru", "en"]);
  return entries.map(({ household, doubts }) =>
    [
      household.people.map(({ name, child }) => (child ? `(${name})` : name)).join(" & "),
      `${household.adults}+${household.children}`,
      ...doubts.map(({ kind }) => kind),
    ].join(" "),
  );
}

/** A text in an encoding of one byte a letter. */
function encoded(text: string, encoding: SingleByte): Uint8Array<ArrayBuffer> {
  const letters = lettersOf(encoding);
  return Uint8Array.from(text, (letter) =>
    letter < "\u0080" ? letter.charCodeAt(0) : letters.indexOf(letter) + 128,
  );
}

const russian = "Имя;Количество\nАрам Саргсян;2\nАня Петрова;1";
const french = "Nom;Prénom;Places\nLefèvre;François;2\nDupré;Hélène;1";
const german = "Name;Anzahl\nJürgen Müller;2\nBjörn Groß;1";
const armenian = "Անուն;Քանակ\nԱրամ Սարգսյան;2\nԱնի Պետրոսյան;1";

test.each<[SingleByte, string, string[]]>([
  ["windows-1252", german, ["Jürgen Müller 2+0", "Björn Groß 1+0"]],
  ["macintosh", german, ["Jürgen Müller 2+0", "Björn Groß 1+0"]],
  ["windows-1252", french, ["François Lefèvre 2+0", "Hélène Dupré 1+0"]],
  ["macintosh", french, ["François Lefèvre 2+0", "Hélène Dupré 1+0"]],
  ["iso-8859-15", "Nom;Places\nBœuf Hélène;2", ["Bœuf Hélène 2+0"]],
  ["windows-1251", russian, ["Арам Саргсян 2+0", "Аня Петрова 1+0"]],
  ["x-mac-cyrillic", russian, ["Арам Саргсян 2+0", "Аня Петрова 1+0"]],
  ["ibm866", russian, ["Арам Саргсян 2+0", "Аня Петрова 1+0"]],
  ["koi8-r", russian, ["Арам Саргсян 2+0", "Аня Петрова 1+0"]],
  ["armscii-8", armenian, ["Արամ Սարգսյան 2+0", "Անի Պետրոսյան 1+0"]],
])(
  "a list in %s is read in its letters, and what was guessed is said",
  async (...[encoding, text, households]) => {
    const list = encoded(text, encoding);
    expect(await householdsOf(list)).toEqual(households);
    const { letters } = await readingOf(list);
    expect(letters).toEqual({ chosen: encoding, offered: singleByte, isDoubtful: false });
  },
);

test("letters that two encodings make words of are doubtful, and the other may be chosen", async () => {
  const list = encoded("Anzahl;Name\n2;Jйrg", "windows-1251");
  const other =
    (await readingOf(list)).letters.chosen === "macintosh" ? "windows-1252" : "macintosh";
  expect((await readingOf(list, { letters: other })).letters.chosen).toBe(other);
});

test("UTF-16 is read without its mark, too", async () => {
  for (const text of [armenian, german, russian]) {
    const bytes = new Uint8Array(text.length * 2);
    for (const [at, letter] of [...text].entries())
      new DataView(bytes.buffer).setUint16(at * 2, letter.charCodeAt(0), true);
    expect(await householdsOf(bytes)).toEqual(await householdsOf(text));
  }
});

test("lost and broken letters are doubtful, and broken ones can be mended", async () => {
  expect(await householdsOf("Name;Seats\n???? ????????;2")).toEqual([
    "???? ???????? 2+0 lost-letters",
  ]);
  const broken = "FranÃ§ois LefÃ¨vre,1";
  expect(await householdsOf(broken)).toEqual(["FranÃ§ois LefÃ¨vre 1+0 broken-letters"]);
  expect((await readingOf(broken)).letters).toEqual({
    chosen: "as-is",
    offered: ["as-is", "mended"],
    isDoubtful: true,
  });
  expect(await householdsOf(broken, { letters: "mended" })).toEqual(["François Lefèvre 1+0"]);
  expect(await householdsOf("РђСЂР°Рј,2", { letters: "mended" })).toEqual(["Арам 2+0"]);
  expect((await readingOf("Ã–zge Müller,1")).letters.offered).toEqual([]);
  // The first letter is Russian.
  expect(await householdsOf("Name;Seats\nАram;2")).toEqual(["Аram 2+0 mixed-scripts"]);
});

test("a wide list of a wedding site keeps its headings", async () => {
  const list = [
    "First Name,Last Name,Email,Street Address,City,State/Province,Zip/Postal Code,Country,Number of Guests",
    "Aram,Sargsyan,a@example.am,Abovyan 1,Yerevan,Yerevan,0001,Armenia,2",
    "Ani,Petrosyan,,,,,,Armenia,3",
  ].join("\n");
  expect(await householdsOf(list)).toEqual(["Aram Sargsyan 2+0", "Ani Petrosyan 3+0"]);
  // A language that no heading is known in.
  expect(await householdsOf("Navn\tAntal\nMette\t2\nLars\t3")).toEqual(["Mette 1+0", "Lars 1+0"]);
});

test.each([
  ["Contact person,Guests,Phone\nAram Sargsyan,2,+37491123456"],
  ["Guest of,Guest name,Seats\nBride,Aram Sargsyan,2"],
  ["Country,Guest,Seats\nArmenia,Aram Sargsyan,2"],
  ["Place,Name,Guests\nYerevan,Aram Sargsyan,2"],
  ["Место жительства,Имя,Мест\nЕреван,Aram Sargsyan,2"],
  ["Տեղափոխություն,Անուն,Տեղ\nայո,Aram Sargsyan,2"],
  ["Guest count,Guest,Table\n2,Aram Sargsyan,5"],
  ["№,Гость,Адрес,Кол-во\n1,Aram Sargsyan,Абовян 1,2"],
])("a column is what its whole heading and its cells say: %s", async (list) => {
  expect(await householdsOf(list)).toEqual(["Aram Sargsyan 2+0"]);
});

test.each([
  ...["No", "none", "нет", "չկա", "ոչ", "nein", "geen", "non", "-", "–", "n/a", "0", "FALSE"].map(
    (cell) => [cell, "2+0"],
  ),
  ...["Yes", "Да", "այո", "oui", "ja", "TRUE"].map((cell) => [cell, "2+0 yes-without-number"]),
  ["Yes, 1", "2+1"],
  ["2 (5 and 7)", "2+2"],
])("children: %s", async (cell, seats) => {
  expect(await householdsOf(`Name\tAdults\tChildren\nAram Sargsyan\t2\t${cell}`)).toEqual([
    `Aram Sargsyan ${seats}`,
  ]);
  expect(await householdsOf("Name\tChildren\nAram\tAni, Mari")).toEqual([
    "Aram & (Ani) & (Mari) 1+2",
  ]);
});

test("an empty cell of shared texts is empty, whatever its number", async () => {
  const cell = (at: string, value: string) => `<c r="${at}2" t="s">${value}</c>`;
  for (const value of ["", "<v></v>", "<v>-1</v>", "<v>1.5</v>", "<v>99</v>", "<v>x</v>"]) {
    const list = await workbook({
      shared: "<si><t>Name</t></si><si><t>Note</t></si><si><t>Ani</t></si>",
      sheets: [
        `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2">${cell("A", "<v>2</v>")}${cell("B", value)}</row><row r="3"><c r="A3" t="s">${value}</c></row>`,
      ],
    });
    const { entries, problems } = understandAll(await readingOf(list), ["am"]);
    expect(
      entries.map(({ household: { note } }) => note),
      value,
    ).toEqual([null]);
    expect(problems).toEqual([]);
  }
});

test("a tab at a line's end is no delimiter, and Excel's own line is no guest", async () => {
  const phones = "Aram Sargsyan,2,+37491123456\t\nAni Petrosyan,2,+37491123457";
  expect(await householdsOf(phones)).toEqual(["Aram Sargsyan 2+0", "Ani Petrosyan 2+0"]);
  expect(await householdsOf("sep=;\nAram Sargsyan;2\nAni, Mari;2")).toEqual([
    "Aram Sargsyan 2+0",
    "Ani & Mari 2+0",
  ]);
  expect(await householdsOf("Name\tPhone\nAni\t091123456, 093123456")).toEqual([
    "Ani 1+0 not-a-phone",
  ]);
});

test.each([
  ["Sargsyan, Aram", "Aram Sargsyan 1+0"],
  ["Petrosian, Ani", "Ani Petrosian 1+0"],
  ["Սարգսյան, Արամ", "Արամ Սարգսյան 1+0"],
  ["Петрова, Анна", "Анна Петрова 1+0"],
  ["Sargsyan, Aram and Ani", "Aram Sargsyan & Ani Sargsyan 2+0"],
  ["Smith, John", "Smith & John 2+0 surname-first"],
  ["Aram, Adrian", "Aram & Adrian 2+0 surname-first"],
  ["Արամ, Նարե", "Արամ & Նարե 2+0"],
  ["Aram Sargsyan\nAni Sargsyan", "Aram Sargsyan & Ani Sargsyan 2+0"],
  ["Aram\nand Ani Sargsyan", "Aram Sargsyan & Ani Sargsyan 2+0"],
  ["1. Aram Sargsyan", "Aram Sargsyan 1+0"],
  ["12) Aram Sargsyan", "Aram Sargsyan 1+0"],
  ["The Smith Family (4)", "The Smith Family 4+0"],
  ["Արամ Սարգսյան (2 հոգի)", "Արամ Սարգսյան 2+0"],
  ["Aram\u00A0Sargsyan", "Aram Sargsyan 1+0"],
  ["Gaya\u0301ne\u0301", "Gayáné 1+0"],
])("the people of %j", async (cell, household) => {
  expect(await householdsOf(`Name\tPhone\n"${cell}"\t`)).toEqual([household]);
});

test("a greeting is by the first name where another kind of space stands between", async () => {
  const { entries } = understandAll(await readingOf("Name\tSeats\nAram\u00A0Sargsyan\t1"), ["en"]);
  expect(entries[0]?.household.salutation).toBe("Dear Aram");
});

test.each([
  ["37491123456.0", "+37491123456"],
  ["'093123456", "+37493123456"],
  ["8 916 123-45-67", "+79161234567"],
  ["89161234567", "+79161234567"],
  ["+374‑91‑123‑456", "+37491123456"],
  ["tel:+37491123458", "+37491123458"],
  ["091 123460 (Viber)", "+37491123460"],
  ['="+37491123462"', "+37491123462"],
  ["0037491123456", "+37491123456"],
])("the phone %s", async (cell, phone) => {
  const { entries } = understandAll(await readingOf(`Name\tPhone\nAni\t${cell}`), ["am"]);
  expect(entries.map(({ household, doubts }) => [household.phone, doubts])).toEqual([[phone, []]]);
});

const row = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;

test("parts of a workbook are found by its relations, whatever their names", async () => {
  const relations = (own: string) => `<Relationships>${own}</Relationships>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`;
  const list = await packed({
    "_rels/.rels": relations(relation("a", "officeDocument", "/xl/workbook22.xml")),
    "xl/workbook22.xml": `<workbook><sheets><sheet name="A" r:id="b"/></sheets></workbook>`,
    "xl/_rels/workbook22.xml.rels": relations(
      relation("b", "worksheet", "../data/Guests.XML") +
        relation("c", "sharedStrings", "texts.xml"),
    ),
    "xl/Texts.xml": "<sst><si><t>Aram</t></si></sst>",
    "data/guests.xml": `<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>`,
  });
  expect(await householdsOf(list)).toEqual(["Aram 1+0"]);
});

test("the sheet with headings and names is read, and each other one can be", async () => {
  const about = row("Our wedding") + row("12 June 2027");
  const groom = row("Name", "Seats") + row("Aram", "2");
  const bride = row("Name", "Seats") + row("Ani", "3");
  const list = await workbook({
    sheets: [about, groom, bride],
    names: ["Read me", "Groom", "Bride"],
  });
  expect(await householdsOf(list)).toEqual(["Aram 2+0"]);
  expect((await readingOf(list)).sheets).toEqual([
    { index: 0, name: "Read me", rows: 2, isRead: false },
    { index: 1, name: "Groom", rows: 2, isRead: true },
    { index: 2, name: "Bride", rows: 2, isRead: false },
  ]);
  expect(await householdsOf(list, { sheets: [2] })).toEqual(["Ani 3+0"]);
  expect(await householdsOf(list, { sheets: [1, 2] })).toEqual(["Aram 2+0", "Ani 3+0"]);
});

test("pages and Excel's XML that are called .xls are read", async () => {
  const page = `<html><head><style>td{}</style></head><body><p>x<table><tr><th>Name</th><th>Seats</tr>
    <tr><td>Aram &amp; Nare<td>2</td></tr></table></body></html>`;
  expect(await householdsOf(page)).toEqual(["Aram & Nare 2+0"]);
  const space = "urn:schemas-microsoft-com:office:spreadsheet";
  const cell = (text: string) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`;
  const xml = `<?xml version="1.0"?><Workbook xmlns="${space}" xmlns:ss="${space}"><Worksheet ss:Name="A"><Table>
    <Row>${cell("Name")}<Cell ss:Index="3"><Data ss:Type="String">Seats</Data></Cell></Row>
    <Row>${cell("Aram")}<Cell ss:Index="3"><Data ss:Type="Number">2</Data></Cell></Row></Table></Worksheet></Workbook>`;
  expect(await householdsOf(xml)).toEqual(["Aram 2+0"]);
});

test("a file of another kind is told for what it is", async () => {
  const compound = (stream: string) => {
    const bytes = new Uint8Array(2_048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    bytes.set(
      [...stream].flatMap((letter) => [letter.charCodeAt(0), 0]),
      1_024,
    );
    return bytes;
  };
  const text = (value: string) => new TextEncoder().encode(value);
  const problems = [
    ["old-excel", compound("Workbook")],
    ["locked", compound("EncryptedPackage")],
    ["numbers", await packed({ "Index/Document.iwa": "x" })],
    [
      "open-document",
      await packed({
        mimetype: "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": "<x/>",
      }),
    ],
    ["pdf", text("%PDF-1.7")],
    ["web-page", text("<!DOCTYPE html><html><body>Sign in</body></html>")],
    ["not-a-table", await packed({ "word/document.xml": "<x/>" })],
    ["not-a-table", Uint8Array.from([0, 1, 2, 200, 0, 7])],
  ] as const;
  for (const [problem, bytes] of problems)
    expect(await readSource(bytes), problem).toEqual({ problem });
});
