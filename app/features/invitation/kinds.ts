/** First segments of an invitation's address. Source: spec.md section 2, design.md Addresses. */
export const kinds = [
  "wedding",
  "engagement",
  "baptism",
  "birthday",
  "mkrtutyun",
  "event",
  "gift",
  "hraver",
  "photoshoot",
  "couple",
  "templates",
] as const;
export type Kind = (typeof kinds)[number];

/** Whether a path segment is a kind of invitation. */
export function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

/** The designs that the studio offers; their addresses are numbers. Test pages and customers' pages are nobody's to find. */
export function isDesign({ kind, slug }: { kind: string; slug: string }): boolean {
  return kind === "templates" && /^\d+$/.test(slug);
}

/**
 * Whether a page is there to be looked at and nobody's own day: every template, and the invitations
 * that say `"demo": true`. All others are a customer's.
 */
export function isOnShow({ kind, demo }: { kind: string; demo?: boolean }): boolean {
  return kind === "templates" || demo === true;
}
