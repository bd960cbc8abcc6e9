import type { DemoDashboard } from "#app/couple/demo/data.server.ts";
import { fieldText } from "#app/couple/guest-list/texts.ts";
import {
  householdChoices,
  householdView,
  languagesOf,
  linkViewOf,
  type HouseholdView,
} from "#app/couple/guest-list/household/view.ts";
import type { QueueView } from "#app/couple/reminders/view.ts";
import { sendingPage } from "#app/couple/reminders/view.server.ts";
import { fieldNames } from "#app/domain/guests/fields.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { shareWays, type ShareWay } from "#app/lib/share-links.ts";

/** Nothing is sent: each way leads to the note that says so. */
const nowhere: Record<ShareWay, string> = Object.assign(
  { whatsapp: "#demo", viber: "#demo", telegram: "#demo", sms: "#demo" },
  Object.fromEntries(shareWays.map((way) => [way, "#demo"])),
);

/** The page of a made-up household, with its messages and its facts. */
export function demoHouseholdView(
  { rows, invitation, language, frame, t }: DemoDashboard,
  household: Household,
  origin: string,
): HouseholdView {
  const reply = rows.replies.find((entry) => entry.household === household.id && !entry.hidden);
  const languages = languagesOf(invitation, language);
  const link = linkViewOf(household, invitation, reply !== undefined, origin, t, []);
  const view = householdView(
    household,
    {
      frame,
      languages,
      choices: householdChoices(rows.households, invitation, languages, t),
      reply: reply?.id ?? null,
      link: link && {
        ...link,
        messages: link.messages.map((message) => ({ ...message, share: nowhere })),
      },
    },
    t,
  );
  const facts = fieldNames.map((field) => ({ field, text: fieldText(field, household, t) }));
  return { ...view, facts };
}

/** The queue of messages to the made-up households. @param query of the page's address. */
export async function demoQueue(
  { rows, invitation, frame, now, t }: DemoDashboard,
  query: URLSearchParams,
  origin: string,
): Promise<QueueView> {
  const link = { sender: null, mayWord: false };
  const senderTo = () => Promise.resolve({ invitation, origin, words: [], t });
  const view = await sendingPage(rows, link, query, { invitation, frame, senderTo, now }, t);
  return { ...view, next: view.next && { ...view.next, share: nowhere, hasPhone: true } };
}
