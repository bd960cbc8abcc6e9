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

/** The designs that the studio shows to everyone; their addresses are numbers. Test pages and customers' pages are nobody's to find. */
export function isOnShow({ kind, slug }: { kind: string; slug: string }): boolean {
  return kind === "templates" && /^\d+$/.test(slug);
}
