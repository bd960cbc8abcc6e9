import type { TFunction } from "i18next";
import { assignableOf, namesAmong } from "#app/couple/answers/rules.ts";
import {
  entriesPerPage,
  filterEntries,
  isOfAnswer,
  type AnswerFilter,
  type Entry,
  type EntryQuery,
} from "#app/couple/answers/types.ts";
import { entriesByPart } from "#app/couple/answers/totals.ts";
import { overviewOf, type Overview } from "#app/couple/answers/overview/view.ts";
import { changeOfAny } from "#app/couple/changes/state.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { tagLabel } from "#app/domain/guests/texts.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { places, type Place } from "#app/domain/invitation/reply/fields.ts";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { closesAt } from "#app/domain/invitation/reply/deadline.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Undelivered } from "#app/platform/outbox/data.server.ts";
import type { PartTotals } from "#app/domain/reply/parts/totals.ts";
import { householdFinder } from "#app/domain/reply/doubles/rules.ts";
import { comparedReply } from "#app/domain/reply/doubles/types.ts";
import type { ReplyEntry } from "#app/domain/reply/entry/data.server.ts";
import { formatSide, languageOfTexts } from "#app/domain/reply/format.ts";

/** A household that a reply may be assigned to. */
export type HouseholdChoice = { id: string; name: string };

/** A doubtful answer, with the household that it is likely from. */
export type Todo = { entry: Entry; suggestion: HouseholdChoice | null };

/** Choices in the list's filters: values that occur. */
export type FilterOptions = {
  sides: { value: string; label: string }[];
  tags: { value: string; label: string }[];
  places: Place[];
  hasDiets: boolean;
};

/** A dashboard's first page in one language. */
export type AnswersView = {
  frame: DashboardFrame;
  /** Guests may still be asked for an answer: not once the day was called off. */
  asks: boolean;
  overview: Overview;
  /** Null where the parts of the day say nothing beside the total. */
  parts: PartTotals | null;
  unsent: Undelivered;
  /** Changes that some guests do not know of; null where they know all. */
  change: { title: string; text: string } | null;
  todo: Todo[];
  /** A page of the entries that match `query`. */
  entries: Entry[];
  /** `entries` are all entries, in the list's own order. */
  isWhole: boolean;
  matches: number;
  counts: Record<AnswerFilter, number>;
  options: FilterOptions;
  /** The form asks for the number of children, or did. */
  withChildren: boolean;
  query: EntryQuery;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** Doubtful answers on the first page; the others are in the list's filter. */
const mostTodo = 20;

type Given = {
  replies: readonly ReplyEntry[];
  households: readonly Household[];
  unsent: Undelivered;
};

type Shown = { query: EntryQuery; invitation: PublishedInvitation | null; now: number };

export function answersView(
  rows: Given,
  frame: DashboardFrame,
  { query, invitation, now }: Shown,
  t: TFunction,
): AnswersView {
  const { entries, parts } = entriesByPart(rows, invitation);
  const matches = filterEntries(entries, query, now);
  const first = (query.page - 1) * entriesPerPage;
  const { timeZone } = frame.about;
  const asks = invitation === null || calledOff(invitation) === null;
  return {
    frame,
    asks,
    overview: overviewOf(entries, {
      timeZone,
      deadline: invitation?.reply?.deadline && asks ? closesAt(invitation) : null,
      now,
    }),
    parts,
    unsent: rows.unsent,
    change:
      invitation && !isDemo(invitation)
        ? changeIn(invitation, rows.households, frame, now, t)
        : null,
    todo: todoOf(entries, rows),
    entries: matches.slice(first, first + entriesPerPage),
    isWhole:
      matches.length === entries.length &&
      entries.length <= entriesPerPage &&
      query.order === "newest",
    matches: matches.length,
    counts: countsOf(entries),
    withChildren:
      invitation?.reply?.fields.includes("children") ||
      entries.some(({ children }) => children > 0),
    options: optionsOf(entries, invitation, frame, t),
    query,
    now,
  };
}

function changeIn(
  invitation: PublishedInvitation,
  households: readonly Household[],
  { language }: DashboardFrame,
  now: number,
  t: TFunction,
): AnswersView["change"] {
  const texts = languageOfTexts(invitation, language);
  return changeOfAny(withoutOldNews(invitation, now), households, texts, t);
}

function countsOf(entries: readonly Entry[]): Record<AnswerFilter, number> {
  const count = (filter: AnswerFilter) =>
    entries.filter((entry) => isOfAnswer(entry, filter)).length;
  return {
    all: count("all"),
    yes: count("yes"),
    no: count("no"),
    silent: count("silent"),
    check: count("check"),
    hidden: count("hidden"),
  };
}

function todoOf(
  entries: readonly Entry[],
  { replies, households }: Pick<Given, "replies" | "households">,
): Todo[] {
  const doubtful = entries.filter(({ doubt }) => doubt !== null);
  // Answers missing in the totals go before those that may be wrong in them.
  const isDouble = ({ doubt }: Entry) => doubt === "double";
  const [first, others] = [
    doubtful.filter(isDouble),
    doubtful.filter((candidate) => !isDouble(candidate)),
  ];
  const visibleEntries = [...first, ...others].slice(0, mostTodo);
  if (doubtful.length === 0) return [];
  const comparedReplies = replies.map(comparedReply);
  const byId = new Map(comparedReplies.map((reply) => [reply.id, reply]));
  const assignable = new Set(assignableOf({ replies, households }));
  const likelyOf = householdFinder(households, comparedReplies, (household) =>
    assignable.has(household),
  );
  const nameAmong = namesAmong(households);
  return visibleEntries.map((entry) => {
    const reply = byId.get(entry.id);
    const isFree = reply !== undefined && reply.household === null && entry.doubt !== "double";
    const likely = isFree ? likelyOf(reply) : null;
    return { entry, suggestion: likely && { id: likely.id, name: nameAmong(likely) } };
  });
}

function optionsOf(
  entries: readonly Entry[],
  invitation: PublishedInvitation | null,
  { language }: DashboardFrame,
  t: TFunction,
): FilterOptions {
  const wording = { invitation, language: languageOfTexts(invitation, language), t };
  const sides = new Set(entries.flatMap(({ side }) => side ?? []));
  return {
    sides: [...sides].map((value) => ({ value, label: formatSide(value, wording) })),
    tags: [...new Set(entries.flatMap(({ tags }) => tags))].map((value) => ({
      value,
      label: tagLabel(value, t),
    })),
    places: places.filter((place) =>
      entries.some((entry) => (entry.counted ?? entry.places).includes(place)),
    ),
    hasDiets: entries.some(({ diet }) => diet !== null),
  };
}
