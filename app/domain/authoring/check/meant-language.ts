import { bcp47, languageNames, languages, type Language } from "#app/i18n/languages.ts";

/** Countries' codes that people write for a language, besides what `Intl` knows. */
const byCountry: Readonly<Record<string, string>> = { us: "en", gb: "en", ua: "uk" };

let displayNames: Intl.DisplayNames | undefined;

/** A language's name in English. The names are loaded for the first word that needs them: 10 ms. */
function inEnglish(code: string): string | undefined {
  displayNames ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return displayNames.of(code);
}

/**
 * The language that a foreign code or a name stands for: `am` for `hy`, `arm`, `hy-AM`, `Armenian`
 * and «հայերեն»; null for any other word.
 */
export function meantLanguage(word: string): Language | null {
  const term = word.trim().toLowerCase();
  const code = codeOf(term);
  return (
    languages.find(
      (language) =>
        language === term ||
        bcp47(language) === code ||
        languageNames[language].toLowerCase() === term ||
        inEnglish(bcp47(language))?.toLowerCase() === term,
    ) ?? null
  );
}

/** `: did you mean "am"?`, or that there are no texts in that language; nothing for another word. */
export function languageSuggestion(word: string): string {
  const meant = meantLanguage(word);
  if (meant !== null) return `: did you mean "${meant}"?`;
  const code = codeOf(word.trim().toLowerCase());
  const name = code === null ? undefined : inEnglish(code);
  return name === undefined ? "" : `: there are no texts in ${name}`;
}

/** A language's code by ISO 639-1, of one with three letters or with its country too. */
function codeOf(word: string): string | null {
  const tag = byCountry[word] ?? word.replaceAll("_", "-");
  try {
    return new Intl.Locale(tag).language;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
