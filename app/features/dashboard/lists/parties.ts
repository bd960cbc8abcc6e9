import type { ListData } from "#app/features/dashboard/lists/list-data.server.ts";
import type { Household } from "#app/features/guests/schema.ts";
import { isInvitedTo, stagesFor } from "#app/features/guests/sections.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { headsOf } from "#app/features/reply/answer.ts";
import type { ListedReply } from "#app/features/reply/data.server.ts";

/** The people who come by one reply: a household, or a guest with theirs. */
export type Party = {
  reply: ListedReply;
  /** Null for a reply through the general link. */
  household: Household | null;
  /** Number of people, children included. */
  heads: number;
  children: number;
};

/** The parties of all replies that say yes, newest first. */
export function partiesOf(
  { replies, households }: ListData,
  invitation: Pick<PublishedInvitation, "reply"> | null,
): Party[] {
  const byId = new Map(households.map((household) => [household.id, household]));
  return replies
    .filter(({ response }) => response === "Yes")
    .map((reply) => {
      const household = (reply.household !== null && byId.get(reply.household)) || null;
      const heads = headsOf(reply);
      const areKnown = asksForChildren(invitation) || reply.people?.some(({ child }) => child);
      const given = reply.children ?? (areKnown ? 0 : invited(household, heads));
      return { reply, household, heads, children: Math.min(heads, given) };
    });
}

/** The parts of a day at which guests sit at table. */
const atTable = ["wedding-party", "dinner"] as const;

/**
 * The parties that are invited to the restaurant: not those whose family is to the church alone.
 * Guests of a general link that shows no part of the day may be invited to any.
 */
export function partiesAtTable(
  parties: readonly Party[],
  invitation: PublishedInvitation | null,
): Party[] {
  if (invitation === null) return [...parties];
  const showsNothing = stagesFor(invitation, null).length === 0;
  return parties.filter(({ household }) =>
    household === null && showsNothing ? true : isInvitedTo(invitation, household, ...atTable),
  );
}

/** Whether the reply form asks for the number of children. */
export function asksForChildren(invitation: Pick<PublishedInvitation, "reply"> | null): boolean {
  return invitation?.reply?.fields.includes("children") ?? false;
}

/** A household that comes whole brings the children for whom it has seats. */
function invited(household: Household | null, heads: number): number {
  return household && household.adults + household.children === heads ? household.children : 0;
}

/** People in all, and the children among them. */
export function sumOf(parties: readonly Party[]): { heads: number; children: number } {
  return {
    heads: parties.reduce((sum, { heads }) => sum + heads, 0),
    children: parties.reduce((sum, { children }) => sum + children, 0),
  };
}
