import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { JoinPlace, Place } from "#app/domain/invitation/reply/fields.ts";
import { inNameOrder } from "#app/couple/guest-list/order.ts";
import { isFound, searchKeyOf, searchQueryOf, type SearchKey } from "#app/couple/search/rules.ts";
import type { GivenPerson } from "#app/domain/reply/people/format.ts";
import type { PartNumbers } from "#app/domain/reply/parts/types.ts";
import { readWhole } from "#app/lib/whole.ts";

/** Why hosts should look at an answer. */
export type Doubt = "double" | "spam" | "unknown" | "seats";

/** A line of the list of answers and guests: an answer, or a household that is silent. */
export type Entry = {
  /** The id of the answer, or that of the silent household. */
  id: string;
  state: "yes" | "no" | "silent" | "hidden";
  /** As the guest wrote it; the people of a silent household. */
  name: string;
  /** The household's people where the answer has another name, and what tells it from a namesake. */
  household: string | null;
  /** People who come; the seats of a silent household. */
  heads: number;
  /** Children among them. */
  children: number;
  /** People who come and people who do not, where the household answered by name. */
  people: readonly GivenPerson[] | null;
  /** A value of the list's `sides`. */
  side: string | null;
  tags: readonly string[];
  /** The household's. */
  phone: string | null;
  /** Parts of the day that the answer names. */
  places: readonly Place[];
  /** Parts at which it counts, where those are not `places`. */
  counted: readonly Place[] | null;
  /** People at each part, where not all who come are at the same. */
  parts: PartNumbers | null;
  diet: string | null;
  otherGuest: string | null;
  joinFrom: JoinPlace | null;
  withPartner: boolean;
  message: string | null;
  /** How far a silent household's link has come. */
  link: "opened" | "delivered" | "unopened" | "revoked" | null;
  doubt: Doubt | null;
  /** It is in totals; one that is hidden, doubtful or set aside is not. */
  counts: boolean;
  /** The answer that it likely repeats, or beside which it was set; null for one that counts. */
  first: FirstAnswer | null;
  /** The name of the host who entered it, "" for the couple; null for the guest. */
  enteredBy: string | null;
  /** Milliseconds since 1970 in UTC; null for a silent household. */
  createdAt: number | null;
  /** Set where the guest changed it. */
  changedAt: number | null;
};

/** An answer that another one likely repeats. */
export type FirstAnswer = {
  id: string;
  /** The people of its household, else as the guest wrote it. */
  name: string;
  /** People who come; 0 for nobody. */
  heads: number;
  /** The id of its household; null for an answer through the general link. */
  household: string | null;
  /** It came before the other. */
  isEarlier: boolean;
};

/** The values of the filter by answer. */
export const answerFilters = ["all", "yes", "no", "silent", "check", "hidden"] as const;
export type AnswerFilter = (typeof answerFilters)[number];

/** Filters and order of the list, as its address has them. */
export type EntryQuery = {
  q: string;
  answer: AnswerFilter;
  side: string;
  tag: string;
  place: string;
  diet: boolean;
  changed: boolean;
  order: "newest" | "name";
  /** Counted from 1. */
  page: number;
};

/** Entries on one page. */
export const entriesPerPage = 100;

/** Days for which a change is a late one. */
const lately = 7;
const day = 24 * 60 * 60 * 1000;

/** @returns null where the address has a value that no link or form of the page gives. */
export function readEntryQuery(params: URLSearchParams): EntryQuery | null {
  const text = (name: string) => (params.get(name) ?? "").slice(0, 200);
  const answer = answerFilters.find((filter) => filter === (params.get("answer") || "all"));
  const page = readWhole(params.get("page") ?? "1", { least: 1, most: 10_000 });
  if (!answer || page === null) return null;
  return {
    q: text("q"),
    answer,
    side: text("side"),
    tag: text("tag"),
    place: text("place"),
    diet: params.has("diet"),
    changed: params.has("changed"),
    order: params.get("order") === "name" ? "name" : "newest",
    page,
  };
}

/** The browser filters by itself (`useEntries`), so that a new query alone loads nothing. */
export function revalidateUnlessQuery({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQuery =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return !isQuery && defaultShouldRevalidate;
}

/** The address of the list with a query; usual values are left out. */
export function addressOfEntries({ answer, order, page, ...query }: EntryQuery): string {
  const params = new URLSearchParams();
  if (answer !== "all") params.set("answer", answer);
  for (const [name, value] of Object.entries(query))
    if (value) params.set(name, value === true ? "1" : value);
  if (order !== "newest") params.set("order", order);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/replies?${params}` : "/replies";
}

/**
 * The entries that a query asks for, in its order. The list's own order is the newest answer first,
 * then silent households by name.
 * @param now milliseconds since 1970 in UTC.
 */
export function filterEntries(entries: readonly Entry[], query: EntryQuery, now: number): Entry[] {
  const search = query.q.trim() === "" ? null : searchQueryOf(query.q);
  const matches = entries.filter(
    (entry) =>
      isOfAnswer(entry, query.answer) &&
      (!query.side || entry.side === query.side) &&
      (!query.tag || entry.tags.includes(query.tag)) &&
      (!query.place || isAt(entry, query.place)) &&
      (!query.diet || entry.diet !== null) &&
      (!query.changed || isChangedLately(entry, now)) &&
      (search === null || isFound(keyOf(entry), search)),
  );
  return query.order === "name" ? inNameOrder(matches) : matches;
}

/**
 * True if an entry belongs to a filter; hidden answers are in their own filter alone, and those of
 * "yes" and "no" are the ones that count.
 */
export function isOfAnswer(
  { state, doubt, counts }: Pick<Entry, "state" | "doubt" | "counts">,
  answer: AnswerFilter,
): boolean {
  if (answer === "all") return state !== "hidden";
  if (answer === "check") return doubt !== null;
  return state === answer && (counts || (answer !== "yes" && answer !== "no"));
}

function isAt({ places, counted }: Entry, wantedPlace: string): boolean {
  return (counted ?? places).some((place) => place === wantedPlace);
}

function isChangedLately({ changedAt }: Entry, now: number): boolean {
  return changedAt !== null && now - changedAt < lately * day;
}

const keys = new WeakMap<Entry, SearchKey>();

/** Spells names before the first letter is typed, which would wait for a thousand of them. */
export function prepareSearch(entries: readonly Entry[]): void {
  entries.forEach(keyOf);
}

/** The names of an entry, by which it is found. */
function keyOf(entry: Entry): SearchKey {
  const storedKey = keys.get(entry);
  if (storedKey !== undefined) return storedKey;
  const people = (entry.people ?? []).map(({ name }) => name);
  const names = [entry.name, entry.household, entry.otherGuest, ...people];
  const searchKey = searchKeyOf(names, entry.phone);
  keys.set(entry, searchKey);
  return searchKey;
}
