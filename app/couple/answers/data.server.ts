import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import {
  readUndelivered,
  undeliveredOf,
  type Undelivered,
} from "#app/platform/outbox/data.server.ts";
import {
  readHistory,
  readReplyEntries,
  replyEntries,
  replyEntry,
  replyHistory,
  type HistoryRevision,
  type ReplyEntry,
} from "#app/domain/reply/entry/data.server.ts";

/** The rows from which a dashboard's first page is made. */
export type AnswerRows = {
  replies: ReplyEntry[];
  households: Household[];
  unsent: Undelivered;
};

/** Statements for a dashboard's first page; read their results with `readAnswers`. */
export function answersOf(db: D1Database, invitation: string): D1PreparedStatement[] {
  return [
    replyEntries(db, invitation),
    householdsOf(db, invitation),
    undeliveredOf(db, invitation),
  ];
}

/** Reads the results of `answersOf`, in the order of its statements. */
export function readAnswers([replies, households, unsent]: readonly D1Result[]): AnswerRows {
  return {
    replies: readReplyEntries(replies),
    households: readHouseholds(households),
    unsent: readUndelivered(unsent),
  };
}

/** Statements for the page of one answer; read their results with `readAnswer`. */
export function answerOfId(db: D1Database, invitation: string, id: string): D1PreparedStatement[] {
  return [
    replyEntry(db, invitation, id),
    replyHistory(db, invitation, id),
    householdsOf(db, invitation),
  ];
}

/** An answer with its revisions, the newest first, and the household that it is of. */
export type FoundAnswer = {
  entry: ReplyEntry;
  history: readonly [HistoryRevision, ...HistoryRevision[]];
  household: Household | null;
};

/** Reads the results of `answerOfId`; null for an answer that this invitation does not have. */
export function readAnswer([
  entries,
  history,
  households,
]: readonly D1Result[]): FoundAnswer | null {
  const [entry] = readReplyEntries(entries);
  const [newest, ...earlier] = readHistory(history);
  if (!entry || !newest) return null;
  const household = readHouseholds(households).find(({ id }) => id === entry.household) ?? null;
  return { entry, history: [newest, ...earlier], household };
}
