/** A dot-string of RFC 5321 section 4.1.2. Quoted local parts are legal and used by nobody but attackers. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * One e-mail address in the form every mail server takes: `նա@` is refused, `anna@հայ.հայ` becomes punycode.
 * RFC 5321 section 4.5.3.1 caps the local part at 64 characters; the whole fits 254 inside a path of 256.
 * @returns the address in ASCII, or null when it is not exactly one address with a dotted domain.
 */
export function asciiAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1);
  if (local.length > 64 || !localPart.test(local) || !domainLetters.test(domain)) return null;
  const site = `http://${domain}`;
  const host = URL.canParse(site) ? new URL(site).hostname : "";
  const address = `${local}@${host}`;
  return asciiDomain.test(host) && address.length <= 254 ? address : null;
}

/** What stands behind the `@` of an address that was checked. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
