import { bounds, type Warning } from "#app/domain/authoring/check/rules.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { calledOff, endsAt, lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { clockChangeAt } from "#app/i18n/clock-changes.ts";
import { localDate } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

const hourMs = 60 * 60 * 1000;
/** A venue after midnight belongs to the night before. */
const morning = "06:00";

/**
 * Days and hours that are probably wrong. Those of demos move when they are read (decision 014), so
 * they are not compared with today.
 * @param now milliseconds since 1970 in UTC.
 */
export function dateWarnings(definition: Definition | Template, now: number): Warning[] {
  const days = isDemo(definition) ? [] : dayWarnings(definition, now);
  const asks = calledOff(definition) === null && !days.some(({ rule }) => rule === "past-event");
  return [
    ...days,
    ...statusWarnings(definition, now),
    ...endWarnings(definition),
    ...(asks ? deadlineWarnings(definition, now) : []),
    ...venueWarnings(definition),
    ...clockWarnings(definition),
  ];
}

/** The event's day, compared with today. One that was called off may be over. */
function dayWarnings(definition: Definition | Template, now: number): Warning[] {
  if (calledOff(definition)) return [];
  const { event, until } = definition;
  const { start, end, timeZone } = event;
  const day = start.slice(0, 10);
  const path = ["event", "start"];
  const phase = lifecyclePhase({ event: { start, end, timeZone }, until }, now);
  if (phase === "ended" || phase === "thanks") {
    const content =
      phase === "ended" ? "a farewell in place of the page" : "the thanks of its hosts";
    return [
      {
        rule: "past-event",
        path,
        message: `the event was on ${day}: guests would find ${content}`,
      },
    ];
  }
  const today = localDate(now, timeZone);
  const last = `${Number(today.slice(0, 4)) + bounds.yearsAhead}${today.slice(4)}`;
  if (day <= last) return [];
  const message = `expected a day within ${bounds.yearsAhead} years, found ${day}`;
  return [{ rule: "far-event", path, message }];
}

/** A postponed event: whether it still waits for its new day, and whether that is a later one. */
function statusWarnings(definition: Definition | Template, now: number): Warning[] {
  const { event, status, until } = definition;
  const { start, timeZone } = event;
  const day = start.slice(0, 10);
  const was = status?.was;
  if (was !== undefined && was > day) {
    const message = `expected the day before the move, found ${was}, which is after the new one (${day})`;
    return [{ rule: "moved-back", path: ["status", "was"], message }];
  }
  const isWaiting = calledOff(definition) === "postponed" && !isDemo(definition);
  if (!isWaiting || day >= localDate(now, timeZone)) return [];
  const last = localDate(endsAt({ event: { start, timeZone }, until }) - 1, timeZone);
  const message = `expected a new day: ${day} is over, and the page ends on ${last}. Set event.start to the new day and "was" to ${day}, or "until" to a later last day`;
  return [{ rule: "open-day", path: ["status"], message }];
}

function endWarnings({ kind, event: { start, end } }: Definition | Template): Warning[] {
  if (end === undefined) return [];
  const hours = (utcOf(end) - utcOf(start)) / hourMs;
  if (hours <= (kind === "event" ? bounds.hoursOfEvents : bounds.hours)) return [];
  const long = hours < 72 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`;
  const message = `expected a time soon after the start (${start}), found ${end}: ${long} later`;
  return [{ rule: "long-event", path: ["event", "end"], message }];
}

function deadlineWarnings(definition: Definition | Template, now: number): Warning[] {
  const { event, reply } = definition;
  const deadline = reply?.deadline;
  if (deadline === undefined) return [];
  const path = ["reply", "deadline"];
  const days = (utcOf(event.start.slice(0, 10)) - utcOf(deadline)) / (24 * hourMs);
  if (days > bounds.deadlineDays) {
    const message = `expected a day nearer to the event (${event.start.slice(0, 10)}), found ${deadline}: ${days} days before it`;
    return [{ rule: "early-deadline", path, message }];
  }
  if (isDemo(definition) || deadline >= localDate(now, event.timeZone)) return [];
  const message = `expected a day to come: the form is closed since the end of ${deadline}`;
  return [{ rule: "past-deadline", path, message }];
}

/** A venue's hours are compared on its own clock, and with the event's end on the event's. */
function venueWarnings({ event, sections }: Definition | Template): Warning[] {
  const [day, end] = [event.start.slice(0, 10), event.end];
  const isBeforeEnd = (start: string, timeZone = event.timeZone) =>
    end === undefined
      ? start < `${dayAfter(day)}T${morning}`
      : instantOf(start, timeZone) < instantOf(end, event.timeZone);
  return sections.flatMap((section, index): Warning[] => {
    if (section.type !== "venue" || section.start === undefined) return [];
    const path = ["sections", index, "start"];
    const { start } = section;
    if (start.slice(0, 10) < day)
      return [
        { rule: "venue-time", path, message: `expected the event's day (${day}), found ${start}` },
      ];
    if (isBeforeEnd(start, section.timeZone)) return [];
    const message = `expected a time before the event's end (${end ?? day}), found ${start}`;
    return [{ rule: "venue-time", path, message }];
  });
}

/** Each time once, because a venue usually begins with the event. */
function clockWarnings({ event, sections }: Definition | Template): Warning[] {
  type Place = [path: Warning["path"], time: string | undefined, timeZone: string];
  const places: Place[] = [
    [["event", "start"], event.start, event.timeZone],
    [["event", "end"], event.end, event.timeZone],
    ...sections.flatMap((section, index): Place[] =>
      section.type === "venue"
        ? [[["sections", index, "start"], section.start, section.timeZone ?? event.timeZone]]
        : [],
    ),
  ];
  const seen = new Set<string>();
  return places.flatMap(([path, time, timeZone]): Warning[] => {
    if (time === undefined || seen.has(`${timeZone} ${time}`)) return [];
    seen.add(`${timeZone} ${time}`);
    const change = clockChangeAt(time, timeZone);
    if (change === null) return [];
    const message =
      change === "skipped"
        ? `${time} does not exist in ${timeZone}: clocks go forward in that hour`
        : `${time} comes twice in ${timeZone}: clocks go back after that hour`;
    return [{ rule: "clock-change", path, message }];
  });
}

function dayAfter(day: string): string {
  return new Date(utcOf(day) + 24 * hourMs).toISOString().slice(0, 10);
}

/** A local day or time on a clock without changes, to count what lies between two. */
function utcOf(local: string): number {
  return Date.parse(local.length === 10 ? `${local}T00:00Z` : `${local}:00Z`);
}
