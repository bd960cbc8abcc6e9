import { isOfAnswer, type Entry } from "#app/couple/answers/types.ts";
import { localDate } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The numbers of a dashboard's first screen, of the answers that count. */
export type Overview = {
  /** People who come; `children` are among them. */
  guests: number;
  children: number;
  /** Answers. */
  yes: number;
  no: number;
  /** Answers that likely repeat another, until hosts decide; they are in no other number. */
  doubtful: number;
  /** Households without an answer, and their seats. */
  silent: number;
  silentSeats: number;
  /** Whole days until replies close; 0 on the last day, null after it or without a deadline. */
  daysLeft: number | null;
  /** Answers by day of the event's time zone, days without one left out; the oldest first. */
  days: { date: string; answers: number }[];
};

/**
 * @param deadline when replies close, in milliseconds since 1970 in UTC; null without a deadline.
 * @param now milliseconds since 1970 in UTC.
 */
export function overviewOf(
  entries: readonly Entry[],
  { timeZone, deadline, now }: { timeZone: string; deadline: number | null; now: number },
): Overview {
  const visibleEntries = entries.filter((entry) => isOfAnswer(entry, "all"));
  const of = (answer: "yes" | "no" | "silent") =>
    visibleEntries.filter((entry) => isOfAnswer(entry, answer));
  const [yes, no, silent] = [of("yes"), of("no"), of("silent")];
  return {
    guests: sum(yes, ({ heads }) => heads),
    children: sum(yes, ({ children }) => children),
    yes: yes.length,
    no: no.length,
    doubtful: visibleEntries.filter(({ doubt }) => doubt === "double").length,
    silent: silent.length,
    silentSeats: sum(silent, ({ heads }) => heads),
    daysLeft: deadline === null || deadline < now ? null : daysBetween(now, deadline, timeZone),
    days: answersByDay([...yes, ...no], timeZone),
  };
}

function sum(entries: readonly Entry[], number: (entry: Entry) => number): number {
  return entries.reduce((all, entry) => all + number(entry), 0);
}

/** Days of the calendar, because a deadline is told as a date. */
function daysBetween(from: number, to: number, timeZone: string): number {
  const [first, last] = [from, to].map((instant) => Date.parse(localDate(instant, timeZone)));
  return Math.round(((last ?? 0) - (first ?? 0)) / dayMs);
}

/** Goes from midnight to midnight, because the local date of each answer would take 26 µs. */
function answersByDay(entries: readonly Entry[], timeZone: string): Overview["days"] {
  const times = entries.flatMap(({ createdAt }) => createdAt ?? []).toSorted((a, b) => a - b);
  const days: Overview["days"] = [];
  let midnight = -Infinity;
  for (const time of times) {
    const today = days.at(-1);
    if (today && time < midnight) {
      today.answers += 1;
      continue;
    }
    const date = localDate(time, timeZone);
    midnight = instantOf(localDate(Date.parse(date) + dayMs, "UTC"), timeZone);
    days.push({ date, answers: 1 });
  }
  return days;
}
