import type { TFunction } from "i18next";
import type { About } from "#app/features/desk/about.server.ts";
import { writeCursor } from "#app/features/desk/cursor.ts";
import type { Desk, UnsentMails } from "#app/features/desk/data.server.ts";
import { formatDate, formatTime, wallTime } from "#app/features/language/dates.ts";
import { languageNames, type Language } from "#app/features/language/languages.ts";
import { changedFields } from "#app/features/reply/changes.ts";
import type {
  ListedReply,
  MailState,
  ReplyPage,
  ReplyTotals,
} from "#app/features/reply/data.server.ts";

/** Which answers the couple looks at. */
export type Filter = "all" | "yes" | "no";

export type DeskRow = {
  id: string;
  name: string;
  coming: boolean;
  /** Heads; null for a guest who is not coming. */
  guests: number | null;
  side: "groom" | "bride" | null;
  suspect: boolean;
  /** Set for an answer that the guest has changed: when, and what differs as it had been. */
  changed: { at: Moment; before: string | null } | null;
  at: Moment;
  mail: MailState;
  byTelegram: boolean;
};

/** A moment on the event's clock. */
type Moment = { text: string; iso: string };

/** The couple's page in one language, its dates written out. */
export type DeskView = {
  about: About;
  languages: { name: string; language: Language; href: string; current: boolean }[];
  totals: ReplyTotals;
  unsent: UnsentMails;
  filters: { filter: Filter; href: string; count: number; current: boolean }[];
  rows: DeskRow[];
  /** Whether any guest was asked whose guest they are. */
  sides: boolean;
  newest: string | null;
  earlier: string | null;
};

export type Shown = {
  filter: Filter;
  page: ReplyPage;
  language: Language;
  offered: readonly Language[];
};

/** @param desk one reply more than `page.limit` says that earlier ones follow. */
export function deskView(
  { replies, totals, unsent }: Desk,
  about: About,
  shown: Shown,
  t: TFunction,
): DeskView {
  const { filter, page } = shown;
  const rows = replies.slice(0, page.limit);
  const last = replies.length > page.limit ? rows.at(-1) : undefined;
  const counts = { all: totals.answers, yes: totals.yes, no: totals.no } satisfies Record<
    Filter,
    number
  >;
  const filters: Filter[] = ["all", "yes", "no"];
  return {
    about,
    languages: shown.offered.map((language) => ({
      language,
      name: languageNames[language],
      href: `/replies?lng=${language}`,
      current: language === shown.language,
    })),
    totals,
    unsent,
    filters: filters.map((name) => ({
      filter: name,
      href: addressOfPage(name),
      count: counts[name],
      current: name === filter,
    })),
    rows: rows.map((reply) => rowOf(reply, about.timeZone, t)),
    sides: rows.some((reply) => reply.emailTo !== null),
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

function rowOf(reply: ListedReply, timeZone: string, t: TFunction): DeskRow {
  const coming = reply.response === "Yes";
  return {
    id: reply.id,
    name: reply.name,
    coming,
    guests: coming ? (reply.guestsNumber ?? 1) : null,
    side: reply.emailTo,
    suspect: reply.suspect,
    changed:
      reply.revision > 1
        ? { at: momentOf(reply.updatedAt, timeZone, t), before: beforeOf(reply, t) }
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

/** `Yes · 3`: the fields that a guest changed, as they were. */
function beforeOf(reply: ListedReply, t: TFunction): string | null {
  const { previous } = reply;
  if (!previous) return null;
  const words = {
    name: previous.name,
    response: t(previous.response === "Yes" ? "desk:answer.yes" : "desk:answer.no"),
    guestsNumber: previous.guestsNumber?.toString(),
    emailTo: previous.emailTo && t(`desk:side.${previous.emailTo}`),
  };
  const changed = changedFields(reply, previous).map((field) => words[field]);
  return changed.filter(Boolean).join(" · ") || null;
}
