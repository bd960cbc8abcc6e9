import { tables, type TableName } from "#app/studio/rights/tables/all.ts";
import type { Row } from "#app/platform/privacy/schema.ts";
import { csvTable } from "#app/lib/csv.ts";

/** Fields whose column's name does not say what they are. */
const words: Readonly<Record<string, string>> = {
  id: "number of the row",
  key: "key of the form",
  response: "answer",
  guests_number: "number of people",
  email_to: "answer goes to",
  other_guest: "comes with",
  join_from: "joins from",
  entered_by: "entered by the host with the link",
  suspect: "marked as possible spam",
  content_hash: "fingerprint of the contents",
  code: "code of the personal link",
  "households.address_form": "addressed as",
  name_key: "spelling for search",
  opened_at: "link first opened",
  last_opened_at: "link last opened",
  delivered_at: "link first shown by a chat",
  reminded_at: "reminded",
  party: "guest's row",
  table_id: "table's row",
  token_hash: "digest of the link",
  read_only: "may only read",
  definition: "contents",
  change_request: "requested changes",
  rsvp: "asks for replies",
  due_at: "next attempt",
  staff_settled_at: "settled by staff",
  published_by: "published by",
};

/** Columns of moments that do not end in `_at`. */
const moments = ["since", "locked_until"];

/** A column's name in words. */
function wordsOf(table: TableName, column: string): string {
  return (
    words[`${table}.${column}`] ?? words[column] ?? column.replace(/_at$/, "").replaceAll("_", " ")
  );
}

/** A row in words: moments as ISO 8601 in UTC, lists and objects as what they are. */
export function readableRow(table: TableName, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      wordsOf(table, column),
      readableValue(column, value),
    ]),
  );
}

function readableValue(column: string, value: Row[string] | undefined): unknown {
  if (typeof value === "number" && value > 0 && isMoment(column))
    return new Date(value).toISOString();
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function isMoment(column: string): boolean {
  return column.endsWith("_at") || moments.includes(column);
}

/** Rows of one table as CSV, with their fields in words. */
export function readableCsv(table: TableName, rows: readonly Row[]): string {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  return csvTable([
    columns.map((column) => wordsOf(table, column)),
    ...rows.map((row) =>
      columns.map((column) => {
        const value = row[column];
        const isDate = typeof value === "number" && value > 0 && isMoment(column);
        return isDate ? new Date(value).toISOString() : (value ?? "");
      }),
    ),
  ]);
}

/** The name of a table's file: `replies`, `households-of-the-guest-list`. */
export function fileNameOf(table: TableName): string {
  return tables[table].what.replaceAll(/[^a-zA-Z]+/g, "-");
}
