import type { AnswerRows } from "#app/couple/answers/data.server.ts";
import { silentOf } from "#app/couple/answers/rules.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { queueAddress } from "#app/couple/reminders/address.ts";
import {
  queueCard,
  sendingView,
  wordsView,
  type QueueView,
  type Sender,
} from "#app/couple/reminders/view.ts";
import { householdsFor, readState, sendingQueue } from "#app/couple/reminders/rules.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

/**
 * The queue of invitations and reminders.
 * @param link whose page it is: a link with a sender writes to that sender's households alone.
 * @param query of the page's address.
 * @param given.senderTo what a message to a household is made with.
 * @param given.now milliseconds since 1970 in UTC.
 */
export async function sendingPage(
  rows: Pick<AnswerRows, "replies" | "households">,
  link: { sender: string | null; mayWord: boolean },
  query: URLSearchParams,
  context: {
    invitation: PublishedInvitation | null;
    frame: DashboardFrame;
    senderTo: (household: Household, invitation: PublishedInvitation) => Promise<Sender>;
    now: number;
  },
  t: Parameters<typeof sendingView>[3],
): Promise<QueueView> {
  const { invitation, frame } = context;
  const skipped = skippedIn(query);
  const filter = {
    state: readState(query.get("state")),
    from: link.sender ?? query.get("from"),
  };
  const households = householdsFor(rows.households, link);
  const silent = silentOf({ ...rows, households });
  const queue = sendingQueue({ households, silent }, filter, new Set(skipped), context.now);
  const chosen = queue.listed.find(
    ({ household, state }) => household.id === query.get("household") && state !== "answered",
  );
  // Without a published page there is no link to send, and nobody is asked for a day that was called
  // off.
  const asks = invitation !== null && calledOff(invitation) === null;
  const next = asks ? (chosen ?? queue.waiting[0]) : undefined;
  const sender = next && invitation && (await context.senderTo(next.household, invitation));
  const card = next && sender ? queueCard(next.kind, next.household, sender) : null;
  return {
    frame,
    start: queueAddress(filter),
    here: queueAddress(filter, { skipped }),
    later: queueAddress(filter, { skipped: next ? [...skipped, next.household.id] : skipped }),
    change: null,
    sending: sendingView(
      asks ? queue : { ...queue, waiting: [] },
      filter,
      {
        card: card?.id ?? null,
        sender: link.sender,
        skipped,
        words: next && sender && link.mayWord ? wordsView(next.kind, next.household, sender) : null,
      },
      t,
    ),
    next: card,
    waiting: asks ? queue.waiting.length : 0,
    silent: silent.length,
    hasSkipped: skipped.length > 0,
  };
}

/** The ids of those that the address leaves for later. */
export function skippedIn(query: URLSearchParams): string[] {
  return (query.get("skip") ?? "").split(".").filter(Boolean);
}
