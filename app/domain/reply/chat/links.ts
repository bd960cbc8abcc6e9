import type { TFunction } from "i18next";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";
import { formFields } from "#app/domain/reply/fields.ts";

/** The guest of a chat: what a household is called, and whether it is several people. */
export type ChatGuest = { called: string | null; several: boolean };

export type ChatLinks = { way: "whatsapp" | "viber" | "telegram"; href: string }[];

/**
 * Links to reply in a chat, each with a prepared text in the page's language; none where the
 * invitation offers no chat. WhatsApp takes digits only, Viber the plus as `%2B`, Telegram a user
 * name or a number with its plus.
 */
export function chatLinks(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
  guest: ChatGuest = { called: null, several: false },
): ChatLinks {
  const { whatsapp, viber, telegram } = invitation.reply?.chat ?? {};
  const text = encodeURIComponent(chatMessage(invitation, language, t, guest));
  const links: ChatLinks = [];
  if (whatsapp)
    links.push({ way: "whatsapp", href: `https://wa.me/${whatsapp.slice(1)}?text=${text}` });
  if (viber)
    links.push({ way: "viber", href: `viber://chat?number=%2B${viber.slice(1)}&draft=${text}` });
  if (telegram) links.push({ way: "telegram", href: `https://t.me/${telegram}?text=${text}` });
  return links;
}

/** Names are on a line of their own, in the nominative, so that no inflection is needed. */
function chatMessage(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
  { called, several }: ChatGuest,
): string {
  const names = fullNamesOf(invitation, language).join(` ${t("words:and")} `);
  const date = formatDate(t, wallTimeOf(invitation.event.start), "long");
  return [
    t("form:chat.greeting"),
    `${names} · ${date}`,
    "",
    t(several ? "form:several.chat-answer" : "form:chat.answer"),
    [t("form:chat.name"), called].filter(Boolean).join(" "),
    ...(formFields(invitation).includes("guestsNumber") ? [t("form:chat.guests-number")] : []),
  ].join("\n");
}
