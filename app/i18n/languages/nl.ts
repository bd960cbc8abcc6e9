import type { GuestListWords, LanguageFacts, TypographyRule } from "#app/i18n/languages/facts.ts";

export const facts: LanguageFacts = {
  place: 4,
  name: "Nederlands",
  english: "Dutch",
  script: "Latin",
  openGraph: "nl_NL",
  site: "en",
  written: {},
  hasInformal: true,
};

export const guestList: GuestListWords = {
  called: "dut*|ned*|neth*|neer*|néer*|nied*|հոլ*|նիդ*|гол*|нид*",
  titles: { man: "dhr|meneer", woman: "mevr|mevrouw" },
  family: "familie*",
  sections: { church: "kerk", dinner: "diner" },
  greeting: /^(?:beste|lieve|liefste|geachte)(?!\p{L})/iu,
  salutation: {
    and: "en",
    several: "Beste",
    one: "Beste",
    formal: "Geachte",
    family: "Beste",
    guests: "Beste gasten",
  },
};

export const typography: readonly TypographyRule[] = [
  { rule: "three dots: … is one character", finds: /\.{3,}/gu },
];
