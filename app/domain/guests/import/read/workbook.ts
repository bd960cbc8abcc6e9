import {
  Rows,
  sheetLimits,
  TooLarge,
  type Budget,
  type Sheet,
  type SheetProblem,
} from "#app/domain/guests/import/sheet.ts";
import { workbookParts } from "#app/domain/guests/import/read/workbook-parts.ts";
import { parseXml } from "#app/domain/guests/import/read/xml.ts";
import { openZip, unzipText, type Zip } from "#app/domain/guests/import/read/zip.ts";

/**
 * Reads the sheets of an XLSX workbook in their order, those without content too. Numbers are as
 * they are stored, formulas are their last results.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Sheet[] | { problem: SheetProblem }> {
  const budget = {
    bytes: sheetLimits.unpackedBytes,
    elements: sheetLimits.elements,
    characters: sheetLimits.characters,
  };
  try {
    const zip = openZip(bytes);
    if (!zip) return { problem: "not-a-table" };
    const parts = await workbookParts(zip, budget);
    if ("problem" in parts) return parts;
    if (parts.sheets.length === 0) return { problem: "broken" };
    const shared = parts.shared === null ? "" : await unzipText(zip, parts.shared, budget);
    return await readSheets(zip, parts.sheets, sharedTexts(shared ?? "", budget), budget);
  } catch (error) {
    return { problem: error instanceof TooLarge ? "too-large" : "broken" };
  }
}

async function readSheets(
  zip: Zip,
  parts: readonly { name: string; path: string; isHidden: boolean }[],
  shared: readonly string[],
  budget: Budget,
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const { name, path, isHidden } of parts) {
    try {
      const xml = await unzipText(zip, path, budget);
      const { rows, problem } = rowsOf(xml ?? "", shared, budget);
      sheets.push({ name, isHidden, rows, problem });
    } catch (error) {
      // The sheets before it are read.
      if (!(error instanceof TooLarge) || sheets.every(({ rows }) => rows.length === 0))
        throw error;
      sheets.push({ name, isHidden, rows: [], problem: "too-large" });
    }
  }
  return sheets;
}

/** Texts that cells refer to by number, without the readings of Asian words. */
function sharedTexts(xml: string, budget: Budget): string[] {
  const texts: string[] = [];
  let text = "";
  parseXml(xml, budget, {
    open: (name) => {
      if (name === "si") text = "";
    },
    text: (part, within) => {
      if (within.at(-1) === "t" && !within.includes("rPh")) text += part;
    },
    close: (name) => {
      if (name === "si") texts.push(unescaped(text));
    },
  });
  return texts;
}

function rowsOf(xml: string, shared: readonly string[], budget: Budget): Rows {
  const rows = new Rows(budget);
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "n";
  let value = "";
  parseXml(xml, budget, {
    open: (name, attributes) => {
      if (name === "row") {
        line = wholeOf(attributes().r) ?? line + 1;
        cells = [];
        column = -1;
      } else if (name === "c") {
        const cellAttributes = attributes();
        column = cellAttributes.r === undefined ? column + 1 : columnOf(cellAttributes.r);
        type = cellAttributes.t ?? "n";
        value = "";
      }
    },
    text: (part, within) => {
      const [parent, element] = within.slice(-2);
      if (element === "v" || (element === "t" && parent !== "rPh")) value += part;
    },
    close: (name) => {
      if (name === "c" && column >= 0 && column < sheetLimits.columns)
        cells[column] = valueOf(type, value, shared);
      return name === "row" ? rows.add(line, cells) : true;
    },
  });
  return rows;
}

/** A value that its type does not allow, such as the number of no text, is an empty cell. */
function valueOf(type: string, value: string, shared: readonly string[]): string {
  if (type === "s") return shared[wholeOf(value) ?? -1] ?? "";
  if (type === "b") return { "0": "FALSE", "1": "TRUE" }[value] ?? "";
  if (type === "e") return "";
  if (type !== "n" || value === "") return unescaped(value);
  const number = Number(value);
  // 3.7491234567E10 is a phone number.
  return Number.isSafeInteger(number) ? String(number) : value;
}

function wholeOf(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** The number of a column, from 0: that of "AB12" is 27. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? "";
  return [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel writes control characters as `_x000D_` (ECMA-376 part 1, 22.4.2.4). */
function unescaped(text: string): string {
  // Seven characters for one.
  return text
    .slice(0, sheetLimits.cell * 7)
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
