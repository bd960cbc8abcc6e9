import { env } from "cloudflare:workers";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { attributesOf } from "./html.ts";
import { publish, weddingOf } from "./invitations.ts";
import { goodReply } from "./posted-forms.ts";
import { open, post } from "./site.ts";
import { setClock } from "./time.ts";

const zone = "Asia/Yerevan";
export const before = instantOf("2027-05-01T12:00", zone);

/** A wedding with one place, six weeks after `before`. */
export const wedding = (changes: Partial<PublishedInvitation> = {}) =>
  weddingOf({
    languages: ["en", "am"],
    event: { start: "2027-06-12T15:00", timeZone: zone },
    sections: [
      {
        type: "venue",
        programmeItem: "church-ceremony",
        start: "2027-06-12T15:00",
        name: { en: "Saint Gayane", am: "Սուրբ Գայանե" },
      },
      { type: "reply" },
      { type: "closing", text: { en: "See you", am: "Կհանդիպենք" } },
    ],
    ...changes,
  });

/** A phone whose guest has answered. */
export async function guestOf(path: string, changes: Record<string, string> = {}) {
  setClock(before);
  const answered = await post(`/${path}`, { ...goodReply(), ...changes });
  const Cookie = answered.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const read = async () => (await open(`/${path}`, { Cookie })).text();
  const [mark = ""] = attributesOf(await read(), "[name=mark]", "value");
  return {
    read,
    mark,
    send: (fields: Record<string, string>) => post(`/${path}`, { mark, ...fields }, { Cookie }),
  };
}

/** Rows of the outbox that wait to tell guests of a change. */
export async function changeRows(path: string) {
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ?1 AND kind = 'change'",
  )
    .bind(path)
    .all<OutboxRow>();
  return results;
}

/** Publishes the wedding an hour later, as `publish` would. */
export function publishLater(invitation: PublishedInvitation, at: number) {
  const { event, sections } = invitation;
  const start = "2027-06-12T16:00";
  const known = sections.flatMap((one) =>
    one.type === "venue"
      ? [{ programmeItem: one.programmeItem, start: one.start, name: one.name }]
      : [],
  );
  return publish(env.CONTENT, {
    ...invitation,
    version: 2,
    hash: `${invitation.hash}-2`,
    event: { ...event, start },
    sections: sections.map((one) => (one.type === "venue" ? { ...one, start } : one)),
    earlier: { at, start: event.start, venues: known },
  });
}
