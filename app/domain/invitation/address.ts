import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The address of an invitation in one of its languages; the first language has no language segment.
 */
export function addressOf(
  invitation: Pick<PublishedInvitation, "path" | "languages">,
  language: Language,
): string {
  return language === invitation.languages[0]
    ? `/${invitation.path}`
    : `/${invitation.path}/${language}`;
}
