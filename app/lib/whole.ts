/** Reads milliseconds since 1970, up to the year 2286, as addresses and forms have them. */
export function readMoment(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^\d{1,13}$/.test(text) ? Number(text) : null;
}

/**
 * Reads a whole number as it arrives in an address, a header or a form, in range: `Number` alone takes
 * "", " 1", "1e3", "0x10" and "-524288".
 * @returns null for anything else, and for a number out of range.
 */
export function readWhole(
  text: string | null | undefined,
  { least = 0, most }: { least?: number; most: number },
): number | null {
  if (text === null || text === undefined || !/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
