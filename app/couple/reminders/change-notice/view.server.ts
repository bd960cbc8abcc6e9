import type { TFunction } from "i18next";
import type { AnswerRows } from "#app/couple/answers/data.server.ts";
import { changeOfAny } from "#app/couple/changes/state.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { queueAddress } from "#app/couple/reminders/address.ts";
import type { QueueView } from "#app/couple/reminders/view.ts";
import { changeQueue } from "#app/couple/reminders/rules.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { hasNews, standsAgain, withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { findPublishedAt } from "#app/domain/invitation/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changesOf, notifiedGuests } from "#app/domain/reply/change/rules.server.ts";
import { languageOfTexts } from "#app/domain/reply/format.ts";

/** The page of a change, with the next household instead of its message. */
type ChangeView = Omit<QueueView, "next"> & { next: Household | null };

/**
 * The households that said yes, to be told of a change one after the other; null where there is
 * nothing to tell.
 */
export async function changeView(
  { db, kv }: { db: D1Database; kv: KVNamespace },
  { replies, households }: AnswerRows,
  invitation: PublishedInvitation,
  { frame, skipped, now }: { frame: DashboardFrame; skipped: string[]; now: number },
  t: TFunction,
): Promise<ChangeView | null> {
  const changes = await changesOf(db, invitation, now);
  const currentInvitation = withoutOldNews(invitation, now);
  const words = changeOfAny(
    currentInvitation,
    households,
    languageOfTexts(invitation, frame.language),
    t,
  );
  if (changes.length === 0 || !words) return null;
  const since = invitation.earlier?.at ?? (await findPublishedAt(kv, invitation)) ?? 0;
  const coming = new Set(
    replies.flatMap(({ household, response, hidden }) =>
      household !== null && response === "Yes" && !hidden ? [household] : [],
    ),
  );
  const isNotified = (household: Household) =>
    invitation.status || hasNews(invitationFor(currentInvitation, household));
  const meant = households.filter((household) => coming.has(household.id) && isNotified(household));
  const waiting = changeQueue(meant, since, new Set(skipped));
  const [next = null] = waiting;
  const address = (ids: readonly string[]) =>
    queueAddress({ state: null, from: null }, { about: "change", skipped: ids });
  return {
    frame,
    start: address([]),
    here: address(skipped),
    later: address(next ? [...skipped, next.id] : skipped),
    sending: null,
    change: {
      title: invitation.status || standsAgain(currentInvitation) ? words.title : null,
      text: words.text,
      guests: await notifiedGuests(db, invitation.path, changes),
    },
    next,
    waiting: waiting.length,
    silent: meant.length,
    hasSkipped: skipped.length > 0,
  };
}
