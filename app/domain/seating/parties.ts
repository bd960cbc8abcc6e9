import { namesOf, type Household } from "#app/domain/guests/schema.ts";
import { searchTextOf, spellingOf } from "#app/domain/guests/names/spelling.ts";
import type { Place } from "#app/domain/invitation/reply/fields.ts";
import { comingOf, type GivenPerson } from "#app/domain/reply/people/format.ts";
import type { InvitedParts } from "#app/domain/reply/parts/invited.ts";
import { peopleAt } from "#app/domain/reply/parts/rules.ts";
import type { RepliedParty } from "#app/domain/reply/party/data.server.ts";
import type { Language } from "#app/i18n/languages.ts";

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
  /**
   * The names of those who sit down, as `name` has them: fewer than `heads` where not all are known,
   * more where a household did not say who of it comes.
   */
  names: string[];
  /** In which it is addressed; null for the invitation's first one. */
  language: Language | null;
  /** How it is addressed. */
  salutation: string;
  answer: "coming" | "silent" | "declined";
  /**
   * Number of seats: of those who come to the restaurant, or those of a silent household; 0 where
   * nobody of it does, which is as if it had declined.
   */
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
 * @param invited the parts of the day to which a household is invited, where the restaurant is one of
 * several; null where whoever comes has a seat.
 */
export function partiesOf(
  households: readonly Household[],
  replies: readonly RepliedParty[],
  seats: ReadonlyMap<string, string>,
  invited: InvitedParts | null = null,
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
      const seated = reply?.people ? comingNames(reply.people, invited) : namesOf(household);
      return {
        ...seatOf(household.id, reply?.id ?? null),
        name: seated.join(", ") || names,
        names: seated,
        language: household.language,
        salutation: household.salutation,
        ...(reply ? answerOf(reply, household, invited) : silent(household, invited)),
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
        names: reply.people ? comingNames(reply.people, invited) : [reply.name],
        language: reply.language,
        salutation: reply.name,
        ...answerOf(reply, null, invited),
        side: sideOf(reply),
        tags: [],
        spelling: spellingOf(searchTextOf(reply.name)),
      })),
  ];
}

/** Names of those who come, and to the restaurant where it is one of several parts. */
function comingNames(people: readonly GivenPerson[], invited: InvitedParts | null): string[] {
  const seated = comingOf(people).filter(
    ({ parts }) => invited === null || (parts?.includes(table) ?? true),
  );
  return namesOf({ people: seated });
}

/** The part of the day at which there are tables. */
const table: Place = "restaurant";
const absent = { answer: "declined", heads: 0 } as const;

function silent(
  household: Household,
  invited: InvitedParts | null,
): Pick<Party, "answer" | "heads"> {
  if (invited && !invited(household).includes(table)) return absent;
  return { answer: "silent", heads: household.adults + household.children };
}

function answerOf(
  reply: RepliedParty,
  household: Household | null,
  invited: InvitedParts | null,
): Pick<Party, "answer" | "heads"> {
  if (reply.response === "No") return absent;
  const heads = reply.heads ?? 1;
  const answer = { ...reply, heads, children: 0 };
  const seated = invited ? peopleAt(answer, table, invited(household)).heads : heads;
  return seated === 0 ? absent : { answer: "coming", heads: seated };
}

function sideOf({ side, emailTo }: RepliedParty): string | null {
  return side ?? emailTo;
}

/** Number of people of several parties. */
export function headsOfAll(parties: readonly Pick<Party, "heads">[]): number {
  return parties.reduce((sum, { heads }) => sum + heads, 0);
}
