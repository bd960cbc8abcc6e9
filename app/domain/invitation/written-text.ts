import type { WrittenText } from "#app/domain/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * A text in `language`. The check ensures that the language is there; where a later release
 * published less, another language's text is better than no page.
 */
export function pick(text: WrittenText, language: Language): string {
  return text[language] ?? Object.values(text)[0] ?? "";
}
