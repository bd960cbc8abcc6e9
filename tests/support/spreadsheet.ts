import { read, utils, type WorkBook } from "@e965/xlsx";

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

/** A file inside the workbook as text. */
export function partOf(workbook: WorkBook, path: string): string {
  const files: unknown = Reflect.get(workbook, "files");
  const file: unknown = Reflect.get(Object(files), path);
  const content: unknown = Reflect.get(Object(file), "content");
  if (content instanceof Uint8Array) return new TextDecoder().decode(content);
  return typeof content === "string" ? content : "";
}
