/**
 * All personal data that is stored, and for how many days. The privacy page, the nightly deletion
 * and the cookies' ages read this list, so that they cannot differ. The texts are in the language
 * pack `site` under `privacy.kept` and `privacy.cookies`.
 */

const dayInSeconds = 24 * 60 * 60;
export const dayInMilliseconds = dayInSeconds * 1000;

type Store = {
  /**
   * Days until deletion, counted from the moment that the text names; null: kept until deletion is
   * requested.
   */
  days: number | null;
  /** Days until an address that nobody confirms is deleted. */
  unconfirmedDays?: number;
  /** Months in which a month's first copy is kept. */
  months?: number;
};

/** In the order of the privacy page. */
export const storeNames = [
  "reply",
  "invitation",
  "order",
  "payment",
  "material",
  "visit",
  "messages",
  "news",
  "telegram",
  "guesses",
  "backups",
  "logs",
] as const;
export type StoreName = (typeof storeNames)[number];

/** Data that the studio stores. `places.ts` says where each is. */
export const stores = {
  /** From the end of the invitation's page. */
  reply: { days: 30 },
  /** A preview that was never published, from when it was last shown. */
  invitation: { days: 365 },
  order: { days: null },
  /** Without the person, and without end: the books need it. */
  payment: { days: null },
  /** Material that customers send with an order, from the day of their occasion. */
  material: { days: 365 },
  /** From the last change. */
  visit: { days: 30 },
  /** From sending; never longer than the replies that they report. */
  messages: { days: 365 },
  /** With the replies. An address that nobody confirms is deleted after `unconfirmedDays`. */
  news: { days: 30, unconfirmedDays: 7 },
  /** With the replies. */
  telegram: { days: 30 },
  /** From the first wrong password of a series. */
  guesses: { days: 2 },
  backups: { days: 30 },
  /** Cloudflare deletes them by itself. Source: https://developers.cloudflare.com/workers/observability/logs/workers-logs/ */
  logs: { days: 7 },
} as const satisfies Record<StoreName, Store>;

/**
 * Days in which D1's Time Travel can go back, on the paid and on the free plan; nothing shortens
 * them. Source: https://developers.cloudflare.com/d1/reference/time-travel/
 */
export const timeTravelDays = { paid: 30, free: 7 } as const;

export type BrowserEntry = {
  /** As the browser shows it; an ellipsis stands for the part that differs by invitation. */
  name: string;
  /**
   * Cookies are sent to the site, the others stay in the browser; `tab` is session storage, `cache`
   * the Cache API.
   */
  place: "cookie" | "browser" | "tab" | "cache";
  /** Days that a cookie lives; the others live until they are deleted or their tab is closed. */
  days: number | null;
};

/** In the order of the privacy page. */
export const browserEntryNames = [
  "language",
  "visit",
  "reply",
  "gate",
  "dashboard",
  "first-steps",
  "demo",
  "staff",
  "site-language",
  "music",
  "larger",
  "opened",
  "kept",
  "order",
  "scroll",
] as const;

/** Entries in a visitor's browser. */
export const browserEntries = {
  language: { name: "language", place: "cookie", days: 365 },
  visit: { name: "__Host-visit", place: "cookie", days: stores.visit.days },
  reply: { name: "__Host-reply-…", place: "cookie", days: 365 },
  gate: { name: "__Host-gate-…", place: "cookie", days: 180 },
  dashboard: { name: "__Host-dashboard", place: "cookie", days: 90 },
  "first-steps": { name: "first-steps", place: "cookie", days: 365 },
  demo: { name: "demo", place: "cookie", days: 7 },
  staff: { name: "__Host-staff", place: "cookie", days: 90 },
  "site-language": { name: "language", place: "browser", days: null },
  music: { name: "music", place: "browser", days: null },
  larger: { name: "larger", place: "browser", days: null },
  opened: { name: "opened …", place: "tab", days: null },
  /** A cache for each page, by the invitation's service worker. */
  kept: { name: "invitation …", place: "cache", days: null },
  order: { name: "order-draft", place: "tab", days: null },
  /** Stored by React Router, on hydrated pages only. */
  scroll: { name: "scroll", place: "tab", days: null },
} as const satisfies Record<(typeof browserEntryNames)[number], BrowserEntry>;

type Cookie =
  | "language"
  | "visit"
  | "reply"
  | "gate"
  | "dashboard"
  | "first-steps"
  | "demo"
  | "staff";

/** How long a cookie lives, in seconds, as its `Max-Age` says. */
export function ageOf(cookie: Cookie): number {
  return browserEntries[cookie].days * dayInSeconds;
}
