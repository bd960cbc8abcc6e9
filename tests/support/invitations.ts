import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

const day = 24 * 60 * 60 * 1000;

/** A date this many days from now, `2027-06-12`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * day).toISOString().slice(0, 10);
}

let made = 0;

/** A small published wedding with a unique address, a hundred days ahead. */
export function weddingOf(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  made += 1;
  const slug = changes.slug ?? `test-${made}-${crypto.randomUUID().slice(0, 8)}`;
  return {
    format: 1,
    version: 1,
    hash: slug,
    path: `wedding/${slug}`,
    kind: "wedding",
    slug,
    template: "1002",
    languages: ["am", "en", "ru"],
    aliases: [],
    title: { am: "Հարսանեկան հրավեր", en: "Wedding invitation", ru: "Свадебное приглашение" },
    hosts: {
      groom: {
        name: { am: "Արման", en: "Arman", ru: "Арман" },
        email: `groom-${slug}@example.com`,
      },
      bride: { name: { am: "Աննա", en: "Anna", ru: "Анна" }, email: `bride-${slug}@example.com` },
    },
    order: "groom-first",
    event: { start: `${dayFromNow(100)}T15:00`, timeZone: "Asia/Yerevan" },
    sections: [{ type: "countdown", to: "wedding" }, { type: "reply" }],
    reply: {
      recipients: "default",
      defaultEmail: `couple-${slug}@example.com`,
      fields: ["guestsNumber"],
      guests: { max: 5 },
      response: "yes-or-no",
      letters: "any",
    },
    theme: {
      palette: "pomegranate",
      pairing: "didot-italic",
      ornament: "pomegranate",
      hero: "medallion",
      opening: "envelope",
      timeline: "vine",
      sections: "letter",
    },
    ...changes,
  };
}

/** Publishes an invitation, with its aliases. */
export async function publish(
  kv: KVNamespace,
  invitation: PublishedInvitation,
): Promise<PublishedInvitation> {
  const paths = [invitation.path, ...invitation.aliases.map((alias) => alias.path)];
  await Promise.all(paths.map((path) => kv.put(`invitation:${path}`, JSON.stringify(invitation))));
  return invitation;
}
