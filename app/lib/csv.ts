/**
 * First characters by which a spreadsheet takes a cell for a formula, with their full-width forms;
 * also behind a guard, so that a guard that somebody typed stays when the one of here is removed.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A text behind an apostrophe where a spreadsheet would take it for a formula. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that `guarded` put before it. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/**
 * A cell of a CSV table (RFC 4180). A text is quoted, so that it stays one cell even where a
 * spreadsheet expects semicolons; a number is left as it is, for sums.
 */
function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  return `"${guarded(value).replaceAll('"', '""')}"`;
}

/** A CSV table. Without a byte order mark Excel reads UTF-8 as the system's legacy code page. */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}
