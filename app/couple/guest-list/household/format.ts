import type { ChangeDetails } from "#app/domain/change-log/kinds.ts";
import { fieldNames, type FieldName } from "#app/domain/guests/fields.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";

/** The log's details of a changed household: its earlier name, and each field before and after. */
export function householdDetails(
  earlierHousehold: NewHousehold,
  laterHousehold: NewHousehold,
): ChangeDetails {
  const fields = fieldNames.flatMap((field) => {
    const [was, is] = [valueOf(field, earlierHousehold), valueOf(field, laterHousehold)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : { field, before: was, after: is };
  });
  return { name: peopleText(earlierHousehold), fields };
}

/** People without the ids that a stored household has. */
function valueOf(field: FieldName, household: NewHousehold): unknown {
  return field === "people"
    ? household.people.map(({ name, child }) => ({ name, child }))
    : (household[field] ?? null);
}
