import { Parser } from "saxen";
import { rowOf, sheetLimits, type Row, type Sheet } from "#app/features/guests/import/sheet.ts";
import {
  openZip,
  TooLarge,
  unzipText,
  type Budget,
  type Zip,
} from "#app/features/guests/import/zip.ts";

/**
 * Reads the first sheet of an XLSX workbook that has content; visible sheets come first. Numbers
 * are as they are stored, formulas are their last results.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  if (bytes.length > sheetLimits.bytes) return { problem: "too-large" };
  try {
    const zip = openZip(bytes);
    if (!zip?.entries.has("xl/workbook.xml")) return { problem: "not-a-table" };
    return await readSheets(zip, { bytes: sheetLimits.unpackedBytes });
  } catch (error) {
    return { problem: error instanceof TooLarge ? "too-large" : "broken" };
  }
}

async function readSheets(zip: Zip, budget: Budget): Promise<Sheet> {
  const paths = await sheetPaths(zip, budget);
  if (paths.length === 0) return { problem: "broken" };
  const shared = sharedTexts((await unzipText(zip, "xl/sharedStrings.xml", budget)) ?? "");
  for (const path of paths) {
    const xml = await unzipText(zip, path, budget);
    // A chart's sheet has no cells.
    const rows = xml === null ? [] : rowsOf(xml, shared);
    if (rows === null) return { problem: "too-many-rows" };
    if (rows.length > 0) return { rows };
  }
  return { rows: [] };
}

async function sheetPaths(zip: Zip, budget: Budget): Promise<string[]> {
  const targets = new Map<string, string>();
  parseXml((await unzipText(zip, "xl/_rels/workbook.xml.rels", budget)) ?? "", {
    open: (name, attributes) => {
      const { Id: id, Target: target } = attributes();
      if (name === "Relationship" && id && target)
        targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets: { path: string; isHidden: boolean }[] = [];
  parseXml((await unzipText(zip, "xl/workbook.xml", budget)) ?? "", {
    open: (name, attributes) => {
      if (name !== "sheet") return;
      const given = attributes();
      const id = Object.entries(given).find(([key]) => key.endsWith(":id"))?.[1];
      const path = targets.get(id ?? "");
      if (path) sheets.push({ path, isHidden: (given.state ?? "visible") !== "visible" });
    },
  });
  return sheets
    .toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))
    .map(({ path }) => path);
}

/** Texts that cells refer to by number, without the readings of Asian words. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = "";
  parseXml(xml, {
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

/** The rows of a sheet with content; null when they are too many. */
function rowsOf(xml: string, shared: readonly string[]): Row[] | null {
  const rows: Row[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "n";
  let value = "";
  let isTooLong = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === "row") {
        line = Number(attributes().r ?? line + 1);
        cells = [];
        column = -1;
      } else if (name === "c") {
        const given = attributes();
        column = given.r === undefined ? column + 1 : columnOf(given.r);
        type = given.t ?? "n";
        value = "";
      }
    },
    text: (part, within) => {
      const [parent, own] = within.slice(-2);
      if (own === "v" || (own === "t" && parent !== "rPh")) value += part;
    },
    close: (name) => {
      if (name === "c" && column < sheetLimits.columns)
        cells[column] = valueOf(type, value, shared);
      if (name !== "row") return true;
      const row = rowOf(line, cells);
      if (row) rows.push(row);
      isTooLong = rows.length > sheetLimits.rows;
      return !isTooLong;
    },
  });
  return isTooLong ? null : rows;
}

function valueOf(type: string, value: string, shared: readonly string[]): string {
  if (type === "s") return shared[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "e") return "";
  if (type !== "n" || value === "") return unescaped(value);
  const number = Number(value);
  // 3.7491234567E10 is a phone number.
  return Number.isSafeInteger(number) ? String(number) : value;
}

/** The number of a column, from 0: that of "AB12" is 27. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "";
  return [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel writes control characters as `_x000D_`. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

type Reaction = {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  /** @param within names of the elements around the text. */
  text?: (text: string, within: readonly string[]) => void;
  /** @returns false to stop. */
  close?: (name: string) => boolean | void;
};

/** Reads XML, with names of elements without their prefixes. @throws for text that is not XML. */
function parseXml(xml: string, { open, text, close }: Reaction): void {
  if (xml === "") return;
  const within: string[] = [];
  const parser = new Parser();
  // parse() answers the error too.
  parser.on("error", () => {});
  parser.on("warn", () => {});
  parser.on("openTag", (name, attributes, decode) => {
    const own = localName(name);
    within.push(own);
    open?.(own, () =>
      Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])),
    );
  });
  parser.on("text", (part, decode) => text?.(decode(part), within));
  parser.on("cdata", (part) => text?.(part, within));
  parser.on("closeTag", (name) => {
    within.pop();
    if (close?.(localName(name)) === false) parser.stop();
  });
  const failure = parser.parse(xml);
  if (failure) throw failure;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
