import * as v from "valibot";
import { maxLengths } from "#app/domain/invitation/reply-fields.ts";
import type { Language } from "#app/i18n/languages.ts";
import { lengthOf } from "#app/lib/clean.ts";

const letters: Partial<Record<Language, { pattern: RegExp; message: string }>> = {
  am: { pattern: /^[\p{Script=Armenian}\s.,'’՚֊-]+$/u, message: "letters-armenian" },
  ru: { pattern: /^[\p{Script=Cyrillic}\s.,'’-]+$/u, message: "letters-russian" },
};

/**
 * At least 2 characters, or a letter, since a name may be one (Ա, 李); with `letters: "language"` only
 * letters of the page's language.
 */
export function nameSchema({
  letters: wanted,
  language,
}: {
  letters: "any" | "language";
  language: Language;
}) {
  const own = wanted === "language" ? letters[language] : undefined;
  return [
    v.check((text: string) => lengthOf(text) >= 2 || /\p{L}/u.test(text), "name-validation"),
    v.check((text: string) => lengthOf(text) <= maxLengths.name, "name-too-long"),
    v.check((text: string) => !own || own.pattern.test(text), own?.message ?? "name-validation"),
  ] as const;
}
