import * as v from "valibot";
import {
  householdFields,
  kindOf,
  textFields,
  type FieldName,
  type TextField,
} from "#app/domain/guests/fields.ts";
import type { Columns } from "#app/domain/guests/import/columns.ts";
import { doubtsOfName, type Doubt } from "#app/domain/guests/import/doubts.ts";
import type { Field } from "#app/domain/guests/import/fields.ts";
import { splitItems } from "#app/domain/guests/import/cells/list.ts";
import { readPeople, type People } from "#app/domain/guests/import/cells/people.ts";
import { seatsOf, type Read } from "#app/domain/guests/import/read/seats.ts";
import { languageOfSalutation, salutationOf } from "#app/domain/guests/import/cells/salutation.ts";
import type { Row } from "#app/domain/guests/import/sheet.ts";
import { isAffirmation, isDenial, readCount } from "#app/domain/guests/import/cells/counts.ts";
import { readAddress, readLanguage, readPhones } from "#app/domain/guests/import/cells/values.ts";
import { householdLimits, householdSchema, type NewHousehold } from "#app/domain/guests/schema.ts";
import { sectionTagOf } from "#app/domain/invitation/parts/tags.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { languageInScript, scriptOfText } from "#app/i18n/scripts.ts";
import { startsWithWord } from "#app/domain/guests/import/words.ts";
import { cleanLine, cleanLines, cleanName } from "#app/lib/clean.ts";
import { unguarded } from "#app/lib/csv.ts";
import { recordOf } from "#app/lib/records.ts";

/** The fields of a household that a row gave; the others are usual values. */
export type Given = ReadonlySet<FieldName>;

export type Entry = { line: number; household: NewHousehold; doubts: Doubt[]; given: Given };

/** A row that cannot be used, and why. */
export type RowProblem = {
  line: number;
  problem: "no-name" | "total" | "too-many-people" | "invalid";
};

export type Understood = { entries: Entry[]; problems: RowProblem[] };

const total = startsWithWord((words) => words.total);

/**
 * Reads households from the rows of a table.
 * @param languages those of the invitation, the first where a household has none.
 */
export function understand(
  rows: readonly Row[],
  columns: Columns,
  languages: readonly Language[],
): Understood {
  const entries: Entry[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    if (columns.header !== null && row.line <= columns.header) continue;
    const result = readRow(row, columns.fields, languages);
    if ("problem" in result) problems.push(result);
    else entries.push(result);
  }
  return { entries, problems };
}

function readRow(
  { line, cells }: Row,
  columns: Columns["fields"],
  languages: readonly Language[],
): Entry | RowProblem {
  const cell = (field: Field) => {
    const column = columns[field];
    const text = column === undefined ? "" : bareCell((cells[column] ?? "").trim());
    // A dash is no number, no name and no language.
    return text !== "" && isDenial(text) && isEmptyOf(field, text) ? "" : text;
  };
  const read: Read = { cell, doubts: [], given: new Set() };
  if (total.test(cleanLine(cell("names"))) && !cell("salutation"))
    return { line, problem: "total" };
  const party = peopleOf(read);
  if (party.people.length === 0) return { line, problem: "no-name" };
  if (party.people.length > householdLimits.people) return { line, problem: "too-many-people" };
  const seats = seatsOf(party, read);
  const language = languageOf(party, read, languages);
  const entered = {
    ...party,
    ...seats,
    language,
    ...addressFormOf(party, seats.adults + seats.children, read),
    tags: tagsOf(read),
    ...recordOf(textFields, (field) => textOf(read, field)),
  };
  const isFormal = entered.addressForm === "formal";
  const pageLanguage = language ?? languages[0] ?? defaultLanguage;
  const salutation = textOf(read, "salutation") || salutationOf(party, isFormal, pageLanguage);
  if (![null, pageLanguage].includes(languageOfSalutation(salutation)))
    read.doubts.push({ kind: "salutation-language", text: salutation });
  const result = v.safeParse(householdSchema, { ...entered, salutation });
  if (!result.success) return { line, problem: "invalid" };
  return { line, household: result.output, doubts: read.doubts, given: read.given };
}

/** An export's guard against formulas: an apostrophe, or a formula that is only the text. */
function bareCell(text: string): string {
  const [, quoted] = /^="([^"]*)"$/.exec(text) ?? [];
  return unguarded(quoted ?? text);
}

/**
 * True if a word that denies, or a dash, leaves a field without a value; of a number it says none.
 */
function isEmptyOf(field: Field, text: string): boolean {
  if (field === "seats") return !/[\p{L}\p{N}]/u.test(text);
  if (field === "names" || field === "surname" || "isEmptyByNo" in householdFields[field])
    return true;
  const isText = field === "salutation" || kindOf(field) === "lines";
  return !isText && !/[\p{L}\p{N}]/u.test(text);
}

/** Names of adults and of children, which may have a column of their own in place of a number. */
function peopleOf({ cell, doubts, given: filledFields }: Read): People {
  const names = cell("names");
  const surname = cell("surname");
  const main = names ? readPeople(names, surname) : readPeople(surname);
  const childrenCell = cell("children");
  const isNamed =
    /\p{L}{2}/u.test(childrenCell) &&
    readCount(childrenCell) === null &&
    !isAffirmation(childrenCell);
  const children = isNamed ? readPeople(childrenCell, surname) : null;
  const people = [
    ...main.people,
    ...(children?.people ?? []).map((person) => ({ ...person, child: true })),
  ];
  // A salutation alone invites somebody whose name is not known.
  if (people.length === 0 && cleanLine(cell("salutation")))
    people.push({ name: null, child: false });
  else if (people.length > 0) filledFields.add("people");
  // A number of seats says which, or is doubtful itself.
  if (main.isOrderDoubtful && !cell("seats") && !cell("adults"))
    doubts.push({ kind: "surname-first", text: cleanName(names) });
  return {
    ...main,
    people: people.map(({ name, child }) => {
      if (name === null) return { name, child };
      const shortName = cut(name, householdLimits.name, doubts);
      doubts.push(...doubtsOfName(shortName));
      return { name: shortName, child };
    }),
  };
}

/** The language of a cell; without one, that of the names' script is meant. */
function languageOf(
  party: People,
  { cell, doubts, given: filledFields }: Read,
  languages: readonly Language[],
): Language | null {
  const text = cleanLine(cell("language"));
  if (!text) return inferredLanguage(party, languages);
  const language = readLanguage(text);
  if (language === null) doubts.push({ kind: "unknown-language", text });
  else if (!languages.includes(language)) doubts.push({ kind: "language-not-offered", text });
  else {
    filledFields.add("language");
    return language;
  }
  return null;
}

const formalStart = startsWithWord((words) => words["formal-starts"]);

function addressFormOf(
  { people, isFamily }: People,
  seats: number,
  { cell, given: filledFields }: Read,
) {
  const written = readAddress(cell("addressForm"));
  if (written !== null) {
    filledFields.add("addressForm");
    return { addressForm: written };
  }
  const isFormal =
    formalStart.test(cleanLine(cell("salutation"))) || formalStart.test(people[0]?.name ?? "");
  if (isFormal) return { addressForm: "formal" as const };
  return {
    addressForm:
      Math.max(people.length, seats) > 1 || isFamily ? ("several" as const) : ("one" as const),
  };
}

/** A text of the hosts; a phone number as `readPhones` writes it. */
function textOf(read: Read, field: TextField | "salutation"): string | null {
  const { cell, doubts, given: filledFields } = read;
  const kind = kindOf(field);
  const text = kind === "lines" ? cleanLines(cell(field)) : cleanLine(cell(field));
  if (!text) return null;
  filledFields.add(field);
  const phone = kind === "phone" ? phoneOf(text, doubts) : null;
  return phone ?? cut(text, householdFields[field].max, doubts);
}

function tagsOf({ cell, doubts, given: filledFields }: Read): string[] {
  const items = splitItems(cell("tags"));
  const texts = items.flatMap(({ text, isLiteral }) =>
    isLiteral ? [text] : text.split(/[,\n|]/).map((tag) => sectionTagOf(tag.replace(/^\s*#/, ""))),
  );
  const tags = [...new Set(texts.map(cleanLine).filter(Boolean))];
  if (tags.length > 0) filledFields.add("tags");
  if (tags.length > householdLimits.tags) doubts.push({ kind: "too-long", text: tags.join(", ") });
  return tags.slice(0, householdLimits.tags).map((tag) => cut(tag, householdLimits.tag, doubts));
}

function phoneOf(text: string, doubts: Doubt[]): string | null {
  const { phone, isWhole } = readPhones(text);
  if (!isWhole) doubts.push({ kind: "not-a-phone", text });
  return phone;
}

/** Cuts a text by code points; what is cut off must not leave an invisible end. */
function cut(text: string, max: number, doubts: Doubt[]): string {
  const points = [...text];
  if (points.length <= max) return text;
  doubts.push({ kind: "too-long", text });
  return points.slice(0, max).join("").trim();
}

/** Armenian and Russian letters tell the language; Latin ones are used for Armenian too. */
function inferredLanguage({ people }: People, languages: readonly Language[]): Language | null {
  const script = scriptOfText(people.map(({ name }) => name ?? "").join(" "));
  if (script === null || script === "Latin") return null;
  const language = languageInScript(script, languages);
  return language === languages[0] ? null : language;
}
