/** Ways to reach a person, each an address that a phone opens by itself. */
export type CallLinks = {
  phone: string;
  call: string;
  whatsapp?: string;
  viber?: string;
  telegram?: string;
};

/**
 * @param person numbers in E.164 (`+37491234567`); a Telegram user name without `@`, or a number.
 * Viber needs its plus as `%2B`, or nothing happens on a phone; WhatsApp wants digits alone.
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

/** `+374 91 234 567` for Armenian numbers; others as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+374(\d{2})(\d{3})(\d{3})$/, "+374 $1 $2 $3");
}
