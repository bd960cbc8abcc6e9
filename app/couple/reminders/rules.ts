import { nameOf } from "#app/couple/answers/rules.ts";
import { inNameOrder } from "#app/couple/guest-list/order.ts";
import type { WordedKind } from "#app/domain/guests/words/kinds.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import {
  lastSentAt,
  senderKeyOf,
  senderOf,
  sendingStateOf,
  sendingStates,
  type SendingState,
} from "#app/domain/guests/sending/state.ts";

const day = 24 * 60 * 60 * 1000;
/** Days after a message for which a household that is still silent is left in peace. */
const restDays = 3;

/**
 * Messages a day from which hosts are told to go on tomorrow. No messenger publishes a limit: the
 * number is the studio's.
 */
export const manyMessages = 20;

/** The part of the households that a queue is of. */
export type QueueFilter = {
  /** Null for all. */
  state: SendingState | null;
  /** As `senderOf` names one, "" for the households without; null for all. */
  from: string | null;
};

/** A household in the queue, with the message that it is to get. */
export type QueueEntry = {
  household: Household;
  name: string;
  state: SendingState;
  kind: WordedKind;
};

/** A sender, and how many households there are without an invitation and in all. */
export type SenderCount = { from: string; unsent: number; all: number };

/** The households to write to, and how far the hosts have come. */
export type SendingQueue = {
  /**
   * Households to write to now: those without an invitation by name, then reminders, the longest
   * ago first.
   */
  waiting: QueueEntry[];
  /** All of the filter: those who wait, then the others by name. */
  listed: QueueEntry[];
  /** Households of the filter's sender by their state; the three before `answered` with a link. */
  states: Record<SendingState, number>;
  /** The largest first; those without a sender last. */
  senders: SenderCount[];
  /** Messages of the filter's sender marked as sent in the last 24 hours, whatever the state. */
  sentToday: number;
};

/**
 * @param households all that the reader may write to; `silent` are those among them without an answer.
 * @param skipped ids of those to leave for later.
 * @param now milliseconds since 1970 in UTC.
 */
export function sendingQueue(
  { households, silent }: Record<"households" | "silent", readonly Household[]>,
  { state, from }: QueueFilter,
  skipped: ReadonlySet<string>,
  now: number,
): SendingQueue {
  const silentIds = new Set(silent.map(({ id }) => id));
  const all = households
    .map((household) => entryOf(household, !silentIds.has(household.id)))
    // A household whose link was withdrawn is not meant to be asked.
    .filter((entry) => entry.household.code !== null || entry.state === "answered");
  const ofSender = all.filter(({ household }) => from === null || isOf(household, from));
  const listed = inNameOrder(ofSender.filter((entry) => state === null || entry.state === state));
  const isWaiting = (entry: QueueEntry) =>
    entry.state !== "answered" && !rests(entry, now) && !skipped.has(entry.household.id);
  const waiting = listed.filter(isWaiting).toSorted((item, other) => turnOf(item) - turnOf(other));
  return {
    waiting,
    listed: [...waiting, ...listed.filter((entry) => !isWaiting(entry))],
    states: countsOf(ofSender),
    senders: sendersOf(all),
    sentToday: households.filter(
      (household) =>
        (from === null || isOf(household, from)) &&
        (lastSentAt(household) ?? -Infinity) > now - day,
    ).length,
  };
}

function entryOf(household: Household, hasReplied: boolean): QueueEntry {
  const state = sendingStateOf(household, hasReplied);
  const kind = state === "unsent" ? "invitation" : "reminder";
  return { household, name: nameOf(household), state, kind };
}

/** Invitations before reminders, and of those the longest ago first. */
function turnOf({ household, state }: QueueEntry): number {
  return state === "unsent" ? -1 : (lastSentAt(household) ?? 0);
}

/**
 * True if a household was just written to, or has just opened a link that it got in another way.
 */
function rests({ household, state }: QueueEntry, now: number): boolean {
  const instant = lastSentAt(household) ?? household.openedAt;
  return state !== "unsent" && instant !== null && now - instant < restDays * day;
}

/** @param from as in `QueueFilter`. */
function isOf(household: Household, from: string): boolean {
  return senderKeyOf(senderOf(household) ?? "") === senderKeyOf(from);
}

function countsOf(entries: readonly QueueEntry[]): Record<SendingState, number> {
  const counts = { unsent: 0, sent: 0, opened: 0, answered: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

function sendersOf(entries: readonly QueueEntry[]): SenderCount[] {
  const groups = Map.groupBy(entries, ({ household }) => senderKeyOf(senderOf(household) ?? ""));
  return [...groups.values()]
    .map((group) => ({
      from: (group[0] && senderOf(group[0].household)) ?? "",
      unsent: group.filter(({ state }) => state === "unsent").length,
      all: group.length,
    }))
    .toSorted((row, other) =>
      row.from === "" || other.from === ""
        ? Number(row.from === "") - Number(other.from === "")
        : other.all - row.all,
    );
}

/** The households that the holder of a link may write to: all, or those of its sender. */
export function householdsFor(
  households: readonly Household[],
  { sender }: { sender: string | null },
): readonly Household[] {
  return sender === null ? households : households.filter((household) => isOf(household, sender));
}

/** @returns null for what is no state, which shows all. */
export function readState(typed: string | null): SendingState | null {
  return sendingStates.find((state) => state === typed) ?? null;
}

/**
 * The households to tell of a change: those that said yes and were not told since, by name.
 * @param since when the change was published, in milliseconds since 1970 in UTC.
 * @param skipped ids of those to leave for later.
 */
export function changeQueue(
  coming: readonly Household[],
  since: number,
  skipped: ReadonlySet<string>,
): Household[] {
  const namedHouseholds = coming.map((household) => ({ household, name: nameOf(household) }));
  return inNameOrder(namedHouseholds)
    .map(({ household }) => household)
    .filter(({ notifiedAt, code }) => code !== null && (notifiedAt === null || notifiedAt < since))
    .filter(({ id }) => !skipped.has(id));
}
