/** Domains that nobody can have. Source: RFC 2606 and RFC 6761. */
const reservedEndings = ["example", "test", "invalid", "localhost"];
const reservedDomains = ["example.com", "example.net", "example.org"];

/** What stands for something of the studio's own: `at` is its place, as in `content/studio.json: email`. */
export type Sample = { at: string; value: string };

/**
 * What in a tree of settings is nobody's own: addresses of domains that nobody can have, links that
 * name no account, numbers that count up.
 * @param at where the tree lies, as a person finds it.
 */
export function samplesIn(tree: unknown, at: string): Sample[] {
  if (typeof tree === "string") return isSample(tree) ? [{ at, value: tree }] : [];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => samplesIn(value, `${at} ${name}`));
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

/** Where people have accounts, and the front page is nobody's. */
const networks =
  /(^|\.)(instagram|facebook|tiktok|youtube|t|wa|telegram|threads|x)\.(com|me|net|org)$/;

function isSampleAccount({ hostname, pathname }: URL): boolean {
  const account = pathname.replaceAll("/", "");
  return networks.test(hostname) && (account === "" || /^@?(example|your|sample)/i.test(account));
}

function isSamplePhone(digits: string): boolean {
  return /123456|012345|987654|(\d)\1{5}/.test(digits);
}
