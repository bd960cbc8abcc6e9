import Papa from "papaparse";
import { isHeader } from "#app/features/guests/import/columns.ts";
import { rowOf, sheetLimits, type Row, type Sheet } from "#app/features/guests/import/sheet.ts";

/** A comma with a space and a letter behind it belongs to prose: «Արամ, Նարե». */
const proseComma = /,\s+\p{L}/gu;
/** Does not occur in texts, so that each line is one cell. */
const noDelimiter = "\u001F";

/**
 * Reads text that was pasted from a spreadsheet (tabs) or is the contents of a CSV file (commas or
 * semicolons). A cell in quotes may have several lines.
 */
export function readTable(text: string): Sheet {
  if (text.length > sheetLimits.bytes) return { problem: "too-large" };
  if (text.includes("\0")) return { problem: "not-a-table" };
  const body = text.replace(/^\uFEFF/, "");
  // A quote that is never closed would make one cell of all that follows.
  return parse(body, '"') ?? parse(body, "\0") ?? { problem: "broken" };
}

/** Null for a text in which a quote is not closed. */
function parse(body: string, quoteChar: string): Sheet | null {
  const rows: Row[] = [];
  let line = 0;
  let isTooLong = false;
  let isOpen = false;
  Papa.parse<string[]>(body, {
    delimiter: delimiterOf(body),
    quoteChar,
    step: ({ data, errors }, parser) => {
      isOpen ||= errors.some(({ code }) => code === "MissingQuotes");
      line += 1;
      const row = rowOf(line, data);
      if (row) rows.push(row);
      if (rows.length <= sheetLimits.rows) return;
      isTooLong = true;
      parser.abort();
    },
  });
  if (isOpen) return null;
  return isTooLong ? { problem: "too-many-rows" } : { rows };
}

/** Tabs come from a spreadsheet; commas separate cells unless they separate names. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000);
  const unquoted = start.replaceAll(/"[^"]*"/g, "");
  if (unquoted.includes("\t")) return "\t";
  const [first = ""] = unquoted.split(/\r\n|[\r\n]/, 1);
  const semicolons = unquoted.split(";").length - 1;
  const commas = unquoted.split(",").length - 1;
  if (semicolons > 0 && (first.includes(";") || commas === 0)) return ";";
  if (commas === 0) return noDelimiter;
  const prose = unquoted.match(proseComma)?.length ?? 0;
  return start === unquoted && prose === commas && !isHeader(first.split(",")) ? noDelimiter : ",";
}
