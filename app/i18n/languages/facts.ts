/**
 * What there is to say of a language, in one file a language: app/i18n/languages/<code>.ts, whose
 * name is the code in addresses, packs and definitions. `npm run designs` writes the lists from
 * the folder. Lists of words are written `word|other word|beginning*`: the star stands for any
 * letters (app/lib/word-list.ts).
 */

/** Letters that the pairings have fonts for, by their name in Unicode. */
export type Script = "Armenian" | "Cyrillic" | "Latin";

/** Wings whose texts need not be written in every language. */
export type Writing = {
  /** The studio's site, which then has the language in its switch. */
  site?: true;
  /** The order form, orders' pages and their mails. */
  orders?: OrderFacts;
  /** The pages for staff. */
  staff?: true;
};

/** What is small enough for every page's script. */
export type LanguageFacts = {
  /** Its place in menus, from 1, where `content/studio.json` names no languages. */
  place: number;
  /** Its own name, for the switch. */
  name: string;
  /** Its name for staff. */
  english: string;
  /** The BCP 47 tag where it is not the code. */
  tag?: string;
  script: Script;
  /** Open Graph's locale: the country where most of its readers live. */
  openGraph: string;
  /** In which of the site's languages its readers are spoken to; English where it is not said. */
  site?: "am";
  written: Writing;
  /** Whether it has two forms of address, so that pages may speak informally. */
  hasInformal: boolean;
  /** Names are spelt as in passports, which decides between languages of one script. */
  hasPassportNames?: true;
  /** Letters without a capital of their own, each with small ones that have it. */
  capitals?: readonly (readonly [string, string])[];
  /** Variants for definitions that ask for them, by their tag, with Open Graph's locale. */
  variants?: Readonly<Record<string, string>>;
};

/** How an order's pages write sums, and the language itself in a phone's bar. */
export type OrderFacts = {
  short: string;
  money: MoneyFacts;
};

/** How sums are written: `25 000,5 ֏`, where nothing else is said. */
export type MoneyFacts = {
  /** Between thousands, and before tenths. */
  signs?: readonly [thousands: string, tenths: string];
  /** Whether a currency stands before the amount. */
  isBefore?: true;
  /** Words for currencies in sentences, to which texts add an ending; `*` is any other's code. */
  stems?: Readonly<Record<string, string>>;
  /** Words for currencies in mails, by plural form, where fonts may lack the sign. */
  counted?: Readonly<Record<string, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>;
};

/** What the form of a household knows, in its script too. */
export type HouseholdWords = {
  /** Titles before names. */
  titles: { man: string; woman: string };
  /** Words for a family. */
  family: string;
  /** Words for the sections that a tag may open. */
  sections: { church: string; dinner: string };
  salutation: SalutationWords;
};

/** What is read from lists besides the pack `list-words`. */
export type ListFacts = {
  /** Beginnings of its name in each of the families' languages. */
  called: string;
  /** Words with which a salutation begins. */
  greeting: RegExp;
};

/** A word is null where it depends on a gender that is not known. */
export type SalutationWords = {
  and: string;
  /** Before several first names. */
  several: string;
  /** Before one. */
  one: string | null;
  /** Before full names. */
  formal: string | null;
  /** Before one name whose title tells the gender, where `one` is null. */
  formalTo?: { man: string; woman: string };
  family: string;
  /** The words for a family that `family` agrees with; before another it is `several`. */
  familyBefore?: string;
  guests: string;
};

/** A rule of typography, and where a text breaks it. */
export type TypographyRule = { rule: string; finds: RegExp };

/** How staff type a day and an hour. */
export type TypedDates = {
  /** The letters with which each month begins in every case, from January. */
  months: readonly string[];
  /** What may follow a year. */
  year?: string;
  /** What stands before an hour. */
  at: string;
};
