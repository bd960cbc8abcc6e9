import {
  Rows,
  sheetLimits,
  TooLarge,
  type Sheet,
  type SheetProblem,
} from "#app/domain/guests/import/sheet.ts";
import { parseXml } from "#app/domain/guests/import/read/xml.ts";

/** The namespace of Excel's XML of 2002 and 2003, which some programs still export, as .xls. */
const namespace = "urn:schemas-microsoft-com:office:spreadsheet";

/** True if a text is a workbook in Excel's XML of 2003 ("XML Spreadsheet"). */
export function isXmlWorkbook(text: string): boolean {
  const start = text.slice(0, 4_096);
  return /^\uFEFF?\s*<(?:\?xml|[\w.-]*:?Workbook)/u.test(start) && start.includes(namespace);
}

/** Reads the sheets of a workbook in Excel's XML of 2003. */
export function readXmlSheets(text: string): Sheet[] | { problem: SheetProblem } {
  const budget = { elements: sheetLimits.elements, characters: sheetLimits.characters };
  const sheets: Sheet[] = [];
  let rows = new Rows(budget);
  let name = "";
  let line = 0;
  let column = -1;
  let cells: string[] = [];
  let value = "";
  try {
    parseXml(text, budget, {
      open: (element, attributes) => {
        if (element === "Worksheet") {
          rows = new Rows(budget);
          name = attributes().Name ?? "";
          line = 0;
        } else if (element === "Row") {
          line = placeOf(attributes().Index) ?? line + 1;
          cells = [];
          column = -1;
        } else if (element === "Cell") {
          column = (placeOf(attributes().Index) ?? column + 2) - 1;
          value = "";
        }
      },
      text: (part, within) => {
        // Parts in bold are elements of HTML within the data; a comment has data of its own.
        if (within.includes("Data") && !within.includes("Comment")) value += part;
      },
      close: (element) => {
        if (element === "Cell" && column < sheetLimits.columns) cells[column] = value;
        else if (element === "Row") rows.add(line, cells);
        else if (element === "Worksheet" && sheets.length < sheetLimits.sheets)
          sheets.push({ name, isHidden: false, rows: rows.rows, problem: rows.problem });
      },
    });
  } catch (error) {
    return { problem: error instanceof TooLarge ? "too-large" : "broken" };
  }
  return sheets;
}

/** A number from 1, as an attribute gives it. */
function placeOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}
