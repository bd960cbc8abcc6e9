import { studio } from "#app/i18n/studio.ts";
import { countryOf, readPhone } from "#app/lib/phone.ts";

/**
 * Normalises a customer's number as `readPhone` does; one without a country's code is of the
 * studio's country.
 */
export function readHomePhone(typed: string): string | null {
  return readPhone(typed, countryOf(studio.phone));
}
