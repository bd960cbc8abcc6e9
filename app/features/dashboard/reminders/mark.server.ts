import * as v from "valibot";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { nameOf } from "#app/features/dashboard/answers/entries.ts";
import type { ReminderMark } from "#app/features/dashboard/reminders/reminder-page.tsx";
import type { DashboardSession } from "#app/features/dashboard/session.server.ts";
import { householdsOf, readHouseholds } from "#app/features/guests/data.server.ts";
import { markMessaged } from "#app/features/guests/visit-mutations.server.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";

/** The fields of the form that marks a reminder. */
export const reminderFields = ["id", "mark", "about"] as const;

const schema = v.object({
  id: v.string(),
  mark: v.picklist(["sent", "unsent"]),
  /** Of a change; anything else is a reminder. */
  about: v.string(),
});

/**
 * Marks a message to a household as sent, or takes the mark back.
 * @param now milliseconds since 1970 in UTC.
 * @throws as `requireLink` for a change; 404 for a household of another invitation.
 */
export async function markReminder(
  db: D1Database,
  session: DashboardSession,
  form: FormData,
  now: number,
): Promise<ReminderMark> {
  const parsed = v.safeParse(schema, Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { id, mark, about } = parsed.output;
  const { invitation } = session;
  const { results } = await requireLink(db, session, [householdsOf(db, invitation)], "edit");
  const household = readHouseholds(results[0]).find((one) => one.id === id);
  if (!household) throw notFound();
  const isSent = mark === "sent";
  const what = about === "change" ? "told" : "reminded";
  await requireStored(() => markMessaged(db, invitation, id, what, isSent ? now : null));
  return { id, name: nameOf(household), isSent };
}
