/**
 * All personal data that is stored, and for how many days. The privacy page, the nightly clean-up
 * and the cookies' ages read this list, so that they cannot differ. The texts are in the language
 * pack `site` under `privacy.kept` and `privacy.cookies`.
 */

const dayInSeconds = 24 * 60 * 60;
export const dayInMilliseconds = dayInSeconds * 1000;

type Store = {
  /** D1 tables, KV namespaces, R2 buckets or logs. */
  holds: readonly string[];
  /**
   * Days until deletion, counted from the moment that the text names; null: kept until deletion is
   * requested.
   */
  days: number | null;
};

/** In the order of the privacy page. */
export const storeNames = [
  "reply",
  "invitation",
  "order",
  "visit",
  "messages",
  "news",
  "telegram",
  "guesses",
  "logs",
] as const;

/** Stored by the studio. */
export const stores = {
  /** From the end of the invitation's page. */
  reply: {
    holds: [
      "replies",
      "reply_revisions",
      "households",
      "desk_links",
      "seating_tables",
      "seatings",
      "seating_settings",
    ],
    days: 30,
  },
  /** A preview that was never published, from when it was last shown. */
  invitation: { holds: ["drafts", "KV CONTENT", "R2 MEDIA"], days: 365 },
  order: { holds: ["orders"], days: null },
  /** From the last change. */
  visit: { holds: ["KV VISITS"], days: 30 },
  /** From sending; never longer than the replies that they report. */
  messages: { holds: ["outbox"], days: 365 },
  /** With the replies. An address that nobody confirms is deleted after seven days. */
  news: { holds: ["notification_settings", "notification_addresses"], days: 30 },
  /** With the replies. */
  telegram: { holds: ["telegram_chats", "telegram_codes"], days: 30 },
  /** From the first wrong password of a series. */
  guesses: { holds: ["gate_guesses", "gate_wrong_passwords"], days: 2 },
  /** Cloudflare deletes them by itself. Source: https://developers.cloudflare.com/workers/observability/logs/workers-logs/ */
  logs: { holds: ["Workers Logs"], days: 7 },
} as const satisfies Record<(typeof storeNames)[number], Store>;

/**
 * D1 tables without personal data of visitors, guests or customers. Publications name the staff who
 * published.
 */
export const impersonalTables: readonly string[] = [
  "missing_translations",
  "publications",
  "publish_lease",
];

export type BrowserEntry = {
  /** As the browser shows it; an ellipsis stands for the part that differs by invitation. */
  name: string;
  /** Cookies are sent to the site, the others stay in the browser; `tab` is session storage. */
  place: "cookie" | "browser" | "tab";
  /** Days that a cookie lives; the others live until they are deleted or their tab is closed. */
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
  "scroll",
] as const;

/** Entries in a visitor's browser. */
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
  /** Stored by React Router, on hydrated pages only. */
  scroll: { name: "scroll", place: "tab", days: null },
} as const satisfies Record<(typeof browserEntryNames)[number], BrowserEntry>;

type Cookie = "language" | "visit" | "reply" | "gate" | "desk";

/** How long a cookie lives, in seconds, as its `Max-Age` says. */
export function ageOf(cookie: Cookie): number {
  return browserEntries[cookie].days * dayInSeconds;
}
