/** The ways to hand a text to somebody, in the order in which pages offer them. */
export const shareWays = ["whatsapp", "viber", "telegram", "sms"] as const;
export type ShareWay = (typeof shareWays)[number];

/**
 * Addresses that open an app with a message ready to be sent; the person presses "send" there.
 * @param message the whole text; Telegram shows the link first, so it is taken out of the text.
 * @param link the address in the message.
 * @param phone in E.164; WhatsApp and SMS then open that chat, otherwise they ask for it. Viber and
 * Telegram always ask: they cannot start a chat with a number by a link that has a text.
 */
export function shareLinks(
  message: string,
  link: string,
  phone: string | null,
): Record<ShareWay, string> {
  const number = phone?.startsWith("+") ? phone.replaceAll(/\D/g, "") : "";
  const text = encodeURIComponent(message);
  const withoutLink = encodeURIComponent(message.replace(link, "").trim());
  return {
    whatsapp: `https://wa.me/${number}?text=${text}`,
    viber: `viber://forward?text=${text}`,
    telegram: `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${withoutLink}`,
    // iOS reads a body behind `&`, Android one behind `?` (RFC 5724): both read this.
    sms: `sms:${number && `+${number}`}?&body=${text}`,
  };
}
