import type { Row } from "#app/features/guests/import/sheet.ts";
import { isPhoneLike, readCount, readLanguage } from "#app/features/guests/import/values.ts";

/** What a column can hold. `seats` is the number of people in all. */
export const fields = [
  "salutation",
  "address",
  "surname",
  "children",
  "adults",
  "phone",
  "side",
  "tags",
  "language",
  "note",
  "seats",
  "names",
] as const;
export type Field = (typeof fields)[number];

/** Which column has which field, from 0. */
export type Columns = {
  /** The line of the headings; null when there are none. */
  header: number | null;
  fields: Partial<Record<Field, number>>;
  /** Headings, or numbers from 1, of columns with content that are not used. */
  unused: string[];
};

/**
 * Words of headings in the families' languages, the more special first: «Երեխաների քանակ» is of
 * children, «Հյուրերի քանակ» of seats. Beginnings of words, so that plurals and cases fit.
 */
const words: Record<Field, RegExp> = {
  salutation: word(
    "դիմելաձև|դիմում|обращени|приветстви|salutation|greeting",
    "formule d|anrede(?!form)|begrüßung|aanhef|begroeting",
  ),
  address: word(
    "ձևաչափ|форма|formality|address form|form of address",
    "tutoiement|vouvoiement|anredeform|du oder sie|aanspreekvorm",
  ),
  surname: word(
    "ազգանուն|фамили|surname|last ?name|family name",
    "noms? de famille|nachname|familienname|zuname|achternaam|familienaam",
  ),
  children: word(
    "երեխա|մանուկ|дет(?:и|ей|ск)|реб[её]н|child|kids?(?!\\p{L})|minors?(?!\\p{L})",
    "enfant|kinder|kind(?!\\p{L})",
  ),
  adults: word("մեծահասակ|չափահաս|взросл|adults?", "erwachsen|volwassen"),
  phone: word(
    "հեռ|բջջային|телефон|тел(?!\\p{L})|моб(?:ильн|(?!\\p{L}))|phone|mobile|cell(?!\\p{L})|tel(?!\\p{L})|whatsapp|viber",
    "t[ée]l[ée]phone|tél(?!\\p{L})|portable|telefo|handy|rufnummer|mobiel|mobil|gsm(?!\\p{L})",
  ),
  side: word(
    "կողմ|сторон|чей|side(?!\\p{L})",
    "c[ôo]t[ée](?!\\p{L})|invit[ée]s de(?!\\p{L})|seite|wessen|kant(?!\\p{L})|zijde|gasten van",
  ),
  tags: word(
    "խումբ|խմբ|պիտակ|групп|метк|тег|категори|tags?|groups?|labels?|categor",
    "[ée]tiquette|cat[ée]gor|schlagw|stichw|gruppe|kategor|groep",
  ),
  language: word("լեզու|язык|lang(?:uages?)?(?!\\p{L})", "langue|sprache|taal(?!\\p{L})"),
  note: word(
    "նշում|ծանոթ|մեկնաբան|замет|примеч|коммент|notes?|remarks?|comments?",
    "remarque|notiz|anmerk|bemerk|kommentar|notitie|opmerk",
  ),
  seats: word(
    "քանակ|թիվ|տեղ|հոգի|մարդ|количеств|кол-?во|числ|мест|персон|челов|число|number of|how many|count|qty|quantity|seats?|people|persons?|pax(?!\\p{L})|guests? (?:count|number)|no\\. of",
    "nombre|combien|places(?!\\p{L})|anzahl|wie viele|pl[aä]tze?|aantal|hoeveel|plaats",
  ),
  names: word(
    "անուն|անձ|հյուր|հրավիր|имя|имена|фио(?!\\p{L})|ф\\.и\\.о|гост|приглаш|names?(?!\\p{L})|guests?(?!\\p{L})|invitees?|households?|(?:ընտանիք|ընտանիքներ|семья|семьи|family|families)$",
    "noms?(?!\\p{L})|pr[ée]nom|invit[ée]s?(?!\\p{L})|namen(?!\\p{L})|vorname|vor- und|gäste(?!\\p{L})|gast(?:en)?(?!\\p{L})|naam(?!\\p{L})|voornaam|voor- en|foyers?$|haushalte?$|huishoudens?$|(?:familles?|familien?|gezin|gezinnen)$",
  ),
};

const surnameAndName =
  /(?<!ազգ)անուն|имя|имена|(?<!sur|last |last|family |nach|familien|zu)name|pr[ée]nom|vor- und|voornaam|voor- en/u;

/** First names in a column of their own; then a column that says "name" alone has surnames. */
const firstNames = /^(?:pr[ée]noms?|vornamen?|voorna(?:am|men)|first ?names?|given names?)$/u;
const nameAlone = /^(?:nom|name|naam)$/u;
const longestHeading = 40;
/** A title and an explanation may stand above the headings. */
const rowsAboveHeader = 5;
const rowsSampled = 60;

/** @param beginnings in Armenian, Russian and English; then in French, German and Dutch. */
function word(...beginnings: [string, string]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginnings.join("|")})`, "u");
}

/** Whether a row consists of headings. */
export function isHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim());
  const known = new Set(filled.flatMap((cell) => fieldOf(cell) ?? []));
  return known.size > 0 && known.size * 2 >= filled.length && (known.size > 1 || filled.length < 3);
}

/** Finds the columns of a table by its headings or, without them, by what the cells look like. */
export function findColumns(rows: readonly Row[]): Columns {
  const header = headerOf(rows.slice(0, rowsAboveHeader));
  const body = rows.filter(({ line }) => header === null || line > header.line);
  const sample = body.slice(0, rowsSampled);
  const found = header ? byHeadings(header.cells, sample) : byContent(sample);
  const used = new Set(Object.values(found));
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  const unused = Array.from({ length: width }, (_, column) => column)
    .filter((column) => !used.has(column) && valuesOf(sample, column).length > 0)
    .map((column) => header?.cells[column]?.trim() || String(column + 1));
  return { header: header?.line ?? null, fields: found, unused };
}

/** The row with the most headings, the first of equals. */
function headerOf(rows: readonly Row[]): Row | null {
  let best: Row | null = null;
  let most = 0;
  for (const row of rows) {
    if (!isHeader(row.cells)) continue;
    const known = new Set(row.cells.map(fieldOf)).size;
    if (known <= most) continue;
    best = row;
    most = known;
  }
  return best;
}

/** A heading in small letters, with spaces for other signs. */
function plain(cell: string): string {
  return cell
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("եւ", "և")
    .replaceAll(/[^\p{L}\p{N}.\-և]+/gu, " ")
    .trim();
}

function fieldOf(cell: string): Field | null {
  const text = plain(cell);
  if (!text || [...text].length > longestHeading) return null;
  const field = fields.find((known) => words[known].test(text)) ?? null;
  // «Անուն, ազգանուն» is the full name.
  if (field === "surname" && surnameAndName.test(text.replaceAll(/ազգանուն/gu, ""))) return "names";
  return field;
}

function byHeadings(headings: readonly string[], sample: readonly Row[]): Columns["fields"] {
  const found: Columns["fields"] = {};
  const hasFirstNames = headings.some((heading) => firstNames.test(plain(heading)));
  for (const [column, heading] of headings.entries()) {
    const isSurname = hasFirstNames && nameAlone.test(plain(heading));
    const field = isSurname ? "surname" : fieldOf(heading);
    if (field === null) continue;
    // "Guests" is a heading of names and of numbers.
    const counts = field === "names" && share(valuesOf(sample, column), isCount) > 0.7;
    found[counts ? "seats" : field] ??= column;
  }
  if (found.names !== undefined || found.salutation !== undefined) return found;
  const used = new Set(Object.values(found));
  const names = textColumns(sample).find((column) => !used.has(column));
  return names === undefined ? found : { ...found, names };
}

function byContent(sample: readonly Row[]): Columns["fields"] {
  const found: Columns["fields"] = {};
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  const counts: number[] = [];
  for (let column = 0; column < width; column += 1) {
    const values = valuesOf(sample, column);
    if (values.length === 0) continue;
    if (share(values, isPhoneLike) > 0.6) found.phone ??= column;
    else if (share(values, isCount) > 0.7) {
      if (!isNumbering(values)) counts.push(column);
    } else if (share(values, (value) => readLanguage(value) !== null) > 0.7)
      found.language ??= column;
  }
  const [first, second] = counts;
  if (second !== undefined) Object.assign(found, { adults: first, children: second });
  else if (first !== undefined) found.seats = first;
  const taken = new Set([...Object.values(found), ...counts]);
  const names = textColumns(sample).find((column) => !taken.has(column));
  return names === undefined ? found : { ...found, names };
}

function textColumns(sample: readonly Row[]): number[] {
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => column).filter(
    (column) => share(valuesOf(sample, column), (value) => /\p{L}|\p{S}/u.test(value)) > 0.5,
  );
}

function valuesOf(rows: readonly Row[], column: number): string[] {
  return rows.map(({ cells }) => cells[column]?.trim() ?? "").filter(Boolean);
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

function isCount(value: string): boolean {
  return readCount(value) !== null;
}

/** 1, 2, 3 … number the rows. */
function isNumbering(values: readonly string[]): boolean {
  return values.length > 2 && values.every((value, index) => Number(value) === index + 1);
}
