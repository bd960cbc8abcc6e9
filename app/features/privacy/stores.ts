/**
 * Everything that is kept of anybody and for how many days: the privacy page says it, and the nightly
 * purge and the cookies' ages are taken from it, so that they cannot differ. The words of each entry
 * stand in the pack `site` under `privacy.kept` and `privacy.cookies`.
 */

const dayInSeconds = 24 * 60 * 60;
export const dayInMilliseconds = dayInSeconds * 1000;

type Store = {
  /** D1 tables, or where else it lies. */
  holds: readonly string[];
  /** Days until it is deleted, counted from the moment that its text names; null until somebody asks. */
  days: number | null;
};

/** In the order of the privacy page. */
export const storeNames = [
  "reply",
  "invitation",
  "order",
  "visit",
  "messages",
  "telegram",
  "guesses",
  "logs",
] as const;

/** What the studio keeps. */
export const stores = {
  /** From the end of the invitation's page. */
  reply: { holds: ["replies", "reply_revisions", "desk_links"], days: 30 },
  /** A look that was never published, from when it was last shown. */
  invitation: { holds: ["drafts", "KV CONTENT", "R2 MEDIA"], days: 365 },
  order: { holds: ["orders"], days: null },
  /** From the last try. */
  visit: { holds: ["KV VISITS"], days: 30 },
  /** From sending; never longer than the replies that they tell of. */
  messages: { holds: ["outbox"], days: 365 },
  /** With the replies. */
  telegram: { holds: ["telegram_chats", "telegram_codes"], days: 30 },
  /** From the first wrong password of a series. */
  guesses: { holds: ["gate_guesses", "gate_wrong_passwords"], days: 2 },
  /** Cloudflare deletes them by itself. Source: https://developers.cloudflare.com/workers/observability/logs/workers-logs/ */
  logs: { holds: ["Workers Logs"], days: 7 },
} as const satisfies Record<(typeof storeNames)[number], Store>;

/** D1 tables that tell of no visitor, guest or customer. Publications name the staff who published. */
export const impersonalTables: readonly string[] = [
  "missing_translations",
  "publications",
  "publish_lease",
];

export type BrowserEntry = {
  /** As the browser shows it; an ellipsis stands for what differs by invitation. */
  name: string;
  /** Cookies are sent to the site, the others stay in the browser; `tab` ends with its tab. */
  place: "cookie" | "browser" | "tab";
  /** How long a cookie lives; the others live until they are deleted or their tab is closed. */
  days: number | null;
};

/** In the order of the privacy page. */
export const browserEntryNames = [
  "language",
  "visit",
  "reply",
  "gate",
  "desk",
  "site-language",
  "music",
  "opened",
  "order",
] as const;

/** What a visitor's browser keeps. */
export const browserEntries = {
  language: { name: "language", place: "cookie", days: 365 },
  visit: { name: "__Host-visit", place: "cookie", days: stores.visit.days },
  reply: { name: "__Host-reply-…", place: "cookie", days: 365 },
  gate: { name: "__Host-gate-…", place: "cookie", days: 180 },
  desk: { name: "__Host-desk", place: "cookie", days: 90 },
  "site-language": { name: "language", place: "browser", days: null },
  music: { name: "music", place: "browser", days: null },
  opened: { name: "opened …", place: "tab", days: null },
  order: { name: "order-draft", place: "tab", days: null },
} as const satisfies Record<(typeof browserEntryNames)[number], BrowserEntry>;

type Cookie = "language" | "visit" | "reply" | "gate" | "desk";

/** How long a cookie lives, in seconds, as its `Max-Age` says. */
export function ageOf(cookie: Cookie): number {
  return browserEntries[cookie].days * dayInSeconds;
}
