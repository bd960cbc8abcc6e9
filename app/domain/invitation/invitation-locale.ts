import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Language, Locale } from "#app/i18n/languages.ts";

/**
 * The locale in which an invitation's texts, dates and times are written in one language.
 * @param invitation null when it is no longer published.
 */
export function localeOf(
  invitation: Pick<PublishedInvitation, "english"> | null,
  language: Language,
): Locale {
  return language === "en" ? (invitation?.english ?? "en") : language;
}
