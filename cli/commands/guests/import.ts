import { readFile, stat } from "node:fs/promises";
import * as v from "valibot";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import type { Doubt } from "#app/domain/guests/import/doubts.ts";
import { placeOf } from "#app/domain/guests/import/place.ts";
import { planImport, type Double, type ImportPlan } from "#app/domain/guests/import/plan.ts";
import { readList, understandAll, type Reading } from "#app/domain/guests/import/parse.ts";
import { sheetLimits, type SheetProblem } from "#app/domain/guests/import/sheet.ts";
import { readSource, type Source } from "#app/domain/guests/import/source.ts";
import type { RowProblem, Understood } from "#app/domain/guests/import/rules.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { householdLimits } from "#app/domain/guests/schema.ts";
import { requirePublished } from "../../address.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { seatsText } from "../../guests/households.ts";
import { choicesOf, readingLines, type ReadingOptions } from "../../guests/reading.ts";
import { count, notFound, refusal, say } from "../../output.ts";
import { UserError } from "../../user-error.ts";
import { typedPath } from "../../files.ts";

/** Lines of a second sheet count on from 1,048,576, the most that one has. */
const lineNumber = v.number();

export const command = defineCommand({
  after: "guests",
  description: "read a sheet (XLSX, CSV, TSV), show what it adds and changes, ask, and write it",
  arguments: ["<kind/slug>", "<file>"],
  options: {
    "--sheet <names...>": "read these sheets of a workbook, not the one that looks best",
    "--headings <line>": "the line of the headings, or none",
    "--column <letter=field...>": "what a column is: C=names, D=none",
    "--letters <encoding>": "how letters are stored: windows-1251, macintosh, mended …",
    "--separator <sign>": "what stands between cells: tab, semicolon, comma, bar, none",
    "--doubles": "add also those that may be there already",
    "--dry-run": "show what it adds and changes, and write nothing",
  },
  examples: ["guests import wedding/anna-arman guests.xlsx --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    added: v.array(v.looseObject({ line: lineNumber })),
    changed: v.array(v.strictObject({ line: lineNumber, id: v.string(), fields: shapes.words })),
    same: v.array(v.strictObject({ line: lineNumber, id: v.string() })),
    doubles: v.array(
      v.strictObject({
        line: lineNumber,
        reason: v.picklist(["names", "phone", "person"]),
        of: v.union([v.strictObject({ line: lineNumber }), v.strictObject({ id: v.string() })]),
        /** `--doubles` adds it. */
        added: v.boolean(),
      }),
    ),
    doubts: v.array(v.strictObject({ line: lineNumber, kind: v.string(), text: v.string() })),
    problems: v.array(v.strictObject({ line: lineNumber, problem: v.string() })),
    unusedColumns: shapes.words,
    sheetsLeftOut: shapes.words,
    written: v.boolean(),
  }),
  /**
   * Shows what a sheet of guests would add and change, asks, and writes it. Doubles are left out
   * unless `--doubles` takes them; `--dry-run` writes nothing.
   */
  async run(address, file, options, open) {
    const reading = await readingOf(file, options);
    const { content, db } = await open();
    const { path, languages } = await requirePublished(content, address, options);
    const understood = understandAll(reading, languages);
    const stored = await listHouseholds(db, path);
    const plan = planImport(understood.entries, stored);
    say(options, ...readingLines(reading), ...linesOf(understood, plan, reading));
    const added = [...plan.added, ...(options.doubles ? plan.doubles : [])];
    if (stored.length + added.length > householdLimits.households)
      throw new UserError(
        `An invitation has ${householdLimits.households} households at most. Nothing was written.`,
      );
    const numbers = `${count(added.length, "household")} added, ${plan.changed.length} changed`;
    const isNew = added.length + plan.changed.length > 0;
    if (isNew && options.dryRun) say(options, `Nothing is written to ${path} (--dry-run).`);
    else if (isNew) {
      const question = `Write to ${path} (${numbers})`;
      await ask(question, `The guests of ${path} are as they were.`, options);
      const changes = { added: added.map(({ entered }) => entered), changed: plan.changed };
      // Only on what was compared: the couple may have written meanwhile, or this run's double.
      const now = Date.now();
      const author = { invitation: path, person: null, now };
      const record = recordChange(db, author, "guests-imported", {
        count: added.length + plan.changed.length,
      });
      if (!(await saveHouseholds(db, path, changes, now, stored, [record])))
        throw refusal(
          `The guests of ${path} were changed meanwhile. Run the same command again: it compares anew.`,
        );
      await findDoublesAnew(db, path, now);
    }
    if (options.dryRun) say(options, `It would be: ${numbers}.`);
    else say(options, isNew ? `${path}: ${numbers}.` : `Nothing to write to ${path}.`);
    return {
      ...jsonOf(understood, plan, reading, options),
      written: isNew && !options.dryRun,
    };
  },
});

/** New households that are listed; doubtful ones are listed all. */
const mostListed = 40;

const sheetProblems: Record<SheetProblem, string> = {
  "too-large": "is too large: 20 MB at most, and 3 million characters.",
  "not-a-table": "is no table: CSV, TSV and XLSX files are read.",
  "old-excel": "is a workbook in Excel's old or binary form. Save it as .xlsx.",
  locked: "has a password. Open it in Excel, remove the password, and save it anew.",
  numbers: "is a file of Apple's Numbers. Export it there as an Excel file.",
  "open-document": "is a file of LibreOffice. Save it there as .xlsx.",
  pdf: "is a PDF. Ask for the table it was made from.",
  "web-page": "is a web page without a table. Save it as .xlsx in Excel.",
  broken: "is damaged: open it in a spreadsheet and save it anew.",
  "too-many-rows": `has more than ${sheetLimits.rows} rows.`,
};

const rowProblems: Record<RowProblem["problem"], string> = {
  "no-name": "nobody is named",
  total: "is a total",
  "too-many-people": `more than ${householdLimits.people} people: write each household in a row`,
  invalid: "cannot be read",
};

const doubtTexts: Record<Doubt["kind"], string> = {
  "more-people-than-seats": "more people than seats",
  "seats-unknown": "a family without a number of people: one seat",
  "unreadable-number": "a number that cannot be read, so each person has a seat",
  "unknown-language": "an unknown language, so the invitation's first",
  "language-not-offered": "a language that the invitation lacks, so its first",
  "salutation-language": "a salutation in another language than the page",
  "not-a-phone": "is not one phone number",
  "digits-in-name": "digits in a name",
  "yes-without-number": "a yes without a number",
  "surname-first": "two people, or one whose surname stands first",
  "lost-letters": "letters were lost when the file was saved (save as .xlsx or CSV UTF-8)",
  "broken-letters": "letters are broken (--letters mended, or save as .xlsx or CSV UTF-8)",
  "mixed-scripts": "letters of two alphabets in one word",
  "too-long": "too long, and cut off",
};

const doubleReasons: Record<Double["reason"], string> = {
  names: "the same names",
  phone: "the same phone",
  person: "a person in common",
};

async function readingOf(file: string, options: ReadingOptions): Promise<Reading> {
  const path = typedPath(file);
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) throw notFound(`There is no file ${path}.`);
  if (stats.size > sheetLimits.bytes) throw new UserError(`${file} ${sheetProblems["too-large"]}`);
  const source = readOr(file, await readSource(new Uint8Array(await readFile(path))));
  const reading = readOr(file, readList(source, choicesOf(source, options)));
  if (reading.parts.length === 0) throw new UserError(`${file} is empty.`);
  return reading;
}

function readOr<Read extends Source | Reading>(
  file: string,
  read: Read | { problem: SheetProblem },
): Read {
  if ("problem" in read) throw new UserError(`${file} ${sheetProblems[read.problem]}`);
  return read;
}

function linesOf(
  { entries, problems }: Understood,
  plan: ImportPlan,
  { parts }: Reading,
): string[] {
  const lineLabel = (line: number) => {
    const place = placeOf(line);
    const sheet = parts.length > 1 ? `${parts[place.part]?.name ?? ""}, ` : "";
    return `    ${sheet}line ${place.line}`;
  };
  const doubts = entries.flatMap(({ line, doubts: all }) =>
    all.map(({ kind, text }) => `${lineLabel(line)}: ${doubtTexts[kind]}: ${text}`),
  );
  const added = plan.added.map(
    ({ line, entered }) =>
      `${lineLabel(line)}: ${peopleText(entered)} (${seatsText(entered)}) – ${entered.salutation}`,
  );
  const more = added.length - mostListed;
  return [
    ...section("new", added.length, added.slice(0, mostListed)),
    ...(more > 0 ? [`    … and ${more} more`] : []),
    ...section(
      "changed",
      plan.changed.length,
      plan.changed.map(
        ({ line, entered, fields }) =>
          `${lineLabel(line)}: ${peopleText(entered)}: ${fields.join(", ")}`,
      ),
    ),
    ...section("there already", plan.same.length, []),
    ...section(
      "possible doubles",
      plan.doubles.length,
      plan.doubles.map((double) => doubleLine(double, lineLabel)),
    ),
    ...section("doubtful", doubts.length, doubts),
    ...section(
      "not usable",
      problems.length,
      problems.map(({ line, problem }) => `${lineLabel(line)}: ${rowProblems[problem]}`),
    ),
  ];
}

function section(title: string, number: number, lines: string[]): string[] {
  return number === 0 ? [] : [`${number} ${title}`, ...lines];
}

function doubleLine(
  { line, entered, of, reason }: Double,
  lineLabel: (line: number) => string,
): string {
  const other = "line" in of ? lineLabel(of.line).trim() : peopleText(of.household);
  return `${lineLabel(line)}: ${peopleText(entered)}: ${doubleReasons[reason]} as ${other}`;
}

function jsonOf(
  { entries, problems }: Understood,
  plan: ImportPlan,
  { parts, sheets }: Reading,
  { doubles = false }: { doubles?: boolean },
) {
  const unusedColumns = parts.flatMap(({ columns }) => columns.unused);
  return {
    added: plan.added.map(({ line, entered }) => ({ line, ...entered })),
    changed: plan.changed.map(({ line, household, fields }) => ({
      line,
      id: household.id,
      fields,
    })),
    same: plan.same.map(({ line, household }) => ({ line, id: household.id })),
    doubles: plan.doubles.map(({ line, of, reason }) => ({
      line,
      reason,
      of: "line" in of ? of : { id: of.household.id },
      added: doubles,
    })),
    doubts: entries.flatMap(({ line, doubts }) => doubts.map((doubt) => ({ line, ...doubt }))),
    problems,
    unusedColumns,
    sheetsLeftOut: sheets.flatMap(({ name, isRead }) => (isRead ? [] : [name])),
  };
}
