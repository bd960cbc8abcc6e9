import * as v from "valibot";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { answersOf, readAnswers } from "#app/couple/answers/data.server.ts";
import { nameOf, silentOf } from "#app/couple/answers/rules.ts";
import { householdsFor, sendingQueue } from "#app/couple/reminders/rules.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import { longestWords, wordedKinds } from "#app/domain/guests/words/kinds.ts";
import {
  markAllSent,
  markMessaged,
  unmarkSentAt,
} from "#app/domain/guests/visit/mutations.server.ts";
import { saveWords } from "#app/domain/guests/words/mutations.server.ts";
import { languageNames, languages } from "#app/i18n/languages.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readMoment } from "#app/lib/whole.ts";

/** The fields of the queue's forms. */
export const queueFields = [
  "id",
  "mark",
  "about",
  "at",
  "kind",
  "language",
  "text",
  "was",
] as const;

/** The outcome of marking one household's message, or the invitations of many at once. */
export type QueueMark =
  | { id: string; name: string; isSent: boolean; about: "invitation" | "reminder" | "change" }
  | { count: number; at: number };

const markSchema = v.object({
  id: v.string(),
  mark: v.picklist(["sent", "unsent"]),
  about: v.picklist(["invitation", "reminder", "change"]),
});

const columns = { invitation: "sent", reminder: "reminded", change: "notified" } as const;

type Marking = {
  session: DashboardSession;
  /** With `queueFields`. */
  form: FormData;
  /** The filter's sender, as in `QueueFilter`. */
  from: string | null;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/**
 * Marks a message to a household as sent, or takes the mark back; or all invitations of a sender.
 * @throws as `requireLink`; 404 for a household that the link does not write to, 400 for another form.
 */
export async function markSent(db: D1Database, marking: Marking): Promise<QueueMark> {
  const { session, form, now } = marking;
  if (form.get("mark") === "all" || form.get("mark") === "none") return markAll(db, marking);
  const parsed = v.safeParse(markSchema, Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { id, mark, about } = parsed.output;
  const { invitation } = session;
  const access = about === "change" ? "edit" : "send";
  const { link, results } = await requireLink(db, session, [householdsOf(db, invitation)], access);
  const mine = householdsFor(readHouseholds(results[0]), link);
  const household = mine.find((candidate) => candidate.id === id);
  if (!household) throw notFound();
  const isSent = mark === "sent";
  const instant = isSent ? now : null;
  await requireStored(() => markMessaged(db, invitation, id, columns[about], instant));
  return { id, name: nameOf(household), isSent, about };
}

async function markAll(
  db: D1Database,
  { session, form, from, now }: Marking,
): Promise<{ count: number; at: number }> {
  const { invitation } = session;
  const { link, results } = await requireLink(db, session, answersOf(db, invitation), "send");
  const rows = readAnswers(results);
  const mine = householdsFor(rows.households, link);
  if (form.get("mark") === "none") {
    const instant = readMoment(String(form.get("at")));
    if (instant === null) throw new Response(null, { status: 400 });
    const ids = mine.map(({ id }) => id);
    await requireStored(() => unmarkSentAt(db, invitation, ids, instant));
    return { count: 0, at: instant };
  }
  const recipients = { households: mine, silent: silentOf({ ...rows, households: mine }) };
  const unsent = sendingQueue(recipients, { state: "unsent", from }, new Set(), now).listed;
  const ids = unsent.map(({ household }) => household.id);
  const count = await requireStored(() => markAllSent(db, invitation, ids, now));
  return { count, at: now };
}

const cleanText = v.pipe(v.string(), v.transform(cleanLines));

const wordsSchema = v.object({
  kind: v.picklist(wordedKinds),
  language: v.picklist(languages),
  text: v.pipe(
    cleanText,
    v.check((text) => lengthOf(text) <= longestWords),
  ),
  /** The words that the form showed: saved unchanged, the studio's stay the studio's. */
  was: cleanText,
});

/**
 * Stores the hosts' own words of a message, or forgets them where the form is empty.
 * @throws as `requireLink`; 400 for another form.
 */
export async function submitWords(
  db: D1Database,
  { session, form, now }: Pick<Marking, "session" | "form" | "now">,
): Promise<void> {
  const parsed = v.safeParse(wordsSchema, Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { invitation } = session;
  const { link } = await requireLink(db, session, [], "edit");
  const { kind, language, text, was } = parsed.output;
  if (form.get("mark") === "words" && text === was) return;
  const isOwn = form.get("mark") === "words" && text !== "";
  const author = { invitation, person: link.name ?? "", now };
  const record = recordChange(db, author, "words-changed", { name: languageNames[language] });
  const words = { kind, language, text: isOwn ? text : null };
  await requireStored(() => saveWords(db, invitation, words, now, [record]));
}
