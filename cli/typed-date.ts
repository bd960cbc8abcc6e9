import { isRealDate } from "#app/domain/invitation/schema/fields.ts";
import { typedDates } from "#app/i18n/languages/words.generated.ts";
import { anyWord } from "#app/lib/word-list.ts";

/** A day, and an hour where one was typed: `2027-06-12` and `15:00`. */
export type TypedDate = { day: string; time: string | null };

const staffWords = Object.values(typedDates);

const isoDay = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
/** Dots are the day first everywhere; slashes are the month first in the USA. */
const dottedDay = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/;
const slashedDay = /^(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})$/;
const dayFirst =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<name>\p{L}{3,})\.?,?[\s-]+(?<year>\d{4})\.?$/u;
const monthFirst =
  /^(?<name>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})\.?$/u;
const yearWord = new RegExp(
  String.raw`(?<=\d{4})\s*${anyWord(staffWords.flatMap(({ year }) => year ?? []))}(?=$|[\s,])`,
  "u",
);
/** An hour at the end: `15:00`, `15.00`, `3pm`, `3:30 p.m.`, `T15:00`. */
const hourAtEnd = new RegExp(
  String.raw`(?:^|[\sT,]+|\s+${anyWord(staffWords.map(({ at }) => at))}\s+)(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?::00)?\s*(?<half>[ap]\.?\s?m\.?)?$`,
  "iu",
);

const expected = 'expected a day and an hour, as in "12.06.2027 15:00" or "12 June 2027 3pm"';

/**
 * Reads a date as people type it.
 * @returns the date, or a sentence that says why it is none: also where it could be two days.
 */
export function readTypedDate(text: string): TypedDate | { problem: string } {
  const { rest, time } = withoutHour(text.trim().replace(yearWord, ""));
  if (time === "wrong") return { problem: `"${text}" names no hour of a day` };
  const day = dayOf(rest.replace(/[\s,]+$/, ""));
  if (typeof day !== "string") return day ?? { problem: `"${text}" is no date: ${expected}` };
  if (!isRealDate(day)) return { problem: `"${text}" is no day of the calendar` };
  return { day: day, time };
}

/** Takes the hour off the end of a text that has more than an hour. */
function withoutHour(text: string): { rest: string; time: string | null | "wrong" } {
  const match = hourAtEnd.exec(text);
  const { hour = "", minute, half } = match?.groups ?? {};
  // `12.06.2027` ends with a number too, and so does `12 June 2027`.
  if (!match || (minute === undefined && half === undefined)) return { rest: text, time: null };
  const rest = text.slice(0, match.index);
  const typed = Number(hour);
  const isTwelve = half !== undefined;
  if (isTwelve ? typed < 1 || typed > 12 : typed > 23) return { rest, time: "wrong" };
  if (Number(minute ?? 0) > 59) return { rest, time: "wrong" };
  const isAfternoon = half?.toLowerCase().startsWith("p") ?? false;
  const hours = isTwelve ? (typed % 12) + (isAfternoon ? 12 : 0) : typed;
  return { rest, time: `${two(hours)}:${minute ?? "00"}` };
}

/** `2027-06-12`; null for a text of another form. */
function dayOf(text: string): string | { problem: string } | null {
  const plain = (isoDay.exec(text) ?? dottedDay.exec(text))?.groups;
  if (plain) return joined(plain.year, plain.month, plain.day);
  const slashed = slashedDay.exec(text)?.groups;
  if (slashed) return slashedDayOf(text, slashed);
  const dateParts = (dayFirst.exec(text) ?? monthFirst.exec(text))?.groups;
  const month = dateParts ? monthOf(dateParts.name ?? "") : 0;
  return dateParts && month > 0 ? joined(dateParts.year, String(month), dateParts.day) : null;
}

function slashedDayOf(
  text: string,
  { first = "", second = "", year }: Record<string, string>,
): string | { problem: string } {
  const [firstNumber, other] = [Number(first), Number(second)];
  if (firstNumber > 12 || firstNumber === other) return joined(year, second, first);
  if (other > 12) return joined(year, first, second);
  const [dayMonth, monthDay] = [joined(year, second, first), joined(year, first, second)];
  return { problem: `"${text}" may be ${dayMonth} or ${monthDay}: write one of these` };
}

/** 1 to 12, or 0 for another word. */
function monthOf(name: string): number {
  const word = name.toLowerCase();
  const places = staffWords.map(({ months }) =>
    months.findIndex((begin) => startsWith(word, begin)),
  );
  return Math.max(...places) + 1;
}

function startsWith(word: string, beginnings: string): boolean {
  return beginnings.split("|").some((beginning) => word.startsWith(beginning));
}

function joined(year = "", month = "", day = ""): string {
  return `${year}-${two(Number(month))}-${two(Number(day))}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
