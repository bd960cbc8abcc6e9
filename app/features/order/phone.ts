import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Reads a number as people type it: with spaces, brackets, 00 for the plus; an Armenian number may begin with 0. */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, "+"), "AM");
  return number?.isValid() === true ? number.number : null;
}
