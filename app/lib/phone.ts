import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";

/**
 * Normalises a typed phone number: spaces, brackets, 00 for the plus.
 * @param country where a number without a country's code is from; such numbers may begin with 0.
 */
export function readPhone(typed: string, country: CountryCode = "AM"): string | null {
  const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, "+"), country);
  return number?.isValid() === true ? number.number : null;
}

/** The country of a number in E.164; undefined where several share its code and none is certain. */
export function countryOf(phone: string): CountryCode | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}
