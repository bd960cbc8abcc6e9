import type { ListData } from "#app/couple/lists/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { isInvitedTo, showsNoHour } from "#app/domain/guests/sections.ts";
import type { Place } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { headsOf } from "#app/domain/reply/columns.ts";
import { invitedParts } from "#app/domain/reply/parts/invited.ts";
import type { InvitedAnswer } from "#app/domain/reply/parts/totals.ts";
import { peopleAt } from "#app/domain/reply/parts/rules.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";

/** The people who come by one reply: a household, or a guest with theirs. */
export type Party = {
  reply: ListedReply;
  /** Null for a reply through the general link. */
  household: Household | null;
  /** Number of people, children included. */
  heads: number;
  children: number;
  /** The parts of the day to which it is invited. */
  invited: readonly Place[];
};

/** The parties of all replies that say yes and count, newest first. */
export function partiesOf(
  { replies, households }: ListData,
  invitation: PublishedInvitation | null,
): Party[] {
  const invited = invitedParts(invitation);
  const byId = new Map(households.map((household) => [household.id, household]));
  return replies
    .filter(({ response, counts }) => response === "Yes" && counts)
    .map((reply) => {
      const household = (reply.household !== null && byId.get(reply.household)) || null;
      const heads = headsOf(reply);
      const areKnown = asksForChildren(invitation) || reply.people?.some(({ child }) => child);
      const childCount = reply.children ?? (areKnown ? 0 : childrenOf(household, heads));
      const children = Math.min(heads, childCount);
      return { reply, household, heads, children, invited: invited(household) };
    });
}

/** A party as its parts of the day are counted. */
export function countedParty({ reply, heads, children, invited }: Party): InvitedAnswer {
  return { answer: { ...reply, heads, children }, invited };
}

/** The parties at a part of the day, each with those of its people who are there. */
export function partiesAt(parties: readonly Party[], place: Place): Party[] {
  return parties.flatMap((party): Party[] => {
    const { answer, invited } = countedParty(party);
    const attendance = peopleAt(answer, place, invited);
    const { reply } = party;
    const people = reply.people?.map((person) => ({
      ...person,
      comes: person.comes && (person.parts?.includes(place) ?? true),
    }));
    return attendance.heads === 0
      ? []
      : [{ ...party, ...attendance, reply: { ...reply, people: people ?? null } }];
  });
}

/**
 * The parties that are invited to dinner, where the page names no restaurant: not those whose family
 * is to the church alone.
 */
export function partiesAtDinner(
  parties: readonly Party[],
  invitation: PublishedInvitation | null,
): Party[] {
  return parties.filter(
    ({ household }) =>
      invitation === null ||
      (household === null && showsNoHour(invitation)) ||
      isInvitedTo(invitation, household, "dinner"),
  );
}

/** How many replies wait for hosts to say whether they count. */
export function doubtfulIn({ replies }: Pick<ListData, "replies">): number {
  return replies.filter(({ isDoubtful }) => isDoubtful).length;
}

/** True if the reply form asks for the number of children. */
export function asksForChildren(invitation: Pick<PublishedInvitation, "reply"> | null): boolean {
  return invitation?.reply?.fields.includes("children") ?? false;
}

/** A household that comes whole brings the children for whom it has seats. */
function childrenOf(household: Household | null, heads: number): number {
  return household && household.adults + household.children === heads ? household.children : 0;
}

/** People in all, and the children among them. */
export function sumOf(parties: readonly Party[]): { heads: number; children: number } {
  return {
    heads: parties.reduce((sum, { heads }) => sum + heads, 0),
    children: parties.reduce((sum, { children }) => sum + children, 0),
  };
}
