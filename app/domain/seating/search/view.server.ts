import type { Household } from "#app/domain/guests/schema.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { formAddress } from "#app/domain/invitation/page-forms.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { findOpenSeating } from "#app/domain/seating/data.server.ts";
import { findParty, type SearchProblem } from "#app/domain/seating/search/rules.ts";
import { readSeatedParties, seatedParties } from "#app/domain/seating/view.server.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { within } from "#app/lib/deadline.ts";

/** Milliseconds that a page waits for its tables; the rest of it does not need them. */
const timeoutMs = 2_000;

/** Longer names are cut before they are compared. */
const longestName = 200;

/** The part of an invitation's page where guests find their table. */
export type TableFinder = {
  /** Where the form is posted to. */
  to: string;
  /** The table's name of the personal link that is used; null on the general link. */
  own: string | null;
};

/**
 * The answer to a typed name: a table's name, and nobody's, since whoever has the general link may
 * type any name.
 */
export type TableSearch =
  | { state: "found"; table: string }
  | { state: "problem"; problem: SearchProblem | "too-many" | "unavailable"; typed: string };

/** True if it is the day of the event at its place. A demo has no guests. */
function isTheDay(invitation: PublishedInvitation, now: number): boolean {
  return !isDemo(invitation) && lifecyclePhase(invitation, now) === "today";
}

/**
 * What an invitation's page shows of tables: on the day, if the hosts allow it and somebody is
 * seated. D1 is asked on the day alone, and a failure leaves the page without that part.
 * @param page its address.
 * @param now milliseconds since 1970 in UTC.
 */
export async function tableFinderOf(
  db: D1Database,
  invitation: PublishedInvitation,
  household: Household | null,
  page: URL,
  now: number,
): Promise<TableFinder | null> {
  if (!isTheDay(invitation, now)) return null;
  try {
    const request = findOpenSeating(db, invitation.path, household?.id ?? null);
    const { isOpen, own } = await within(request, timeoutMs);
    if (!isOpen) return null;
    return { to: formAddress(page, "table"), own };
  } catch (error) {
    console.error("a page without tables", invitation.path, String(error));
    return null;
  }
}

/**
 * Answers a typed name with one party's table, never with a list.
 * @param mayAsk whether the rate limit allows it.
 * @param now milliseconds since 1970 in UTC.
 * @returns null when guests cannot find their table, as on any other day.
 */
export async function searchTable(
  db: D1Database,
  invitation: PublishedInvitation,
  query: string,
  mayAsk: boolean,
  now: number,
): Promise<TableSearch | null> {
  if (!isTheDay(invitation, now)) return null;
  const typed = cleanLine(query.slice(0, longestName));
  const problem = (name: Extract<TableSearch, { state: "problem" }>["problem"]) =>
    ({ state: "problem", problem: name, typed }) as const;
  if (!mayAsk) return problem("too-many");
  try {
    const results = await within(db.batch(seatedParties(db, invitation.path)), timeoutMs);
    const { seating, parties } = readSeatedParties(results, invitation);
    if (!seating.guestsFind) return null;
    const party = findParty(parties, typed);
    if (typeof party === "string") return problem(party);
    const table = seating.tables.find(
      ({ id, deletedAt }) => id === party.table && deletedAt === null,
    );
    if (!table) return problem("none");
    return { state: "found", table: table.name };
  } catch (error) {
    console.error("a table was not found", invitation.path, String(error));
    return problem("unavailable");
  }
}
