import type {
  HouseholdWords,
  LanguageFacts,
  ListFacts,
  TypographyRule,
} from "#app/i18n/languages/facts.ts";

export const facts: LanguageFacts = {
  place: 5,
  name: "Français",
  english: "French",
  script: "Latin",
  openGraph: "fr_FR",
  written: {},
  hasInformal: true,
};

export const household: HouseholdWords = {
  titles: { man: "m|monsieur", woman: "mme|madame" },
  family: "famille*",
  sections: { church: "église", dinner: "dîner" },
  salutation: {
    and: "et",
    several: "Chers",
    one: null,
    formal: null,
    formalTo: { man: "Cher", woman: "Chère" },
    family: "Chère",
    guests: "Chers amis",
  },
};

export const lists: ListFacts = {
  called: "fre*|fra*|ֆր*|фр*",
  greeting: /^(?:mes |nos |bien )?(?:très )?chers?(?!\p{L})|^(?:bien |très )?chères?(?!\p{L})/iu,
};

/** U+FFFC stands for a letter of a variable, an address or a link (lint.ts). */
export const typography: readonly TypographyRule[] = [
  { rule: "three dots: … is one character", finds: /\.{3,}/gu },
  {
    rule: "no narrow no-break space (U+202F) before : ; ! ?",
    finds:
      /(?<=[^\s:;!?])(?:[;!?]+(?=[\s)»…]|$)|:(?![\d\uFFFC]))|(?<=\S[^\S\u00a0\u202f])[:;!?](?![()])/gu,
  },
  {
    rule: "no narrow no-break space (U+202F) inside « »",
    finds: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/gu,
  },
  { rule: "a straight apostrophe: French has ’", finds: /'/gu },
  { rule: "a straight quotation mark: French has « »", finds: /"/gu },
];
