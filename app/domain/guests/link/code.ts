/** The query parameter of a personal link. */
export const codeParameter = "g";

/**
 * Letters and digits that are not mistaken for each other on a printed card: no 0, O, 1, l and I.
 * 57 signs.
 */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const length = 8;

/**
 * A new code of a personal link: 57^8, 46 bits. At 60 lookups a minute from one address (the rate
 * limit `GUEST_LIMIT`) one of 500 households is found after 7 000 years, from a thousand addresses
 * after 7.
 */
export function newCode(): string {
  let code = "";
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      // Bytes above the last multiple of 57 would make the first signs likelier.
      if (byte < 256 - (256 % alphabet.length) && code.length < length)
        code += alphabet[byte % alphabet.length];
  }
  return code;
}

/** True if a text has the form of a code. */
export function isCode(text: string): boolean {
  return text.length === length && [...text].every((sign) => alphabet.includes(sign));
}
