import { readPeople } from "#app/domain/guests/import/cells/people.ts";
import { planImport } from "#app/domain/guests/import/plan.ts";
import { readList, understandAll } from "#app/domain/guests/import/parse.ts";
import { readSource, textSource, type Source } from "#app/domain/guests/import/source.ts";
import { packed, workbook } from "../../support/workbook.ts";
import { parserOf } from "./parser.ts";

const megabyte = 1024 * 1024;

/** Import of a list, up to the page that shows it. */
function planned(source: Source | { problem: unknown }): unknown {
  if ("problem" in source) return source.problem;
  const reading = readList(source);
  if ("problem" in reading) return reading.problem;
  return planImport(understandAll(reading, ["am", "en"]).entries, []);
}

const row = (cells: string, r = 1) => `<row r="${r}">${cells}</row>`;
const cell = (value: string, at = "A1") =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetOf = (rows: string) => workbook({ sheets: [rows] });

const table = parserOf({
  read: (pasted: string) => planned(textSource(pasted)),
  files: {
    "a name of 72 kB in brackets": () =>
      `Name\n${"a (child".padEnd(9, " ")}${"(child".repeat(12_000)}`,
    "a line of 8 MB without a break": () => "x".repeat(8 * megabyte),
    "two million empty cells in a line": () => ",".repeat(2_000_000),
    "two million lines of nothing": () => "\n".repeat(2_000_000),
    "five thousand lines of a hundred cells": () =>
      `${Array(100).fill("a").join(";")}\n`.repeat(5_000),
    "a quote that is never closed": () => `"${"a\n,".repeat(1_000_000)}`,
    "nothing but quotes": () => '"'.repeat(4_000_000),
    "five thousand families of one name": () => "Anna & Aram Sargsyan\n".repeat(5_000),
    "five thousand of one phone": () => "Anna Sargsyan\t+37491234567\n".repeat(5_000),
  },
});

const csv = parserOf({
  read: async (bytes: Uint8Array<ArrayBuffer>) => planned(await readSource(bytes)),
  files: {
    "20 MB without a line break": () => new Uint8Array(20 * megabyte).fill(0x61),
    "20 MB of commas": () => new Uint8Array(20 * megabyte).fill(0x2c),
    "20 MB of line breaks": () => new Uint8Array(20 * megabyte).fill(0x0a),
    "20 MB of quotes": () => new Uint8Array(20 * megabyte).fill(0x22),
    "20 MB of no known encoding": () => new Uint8Array(20 * megabyte).fill(0xe9),
    "20 MB of UTF-16": () =>
      new Uint8Array(20 * megabyte).fill(0x41).fill(0xff, 0, 1).fill(0xfe, 1, 2),
  },
});

const xlsx = parserOf({
  read: async (bytes: Uint8Array<ArrayBuffer>) => planned(await readSource(bytes)),
  files: {
    "a sheet of 49 MB that is packed to 50 kB": () => sheetOf(row(cell(" ".repeat(49 * megabyte)))),
    "elements in each other, 500,000 deep": () =>
      sheetOf(row(cell("<r>".repeat(500_000) + "x" + "</r>".repeat(500_000)))),
    "a million empty cells": () => sheetOf(row("<c/>".repeat(1_000_000))),
    "a million rows of nothing": () => sheetOf("<row/>".repeat(1_000_000)),
    "a million rows of one cell": () => sheetOf(row(cell("a")).repeat(300_000)),
    "a cell with a million attributes": () =>
      sheetOf(row(`<c ${Array.from({ length: 300_000 }, (_, at) => `a${at}="1"`).join(" ")}/>`)),
    "a cell of a million entities": () => sheetOf(row(cell("&amp;".repeat(1_000_000)))),
    "a cell of a million texts": () =>
      sheetOf(row(`<c t="inlineStr"><is>${"<r><t>a</t></r>".repeat(500_000)}</is></c>`)),
    "a million shared texts": () =>
      workbook({ shared: "<si><t>a</t></si>".repeat(1_000_000), sheets: [row(cell("a"))] }),
    "one shared text of a megabyte in each cell": () =>
      workbook({
        shared: `<si><t>${"a".repeat(megabyte)}</t></si>`,
        sheets: [row('<c t="s"><v>0</v></c>'.repeat(100)).repeat(1_000)],
      }),
    "escapes of Excel, a million": () => sheetOf(row(cell("_x0041_".repeat(1_000_000)))),
    "ten thousand sheets": () => workbook({ sheets: Array(1_500).fill(row("<c/>")) }),
  },
});

const zip = parserOf({
  read: async (bytes: Uint8Array<ArrayBuffer>) => planned(await readSource(bytes)),
  files: {
    "a directory of one entry 65,535 times": async () => {
      const bytes = await packed({ "xl/workbook.xml": "x" });
      new DataView(bytes.buffer).setUint16(bytes.length - 12, 0xffff, true);
      return bytes;
    },
    "65,535 beginnings of an end": () => {
      const bytes = new Uint8Array(20 * megabyte);
      for (let at = 0; at + 4 < bytes.length; at += 4) bytes.set([0x50, 0x4b, 5, 6], at);
      bytes.set([0x50, 0x4b, 3, 4]);
      return bytes;
    },
    "two thousand files with names of 8 kB": () =>
      packed(
        Object.fromEntries(
          Array.from({ length: 2_000 }, (_, at) => [`${at}`.padEnd(8_000, "n"), ""]),
        ),
      ),
    "one file that unpacks to 49 MB of another kind": () =>
      packed({ "xl/workbook.xml": "<a>".padEnd(49 * megabyte, " ") }),
  },
});

const names = parserOf({
  read: (typed: string) => readPeople(typed),
  files: {
    "child in brackets, 8 kB": () => "a (child".padEnd(8_000, "(child"),
    "child in brackets, 72 kB": () => "a (child".padEnd(72_000, "(child"),
    "and, 64 kB": () => "a & ".repeat(16_000),
    "semicolons, 64 kB": () => ";".repeat(64_000),
    "quotes, 64 kB": () => '"'.repeat(64_000),
    "spaces, 64 kB": () => `a${" ".repeat(64_000)}b`,
    "with a companion, 64 kB": () => "Արամ ".repeat(13_000) + "հետ",
    "marks on one letter, 64 kB": () => `a${"\u0301\u0315".repeat(16_000)}`,
  },
});

/** The guest list's import, by its public functions alone. */
export const guestListParsers = {
  "guest list: names": names,
  "guest list: pasted table": table,
  "guest list: CSV": csv,
  "guest list: workbook": xlsx,
  "guest list: ZIP": zip,
};
