import type { PageTranslator } from "#app/i18n/translator.server.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import { offeredLanguages, type Language } from "#app/i18n/languages.ts";

/** An event as its guests read of it in a language. */
export type Evening = {
  language: Language;
  title: string;
  names: string;
  date: string;
  href: string;
};

/** The demo that is in all languages. */
export const eveningPath = "couple/demo001";

/** The evening of an invitation in each of its languages that the studio offers. */
export function eveningsOf(
  invitation: PublishedInvitation,
  translator: Pick<PageTranslator, "inLanguage">,
): Evening[] {
  return offeredLanguages
    .filter((language) => invitation.languages.includes(language))
    .map((language) => {
      const { t } = translator.inLanguage(language);
      return {
        language,
        title: t("timeline:wedding-party"),
        names: fullNamesOf(invitation, language).join(` ${t("words:and")} `),
        date: formatDate(t, wallTimeOf(invitation.event.start), "long"),
        href: addressOf(invitation, language),
      };
    });
}
