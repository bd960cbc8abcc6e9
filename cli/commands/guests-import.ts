import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { listHouseholds } from "#app/features/guests/data.server.ts";
import { findColumns } from "#app/features/guests/import/columns.ts";
import { planImport, type Double, type ImportPlan } from "#app/features/guests/import/plan.ts";
import { readFile as readSheet } from "#app/features/guests/import/read-file.ts";
import { sheetLimits, type Row, type SheetProblem } from "#app/features/guests/import/sheet.ts";
import {
  understand,
  type Doubt,
  type RowProblem,
  type Understood,
} from "#app/features/guests/import/understand.ts";
import { peopleText } from "#app/features/guests/people-text.ts";
import { recordChange } from "#app/features/change-log/mutations.server.ts";
import { saveHouseholds } from "#app/features/guests/mutations.server.ts";
import { householdLimits } from "#app/features/guests/schema.ts";
import { requirePublished } from "../address.ts";
import { ask } from "../ask.ts";
import { count, notFound, printJson, refusal, say, UserError, type Options } from "../output.ts";
import { root } from "../root.ts";
import { withStore } from "../store.ts";
import { seatsText } from "./guests.ts";

/** New households that are listed; doubtful ones are listed all. */
const mostListed = 40;

const sheetProblems: Record<SheetProblem, string> = {
  "too-large": "is too large: 20 MB at most.",
  "not-a-table": "is no table: CSV, TSV and XLSX files are read. Save an .xls file as .xlsx.",
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
  "not-a-phone": "is not one phone number",
  "digits-in-name": "digits in a name",
  "too-long": "too long, and cut off",
};

const doubleReasons: Record<Double["reason"], string> = {
  names: "the same names",
  phone: "the same phone",
  person: "a person in common",
};

/**
 * `studio guests import KIND/SLUG FILE`: shows what a sheet of guests would add and change, asks,
 * and writes it. Doubles are left out unless `--doubles` takes them; `--dry-run` writes nothing.
 */
export async function importGuests(
  address: string,
  file: string,
  options: Options & { doubles?: boolean; dryRun?: boolean },
): Promise<void> {
  const rows = await rowsOf(file);
  await withStore(options.remote ?? false, async ({ content, db }) => {
    const { path, languages } = await requirePublished(content, address, options);
    const columns = findColumns(rows);
    const understood = understand(rows, columns, languages);
    const stored = await listHouseholds(db, path);
    const plan = planImport(understood.entries, stored);
    for (const line of linesOf(understood, plan, columns.unused)) say(options, line);
    const added = [...plan.added, ...(options.doubles ? plan.doubles : [])];
    if (stored.length + added.length > householdLimits.households)
      throw new UserError(
        `An invitation has ${householdLimits.households} households at most. Nothing was written.`,
      );
    const numbers = `${count(added.length, "household")} added, ${plan.changed.length} changed`;
    const isNew = added.length + plan.changed.length > 0;
    if (isNew && options.dryRun) say(options, `Nothing is written to ${path} (--dry-run).`);
    else if (isNew) {
      await ask(
        `Write to ${path} (${numbers})`,
        `The guests of ${path} are as they were.`,
        options,
      );
      const changes = { added: added.map(({ entered }) => entered), changed: plan.changed };
      // Only on what was compared: the couple may have written meanwhile, or this run's double.
      const now = Date.now();
      const record = recordChange(db, { invitation: path, person: null, now }, "guests-imported", {
        count: added.length + plan.changed.length,
      });
      if (!(await saveHouseholds(db, path, changes, now, stored, [record])))
        throw refusal(
          `The guests of ${path} were changed meanwhile. Run the same command again: it compares anew.`,
        );
    }
    if (options.json)
      return printJson({
        ...jsonOf(understood, plan, columns.unused, options),
        written: isNew && !options.dryRun,
      });
    if (options.dryRun) return say(options, `It would be: ${numbers}.`);
    say(options, isNew ? `${path}: ${numbers}.` : `Nothing to write to ${path}.`);
  });
}

async function rowsOf(file: string): Promise<Row[]> {
  const path = resolve(process.env.INIT_CWD ?? root, file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw notFound(`There is no file ${path}.`);
  if (found.size > sheetLimits.bytes) throw new UserError(`${file} ${sheetProblems["too-large"]}`);
  const sheet = await readSheet(new Uint8Array(await readFile(path)));
  if ("problem" in sheet) throw new UserError(`${file} ${sheetProblems[sheet.problem]}`);
  if (sheet.rows.length === 0) throw new UserError(`${file} is empty.`);
  return sheet.rows;
}

function linesOf({ entries, problems }: Understood, plan: ImportPlan, unused: string[]): string[] {
  const doubts = entries.flatMap(({ line, doubts: all }) =>
    all.map(({ kind, text }) => `    line ${line}: ${doubtTexts[kind]}: ${text}`),
  );
  const added = plan.added.map(
    ({ line, entered }) =>
      `    line ${line}: ${peopleText(entered)} (${seatsText(entered)}) – ${entered.salutation}`,
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
          `    line ${line}: ${peopleText(entered)}: ${fields.join(", ")}`,
      ),
    ),
    ...section("there already", plan.same.length, []),
    ...section("possible doubles", plan.doubles.length, plan.doubles.map(doubleLine)),
    ...section("doubtful", doubts.length, doubts),
    ...section(
      "not usable",
      problems.length,
      problems.map(({ line, problem }) => `    line ${line}: ${rowProblems[problem]}`),
    ),
    ...(unused.length > 0 ? [`Columns that are not used: ${unused.join(", ")}`] : []),
  ];
}

function section(title: string, number: number, lines: string[]): string[] {
  return number === 0 ? [] : [`${number} ${title}`, ...lines];
}

function doubleLine({ line, entered, of, reason }: Double): string {
  const other = "line" in of ? `line ${of.line}` : peopleText(of.household);
  return `    line ${line}: ${peopleText(entered)}: ${doubleReasons[reason]} as ${other}`;
}

function jsonOf(
  { entries, problems }: Understood,
  plan: ImportPlan,
  unused: string[],
  { doubles = false }: { doubles?: boolean },
) {
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
    unusedColumns: unused,
  };
}
