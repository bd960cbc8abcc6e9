import * as v from "valibot";
import { limited } from "#app/domain/invitation/sections/section.ts";
import {
  localTime,
  programmeItem,
  timeOfDay,
  timeZone,
} from "#app/domain/invitation/schema/fields.ts";
import { written } from "#app/domain/invitation/schema/texts.ts";

/** The hours and places by which guests plan their way. */
const programme = {
  start: localTime,
  venues: v.array(
    v.strictObject({
      programmeItem: v.optional(programmeItem),
      start: v.optional(localTime),
      name: written,
      timeZone: v.optional(timeZone),
      ...limited,
    }),
  ),
  /** Of a day that has parts for some families alone: their first hours follow from these. */
  timelines: v.optional(
    v.array(
      v.strictObject({
        ...limited,
        items: v.array(
          v.strictObject({ ...limited, at: timeOfDay, programmeItem: v.optional(programmeItem) }),
        ),
      }),
    ),
  ),
};

/**
 * The hours and places as guests knew them before these were changed. Publishing writes it beside
 * the content, and it is no part of the content's hash.
 */
export const earlierSchema = v.strictObject({
  /** When the last change was published, milliseconds since 1970 in UTC. */
  at: v.number(),
  ...programme,
  /**
   * Programmes that guests may have read since, the oldest first: a change that is taken back has
   * to be told to those who know of it. `off` where the event was called off.
   */
  meanwhile: v.optional(
    v.array(
      v.strictObject({
        ...programme,
        off: v.optional(v.picklist(["cancelled", "postponed"])),
      }),
    ),
  ),
});
