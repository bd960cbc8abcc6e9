const contactWays = ["call", "whatsapp", "viber", "telegram"] as const;
type ContactWay = (typeof contactWays)[number];

/** Addresses that open a call or a messenger on a phone. */
export type CallLinks = {
  phone: string;
  call: string;
  whatsapp?: string;
  viber?: string;
  telegram?: string;
};

/**
 * Builds the links to a person.
 * @param person numbers in E.164 (`+37491234567`); a Telegram user name without `@`, or a number.
 * Viber needs the plus as `%2B`, otherwise nothing happens on a phone; WhatsApp takes digits only.
 */
export function callLinks(person: {
  phone: string;
  whatsapp?: string;
  viber?: string;
  telegram?: string;
}): CallLinks {
  return {
    phone: formatPhone(person.phone),
    call: `tel:${person.phone}`,
    whatsapp: person.whatsapp && `https://wa.me/${person.whatsapp.slice(1)}`,
    viber: person.viber && `viber://chat?number=%2B${person.viber.slice(1)}`,
    telegram: person.telegram && `https://t.me/${person.telegram}`,
  };
}

/** The ways to reach a person that have a link, in the order in which pages offer them. */
export function waysOf(links: CallLinks): { way: ContactWay; href: string }[] {
  return contactWays.flatMap((way) => {
    const href = links[way];
    return href ? [{ way, href }] : [];
  });
}

const networks = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  tiktok: "TikTok",
};

/** A studio's pages in social networks, in the order in which pages offer them. */
export function socialLinks(
  studio: Partial<Record<keyof typeof networks, string>>,
): { network: string; href: string }[] {
  return (["instagram", "facebook", "youtube", "tiktok"] as const).flatMap((id) => {
    const href = studio[id];
    return href ? [{ network: networks[id], href }] : [];
  });
}

/** `+374 91 234 567` for Armenian numbers; others unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+374(\d{2})(\d{3})(\d{3})$/, "+374 $1 $2 $3");
}
