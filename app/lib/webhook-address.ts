/** Endings of names that no public server has (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const localEndings = [
  "localhost",
  "local",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "home.arpa",
  "test",
  "example",
  "invalid",
  "onion",
  "alt",
];

/** Longest address that is stored, in characters. */
const longest = 500;

/**
 * An address from input to which a request may be sent: `https:` on its usual port, a public name, no
 * numbers of hosts, no user, no fragment. What the name resolves to is the platform's to bound:
 * Cloudflare's Workers reach the public internet alone.
 * @param ownHost the site's own host, which a request must not come back to.
 * @returns the address as it is requested; null for any other.
 */
export function publicAddress(typed: string, ownHost: string): string | null {
  const text = typed.trim();
  if (text.length > longest || !URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "";
  if (!isPlain || url.password !== "" || url.hash !== "") return null;
  // `URL` has made every number of a host an IPv4 address by now (URL Standard, "host parsing").
  const isNumber = host.startsWith("[") || /^[\d.]+$/.test(host);
  const isNamed = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;
  if (isNumber || !isNamed.test(host)) return null;
  if (localEndings.some((ending) => host === ending || host.endsWith(`.${ending}`))) return null;
  return host === ownHost.toLowerCase() ? null : url.href;
}
