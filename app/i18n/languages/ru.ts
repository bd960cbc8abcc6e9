import type {
  HouseholdWords,
  LanguageFacts,
  ListFacts,
  TypedDates,
  TypographyRule,
} from "#app/i18n/languages/facts.ts";

export const facts: LanguageFacts = {
  place: 3,
  name: "Русский",
  english: "Russian",
  script: "Cyrillic",
  openGraph: "ru_RU",
  written: {
    orders: {
      short: "рус",
      money: {
        counted: { AMD: { one: "драм", few: "драма", many: "драмов", other: "драма" } },
      },
    },
    staff: true,
  },
  hasInformal: true,
  hasPassportNames: true,
};

export const household: HouseholdWords = {
  titles: { man: "г-н|господин", woman: "г-жа|госпожа" },
  family: "семь*|семей*",
  sections: { church: "церковь|венчание", dinner: "ужин|банкет" },
  salutation: {
    and: "и",
    several: "Дорогие",
    one: null,
    formal: "Уважаемые",
    formalTo: { man: "Уважаемый", woman: "Уважаемая" },
    // «Дорогая семья», but «Дорогие Саргсяны».
    family: "Дорогая",
    familyBefore: "семь*",
    guests: "Дорогие гости",
  },
};

export const lists: ListFacts = {
  called: "rus*|ռուս*|рус*",
  greeting: /^(?:наш[иа]? |мо[ийя] )?(?:много)?(?:дорог|уважаем|мил[ыа]|любим)/iu,
};

export const typedDates: TypedDates = {
  months: ["янв", "фев", "мар", "апр", "мая|май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"],
  year: "г|г.|года",
  at: "в",
};

export const typography: readonly TypographyRule[] = [
  { rule: "three dots: … is one character", finds: /\.{3,}/gu },
  {
    // Capital is right where a sentence, a line or quoted speech begins.
    rule: "a capital «Вы» inside a sentence",
    finds:
      /(?<!(?:^|[.!?…][»”)]*\s+|[«„“(])(?:—\s+)?)(?<![\p{L}-])(?:Вы|Вас|Вам|Вами|Ваш(?:а|е|и|у|ей|ем|его|ему|им|ими|их)?)(?!\p{L})/gmu,
  },
  {
    rule: "a short dash: Russian has — between spaces",
    finds: /(?<=\S[ \u00a0])[–-](?=[ \u00a0]\S)/gu,
  },
  { rule: "a straight quotation mark: Russian has « »", finds: /"/gu },
];
