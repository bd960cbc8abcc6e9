import type { TFunction } from "i18next";
import { requireLink } from "#app/couple/access.server.ts";
import type { MergeSetting } from "#app/couple/lists/mail-merge/format.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { readWords, wordsOf } from "#app/domain/guests/words/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { translatorsOf } from "#app/domain/invitation/texts.server.ts";
import { readRepliedHouseholds, repliedHouseholds } from "#app/domain/reply/data.server.ts";
import { notFound } from "#app/lib/http.ts";

/**
 * The data for the files for sending. They have personal links, which answer for their households, so that links that may only read get none.
 * @throws as `requireLink`; 404 where no page is published to which a link could lead.
 */
export async function requireMerge(
  { db, content }: { db: D1Database; content: KVNamespace },
  session: Pick<DashboardSession, "link" | "invitation">,
  { invitation, origin }: { invitation: PublishedInvitation | null; origin: string },
  t: TFunction,
): Promise<{ households: Household[]; setting: MergeSetting }> {
  const path = session.invitation;
  const statements = [householdsOf(db, path), repliedHouseholds(db, path), wordsOf(db, path)];
  const { results } = await requireLink(db, session, statements, "edit");
  if (!invitation) throw notFound();
  const texts = await translatorsOf(content, invitation);
  return {
    households: readHouseholds(results[0]),
    setting: {
      invitation,
      origin,
      words: readWords(results[2]),
      replied: readRepliedHouseholds(results[1]),
      texts,
      t,
    },
  };
}
