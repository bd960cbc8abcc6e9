import * as v from "valibot";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { endsAt } from "#app/domain/invitation/lifecycle.ts";
import { withDemoDates } from "#app/domain/invitation/demo-dates.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { listMailStates } from "#app/platform/outbox/data.server.ts";
import { countReplies } from "#app/domain/reply/data.server.ts";
import { recipientsOf } from "#app/domain/reply/rules.ts";
import { requirePublished } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { count, momentText, sayTable } from "../output.ts";
import { findSiteOrigin } from "../site-address.ts";

export const command = defineCommand({
  after: "list",
  description: "what is published at an address, with its replies and its mail",
  arguments: ["<kind/slug>"],
  examples: ["show wedding/anna-arman --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.looseObject({
    path: v.string(),
    /** Null while PUBLIC_URL is not set. */
    url: shapes.text,
    version: v.number(),
    languages: shapes.words,
    password: v.boolean(),
    replies: v.looseObject({ yes: v.number(), no: v.number(), guests: v.number() }),
    mail: v.strictObject({
      waiting: v.number(),
      perhapsDelivered: v.number(),
      dead: v.number(),
    }),
  }),
  async run(address, options, open) {
    const { content, db } = await open();
    const published = await requirePublished(content, address, options);
    const invitation = withDemoDates(published, Date.now());
    const replies = await countReplies(db, published.path);
    const unsent = await listMailStates(db, published.path);
    const unconfirmedCount = unsent.filter(({ unconfirmed }) => unconfirmed > 0).length;
    const dead = unsent.filter(
      ({ state, unconfirmed }) => state === "dead" && unconfirmed === 0,
    ).length;
    const mail = {
      waiting: unsent.length - dead - unconfirmedCount,
      perhapsDelivered: unconfirmedCount,
      dead,
    };
    const { access, ...publicFields } = invitation;
    const origin = await findSiteOrigin(options);
    const url = origin && `${origin}/${invitation.path}`;
    sayTable(options, [
      ...(url ? [["opens at", url]] : []),
      ...rowsOf(invitation),
      ["replies", `${replies.yes} yes, ${replies.no} no, ${count(replies.guests, "guest")}`],
      [
        "mail",
        `${mail.waiting} waiting, ${mail.dead} given up, ${mail.perhapsDelivered} perhaps delivered`,
      ],
    ]);
    return { ...publicFields, url, password: access !== undefined, replies, mail };
  },
});

function rowsOf(invitation: PublishedInvitation): string[][] {
  const { path, aliases, languages, version, template, theme, event, reply, access } = invitation;
  const { colours: _, ...parts } = theme;
  return [
    ["address", path],
    ...aliases.map((alias) => ["", `${alias.path}${alias.language ? ` (${alias.language})` : ""}`]),
    ["languages", languages.join(" ")],
    ["version", String(version)],
    ["design", `${template}: ${Object.values(parts).join(", ")}`],
    ["event", `${event.start.replace("T", " ")} ${event.timeZone}`],
    ["ends", isDemo(invitation) ? "never: it is a demo" : momentText(endsAt(invitation))],
    ["password", access ? "yes" : "no"],
    ["sections", invitation.sections.map(({ type }) => type).join(", ")],
    ...(reply
      ? [
          ["answers", `until ${reply.deadline ?? "the event begins"}`],
          [
            "notified",
            reply.recipients === "choose"
              ? "whom the guest chooses"
              : recipientsOf(invitation, null).join(", "),
          ],
        ]
      : []),
  ];
}
