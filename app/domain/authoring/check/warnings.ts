import { contactWarnings } from "#app/domain/authoring/check/contacts.ts";
import { dateWarnings } from "#app/domain/authoring/check/dates.ts";
import { lengthWarnings } from "#app/domain/authoring/check/lengths.ts";
import { partWarnings } from "#app/domain/authoring/check/parts.ts";
import { placeWarnings } from "#app/domain/authoring/check/places.ts";
import { programmeWarnings } from "#app/domain/authoring/check/programme.ts";
import { wordWarnings } from "#app/domain/authoring/check/words.ts";
import type { Warning } from "#app/domain/authoring/check/rules.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";

/** Probable mistakes in a definition, demo or not. `now` is milliseconds since 1970 in UTC. */
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
