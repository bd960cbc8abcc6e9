import type { WrittenText } from "#app/features/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * A text in `language`. The definition's check has seen to it that the language is there; where a
 * later release published otherwise, another language's words are better than no page.
 */
export function pick(text: WrittenText, language: Language): string {
  return text[language] ?? Object.values(text)[0] ?? "";
}
