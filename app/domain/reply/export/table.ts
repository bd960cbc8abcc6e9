import type { TFunction } from "i18next";
import type { FieldName } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { headsOf } from "#app/domain/reply/columns.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import { listedFields } from "#app/domain/reply/fields.ts";
import { formatAnswer, languageOfTexts, type AnswerFormat } from "#app/domain/reply/format.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";

/**
 * Replies as the rows of a spreadsheet. `received` and `changed` are milliseconds since 1970 in
 * UTC; `changed` is null for a reply in its first revision.
 */
export type ReplyTable = {
  /** The fields of `answers`. */
  fields: FieldName[];
  /**
   * The names of all columns: the answers', then language, received and changed, and whether it
   * counts where one does not.
   */
  header: string[];
  rows: {
    answers: (string | number)[];
    language: string;
    received: number;
    changed: number | null;
    /** Null where all replies count. */
    counted: string | null;
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
  const isMixed = replies.some(({ counts }) => !counts);
  const byId = new Map(isMixed ? replies.map((reply) => [reply.id, reply]) : []);
  return {
    fields,
    header: [
      ...fields.map((field) => t(`dashboard:fields.${field}`)),
      ...(["language", "received", "changed"] as const).map((column) =>
        t(`dashboard:csv.${column}`),
      ),
      ...(isMixed ? [t("dashboard:csv.counted")] : []),
    ],
    rows: replies.map((reply) => ({
      answers: fields.map((field) => valueOf(reply, field, wording)),
      language: languageNames[reply.language],
      received: reply.createdAt,
      changed: reply.revision > 1 ? reply.updatedAt : null,
      counted: isMixed ? countedText(reply, byId.get(reply.doubles ?? ""), t) : null,
    })),
  };
}

/**
 * Text on whether a reply counts; with the number of people that it names, which is no longer in
 * its own cell.
 */
function countedText(reply: ListedReply, first: ListedReply | undefined, t: TFunction): string {
  if (reply.counts) return t("dashboard:csv.counts");
  const heads = headsOf(reply);
  const headsText =
    heads > 0 ? t("dashboard:entry.guests", { count: heads }) : t("dashboard:entry.not-coming");
  return t(reply.isDoubtful ? "dashboard:csv.doubtful" : "dashboard:csv.aside", {
    name: first?.name ?? "",
    said: headsText,
  });
}

/** Numbers are left as numbers, for sums; a guest who does not come or does not count is 0. */
function valueOf(reply: ListedReply, field: FieldName, wording: AnswerFormat): string | number {
  // An empty cell would mean that nothing was answered.
  if (reply.unreadable.includes(field)) return "?";
  if (field === "guestsNumber") return reply.counts ? headsOf(reply) : 0;
  if (field === "children") return reply.counts ? (reply.children ?? 0) : 0;
  return formatAnswer(reply, field, wording) ?? "";
}
