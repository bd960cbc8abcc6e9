import type { TFunction } from "i18next";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { offsetAt } from "#app/i18n/clock-changes.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

/**
 * Names the clock of an hour, "Paris time", where an invitation's places do not share one; without
 * a word in the language pack as its distance from UTC. Undefined where one clock holds for all.
 */
export function clockNames(
  { event, sections }: Pick<PublishedInvitation, "event" | "sections">,
  t: TFunction,
): (timeZone?: string) => string | undefined {
  const start = instantOf(event.start, event.timeZone);
  const ahead = offsetAt(start, event.timeZone);
  const isMixed = sections.some(
    (section) =>
      section.type === "venue" &&
      section.timeZone !== undefined &&
      offsetAt(start, section.timeZone) !== ahead,
  );
  if (!isMixed) return () => undefined;
  return (timeZone = event.timeZone) =>
    t(`dates:zones.${timeZone}`, { defaultValue: "" }) || utcText(offsetAt(start, timeZone));
}

/** `UTC+5:45`. */
function utcText(ahead: number): string {
  const minutes = Math.abs(ahead) / 60_000;
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `UTC${ahead < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest}`;
}
