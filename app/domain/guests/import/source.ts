import { isHtml, readHtml } from "#app/domain/guests/import/read/html.ts";
import { guessLetters, type GuessedLetters } from "#app/domain/guests/import/read/guess-letters.ts";
import { readWorkbook } from "#app/domain/guests/import/read/workbook.ts";
import { isXmlWorkbook, readXmlSheets } from "#app/domain/guests/import/read/xml-sheets.ts";
import { bytesText, decode } from "#app/domain/guests/import/read/letters.ts";
import { sheetLimits, type Sheet, type SheetProblem } from "#app/domain/guests/import/sheet.ts";

/**
 * A list as it was given, before anything about it is guessed: text with its delimiters, the bytes of
 * a text whose encoding is not sure (each as one character), or sheets of cells.
 */
export type Source =
  | { kind: "text"; text: string }
  | { kind: "bytes"; bytes: string; guessed: Extract<GuessedLetters, { isSure: false }> }
  | { kind: "sheets"; sheets: Sheet[] };

/** The source that pasted text is. */
export function textSource(text: string): Source | { problem: SheetProblem } {
  if (text.length > sheetLimits.characters) return { problem: "too-large" };
  if (text.includes("\0")) return { problem: "not-a-table" };
  if (isXmlWorkbook(text)) return sheetsSource(readXmlSheets(text));
  if (isHtml(text)) return sheetsSource(readHtml(text));
  return { kind: "text", text };
}

/** Reads the contents of a file: XLSX, XML and HTML of spreadsheets, CSV or TSV. */
export async function readSource(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Source | { problem: SheetProblem }> {
  if (bytes.length > sheetLimits.bytes) return { problem: "too-large" };
  const kind = kindOf(bytes);
  if (kind === "zip") return sheetsSource(await readWorkbook(bytes));
  if (kind !== "text") return { problem: kind };
  // Twice, because UTF-16 has two bytes a letter.
  if (bytes.length > sheetLimits.characters * 2) return { problem: "too-large" };
  const guessed = guessLetters(bytes);
  if (guessed.isSure)
    return guessed.encoding === null
      ? { problem: "not-a-table" }
      : textSource(new TextDecoder(guessed.encoding).decode(bytes));
  if (bytes.length > sheetLimits.characters) return { problem: "too-large" };
  const text = bytesText(bytes);
  const asText = textSource(decode(text, guessed.encoding));
  return "kind" in asText && asText.kind === "text"
    ? { kind: "bytes", bytes: text, guessed }
    : asText;
}

function sheetsSource(
  sheets: Sheet[] | { problem: SheetProblem },
): Source | { problem: SheetProblem } {
  return "problem" in sheets ? sheets : { kind: "sheets", sheets };
}

/** A file's kind by its first bytes. */
function kindOf(bytes: Uint8Array): "zip" | "text" | SheetProblem {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  // Every ZIP archive, and so every XLSX file, begins with PK.
  if (begins(0x50, 0x4b) && (bytes[2] ?? 0) < 0x20) return "zip";
  // Microsoft's compound file ([MS-CFB] 2.2).
  if (begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return hasStream(bytes, "EncryptedPackage") ? "locked" : "old-excel";
  // Excel of the nineties wrote its records without a container.
  if (begins(0x09, 0x08) || begins(0x09, 0x04, 0x06)) return "old-excel";
  return begins(0x25, 0x50, 0x44, 0x46) ? "pdf" : "text";
}

/** True if a compound file has a stream; its directory names it in UTF-16, anywhere in the file. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const pattern = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = pattern;
  for (let offset = bytes.indexOf(first); offset >= 0; offset = bytes.indexOf(first, offset + 1))
    if (pattern.every((byte, place) => bytes[offset + place] === byte)) return true;
  return false;
}
