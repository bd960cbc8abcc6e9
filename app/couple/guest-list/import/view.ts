import type { TFunction } from "i18next";
import { readingView, type ReadingView } from "#app/couple/guest-list/import/reading-view.ts";
import { detailsOf, fieldText } from "#app/couple/guest-list/texts.ts";
import type { FieldName } from "#app/domain/guests/fields.ts";
import type { DoubleReason, ImportPlan } from "#app/domain/guests/import/plan.ts";
import type { DoubtKind } from "#app/domain/guests/import/doubts.ts";
import type { Reading } from "#app/domain/guests/import/parse.ts";
import type { RowProblem, Understood } from "#app/domain/guests/import/rules.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { sha256Base64Url } from "#app/lib/crypto.ts";

type DoubtText = { kind: DoubtKind; text: string };

/** A row that would be added: what was understood. */
export type NewRow = {
  line: number;
  people: string;
  salutation: string;
  seats: number;
  children: number;
  /** Optional details from hosts, as far as they are there: language, side, tags, phone. */
  details: string[];
  doubts: DoubtText[];
};

export type ChangedRow = {
  line: number;
  name: string;
  changes: { field: FieldName; before: string; after: string }[];
  doubts: DoubtText[];
};

export type DoubleRow = NewRow & { of: { line: number } | { name: string }; reason: DoubleReason };

/** The effect of taking a table over, in the page's language. */
export type ImportPreview = {
  added: NewRow[];
  changed: ChangedRow[];
  /** Names of households that are there already, as they are in the table. */
  same: string[];
  doubles: DoubleRow[];
  problems: RowProblem[];
  /** How the list was read. */
  reading: ReadingView;
};

export function importPreview(
  { entries, problems }: Understood,
  plan: ImportPlan,
  reading: Reading,
  t: TFunction,
): ImportPreview {
  const doubts = new Map(entries.map((entry) => [entry.line, entry.doubts]));
  const rowOf = ({ line, entered }: { line: number; entered: NewHousehold }): NewRow => ({
    line,
    people: fieldText("people", entered, t),
    salutation: entered.salutation,
    seats: entered.adults + entered.children,
    children: entered.children,
    details: detailsOf(entered, t),
    doubts: doubts.get(line) ?? [],
  });
  return {
    added: plan.added.map(rowOf),
    changed: plan.changed.map(({ line, household, entered, fields }) => ({
      line,
      name: peopleText(household),
      changes: fields.map((field) => ({
        field,
        before: fieldText(field, household, t),
        after: fieldText(field, entered, t),
      })),
      doubts: doubts.get(line) ?? [],
    })),
    same: plan.same.map(({ household }) => peopleText(household)),
    doubles: plan.doubles.map((double) => ({
      ...rowOf(double),
      of: "line" in double.of ? double.of : { name: peopleText(double.of.household) },
      reason: double.reason,
    })),
    problems,
    reading: readingView(reading),
  };
}

/**
 * The identity of what a preview promises: equal for the same additions, changes and doubles. A
 * take-over that would do something else is shown first.
 */
export function fingerprintOf({ added, changed, doubles }: ImportPreview): Promise<string> {
  return sha256Base64Url(JSON.stringify([added, changed, doubles]));
}
