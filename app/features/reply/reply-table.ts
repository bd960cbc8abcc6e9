import type { TFunction } from "i18next";
import type { FieldName } from "#app/features/invitation/reply-fields.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { headsOf } from "#app/features/reply/answer.ts";
import type { ListedReply } from "#app/features/reply/data.server.ts";
import { listedFields } from "#app/features/reply/form-fields.ts";
import {
  formatAnswer,
  languageOfTexts,
  type AnswerFormat,
} from "#app/features/reply/format-answer.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";

/**
 * Replies as the rows of a spreadsheet. `received` and `changed` are milliseconds since 1970 in
 * UTC; `changed` is null for a reply in its first revision.
 */
export type ReplyTable = {
  /** The fields of `answers`. */
  fields: FieldName[];
  /** The names of all columns: the answers', then language, received and changed. */
  header: string[];
  rows: {
    answers: (string | number)[];
    language: string;
    received: number;
    changed: number | null;
  }[];
};

/**
 * The columns of replies in files. The guest's name is first.
 * @param invitation null when it is no longer published.
 */
export function replyTable(
  replies: readonly ListedReply[],
  invitation: PublishedInvitation | null,
  language: Language,
  t: TFunction,
): ReplyTable {
  const fields = listedFields(invitation, replies);
  const wording = { invitation, language: languageOfTexts(invitation, language), t };
  return {
    fields,
    header: [
      ...fields.map((field) => t(`desk:fields.${field}`)),
      ...(["language", "received", "changed"] as const).map((column) => t(`desk:csv.${column}`)),
    ],
    rows: replies.map((reply) => ({
      answers: fields.map((field) => valueOf(reply, field, wording)),
      language: languageNames[reply.language],
      received: reply.createdAt,
      changed: reply.revision > 1 ? reply.updatedAt : null,
    })),
  };
}

/** Numbers are left as numbers, for sums; a guest who does not come counts 0. */
function valueOf(reply: ListedReply, field: FieldName, wording: AnswerFormat): string | number {
  // An empty cell would mean that nothing was answered.
  if (reply.unreadable.includes(field)) return "?";
  if (field === "guestsNumber") return headsOf(reply);
  if (field === "children") return reply.children ?? 0;
  return formatAnswer(reply, field, wording) ?? "";
}
