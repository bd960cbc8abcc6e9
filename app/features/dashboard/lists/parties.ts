import type { ListData } from "#app/features/dashboard/lists/list-data.server.ts";
import type { Household } from "#app/features/guests/schema.ts";
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

/** The parties of all replies that say yes and count, newest first. */
export function partiesOf(
  { replies, households }: ListData,
  invitation: Pick<PublishedInvitation, "reply"> | null,
): Party[] {
  const byId = new Map(households.map((household) => [household.id, household]));
  return replies
    .filter(({ response, counts }) => response === "Yes" && counts)
    .map((reply) => {
      const household = (reply.household !== null && byId.get(reply.household)) || null;
      const heads = headsOf(reply);
      const areKnown = asksForChildren(invitation) || reply.people?.some(({ child }) => child);
      const given = reply.children ?? (areKnown ? 0 : invited(household, heads));
      return { reply, household, heads, children: Math.min(heads, given) };
    });
}

/** How many replies wait for hosts to say whether they count. */
export function doubtfulIn({ replies }: Pick<ListData, "replies">): number {
  return replies.filter(({ isDoubtful }) => isDoubtful).length;
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
