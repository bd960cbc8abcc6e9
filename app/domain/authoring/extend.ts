import { withField } from "#app/lib/json-text.ts";

/**
 * Sets the last day in a definition's JSON text; every other character stays as it was.
 * @param until a date like `2028-01-31`.
 * @throws Error when the text is not a JSON object with an `event`.
 */
export function withUntil(text: string, until: string): string {
  return withField(text, "until", JSON.stringify(until), "event");
}
