import { namesOf, type Household } from "#app/features/guests/schema.ts";
import { searchTextOf, spellingOf } from "#app/features/guests/spelling.ts";
import { comingOf, type GivenPerson } from "#app/features/reply/given-people.ts";
import type { RepliedParty } from "#app/features/reply/party-data.server.ts";

/** People who sit together: a household, or the guests of a reply without one. */
export type Party = {
  id: string;
  /** The id of a household's reply or of a reply's removed household, which may have a table too. */
  otherId: string | null;
  /**
   * Its people, those alone who come where they answered by name; a household of unknown people by
   * its salutation.
   */
  name: string;
  /** How it is addressed. */
  salutation: string;
  answer: "coming" | "silent" | "declined";
  /** Number of seats: of those who come, or those of a silent household; 0 when it declined. */
  heads: number;
  /** `groom`, `bride`, or the name of another host. */
  side: string | null;
  tags: string[];
  /** Its names as they sound, for search. */
  spelling: string;
  /** The id of its table; null without one. */
  table: string | null;
};

/**
 * The parties of an invitation: households in the order in which they were entered, then replies
 * without a household. A reply whose household was removed is a party of its own.
 * @param seats the id of a party's table by the party's id. A household keeps the table that its
 * reply had before it belonged to it, and a reply that of its removed household.
 */
export function partiesOf(
  households: readonly Household[],
  replies: readonly RepliedParty[],
  seats: ReadonlyMap<string, string>,
): Party[] {
  const ids = new Set(households.map(({ id }) => id));
  const replyOf = new Map(replies.map((reply) => [reply.household, reply]));
  const seatOf = (id: string, otherId: string | null) => ({
    id,
    otherId,
    table: seats.get(id) ?? (otherId === null ? null : (seats.get(otherId) ?? null)),
  });
  return [
    ...households.map((household) => {
      const reply = replyOf.get(household.id);
      const names = namesOf(household).join(", ") || household.salutation;
      return {
        ...seatOf(household.id, reply?.id ?? null),
        name: (reply?.people && comingNames(reply.people)) || names,
        salutation: household.salutation,
        ...(reply ? answerOf(reply) : silent(household)),
        side: household.side ?? (reply ? sideOf(reply) : null),
        tags: household.tags,
        spelling: spellingOf(searchTextOf(reply ? `${names} ${reply.name}` : names)),
      };
    }),
    ...replies
      .filter(({ household }) => household === null || !ids.has(household))
      .map((reply) => ({
        ...seatOf(reply.id, reply.household),
        name: reply.name,
        salutation: reply.name,
        ...answerOf(reply),
        side: sideOf(reply),
        tags: [],
        spelling: spellingOf(searchTextOf(reply.name)),
      })),
  ];
}

function comingNames(people: readonly GivenPerson[]): string {
  return namesOf({ people: comingOf(people) }).join(", ");
}

function silent({ adults, children }: Household): Pick<Party, "answer" | "heads"> {
  return { answer: "silent", heads: adults + children };
}

function answerOf({ response, heads }: RepliedParty): Pick<Party, "answer" | "heads"> {
  return response === "No"
    ? { answer: "declined", heads: 0 }
    : { answer: "coming", heads: heads ?? 1 };
}

function sideOf({ side, emailTo }: RepliedParty): string | null {
  return side ?? emailTo;
}

/** Number of people of several parties. */
export function headsOfAll(parties: readonly Pick<Party, "heads">[]): number {
  return parties.reduce((sum, { heads }) => sum + heads, 0);
}
