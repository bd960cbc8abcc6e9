import { inNameOrder } from "#app/features/dashboard/guest-list/name-order.ts";
import { nameOf } from "#app/features/dashboard/answers/entries.ts";
import type { Household } from "#app/features/guests/schema.ts";

const day = 24 * 60 * 60 * 1000;
/** Days after which a household that is still silent is offered again. */
const restDays = 3;

/** WhatsApp slows down personal numbers that write the same to many; hosts are told from here on. */
export const manyReminders = 20;

/** The silent households to remind, and how far the hosts have come. */
export type ReminderQueue = {
  /** Those to remind: never reminded ones by name, then the longest ago. */
  waiting: Household[];
  /** Silent households in all. */
  silent: number;
  /** Reminders marked as sent in the last 24 hours, also to households that have answered since. */
  sentToday: number;
};

/**
 * @param households all of the invitation; `silent` are those among them that have no answer.
 * @param skipped ids of those to leave for later.
 * @param now milliseconds since 1970 in UTC.
 */
export function reminderQueue(
  { households, silent }: Record<"households" | "silent", readonly Household[]>,
  skipped: ReadonlySet<string>,
  now: number,
): ReminderQueue {
  const isResting = ({ remindedAt }: Household) =>
    remindedAt !== null && now - remindedAt < restDays * day;
  const named = silent.map((household) => ({ household, name: nameOf(household) }));
  const byName = inNameOrder(named).map(({ household }) => household);
  return {
    waiting: byName
      // A household whose link was withdrawn is not meant to be asked.
      .filter((household) => !isResting(household) && household.code !== null)
      .filter(({ id }) => !skipped.has(id))
      .toSorted((one, other) => (one.remindedAt ?? 0) - (other.remindedAt ?? 0)),
    silent: silent.length,
    sentToday: households.filter(({ remindedAt }) => remindedAt !== null && now - remindedAt < day)
      .length,
  };
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
  const named = coming.map((household) => ({ household, name: nameOf(household) }));
  return inNameOrder(named)
    .map(({ household }) => household)
    .filter(({ toldAt, code }) => code !== null && (toldAt === null || toldAt < since))
    .filter(({ id }) => !skipped.has(id));
}
