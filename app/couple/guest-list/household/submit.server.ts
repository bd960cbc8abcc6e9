import type { TFunction } from "i18next";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { householdDetails } from "#app/couple/guest-list/household/format.ts";
import { fieldText } from "#app/couple/guest-list/texts.ts";
import {
  parseHousehold,
  usualValues,
  valuesOf,
  type UsualValues,
} from "#app/couple/guest-list/household/rules.ts";
import { readValues, type HouseholdValues } from "#app/couple/guest-list/household/fields.ts";
import { fieldNames, type FieldName } from "#app/domain/guests/fields.ts";
import { householdOf, readHousehold } from "#app/domain/guests/data.server.ts";
import { readPhones } from "#app/domain/guests/import/cells/values.ts";
import { addHousehold, changeHousehold } from "#app/domain/guests/mutations.server.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household, NewHousehold } from "#app/domain/guests/schema.ts";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { withoutRetries, withRetries } from "#app/lib/retries.ts";
import {
  rejected,
  submit,
  type Closed,
  type FormFailure,
  type Submission,
} from "#app/lib/submit.server.ts";

/** A field that was typed otherwise than it is stored now. */
export type Difference = { field: FieldName; typed: string; stored: string };

/** A form that was not saved, as it is shown again. */
export type HouseholdFailure = FormFailure & {
  values: HouseholdValues;
  usual: UsualValues;
  /** Why the whole form was refused; null where fields have messages. */
  problem: "stale" | "full" | "try-again" | null;
  /** The id that a new household gets. */
  id: string;
  /** With `stale`: the version of the values, which are those that are stored now. */
  version: number | null;
  differences: Difference[];
};

type Saving = {
  invitation: string;
  /** The name of the host's shared link, "" for the couple's own. */
  person: string;
  languages: readonly Language[];
  /** Milliseconds since 1970 in UTC. */
  now: number;
  t: TFunction;
};

/**
 * Saves a household's posted form. Nobody's change is overwritten: one that is based on an older
 * version is refused, and shown beside what is stored now.
 * @param target the household as it is stored, with the version that the form was made from; for a
 * new one its id, under which it is added once.
 * @returns closed: the household was removed meanwhile.
 */
export async function saveHouseholdForm(
  db: D1Database,
  form: FormData,
  target: { household: Household; version: number } | { id: string },
  { invitation, person, languages, now, t }: Saving,
): Promise<Submission<HouseholdFailure, { id: string }> | Closed> {
  const parsed = parseHousehold(form, languages);
  const values = readValues(form);
  const id = "id" in target ? target.id : target.household.id;
  const failureOf = (
    problem: HouseholdFailure["problem"],
    other: Partial<HouseholdFailure> = {},
  ): HouseholdFailure => ({
    lastResult: parsed.reply(),
    values,
    usual: usualValues(values, languages),
    problem,
    id,
    version: "version" in target ? target.version : null,
    differences: [],
    ...other,
  });
  if (parsed.status !== "success") return rejected(400, failureOf(null));
  const entered = { ...parsed.value, phone: phoneOf(parsed.value) };
  const author = { invitation, person, now };
  const records = [
    "id" in target
      ? recordChange(db, author, "household-added", { name: peopleText(entered) }, [id])
      : recordChange(db, author, "household-changed", householdDetails(target.household, entered), [
          id,
        ]),
  ];
  const take = async (): Promise<Submission<HouseholdFailure, { id: string }> | Closed> => {
    const isSaved = await withoutRetries(() =>
      "id" in target
        ? addHousehold(db, invitation, { id, entered }, now, records)
        : // The version of the form, so that the statement itself refuses a later one.
          changeHousehold(
            db,
            invitation,
            { household: { ...target.household, updatedAt: target.version }, entered },
            now,
            records,
          ),
    );
    if (isSaved) {
      await findDoublesAnew(db, invitation, now);
      return { state: "stored", id };
    }
    const newer = readHousehold(await withRetries(() => householdOf(db, invitation, id).all()));
    if (!newer) return "id" in target ? rejected(409, failureOf("full")) : { state: "closed" };
    const differences = differencesOf(entered, newer, t);
    // The same form sent twice.
    if (differences.length === 0 || "id" in target) return { state: "stored", id };
    const stored = valuesOf(newer, languages, t);
    const stale = failureOf("stale", {
      values: stored,
      usual: usualValues(stored, languages),
      version: newer.updatedAt,
      differences,
    });
    return rejected(409, stale);
  };
  return submit(true, () => failureOf("try-again"), take, "a household was not saved");
}

function differencesOf(entered: NewHousehold, stored: Household, t: TFunction): Difference[] {
  return fieldNames
    .map((field) => ({
      field,
      typed: fieldText(field, entered, t),
      stored: fieldText(field, stored, t),
    }))
    .filter(({ typed, stored: now }) => typed !== now);
}

/** In the international form where it is one number; otherwise as it was typed. */
function phoneOf({ phone = null }: NewHousehold): string | null {
  if (phone === null) return null;
  const read = readPhones(phone);
  return (read.isWhole && read.phone) || phone;
}
