import type { TFunction } from "i18next";
import { writeCursor } from "#app/features/dashboard/cursor.ts";
import type { DashboardFrame } from "#app/features/dashboard/frame.ts";
import type { Dashboard } from "#app/features/dashboard/data.server.ts";
import type { SilentHousehold } from "#app/features/dashboard/silent-households.ts";
import { formatDate, formatTime, wallTime } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { changedFields, headsOf } from "#app/features/reply/answer.ts";
import { listedFields } from "#app/features/reply/form-fields.ts";
import type { FieldName } from "#app/features/invitation/reply-fields.ts";
import {
  languageOfTexts,
  formatAnswer,
  type AnswerFormat,
} from "#app/features/reply/format-answer.ts";
import type {
  ListedReply,
  DeliveryStatus,
  ReplyPage,
  ReplyTotals,
} from "#app/features/reply/data.server.ts";

/** The filter of the list by answer. */
export type Filter = "all" | "yes" | "no";

export type DashboardRow = {
  id: string;
  name: string;
  coming: boolean;
  /** Number of people; null for a guest who is not coming. */
  guests: number | null;
  /** The side that the reply was mailed to; null where guests were not asked. */
  emailTo: string | null;
  /** Answers without a column of their own, formatted. */
  details: { field: FieldName; text: string }[];
  suspect: boolean;
  /** Set for a changed reply: when, and the former values of the changed fields. */
  changed: { at: Moment; before: string | null } | null;
  /** Names of fields whose stored answer cannot be read, formatted; null when there are none. */
  unreadable: string | null;
  at: Moment;
  mail: DeliveryStatus;
  byTelegram: boolean;
};

/** A moment in the event's time zone. */
type Moment = { text: string; iso: string };

/** A dashboard in one language, with formatted dates. */
export type DashboardView = {
  frame: DashboardFrame;
  totals: ReplyTotals;
  unsent: Dashboard["unsent"];
  filters: { filter: Filter; href: string; count: number; current: boolean }[];
  rows: DashboardRow[];
  /** The fields to show. */
  fields: FieldName[];
  silent: SilentHousehold[];
  newest: string | null;
  earlier: string | null;
};

export type Shown = {
  filter: Filter;
  page: ReplyPage;
  language: Language;
  /** Null when the invitation is no longer published. */
  invitation: PublishedInvitation | null;
};

/**
 * @param dashboard one reply more than `page.limit` means that there is a next page.
 * @param silent the households that have not replied.
 */
export function dashboardView(
  { replies, totals, unsent }: Dashboard,
  silent: SilentHousehold[],
  frame: DashboardFrame,
  shown: Shown,
  t: TFunction,
): DashboardView {
  const { filter, page, invitation } = shown;
  const rows = replies.slice(0, page.limit);
  const last = replies.length > page.limit ? rows.at(-1) : undefined;
  const counts = { all: totals.answers, yes: totals.yes, no: totals.no } satisfies Record<
    Filter,
    number
  >;
  const fields = listedFields(
    invitation,
    rows.flatMap((row) => [row, row.previous]),
  );
  const wording = { invitation, language: languageOfTexts(invitation, shown.language), t };
  const filters: Filter[] = ["all", "yes", "no"];
  return {
    frame,
    totals,
    unsent,
    filters: filters.map((name) => ({
      filter: name,
      href: addressOfPage(name),
      count: counts[name],
      current: name === filter,
    })),
    rows: rows.map((reply) => rowOf(reply, fields, frame.about.timeZone, wording)),
    fields,
    silent,
    newest: page.after ? addressOfPage(filter) : null,
    earlier: last ? addressOfPage(filter, writeCursor(last)) : null,
  };
}

function addressOfPage(filter: Filter, after?: string): string {
  const query = new URLSearchParams({
    ...(filter === "all" ? {} : { answer: filter }),
    ...(after ? { after } : {}),
  });
  return query.size > 0 ? `/replies?${query}` : "/replies";
}

/** Fields with a column of their own. */
const inColumns: readonly FieldName[] = ["name", "response", "guestsNumber", "emailTo"];

function rowOf(
  reply: ListedReply,
  fields: readonly FieldName[],
  timeZone: string,
  wording: AnswerFormat,
): DashboardRow {
  const coming = reply.response === "Yes";
  const { t } = wording;
  const others = fields.filter((field) => !inColumns.includes(field));
  return {
    id: reply.id,
    name: reply.name,
    coming,
    guests: coming ? headsOf(reply) : null,
    emailTo: formatAnswer(reply, "emailTo", wording),
    details: others.flatMap((field) => {
      const text = formatAnswer(reply, field, wording);
      return text === null ? [] : [{ field, text }];
    }),
    suspect: reply.suspect,
    changed:
      reply.revision > 1
        ? { at: momentOf(reply.updatedAt, timeZone, t), before: beforeOf(reply, wording) }
        : null,
    unreadable:
      reply.unreadable.length > 0
        ? reply.unreadable.map((field) => t(`desk:fields.${field}`)).join(", ")
        : null,
    at: momentOf(reply.createdAt, timeZone, t),
    mail: reply.mail,
    byTelegram: reply.byTelegram,
  };
}

function momentOf(instant: number, timeZone: string, t: TFunction): Moment {
  const time = wallTime(instant, timeZone);
  return {
    text: `${formatDate(t, time, "day")}, ${formatTime(time)}`,
    iso: new Date(instant).toISOString(),
  };
}

/** The former values of the fields that a guest changed: `Yes · 3`. */
function beforeOf(reply: ListedReply, wording: AnswerFormat): string | null {
  const { previous } = reply;
  if (!previous) return null;
  const words = changedFields(reply, previous).map((field) => {
    const text = formatAnswer(previous, field, wording);
    // A bare "yes" would not name the question.
    return text && field === "withPartner" ? wording.t("desk:fields.withPartner") : text;
  });
  return words.filter(Boolean).join(" · ") || null;
}
