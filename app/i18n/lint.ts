import { isLanguage, type Language } from "#app/i18n/languages.ts";
import type { TypographyRule } from "#app/i18n/languages/facts.ts";
import { typography } from "#app/i18n/languages/words.generated.ts";

/** A place in a text that breaks a rule of its language's typography. */
export type LintFinding = {
  /** The fault, with the right sign where there is one. */
  rule: string;
  /** The characters concerned, and where they begin. */
  text: string;
  at: number;
};

/** Stands for a letter of a variable, an address or a link, whose own signs are no punctuation. */
const filler = "\uFFFC";
const opaque = /\{\{[^}]*\}\}|https?:\/\/\S+|\S+@\S+/g;

const alphabets = ["Armenian", "Cyrillic", "Greek", "Latin"].map(
  (script) => `[\\p{Script=${script}}&&\\p{L}]`,
);
/** A letter of one alphabet beside one of another: Latin `o` in an Armenian word. */
const twoAlphabets = alphabets
  .map((alphabet) => `${alphabet}[${alphabets.filter((other) => other !== alphabet).join("")}]`)
  .join("|");

const everywhere: readonly TypographyRule[] = [
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

/**
 * Places in a text that break the rules of its language, in the order of the text. What `{{…}}`, a
 * link or a mail address consists of is not judged.
 */
export function lint(text: string, language: Language): LintFinding[] {
  const judged = text.replaceAll(opaque, (part) => filler.repeat(part.length));
  return [...everywhere, ...typography[language]]
    .flatMap(({ rule, finds }) =>
      Array.from(judged.matchAll(finds), ({ 0: match, index: offset }) => ({
        rule,
        text: text.slice(offset, offset + match.length),
        at: offset,
      })),
    )
    .toSorted((finding, other) => finding.at - other.at);
}

/** Capitals within an Armenian name: «Մեկ Գիծ». English writes titles so, Armenian does not. */
export function lintName(name: string): LintFinding[] {
  return Array.from(name.matchAll(/(?<=\s)[Ա-Ֆ](?=[ա-և])/gu), ({ 0: text, index: offset }) => ({
    rule: "a capital inside a name",
    text,
    at: offset,
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
