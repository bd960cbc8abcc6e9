import { expect, test } from "vitest";
import { readList } from "#app/domain/guests/import/parse.ts";
import { sheetLimits } from "#app/domain/guests/import/sheet.ts";
import { readSource, textSource } from "#app/domain/guests/import/source.ts";
import { packed, workbook } from "../../../../tests/support/workbook.ts";

const text = (value: string) => new TextEncoder().encode(value);

/** The rows of the sheet that is read, or why there are none. */
async function readFile(file: Uint8Array<ArrayBuffer> | string) {
  const source = typeof file === "string" ? textSource(file) : await readSource(file);
  const reading = "problem" in source ? source : readList(source);
  return "problem" in reading ? reading : { rows: reading.parts[0]?.rows ?? [] };
}

test("the first sheet with content is read, with the numbers of its rows", async () => {
  const bytes = await workbook({
    shared:
      "<si><t>Անուն</t></si><si><r><t>Արամ </t></r><r><t>&amp; Նարե</t></r><rPh><t>x</t></rPh></si>",
    sheets: [
      "",
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Phone</t></is></c></row>
       <row r="2"><c r="A2"/></row>
       <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>2.0</v></c><c r="C4"><v>3.7491123456E10</v></c><c r="D4" t="str"><f>1+1</f><v>x_x000D_y</v></c><c r="E4" t="e"><v>#N/A</v></c></row>`,
    ],
  });
  expect(await readFile(bytes)).toEqual({
    rows: [
      { line: 1, cells: ["Անուն", "", "Phone"] },
      { line: 4, cells: ["Արամ & Նարե", "2", "37491123456", "x\ry"] },
    ],
  });
});

test("what is no workbook, broken or too large is refused as a whole", async () => {
  const row = (line: number) => `<row r="${line}"><c r="A${line}"><v>1</v></c></row>`;
  const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1)).join("");
  const good = await workbook({ sheets: [rows(3)] });
  expect(await readFile(good)).toMatchObject({ rows: [{ line: 1 }, { line: 2 }, { line: 3 }] });
  expect(await readFile(text("Ani\0"))).toEqual({ problem: "not-a-table" });
  expect(await readFile(await packed({ "word/document.xml": "<x/>" }))).toEqual({
    problem: "not-a-table",
  });
  for (const length of [40, 200, good.length - 1, good.length - 30])
    expect(await readFile(good.slice(0, length)), String(length)).toEqual({ problem: "broken" });
  const damaged = good.slice();
  // In the packed data of the first file.
  damaged.fill(0xff, 60, 90);
  expect(await readFile(damaged)).toEqual({ problem: "broken" });
  expect(await readFile(await workbook({ sheets: ["<row"] }))).toEqual({ problem: "broken" });
  expect(await readFile(await workbook({ sheets: [rows(50_000)] }))).toEqual({
    problem: "too-many-rows",
  });
  expect(await readFile(new Uint8Array(sheetLimits.bytes + 1))).toEqual({ problem: "too-large" });
});

test("a workbook that unpacks to more than its limit is refused, whatever length it claims", async () => {
  const bytes = await workbook({ shared: " ".repeat(60 * 1024 * 1024), sheets: [""] });
  expect(bytes.length).toBeLessThan(200_000);
  expect(await readFile(bytes)).toEqual({ problem: "too-large" });
});

test("text: tabs, commas or semicolons, quotes, several lines in a cell, a byte order mark", async () => {
  const rows = async (value: string) => {
    const read = await readFile(value);
    return "rows" in read ? read.rows.map(({ line, cells }) => [line, ...cells]) : read;
  };
  expect(await rows('\uFEFFName\tNote\r\nAni\t"two\nlines"\r\n\t\r\nAram\tx, y; z')).toEqual([
    [1, "Name", "Note"],
    [2, "Ani", "two\nlines"],
    [4, "Aram", "x, y; z"],
  ]);
  expect(await rows('Name,Note\n"Ani, Aram","say ""yes"""')).toEqual([
    [1, "Name", "Note"],
    [2, "Ani, Aram", 'say "yes"'],
  ]);
  expect(await rows("Անուն;Քանակ\nԱնի, Արամ;2")).toEqual([
    [1, "Անուն", "Քանակ"],
    [2, "Անի, Արամ", "2"],
  ]);
  expect(await rows('"Jack Sargsyan\tx\nAni\ty')).toEqual([
    [1, '"Jack Sargsyan', "x"],
    [2, "Ani", "y"],
  ]);
  expect(await rows("")).toEqual([]);
  expect(await rows("Ani\n".repeat(50_000))).toEqual({ problem: "too-many-rows" });
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x31, 0x05, 0x09, 0x00, 0x32, 0x00]);
  expect(await readFile(utf16)).toEqual({ rows: [{ line: 1, cells: ["Ա", "2"] }] });
  expect(await readFile(Uint8Array.from([0xc0, 0xed, 0xe8]))).toEqual({
    rows: [{ line: 1, cells: ["Ани"] }],
  });
});

test("files of structure alone are refused before they are read", async () => {
  const sheet = async (rows: string) => readFile(await workbook({ sheets: [rows] }));
  const tooLarge = { problem: "too-large" };
  expect(await sheet(`<row>${"<c/>".repeat(1_100_000)}</row>`)).toEqual(tooLarge);
  expect(await sheet(`<row><c>${"<r>".repeat(200)}${"</r>".repeat(200)}</c></row>`)).toEqual(
    tooLarge,
  );
  expect(await sheet(`<row><c ${'a="1" '.repeat(2_000)}/></row>`)).toEqual(tooLarge);
  const long = `<row>${`<c t="inlineStr"><is><t>${"a".repeat(7_000)}</t></is></c>`.repeat(100)}</row>`;
  expect(await sheet(long.repeat(10))).toEqual(tooLarge);
  for (const pasted of [
    "a,".repeat(1_100_000),
    "\n".repeat(1_100_000),
    '"'.repeat(1_100_000),
    "a".repeat(3_100_000),
  ])
    expect(await readFile(pasted), pasted.slice(0, 2)).toEqual(tooLarge);
  expect(await readFile(`<table>${"<td>".repeat(1_100_000)}`)).toEqual(tooLarge);
});
