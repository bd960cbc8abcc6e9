import type { TFunction } from "i18next";
import type { Dashboard } from "#app/features/dashboard/data.server.ts";
import { codeParameter } from "#app/features/guests/code.ts";
import { namesOf } from "#app/features/guests/schema.ts";
import { addressOf } from "#app/features/invitation/address.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { deadlineText } from "#app/features/reply/rules.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A household that has not replied, with a reminder ready to be sent. */
export type SilentHousehold = {
  id: string;
  /** Its people, else its salutation. */
  name: string;
  seats: number;
  /** How far its personal link has come. */
  link: "opened" | "delivered" | "unopened" | "revoked";
  /** Salutation, deadline and personal link, in the household's language. */
  message: string;
  /** WhatsApp with the message, in the household's chat where its number is known. */
  whatsapp: string;
};

/** The language in which a household is addressed: its own where the invitation has it. */
function languageOfHousehold(
  { language }: { language: Language | null },
  { languages }: Pick<PublishedInvitation, "languages">,
): Language {
  return language && languages.includes(language) ? language : (languages[0] ?? "am");
}

/**
 * The households that have not replied, in the order in which they were entered.
 * @param origin the site's public origin, without a slash at its end.
 * @param texts a translator of each language of the invitation.
 */
export function silentHouseholds(
  households: Dashboard["households"],
  invitation: PublishedInvitation,
  origin: string,
  texts: ReadonlyMap<Language, TFunction>,
): SilentHousehold[] {
  return households
    .filter(({ hasReplied }) => !hasReplied)
    .flatMap((household) => {
      const language = languageOfHousehold(household, invitation);
      const t = texts.get(language);
      if (!t) return [];
      const until = invitation.reply && deadlineText(invitation.reply, t);
      const query = household.code ? `?${codeParameter}=${household.code}` : "";
      const message = [
        `${household.salutation},`,
        t("desk:silent.reminder"),
        ...(until ? [t("invitation:reply.by", { date: until })] : []),
        `${origin}${addressOf(invitation, language)}${query}`,
      ].join("\n");
      return {
        id: household.id,
        name: namesOf(household).join(", ") || household.salutation,
        seats: household.adults + household.children,
        link: linkState(household),
        message,
        whatsapp: `https://wa.me/${digitsOf(household.phone)}?text=${encodeURIComponent(message)}`,
      };
    });
}

function linkState({
  code,
  openedAt,
  deliveredAt,
}: Pick<Dashboard["households"][number], "code" | "openedAt" | "deliveredAt">) {
  if (code === null) return "revoked";
  if (openedAt !== null) return "opened";
  return deliveredAt === null ? "unopened" : "delivered";
}

/** WhatsApp takes an international number in digits alone. */
function digitsOf(phone: string | null): string {
  return phone?.startsWith("+") ? phone.replaceAll(/\D/g, "") : "";
}
