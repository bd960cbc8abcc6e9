import { quoteItem, splitItems } from "#app/domain/guests/import/list-cell.ts";
import { writePeople } from "#app/domain/guests/import/people-cell.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { sectionTagOf } from "#app/domain/invitation/section-tags.ts";
import { csvTable } from "#app/lib/csv.ts";

const headings = [
  "Names",
  "Salutation",
  "Address form",
  "Adults",
  "Children",
  "Language",
  "Side",
  "Sender",
  "Tags",
  "Phone",
  "Note",
];

/** Households as CSV, with all their fields; an import reads them back without change. */
export function householdsCsv(households: readonly NewHousehold[]): string {
  return csvTable([
    headings,
    ...households.map((household) => [
      writePeople(household.people),
      household.salutation,
      household.address,
      household.adults,
      household.children,
      household.language ?? "",
      household.side ?? "",
      household.sender ?? "",
      household.tags.map(tagItem).join("; "),
      household.phone ?? "",
      household.note ?? "",
    ]),
  ]);
}

/** In quotes where an import would read it otherwise. */
function tagItem(tag: string): string {
  const [item, ...others] = splitItems(tag);
  const isPlain = others.length === 0 && item?.text === tag && !item.isLiteral;
  return isPlain && !/[",|#]/.test(tag) && sectionTagOf(tag) === tag ? tag : quoteItem(tag);
}
