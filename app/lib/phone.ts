import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Normalises a typed phone number: spaces, brackets, 00 for the plus; Armenian numbers may begin
 * with 0.
 */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, "+"), "AM");
  return number?.isValid() === true ? number.number : null;
}
