import type { TFunction } from "i18next";
import { formatTime, wallTime } from "#app/i18n/dates.ts";
import { csvTable } from "#app/lib/csv.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";
import { headsOf } from "#app/features/reply/answer.ts";
import { listedFields } from "#app/features/reply/form-fields.ts";
import type { ListedReply } from "#app/features/reply/data.server.ts";
import type { FieldName } from "#app/features/invitation/reply-fields.ts";
import {
  languageOfTexts,
  formatAnswer,
  type AnswerFormat,
} from "#app/features/reply/format-answer.ts";

/**
 * Replies as CSV. The guest's name is first.
 * @param invitation null when it is no longer published.
 */
export function csvOf(
  replies: readonly ListedReply[],
  invitation: PublishedInvitation | null,
  language: Language,
  timeZone: string,
  t: TFunction,
): string {
  const fields = listedFields(invitation, replies);
  const wording = { invitation, language: languageOfTexts(invitation, language), t };
  const header = [
    ...fields.map((field) => t(`desk:fields.${field}`)),
    ...(["language", "received", "changed"] as const).map((column) => t(`desk:csv.${column}`)),
  ];
  const rows = replies.map((reply) => [
    ...fields.map((field) => valueOf(reply, field, wording)),
    languageNames[reply.language],
    sortable(reply.createdAt, timeZone),
    reply.revision > 1 ? sortable(reply.updatedAt, timeZone) : "",
  ]);
  return csvTable([header, ...rows]);
}

/** Numbers are left as numbers, for sums; a guest who does not come counts 0. */
function valueOf(reply: ListedReply, field: FieldName, wording: AnswerFormat): string | number {
  // An empty cell would mean that nothing was answered.
  if (reply.unreadable.includes(field)) return "?";
  if (field === "guestsNumber") return headsOf(reply);
  if (field === "children") return reply.children ?? 0;
  return formatAnswer(reply, field, wording) ?? "";
}

/** `2027-05-01 16:00`, which every spreadsheet recognises and sorts as a date. */
function sortable(instant: number, timeZone: string): string {
  const time = wallTime(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${time.year}-${two(time.month)}-${two(time.day)} ${formatTime(time)}`;
}
