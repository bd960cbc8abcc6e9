import { fieldNames, householdFields, type FieldName } from "#app/domain/guests/fields.ts";
import { quoteItem, splitItems } from "#app/domain/guests/import/cells/list.ts";
import { writePeople } from "#app/domain/guests/import/cells/people.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { sectionTagOf } from "#app/domain/invitation/parts/tags.ts";
import { csvTable } from "#app/lib/csv.ts";

/** Households as CSV, with all their fields; an import reads them back without change. */
export function householdsCsv(households: readonly NewHousehold[]): string {
  return csvTable([
    fieldNames.map((field) => householdFields[field].heading),
    ...households.map((household) => fieldNames.map((field) => cellOf(field, household))),
  ]);
}

function cellOf(field: FieldName, household: NewHousehold): string | number {
  switch (field) {
    case "people":
      return writePeople(household.people);
    case "tags":
      return household.tags.map(tagItem).join("; ");
    default:
      return household[field] ?? "";
  }
}

/** In quotes where an import would read it otherwise. */
function tagItem(tag: string): string {
  const [item, ...others] = splitItems(tag);
  const isPlain = others.length === 0 && item?.text === tag && !item.isLiteral;
  return isPlain && !/[",|#]/.test(tag) && sectionTagOf(tag) === tag ? tag : quoteItem(tag);
}
