/** Domains reserved for examples and tests. Source: RFC 2606 and RFC 6761. */
const reservedEndings = ["example", "test", "invalid", "localhost"];
const reservedDomains = ["example.com", "example.net", "example.org"];

/**
 * A sample value in place of the studio's own; `at` is its place, as in `content/studio.json:
 * email`.
 */
export type Sample = { at: string; value: string };

/**
 * Finds sample values in a tree of settings: addresses in reserved domains, links to a network
 * without an account, counting digits.
 * @param place the place of the tree, as shown to a person.
 */
export function samplesIn(tree: unknown, place: string): Sample[] {
  if (typeof tree === "string") return isSample(tree) ? [{ at: place, value: tree }] : [];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => samplesIn(value, `${place} ${name}`));
}

function isSample(text: string): boolean {
  const link = URL.parse(text);
  if (link && /^https?:$/.test(link.protocol))
    return isReserved(link.hostname) || isSampleAccount(link);
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return isSamplePhone(text.replaceAll(/\D/g, ""));
  return isReserved(text.split("@").at(-1) ?? "");
}

function isReserved(host: string): boolean {
  const labels = host.toLowerCase().split(".");
  return (
    reservedEndings.includes(labels.at(-1) ?? "") ||
    reservedDomains.includes(labels.slice(-2).join("."))
  );
}

/** Networks whose front page is not an account. */
const networks =
  /(^|\.)(instagram|facebook|tiktok|youtube|t|wa|telegram|threads|x)\.(com|me|net|org)$/;

function isSampleAccount({ hostname, pathname }: URL): boolean {
  const account = pathname.replaceAll("/", "");
  return networks.test(hostname) && (account === "" || /^@?(example|your|sample)/i.test(account));
}

function isSamplePhone(digits: string): boolean {
  return /123456|012345|987654|(\d)\1{5}/.test(digits);
}
