import { readTable } from "#app/features/guests/import/read-table.ts";
import { readWorkbook } from "#app/features/guests/import/read-workbook.ts";
import { sheetLimits, type Sheet } from "#app/features/guests/import/sheet.ts";

/** Reads a guest list from the contents of a file: XLSX, CSV or TSV. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  if (bytes.length > sheetLimits.bytes) return { problem: "too-large" };
  // Every ZIP archive, and so every XLSX file, begins with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 0x20) return readWorkbook(bytes);
  return readTable(decode(bytes));
}

/** Excel writes UTF-16 as "Unicode text", and its Russian version CSV in windows-1251. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
