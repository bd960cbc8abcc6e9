import * as v from "valibot";
import { nameOf } from "#app/couple/answers/rules.ts";
import { enteredSchema } from "#app/couple/answers/entered/schema.ts";
import { reviews, type ReviewResult } from "#app/couple/answers/review/kinds.ts";
import type { DemoChanges } from "#app/couple/demo/session.server.ts";
import { answerIdOf, householdIdOf, type DemoRows } from "#app/couple/demo/rows.server.ts";
import { silentOf } from "#app/couple/answers/rules.ts";
import type { QueueMark } from "#app/couple/reminders/submit.server.ts";
import { sendingQueue } from "#app/couple/reminders/rules.ts";
import { notFound } from "#app/lib/http.ts";
import { readPosted, type FormFailure, type Submission } from "#app/lib/submit.server.ts";

/** Answers of guests who are in no list that one visitor may enter. */
const mostOthers = 5;

/** A visitor's changes after a form, and what its page says of it. */
export type Changed<Answer> = { changes: DemoChanges; answer: Answer };

/**
 * Takes an answer as hosts enter it after a call.
 * @param form with `enteredFields`.
 * @returns the changes with the answer's id.
 * @throws 404 for a household that the family does not know.
 */
export function enterDemoAnswer(
  changes: DemoChanges,
  { households }: DemoRows,
  form: FormData,
): Submission<FormFailure, Changed<string>> {
  const posted = readPosted(form, enteredSchema);
  if (posted.value === null) return posted.reject(400);
  const { for: about = "", name = "", response, guestsNumber = 1, key } = posted.value;
  const heads = response === "Yes" ? guestsNumber : 0;
  const other = changes.others.find(({ id }) => id === about);
  if (about === "" || other) {
    const id = other?.id ?? `o-${key.slice(0, 8)}`;
    const others = [
      ...changes.others.filter((entry) => entry.id !== id),
      { id, name: other?.name ?? name, heads },
    ];
    return {
      state: "stored",
      changes: { ...changes, others: others.slice(-mostOthers) },
      answer: id,
    };
  }
  const household = householdIdOf(about);
  if (!households.some(({ id }) => id === household)) throw notFound();
  return {
    state: "stored",
    changes: { ...changes, answers: { ...changes.answers, [household]: heads } },
    answer: answerIdOf(household),
  };
}

const reviewSchema = v.object({ review: v.picklist(reviews), id: v.string() });

/** Hides an answer, shows it again, or takes back one that was entered; other decisions have no form. */
export function reviewDemo(
  changes: DemoChanges,
  { replies }: DemoRows,
  form: FormData,
): Changed<ReviewResult> {
  const parsed = v.safeParse(reviewSchema, Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { review, id } = parsed.output;
  const entry = replies.find((reply) => reply.id === id);
  const { name = "", household = null } = entry ?? {};
  const outcome = entry && ["hide", "show", "withdraw"].includes(review) ? "done" : "gone";
  const answer = { review, id, name, household, revision: null, outcome } as const;
  if (outcome === "gone") return { changes, answer };
  const hidden = changes.hidden.filter((hiddenId) => hiddenId !== id);
  if (review === "hide") return { changes: { ...changes, hidden: [...hidden, id] }, answer };
  if (review === "show") return { changes: { ...changes, hidden }, answer };
  const { [householdIdOf(id)]: _, ...answers } = changes.answers;
  const others = changes.others.filter((other) => other.id !== id);
  return { changes: { ...changes, answers, others, hidden }, answer };
}

const markSchema = v.object({
  id: v.string(),
  mark: v.picklist(["sent", "unsent"]),
  about: v.picklist(["invitation", "reminder", "change"]),
});

/**
 * Marks a household's message as sent, or takes the mark back; or all invitations.
 * @param from the filter's sender.
 * @param now milliseconds since 1970 in UTC.
 */
export function markDemo(
  changes: DemoChanges,
  rows: DemoRows,
  form: FormData,
  from: string | null,
  now: number,
): Changed<QueueMark> {
  const seconds = Math.floor(now / 1000);
  const mark = form.get("mark");
  const { households } = rows;
  if (mark === "all") {
    const recipients = { households, silent: silentOf(rows) };
    const unsent = sendingQueue(recipients, { state: "unsent", from }, new Set(), now).listed;
    const sent = Object.fromEntries(unsent.map(({ household }) => [household.id, seconds]));
    return {
      changes: { ...changes, sent: { ...changes.sent, ...sent } },
      answer: { count: unsent.length, at: seconds * 1000 },
    };
  }
  if (mark === "none") {
    const marked = Number(form.get("at")) / 1000;
    const remainder = Object.entries(changes.sent).filter(([, time]) => time !== marked);
    return {
      changes: { ...changes, sent: Object.fromEntries(remainder) },
      answer: { count: 0, at: marked * 1000 },
    };
  }
  const parsed = v.safeParse(markSchema, Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { id, about } = parsed.output;
  const household = households.find((candidate) => candidate.id === id);
  if (!household) throw notFound();
  const isSent = parsed.output.mark === "sent";
  return {
    changes: { ...changes, sent: { ...changes.sent, [id]: isSent ? seconds : null } },
    answer: { id, name: nameOf(household), isSent, about },
  };
}
