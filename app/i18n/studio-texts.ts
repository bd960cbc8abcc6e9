import { defaultLanguage, languageOfLocale } from "#app/i18n/languages.ts";
import { studio } from "#app/i18n/studio.ts";
import type { StudioText } from "#app/i18n/studio-schema.ts";

/** The studio's name for readers of a locale: the English one unless it has one of its own. */
export function studioName(locale: string): string {
  return inLocale(studio.name, locale);
}

/** The name of the sender of mails, whose readers may know any language. */
export const senderName: string = studioName(defaultLanguage);

/**
 * The studio's owner and address, as laws ask of sites and mails; empty while neither is written.
 */
export function legalLines(locale: string): string[] {
  const { legalName, address } = studio;
  return [legalName, address].flatMap((text) => (text ? [inLocale(text, locale)] : []));
}

/** The end of a mail: why it came, then the studio's owner and address. */
export function mailFooter(text: string, locale: string): string {
  return [text, legalLines(locale).join(", ")].filter(Boolean).join("\n");
}

/** A text of the studio for readers of a locale: the English one unless it has one of its own. */
export function inLocale(text: StudioText, locale: string): string {
  return text[languageOfLocale(locale)] ?? text.en;
}
