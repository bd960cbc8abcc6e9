import type { TFunction } from "i18next";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { placesOf } from "#app/domain/reply/fields.ts";
import { invitedParts } from "#app/domain/reply/parts/invited.ts";
import { partTotals } from "#app/domain/reply/parts/totals.ts";
import { readRepliedParties, repliedParties } from "#app/domain/reply/party/data.server.ts";

/**
 * How many come to each part of the day, for a letter or a chat; empty where the parts say nothing
 * beside the total.
 * @param invitation null when it is no longer published.
 */
export async function countParts(
  db: D1Database,
  invitation: PublishedInvitation | null,
  t: TFunction,
): Promise<{ label: string; value: number }[]> {
  if (!invitation || placesOf(invitation).length < 2) return [];
  const { path } = invitation;
  const [households, replies] = await db.batch([householdsOf(db, path), repliedParties(db, path)]);
  const invited = invitedParts(invitation);
  const byId = new Map(readHouseholds(households).map((household) => [household.id, household]));
  const answers = readRepliedParties(replies).map((reply) => ({
    answer: { ...reply, heads: reply.heads ?? 0, children: 0 },
    invited: invited(byId.get(reply.household ?? "") ?? null),
  }));
  const { parts = [] } = partTotals(answers, invitation) ?? {};
  return parts.map(({ place, heads }) => ({ label: t(`form:places.${place}`), value: heads }));
}
