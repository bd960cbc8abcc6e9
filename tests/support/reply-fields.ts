import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { dayFromNow, weddingOf } from "./invitations.ts";

type Settings = NonNullable<PublishedInvitation["reply"]>;

/** A wedding with all three places and the given form settings. */
export function weddingAsking(
  fields: Settings["fields"],
  changes: Partial<Settings> = {},
): PublishedInvitation {
  const wedding = weddingOf();
  const names = { am: "Վայր", en: "Place", ru: "Место" };
  const items = ["church-ceremony", "wedding-party", "bride-home"] as const;
  const start = `${dayFromNow(100)}T15:00`;
  return {
    ...wedding,
    event: { ...wedding.event, start },
    sections: [
      ...items.map((programmeItem) => ({ type: "venue" as const, programmeItem, name: names })),
      { type: "reply" },
    ],
    reply: {
      recipients: "default",
      defaultEmail: `couple-${wedding.slug}@example.com`,
      guests: { max: 5 },
      response: "yes-or-no",
      letters: "any",
      ...changes,
      fields,
    },
  };
}

/** The posted form of a guest who comes, with no further fields. */
export function posted(changes: Record<string, string | string[]> = {}) {
  return {
    intent: "reply",
    key: crypto.randomUUID(),
    name: "Անի Պետրոսյան",
    response: "Yes",
    ...changes,
  };
}
