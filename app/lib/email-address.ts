/**
 * A dot-string of RFC 5321 section 4.1.2. Quoted local parts are legal, but in practice only
 * attackers use them.
 */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * Normalises one e-mail address to the form that every mail server accepts: `նա@` is refused,
 * `anna@հայ.հայ` becomes punycode. RFC 5321 section 4.5.3.1 limits the local part to 64 characters,
 * and a path to 256 with its brackets, so the address to 254.
 * @returns the address in ASCII, or null when it is not exactly one address with a dotted domain.
 */
export function asciiAddress(text: string): string | null {
  const separator = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(separator, 0));
  const domain = text.slice(separator + 1);
  if (local.length > 64 || !localPart.test(local) || !domainLetters.test(domain)) return null;
  const site = `http://${domain}`;
  const host = URL.canParse(site) ? new URL(site).hostname : "";
  const address = `${local}@${host}`;
  return asciiDomain.test(host) && address.length <= 254 ? address : null;
}

/** The part after the `@` of a checked address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
