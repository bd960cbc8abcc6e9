import type { TFunction } from "i18next";
import type { AnswerRows } from "#app/features/dashboard/answers/data.server.ts";
import type { DashboardFrame } from "#app/features/dashboard/frame.ts";
import type { ReminderView } from "#app/features/dashboard/reminders/reminder-page.tsx";
import { changeQueue } from "#app/features/dashboard/reminders/queue.ts";
import type { Household } from "#app/features/guests/schema.ts";
import { standsAgain, withoutOldNews } from "#app/features/invitation/earlier.ts";
import { findPublishedAt } from "#app/features/invitation/data.server.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { changeWords } from "#app/features/invitation/status-words.ts";
import { changeOf, toldGuests } from "#app/features/reply/change-notice.server.ts";
import { languageOfTexts } from "#app/features/reply/format-answer.ts";

/** What the page of a change shows, with the next household instead of its message. */
type ChangeView = Omit<ReminderView, "next"> & { next: Household | null };

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
  const change = await changeOf(invitation, now);
  const shown = withoutOldNews(invitation, now);
  const words = changeWords(shown, languageOfTexts(invitation, frame.language), t);
  if (change === null || !words) return null;
  const since = invitation.earlier?.at ?? (await findPublishedAt(kv, invitation)) ?? 0;
  const coming = new Set(
    replies.flatMap(({ household, response, hidden }) =>
      household !== null && response === "Yes" && !hidden ? [household] : [],
    ),
  );
  const meant = households.filter(({ id }) => coming.has(id));
  const waiting = changeQueue(meant, since, new Set(skipped));
  return {
    frame,
    change: {
      title: invitation.status || standsAgain(shown) ? words.title : null,
      text: words.text,
      guests: await toldGuests(db, invitation.path, change),
    },
    next: waiting[0] ?? null,
    waiting: waiting.length,
    silent: meant.length,
    isEmpty: false,
    sentToday: 0,
    skipped,
  };
}
