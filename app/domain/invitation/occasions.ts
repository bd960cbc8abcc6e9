import type { Kind } from "#app/domain/invitation/kinds.ts";

/** Occasions to celebrate. Each has its own words in the language packs (`kinds`). */
export const occasions = [
  "wedding",
  "wedding-and-engagement",
  "engagement",
  "baptism",
  "christening",
  "birthday",
  "kids",
  "gender",
  "first-tooth",
  "event",
  "commercial",
  "photoshoot",
  "gift",
  "other",
] as const;
export type Occasion = (typeof occasions)[number];

const usual = {
  wedding: "wedding",
  engagement: "engagement",
  baptism: "baptism",
  birthday: "birthday",
  mkrtutyun: "christening",
  event: "event",
  gift: "gift",
  hraver: "other",
  photoshoot: "photoshoot",
  couple: "wedding",
  templates: "wedding",
} as const satisfies Record<Kind, Occasion>;

/** The occasion of an invitation: its own, else the usual one of its kind. */
export function occasionOf({ kind, occasion }: { kind: Kind; occasion?: Occasion }): Occasion {
  return occasion ?? usual[kind];
}
