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
