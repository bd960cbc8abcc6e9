import { entriesOf, type ListedAnswers } from "#app/couple/answers/rules.ts";
import type { Entry } from "#app/couple/answers/types.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { invitedParts } from "#app/domain/reply/parts/invited.ts";
import { partTotals, type PartTotals } from "#app/domain/reply/parts/totals.ts";

/**
 * The entries of the list, and how many come to each part of the day. Where the parts say nothing
 * beside the total, entries are without those at which they count.
 */
export function entriesByPart(
  answers: ListedAnswers,
  invitation: PublishedInvitation | null,
): { entries: Entry[]; parts: PartTotals | null } {
  const invited = invitedParts(invitation);
  const byId = new Map(answers.households.map((household) => [household.id, household]));
  const counted = answers.replies
    .filter(({ counts, response }) => counts && response === "Yes")
    .map((reply) => ({
      answer: { ...reply, children: reply.children ?? 0 },
      invited: invited(byId.get(reply.household ?? "") ?? null),
    }));
  const parts = partTotals(counted, invitation);
  return { entries: entriesOf(answers, parts ? invited : () => []), parts };
}
