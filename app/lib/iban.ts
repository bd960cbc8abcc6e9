/**
 * An account number as an IBAN without spaces, in capitals; null for a number that has not the form
 * of one (ISO 13616: two letters, two check digits, up to thirty letters and digits).
 */
export function asIban(number: string): string | null {
  const compact = number.replaceAll(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) ? compact : null;
}

/**
 * True if an IBAN's check digits are right: ISO 7064, MOD 97-10 over the number with its first four characters at its end and each letter as two digits, A is 10.
 * @param iban as `asIban` gives it.
 */
export function isCheckedIban(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const rest = Array.from(turned).reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return rest === 1;
}
