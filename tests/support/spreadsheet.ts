import { read, utils, type WorkBook } from "@e965/xlsx";
import { DOMParser } from "linkedom";

/** Opens an XLSX file with another library than the one that wrote it. */
export async function spreadsheetOf(response: Response): Promise<WorkBook> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return read(bytes, { cellStyles: true, cellNF: true, cellFormula: true, bookFiles: true });
}

/** The cells of a sheet as rows, each a string, a number or null. */
export function rowsOf(workbook: WorkBook, sheet: string): unknown[][] {
  const found = workbook.Sheets[sheet];
  if (!found) throw new Error(`no sheet ${sheet}`);
  return utils.sheet_to_json<unknown[]>(found, { header: 1, defval: null, raw: true });
}

/** The attributes of each element that a selector matches in an XML file inside the workbook. */
export function elementsIn(
  workbook: WorkBook,
  path: string,
  selector: string,
): Record<string, string>[] {
  const parsed: unknown = new DOMParser().parseFromString(partOf(workbook, path), "text/xml");
  // linkedom's own types say less than it does.
  const document = parsed as Document;
  return Array.from(document.querySelectorAll(selector), ({ attributes }) =>
    Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  );
}

/** A file inside the workbook as text. */
function partOf(workbook: WorkBook, path: string): string {
  const files: unknown = Reflect.get(workbook, "files");
  const file: unknown = Reflect.get(Object(files), path);
  const content: unknown = Reflect.get(Object(file), "content");
  if (content instanceof Uint8Array) return new TextDecoder().decode(content);
  return typeof content === "string" ? content : "";
}
