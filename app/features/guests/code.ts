/**
 * Letters and digits that are not mistaken for each other on a printed card: no 0, O, 1, l and I.
 * 57 signs.
 */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const length = 8;

/**
 * A new code of a personal link: 57^8, 46 bits. At 30 wrong codes a minute from one address (the
 * rate limit) one of 500 households is found after 14 000 years; from a thousand addresses after
 * 14.
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

/** Whether a text has the form of a code. */
export function isCode(text: string): boolean {
  return text.length === length && [...text].every((sign) => alphabet.includes(sign));
}
