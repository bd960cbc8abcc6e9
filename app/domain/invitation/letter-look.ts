import type { LetterLook } from "#app/designs/house/letter-look.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { fullNamesOf, namedHosts } from "#app/domain/invitation/hosts.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";

/**
 * The look of a mail about an invitation.
 * @param preferredLanguage a language; the invitation's first one where it lacks it.
 * @param origin of the site; null draws no picture.
 */
export function letterLookOf(
  invitation: PublishedInvitation | null,
  preferredLanguage: Language,
  origin: string | null,
): LetterLook | null {
  if (!invitation) return null;
  const { languages } = invitation;
  const language = languages.includes(preferredLanguage)
    ? preferredLanguage
    : (languages[0] ?? defaultLanguage);
  const src = previewOf(invitation, language);
  return {
    palette: paletteOf(invitation.theme),
    initials: initialsOf(invitation, language),
    picture:
      src !== null && origin !== null
        ? { src: `${origin}/${src}`, alt: fullNamesOf(invitation, language).join(", ") }
        : null,
  };
}

/**
 * The path of an invitation's og-image, in a language or in the first that has one, without a
 * leading slash; null without one, and behind a password, where it is not served either.
 */
export function previewOf(
  invitation: PublishedInvitation | null,
  language: Language,
): string | null {
  if (!invitation?.preview || invitation.access) return null;
  const [first = defaultLanguage] = invitation.languages;
  return invitation.preview[language] ?? invitation.preview[first] ?? null;
}

/** The first letters of a couple's or one person's names; a company has none. */
function initialsOf(invitation: PublishedInvitation, language: Language): string[] {
  if (invitation.hosts.company) return [];
  return namedHosts(invitation)
    .slice(0, 2)
    .flatMap(({ name }) => [...pick(name, language)].slice(0, 1));
}
