import { contactWarnings } from "#app/features/authoring/check-contacts.ts";
import { dateWarnings } from "#app/features/authoring/check-dates.ts";
import { lengthWarnings } from "#app/features/authoring/check-lengths.ts";
import { partWarnings } from "#app/features/authoring/check-parts.ts";
import { placeWarnings } from "#app/features/authoring/check-places.ts";
import { programmeWarnings } from "#app/features/authoring/check-programme.ts";
import { wordWarnings } from "#app/features/authoring/check-words.ts";
import type { Warning } from "#app/features/authoring/warning-rules.ts";
import type { Definition, Template } from "#app/features/invitation/schema.ts";

/** What is probably a mistake in a definition, demo or not. `now` is milliseconds since 1970 in UTC. */
export function warningsOf(definition: Definition | Template, now: number): Warning[] {
  return [
    ...dateWarnings(definition, now),
    ...placeWarnings(definition),
    ...programmeWarnings(definition),
    ...partWarnings(definition),
    ...wordWarnings(definition),
    ...lengthWarnings(definition),
    ...contactWarnings(definition),
  ];
}
