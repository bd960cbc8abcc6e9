import type { Kind } from "#app/domain/invitation/kinds.ts";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import type { PublishedInvitation, WrittenText } from "#app/domain/invitation/schema.ts";
import { weddingOf } from "./invitations.ts";

const host = (name: string) => ({ name: everywhere(name) });
const couple = {
  groom: { ...host("Narek"), email: "groom@example.com" },
  bride: { ...host("Tatev"), email: "bride@example.com" },
};
const child = {
  child: host("Davit"),
  parents: { ...host("Family Danielyan"), email: "p@example.com" },
};

/** The hosts of each kind, and the names that its page must show. */
export const hostsOfKinds = {
  wedding: { hosts: couple, names: ["Narek", "Tatev"] },
  engagement: { hosts: couple, names: ["Narek", "Tatev"] },
  couple: { hosts: couple, names: ["Narek", "Tatev"] },
  photoshoot: { hosts: couple, names: ["Narek", "Tatev"] },
  templates: { hosts: couple, names: ["Narek", "Tatev"] },
  baptism: { hosts: child, names: ["Davit", "Family Danielyan"] },
  mkrtutyun: { hosts: child, names: ["Davit", "Family Danielyan"] },
  hraver: { hosts: child, names: ["Davit", "Family Danielyan"] },
  birthday: {
    hosts: {
      person: {
        ...host("Hakob"),
        surname: everywhere("Simonyan"),
        age: 60,
        email: "h@example.com",
      },
    },
    names: ["Hakob", "Simonyan", "60"],
  },
  gift: { hosts: { person: { ...host("Sona"), email: "s@example.com" } }, names: ["Sona"] },
  event: {
    hosts: { company: { ...host("Tsiatsan Lab"), email: "office@example.com" } },
    names: ["Tsiatsan Lab"],
  },
} as const satisfies Record<Kind, { hosts: PublishedInvitation["hosts"]; names: string[] }>;

/** An invitation of a kind in all languages; each text contains its language. */
export function invitationOf(kind: Kind): PublishedInvitation {
  const base = weddingOf();
  return {
    ...base,
    kind,
    path: `${kind}/${base.slug}`,
    languages: [...languages],
    title: titles,
    sections: [
      { type: "countdown", to: occasionOf({ kind }) },
      { type: "date" },
      { type: "reply" },
      { type: "calendar" },
    ],
    hosts: hostsOfKinds[kind].hosts,
    reply: base.reply && {
      ...base.reply,
      recipients: "groom" in hostsOfKinds[kind].hosts ? "both" : "default",
      defaultEmail: undefined,
    },
  };
}

/** The title that `invitationOf` has in a language. */
export function titleOf(language: Language): string {
  return `Title ${language}`;
}

const titles: WrittenText = Object.fromEntries(
  languages.map((language) => [language, titleOf(language)]),
);

/** The same text in every language. */
export function everywhere(text: string): WrittenText {
  return Object.fromEntries(languages.map((language) => [language, text]));
}
