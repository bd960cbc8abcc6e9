import * as v from "valibot";
import { localTime, programmeItem } from "#app/features/invitation/schema-fields.ts";
import { written } from "#app/features/invitation/schema-texts.ts";

/**
 * The hours and places as guests knew them before these were changed. Publishing writes it beside
 * the content, and it is no part of the content's hash.
 */
export const earlierSchema = v.strictObject({
  /** When the change was published, milliseconds since 1970 in UTC. */
  at: v.number(),
  start: localTime,
  venues: v.array(
    v.strictObject({
      stage: v.optional(programmeItem),
      start: v.optional(localTime),
      name: written,
    }),
  ),
});
