import type { TFunction } from "i18next";
import { formatTime, wallTime } from "#app/features/language/dates.ts";
import { languageNames } from "#app/features/language/languages.ts";
import type { ListedReply } from "#app/features/reply/data.server.ts";

/** Without it, Excel takes UTF-8 for the system's old code page. */
const byteOrderMark = "\uFEFF";

/** Begins that make a spreadsheet compute a cell, the full-width forms among them. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

const columns = [
  "name",
  "answer",
  "guests",
  "email-to",
  "language",
  "received",
  "changed",
] as const;

/**
 * Replies as a table for spreadsheets (RFC 4180). The guest's name stands first and each text is
 * quoted, so that it stays one cell also where a spreadsheet expects semicolons.
 */
export function csvOf(replies: readonly ListedReply[], timeZone: string, t: TFunction): string {
  const header = columns.map((column) => t(`desk:csv.${column}`));
  const rows = replies.map((reply) => [
    reply.name,
    t(reply.response === "Yes" ? "desk:answer.yes" : "desk:answer.no"),
    reply.response === "Yes" ? (reply.guestsNumber ?? 1) : 0,
    reply.emailTo ? t(`desk:side.${reply.emailTo}`) : "",
    languageNames[reply.language],
    sortable(reply.createdAt, timeZone),
    reply.revision > 1 ? sortable(reply.updatedAt, timeZone) : "",
  ]);
  return (
    byteOrderMark + [header, ...rows].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("")
  );
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** `2027-05-01 16:00`, which every spreadsheet knows for a date and sorts. */
function sortable(instant: number, timeZone: string): string {
  const time = wallTime(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${time.year}-${two(time.month)}-${two(time.day)} ${formatTime(time)}`;
}
