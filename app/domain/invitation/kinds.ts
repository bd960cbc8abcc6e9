/** First segments of an invitation's address, the only ones that the site accepts. */
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

/** True if a path segment is a kind of invitation. */
export function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

/**
 * True if an invitation is a design of the catalogue: a template whose slug is a number. Test pages
 * and customers' pages are not listed.
 */
export function isDesign({ kind, slug }: { kind: string; slug: string }): boolean {
  return kind === "templates" && /^\d+$/.test(slug);
}

/**
 * True if an invitation is a demo: any template, or an invitation with `"demo": true`. All others
 * are a customer's.
 */
export function isDemo({ kind, demo }: { kind: string; demo?: boolean }): boolean {
  return kind === "templates" || demo === true;
}
