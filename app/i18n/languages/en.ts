import type {
  HouseholdWords,
  LanguageFacts,
  ListFacts,
  TypedDates,
  TypographyRule,
} from "#app/i18n/languages/facts.ts";

export const facts: LanguageFacts = {
  place: 2,
  name: "English",
  english: "English",
  script: "Latin",
  // A country that writes the day first.
  openGraph: "en_GB",
  written: {
    site: true,
    orders: { short: "en", money: { signs: [",", "."], isBefore: true } },
    staff: true,
  },
  hasInformal: false,
  hasPassportNames: true,
  // Its packs hold only the texts that differ from those of `en` (docs/decisions/026).
  variants: { "en-US": "en_US" },
};

export const household: HouseholdWords = {
  titles: { man: "mr", woman: "mrs|ms" },
  family: "family*",
  sections: { church: "church", dinner: "dinner" },
  salutation: {
    and: "and",
    several: "Dear",
    one: "Dear",
    formal: "Dear",
    family: "Dear",
    guests: "Dear guests",
  },
};

export const lists: ListFacts = {
  called: "eng*|ang*|անգ*|анг*",
  greeting: /^(?:my |our )?(?:dear|dearest|hello|hi)(?!\p{L})/iu,
};

export const typedDates: TypedDates = {
  months: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
  at: "at",
};

/** Its messages (`Sending...`) have three dots. */
export const typography: readonly TypographyRule[] = [];
