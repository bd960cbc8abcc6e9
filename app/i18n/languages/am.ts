import type {
  HouseholdWords,
  LanguageFacts,
  ListFacts,
  TypedDates,
  TypographyRule,
} from "#app/i18n/languages/facts.ts";

export const facts: LanguageFacts = {
  place: 1,
  name: "Հայերեն",
  english: "Armenian",
  // In BCP 47 `am` is Amharic (docs/decisions/004).
  tag: "hy",
  script: "Armenian",
  openGraph: "hy_AM",
  site: "am",
  written: {
    site: true,
    orders: {
      short: "Հայ",
      money: {
        // Texts add «ից», behind a hyphen that does not break where a code stands for the word.
        stems: {
          AMD: "դրամ",
          EUR: "եվրոյ",
          USD: "դոլար",
          GBP: "ֆունտ",
          "*": "\u2060-\u2060",
        },
      },
    },
    staff: true,
  },
  hasInformal: true,
  hasPassportNames: true,
  // Modern Armenian writes ԵՎ, where `toUpperCase()` gives the old ԵՒ.
  capitals: [
    ["Եւ", "եվ"],
    ["եւ", "եվ"],
    ["և", "եվ"],
  ],
};

export const household: HouseholdWords = {
  titles: { man: "պարոն|պրն", woman: "տիկին|տկն|օրիորդ" },
  family: "ընտանի*|գերդաստան*",
  sections: { church: "եկեղեցի|պսակադրություն", dinner: "ընթրիք|հարսանյաց սեղան" },
  salutation: {
    and: "և",
    several: "Սիրելի՛",
    one: "Սիրելի՛",
    formal: "Հարգելի՛",
    family: "Սիրելի՛",
    guests: "Սիրելի՛ հյուրեր",
  },
};

export const lists: ListFacts = {
  called: "hy*|arm*|հայ*|арм*",
  greeting: /^(?:մեր |իմ )?(?:սիրելի|հարգելի|մեծարգո|թանկագին|հարգարժան)/iu,
};

export const typedDates: TypedDates = {
  months: [
    "հունվ",
    "փետր",
    "մարտ",
    "ապր",
    "մայ",
    "հունիս",
    "հուլ",
    "օգոստ",
    "սեպտ",
    "հոկտ",
    "նոյ",
    "դեկտ",
  ],
  year: "թ|թ.|թվական*",
  at: "ժամը",
};

/**
 * Rules of Armenian. `Ա-Ֆՠ-ֈ` are its letters without the marks and stops of the same script; U+FFFC
 * stands for a letter of a variable, an address or a link (lint.ts).
 */
export const typography: readonly TypographyRule[] = [
  { rule: "three dots: … is one character", finds: /\.{3,}/gu },
  {
    // A time (15:04) and a smile after a space are neither.
    rule: "a foreign sign: Armenian has ՝ ։ ՞ ՛ ՜",
    finds:
      /(?<=[Ա-Ֆՠ-ֈ\d\uFFFC][՛՜՞]?[»)]?)[:;?!]+(?![\d\uFFFC])|(?<=[Ա-Ֆՠ-ֈ][՛՜՞]?[»)]? )[:;?!]+(?=\s|$)/gu,
  },
  {
    rule: "a dot of another kind: the point is U+002E",
    finds: /\u2024+|(?<=[Ա-Ֆՠ-ֈ])\u00b7/gu,
  },
  {
    // A single letter is shortened always; other words that end in a point are named.
    rule: "a point at a sentence's end: Armenian has ։",
    finds: /(?<!(?<!\p{L})(?:\p{L}|էլ|պող|բն|նրբ))(?<=[Ա-Ֆՠ-ֈ])\.(?=[»)]?(?:\s*$|\s+\p{Lu}))/gmu,
  },
  { rule: "two stops: «թ.» ends the sentence too", finds: /(?<=(?<!\p{L})թ)\.\s*։/gu },
  {
    rule: "a date after «մինչև» without its article: «մայիսի 20-ը»",
    finds:
      /(?<=[Մմ]ինչև\s+(?:\d{4}\s*թ\.?\s+)?)(?:\d{1,2}\s+(?:հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|սեպտեմբեր|հոկտեմբեր|նոյեմբեր|դեկտեմբեր)ի|(?:հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|սեպտեմբեր|հոկտեմբեր|նոյեմբեր|դեկտեմբեր)ի\s+\d{1,2}(?!\d|-[ըն]))/gu,
  },
  { rule: "a mark that is not on a vowel", finds: /(?<![աեէըիոօևԱԵԷԸԻՈՕ])[՛՜՞]/gu },
  { rule: "an apostrophe: the mark over a vowel is ՛", finds: /(?<=[Ա-Ֆՠ-ֈ])['`´]/gu },
  { rule: "a foreign quotation mark: Armenian has « »", finds: /["“”„]/gu },
  { rule: "a space inside « »", finds: /(?<=«)\s+|\s+(?=»)/gu },
];
