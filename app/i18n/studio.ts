import type { Studio } from "#app/i18n/studio-schema.ts";
import file from "#content/studio.json" with { type: "json" };

/**
 * The studio that this site is of: `content/studio.json`. Typed here and checked by
 * `studio check` and the tests, so that the schema is not part of the browser's script.
 */
export const studio: Studio = file;

/** The clock of what belongs to no event's place, such as today's date in the order form. */
export const homeZone: string = studio.timeZone ?? "Asia/Yerevan";
