/** Parts of the day that venues and timelines name. */
export const programmeItems = [
  "groom-home",
  "bride-home",
  "bread-baking",
  "church-ceremony",
  "civil-ceremony",
  "baptism",
  "guest-arrival",
  "event-start",
  "wedding-party",
  "first-dance",
  "cake-ceremony",
  "ring-ceremony",
  "first-tooth",
  "games",
  "registration",
  "speeches",
  "coffee-break",
  "dinner",
  "photoshoot",
  "end",
] as const;
export type ProgrammeItem = (typeof programmeItems)[number];
