import type { TFunction } from "i18next";
import { wallTime } from "#app/i18n/dates.ts";
import { csvTable } from "#app/lib/csv.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import { replyTable } from "#app/domain/reply/export/table.ts";

/**
 * Replies as CSV, with the columns of `replyTable`.
 * @param invitation null when it is no longer published.
 */
export function csvOf(
  replies: readonly ListedReply[],
  invitation: PublishedInvitation | null,
  language: Language,
  timeZone: string,
  t: TFunction,
): string {
  const { header, rows } = replyTable(replies, invitation, language, t);
  return csvTable([
    header,
    ...rows.map(({ answers, language: spoken, received, changed, counted }) => [
      ...answers,
      spoken,
      sortable(received, timeZone),
      changed === null ? "" : sortable(changed, timeZone),
      ...(counted === null ? [] : [counted]),
    ]),
  ]);
}

/** `2027-05-01 16:00`, which every spreadsheet recognises and sorts as a date. */
function sortable(instant: number, timeZone: string): string {
  const time = wallTime(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${time.year}-${two(time.month)}-${two(time.day)}`;
  return `${day} ${two(time.hour)}:${two(time.minute)}`;
}
