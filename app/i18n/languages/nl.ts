import type {
  HouseholdWords,
  LanguageFacts,
  ListFacts,
  TypographyRule,
} from "#app/i18n/languages/facts.ts";

export const facts: LanguageFacts = {
  place: 4,
  name: "Nederlands",
  english: "Dutch",
  script: "Latin",
  openGraph: "nl_NL",
  written: {},
  hasInformal: true,
};

export const household: HouseholdWords = {
  titles: { man: "dhr|meneer", woman: "mevr|mevrouw" },
  family: "familie*",
  sections: { church: "kerk", dinner: "diner" },
  salutation: {
    and: "en",
    several: "Beste",
    one: "Beste",
    formal: "Geachte",
    family: "Beste",
    guests: "Beste gasten",
  },
};

export const lists: ListFacts = {
  called: "dut*|ned*|neth*|neer*|néer*|nied*|հոլ*|նիդ*|гол*|нид*",
  greeting: /^(?:beste|lieve|liefste|geachte)(?!\p{L})/iu,
};

export const typography: readonly TypographyRule[] = [
  { rule: "three dots: … is one character", finds: /\.{3,}/gu },
];
