import type {
  HouseholdWords,
  LanguageFacts,
  ListFacts,
  TypographyRule,
} from "#app/i18n/languages/facts.ts";

export const facts: LanguageFacts = {
  place: 6,
  name: "Deutsch",
  english: "German",
  script: "Latin",
  openGraph: "de_DE",
  written: {},
  hasInformal: true,
};

export const household: HouseholdWords = {
  titles: { man: "herr", woman: "frau" },
  family: "familie*",
  sections: { church: "kirche", dinner: "abendessen" },
  salutation: {
    and: "und",
    several: "Liebe",
    one: null,
    formal: null,
    formalTo: { man: "Sehr geehrter", woman: "Sehr geehrte" },
    family: "Liebe",
    guests: "Liebe Gäste",
  },
};

export const lists: ListFacts = {
  called: "ger*|deu*|allem*|dui*|գեր*|нем*",
  greeting: /^(?:ihr )?(?:liebe[rs]?(?!\p{L})|sehr geehrte|geehrte)/iu,
};

export const typography: readonly TypographyRule[] = [
  { rule: "three dots: … is one character", finds: /\.{3,}/gu },
];
