import { isLanguage, type Language } from "#app/i18n/languages.ts";

/** A place in a text that breaks a rule of its language's typography. */
export type LintFinding = {
  /** What is wrong, with the right sign where there is one. */
  rule: string;
  /** The characters concerned, and where they begin. */
  text: string;
  at: number;
};

type Rule = { rule: string; finds: RegExp };

/** Stands for a letter of a variable, an address or a link, whose own signs are no punctuation. */
const filler = "\uFFFC";
const opaque = /\{\{[^}]*\}\}|https?:\/\/\S+|\S+@\S+/g;

const alphabets = ["Armenian", "Cyrillic", "Greek", "Latin"].map(
  (script) => `[\\p{Script=${script}}&&\\p{L}]`,
);
/** A letter of one alphabet beside one of another: Latin `o` in an Armenian word. */
const twoAlphabets = alphabets
  .map((own) => `${own}[${alphabets.filter((other) => other !== own).join("")}]`)
  .join("|");

const everywhere: Rule[] = [
  { rule: "an empty text", finds: /^\s*$/gu },
  { rule: "a space at the beginning or the end", finds: /^\s+(?=\S)|(?<=\S)\s+$|[^\S\n]+(?=\n)/gu },
  { rule: "two spaces", finds: /(?<=\S)[ \u00a0\u202f]{2,}(?=\S)/gu },
  {
    rule: "a space before a comma or a full stop",
    finds: /(?<=\S)[ \u00a0\u202f]+(?=[,.՝։](?![\p{L}\p{N}.]))/gu,
  },
  { rule: "an invisible character", finds: /[\u00ad\u200b\ufeff]/gu },
  {
    rule: "letters of two alphabets in one word",
    finds: new RegExp(`(?<!\\p{L})\\p{L}*(?:${twoAlphabets})\\p{L}*`, "gv"),
  },
];

/** Not in English, whose messages (`Sending...`) have three dots. */
const threeDots: Rule = { rule: "three dots: … is one character", finds: /\.{3,}/gu };

/** Armenian letters without the marks and stops of the same script. */
const letters = "Ա-Ֆՠ-ֈ";
const months =
  "(?:հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|սեպտեմբեր|հոկտեմբեր|նոյեմբեր|դեկտեմբեր)ի";
/** Words that end in a point in the middle of a sentence; a single letter is one always. */
const shortened = `(?<!\\p{L})(?:\\p{L}|էլ|պող|բն|նրբ)`;

const armenian: Rule[] = [
  {
    // A time (15:04) and a smile after a space are neither.
    rule: "a foreign sign: Armenian has ՝ ։ ՞ ՛ ՜",
    finds: new RegExp(
      `(?<=[${letters}\\d${filler}][՛՜՞]?[»)]?)[:;?!]+(?![\\d${filler}])|(?<=[${letters}][՛՜՞]?[»)]? )[:;?!]+(?=\\s|$)`,
      "gu",
    ),
  },
  {
    rule: "a dot of another kind: the point is U+002E",
    finds: new RegExp(`\u2024+|(?<=[${letters}])\u00b7`, "gu"),
  },
  {
    rule: "a point at a sentence's end: Armenian has ։",
    finds: new RegExp(`(?<!${shortened})(?<=[${letters}])\\.(?=[»)]?(?:\\s*$|\\s+\\p{Lu}))`, "gmu"),
  },
  { rule: "two stops: «թ.» ends the sentence too", finds: /(?<=(?<!\p{L})թ)\.\s*։/gu },
  {
    rule: "a date after «մինչև» without its article: «մայիսի 20-ը»",
    finds: new RegExp(
      `(?<=[Մմ]ինչև\\s+(?:\\d{4}\\s*թ\\.?\\s+)?)(?:\\d{1,2}\\s+${months}|${months}\\s+\\d{1,2}(?!\\d|-[ըն]))`,
      "gu",
    ),
  },
  {
    rule: "a mark that is not on a vowel",
    finds: /(?<![աեէըիոօևԱԵԷԸԻՈՕ])[՛՜՞]/gu,
  },
  {
    rule: "an apostrophe: the mark over a vowel is ՛",
    finds: new RegExp(`(?<=[${letters}])['\`´]`, "gu"),
  },
  { rule: "a foreign quotation mark: Armenian has « »", finds: /["“”„]/gu },
  { rule: "a space inside « »", finds: /(?<=«)\s+|\s+(?=»)/gu },
];

const russian: Rule[] = [
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

const french: Rule[] = [
  {
    rule: "no narrow no-break space (U+202F) before : ; ! ?",
    finds: new RegExp(
      `(?<=[^\\s:;!?])(?:[;!?]+(?=[\\s)»…]|$)|:(?![\\d${filler}]))|(?<=\\S[^\\S\u00a0\u202f])[:;!?](?![()])`,
      "gu",
    ),
  },
  {
    rule: "no narrow no-break space (U+202F) inside « »",
    finds: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/gu,
  },
  { rule: "a straight apostrophe: French has ’", finds: /'/gu },
  { rule: "a straight quotation mark: French has « »", finds: /"/gu },
];

const rules: Record<Language, Rule[]> = {
  am: [...everywhere, threeDots, ...armenian],
  ru: [...everywhere, threeDots, ...russian],
  fr: [...everywhere, threeDots, ...french],
  nl: [...everywhere, threeDots],
  de: [...everywhere, threeDots],
  en: everywhere,
};

/**
 * Places in a text that break the rules of its language, in the order of the text. What `{{…}}`, a
 * link or a mail address consists of is not judged.
 */
export function lint(text: string, language: Language): LintFinding[] {
  const judged = text.replaceAll(opaque, (part) => filler.repeat(part.length));
  return rules[language]
    .flatMap(({ rule, finds }) =>
      Array.from(judged.matchAll(finds), ({ 0: found, index: at }) => ({
        rule,
        text: text.slice(at, at + found.length),
        at,
      })),
    )
    .toSorted((one, other) => one.at - other.at);
}

/** Capitals within an Armenian name: «Մեկ Գիծ». English writes titles so, Armenian does not. */
export function lintName(name: string): LintFinding[] {
  return Array.from(name.matchAll(/(?<=\s)[Ա-Ֆ](?=[ա-և])/gu), ({ 0: text, index: at }) => ({
    rule: "a capital inside a name",
    text,
    at,
  }));
}

/** A text that says its language by its key, with its path in the document. */
export type LanguageText = { path: (string | number)[]; language: Language; text: string };

/** All texts of a document in the form `{ am: …, en: … }`. */
export function writtenTexts(node: unknown, path: LanguageText["path"] = []): LanguageText[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => writtenTexts(item, [...path, index]));
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    isLanguage(name) && typeof value === "string"
      ? [{ path: [...path, name], language: name, text: value }]
      : writtenTexts(value, [...path, name]),
  );
}
