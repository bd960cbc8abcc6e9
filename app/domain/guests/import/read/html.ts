import {
  Rows,
  sheetLimits,
  type Sheet,
  type SheetProblem,
} from "#app/domain/guests/import/sheet.ts";

/** True if a text is a page: many sites export one with a table in it and call it .xls. */
export function isHtml(text: string): boolean {
  return /^\uFEFF?\s*(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|meta|table|style)[\s>]/iu.test(
    text.slice(0, 4_096),
  );
}

/** Elements whose contents nobody sees. */
const unseen = new Set(["script", "style", "head", "title", "template"]);

/**
 * Reads each table of a page as a sheet. What stands outside of cells is left out; a table within a
 * cell is text of that cell.
 */
export function readHtml(html: string): Sheet[] | { problem: SheetProblem } {
  const budget = { characters: sheetLimits.characters };
  const sheets: Sheet[] = [];
  const reader = new TableReader();
  let elements = 0;
  let offset = 0;
  while (offset < html.length) {
    const start = html.indexOf("<", offset);
    if (start < 0) break;
    reader.text(html.slice(offset, start));
    if (html.startsWith("<!--", start)) {
      const end = html.indexOf("-->", start + 4);
      if (end < 0) break;
      offset = end + 3;
      continue;
    }
    const end = html.indexOf(">", start);
    if (end < 0) break;
    elements += 1;
    if (elements > sheetLimits.elements) return { problem: "too-large" };
    const name = /^\/?[a-z][a-z\d:]*/i.exec(html.slice(start + 1, start + 24))?.[0].toLowerCase();
    offset = end + 1;
    if (name === undefined) continue;
    if (unseen.has(name)) {
      // Its end, in one of the two ways in which it is written.
      const close = [`</${name}`, `</${name.toUpperCase()}`].map((tag) =>
        html.indexOf(tag, offset),
      );
      offset = Math.min(...close.filter((place) => place >= 0), html.length);
      continue;
    }
    const rows = reader.tag(name);
    if (rows === null || sheets.length === sheetLimits.sheets) continue;
    const table = new Rows(budget);
    for (const [index, cells] of rows.entries()) if (!table.add(index + 1, cells)) break;
    if (table.rows.length > 0)
      sheets.push({ name: "", isHidden: false, rows: table.rows, problem: table.problem });
  }
  return sheets.length > 0 ? sheets : { problem: "web-page" };
}

/** Gathers the cells of the outermost table. */
class TableReader {
  #depth = 0;
  #rows: string[][] = [];
  #cell: string | null = null;

  text(text: string): void {
    if (this.#cell !== null && this.#cell.length < sheetLimits.cell)
      this.#cell += decoded(text).replaceAll(/\s+/g, " ");
  }

  /** @returns the rows of a table that ends here. */
  tag(name: string): string[][] | null {
    if (name === "table") {
      this.#depth += 1;
      if (this.#depth === 1) this.#rows = [];
    } else if (name === "/table" && this.#depth > 0) {
      this.#depth -= 1;
      if (this.#depth > 0) return null;
      this.#endCell();
      return this.#rows;
    } else if (this.#depth > 1) {
      this.text(" ");
    } else if (this.#depth === 1) this.#tagInTable(name);
    return null;
  }

  #tagInTable(name: string): void {
    if (["tr", "/tr", "td", "th", "/td", "/th"].includes(name)) this.#endCell();
    // A row more than is kept, which says that they are too many.
    if (name === "tr" && this.#rows.length <= sheetLimits.rows) this.#rows.push([]);
    if (name === "td" || name === "th") this.#cell = "";
    else if (this.#cell !== null && ["br", "br/", "/p", "/div", "/li"].includes(name))
      this.#cell += "\n";
  }

  #endCell(): void {
    const row = this.#rows.at(-1);
    if (this.#cell !== null && row && row.length < sheetLimits.columns) row.push(this.#cell.trim());
    this.#cell = null;
  }
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  euml: "ë",
  agrave: "à",
  acirc: "â",
  ccedil: "ç",
  iuml: "ï",
  icirc: "î",
  ocirc: "ô",
  ucirc: "û",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  laquo: "«",
  raquo: "»",
};

/** Text with its references replaced; one that is not known stays as it is. */
function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (all, ten, hex, name) => {
      if (name !== undefined) return named[String(name)] ?? all;
      const code = ten === undefined ? Number.parseInt(String(hex), 16) : Number(ten);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
