import type { Warning } from "#app/domain/authoring/check/rules.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { hostAddresses } from "#app/domain/invitation/schema/rules.ts";
import { domainOf } from "#app/lib/email-address.ts";
import { asIban, isCheckedIban } from "#app/lib/iban.ts";
import { nearest } from "#app/lib/nearest.ts";
import { readPhone } from "#app/lib/phone.ts";

/** Providers that most couples have their mail at; one letter beside is nobody's. */
const providers = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "yandex.ru",
];
/** Domains of real providers that are one letter beside another one's. */
const neighbours = ["email.com", "ymail.com", "yandex.ua", "yandex.by", "yandex.kz"];
/** Short domains have real ones at one letter's distance: only what is typed often. */
const shortTypos: Record<string, string> = {
  "gmail.ru": "gmail.com",
  "mail.tu": "mail.ru",
  "mail.ry": "mail.ru",
  "maill.ru": "mail.ru",
  "mial.ru": "mail.ru",
};

/**
 * Numbers that cannot be dialled, mail addresses with a letter wrong in a well-known domain, and
 * accounts whose check digits are wrong.
 */
export function contactWarnings(definition: Definition | Template): Warning[] {
  const numbers = numbersOf(definition).flatMap(({ path, number }): Warning[] => {
    if (number === undefined || !number.startsWith("+") || readPhone(number) !== null) return [];
    const message = `expected a number that can be dialled, found ${number}`;
    return [{ rule: "phone", path, message }];
  });
  const addresses = hostAddresses(definition).flatMap(({ path, address }): Warning[] => {
    const domain = domainOf(address).toLowerCase();
    const meant = meantDomain(domain);
    if (meant === null) return [];
    const better = `${address.slice(0, -domain.length)}${meant}`;
    return [{ rule: "mail-typo", path, message: `did you mean ${better}? Found ${address}` }];
  });
  return [...numbers, ...addresses, ...accountWarnings(definition)];
}

/** Accounts of demos are invented. */
function accountWarnings(definition: Definition | Template): Warning[] {
  if (isDemo(definition)) return [];
  return definition.sections.flatMap((section, index): Warning[] =>
    section.type === "bank"
      ? section.accounts.flatMap(({ number }, position): Warning[] => {
          const iban = asIban(number);
          if (iban === null || isCheckedIban(iban)) return [];
          const path = ["sections", index, "accounts", position, "number"];
          const message = `expected the number as the bank wrote it: the check digits of ${number} are wrong`;
          return [{ rule: "account", path, message }];
        })
      : [],
  );
}

function numbersOf({ organiser, reply }: Definition | Template) {
  const chat = reply?.chat;
  return [
    { path: ["organiser", "phone"], number: organiser?.phone },
    { path: ["organiser", "whatsapp"], number: organiser?.whatsapp },
    { path: ["organiser", "viber"], number: organiser?.viber },
    { path: ["organiser", "telegram"], number: organiser?.telegram },
    { path: ["reply", "chat", "whatsapp"], number: chat?.whatsapp },
    { path: ["reply", "chat", "viber"], number: chat?.viber },
    { path: ["reply", "chat", "telegram"], number: chat?.telegram },
  ];
}

/** The domain that a mistyped one stands for; null for one that may be right. */
function meantDomain(domain: string): string | null {
  if (Object.hasOwn(shortTypos, domain)) return shortTypos[domain] ?? null;
  if (providers.includes(domain) || neighbours.includes(domain)) return null;
  return nearest(domain, providers, 1);
}
