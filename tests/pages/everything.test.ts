import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { isDemo, kinds, type Kind } from "#app/domain/invitation/kinds.ts";
import { optionalFields } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation, PublishedSection } from "#app/domain/invitation/schema.ts";
import { languages } from "#app/i18n/languages.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { enterDashboard } from "../support/dashboard.ts";
import { dayFromNow, publish } from "../support/invitations.ts";
import { everywhere, hostsOfKinds, invitationOf } from "../support/kinds.ts";
import { open, origin, post } from "../support/site.ts";
import { countOf, rawKeysIn, valueOf } from "../support/html.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);

const picture = { src: `media/${"b".repeat(32)}`, width: 1200, height: 800 };
const venue = (
  programmeItem: "church-ceremony" | "wedding-party" | "bride-home",
): PublishedSection => ({
  type: "venue",
  programmeItem,
  name: everywhere(`Place ${programmeItem}`),
  position: [40.18, 44.51],
});

/** Every type of section, each with a text by which it is recognised. */
const sections: Record<PublishedSection["type"], { section: PublishedSection; says: string }> = {
  message: {
    section: { type: "message", text: everywhere("Said in person") },
    says: "aid in person",
  },
  countdown: { section: { type: "countdown", to: "event" }, says: "data-countdown" },
  date: { section: { type: "date", note: everywhere("Note of the day") }, says: "Note of the day" },
  venue: { section: venue("church-ceremony"), says: "Place church-ceremony" },
  timeline: {
    section: { type: "timeline", items: [{ at: "15:05", title: everywhere("Toast") }] },
    says: "15:05",
  },
  story: {
    section: {
      type: "story",
      items: [{ title: everywhere("Chapter"), text: everywhere("We met") }],
    },
    says: "We met",
  },
  gallery: {
    section: { type: "gallery", images: [{ ...picture, alt: everywhere("A bough") }] },
    says: "A bough",
  },
  video: {
    section: { type: "video", src: "https://youtu.be/abcdefghijk", title: everywhere("A film") },
    says: "A film",
  },
  "dress-code": { section: { type: "dress-code", text: everywhere("In blue") }, says: "In blue" },
  bank: {
    section: { type: "bank", accounts: [{ holder: everywhere("Holder"), number: "1111 2222" }] },
    says: "1111 2222",
  },
  registry: {
    section: {
      type: "registry",
      text: everywhere("Your company is enough"),
      links: [{ name: everywhere("A shop"), url: "https://example.com/list" }],
    },
    says: "https://example.com/list",
  },
  calendar: { section: { type: "calendar" }, says: "event.ics" },
  contact: { section: { type: "contact", text: everywhere("Ask us") }, says: "Ask us" },
  follow: {
    section: { type: "follow", links: [{ network: "instagram", url: "https://example.com/us" }] },
    says: "https://example.com/us",
  },
  "guest-list": {
    section: {
      type: "guest-list",
      groups: [{ title: everywhere("Table"), names: [everywhere("Guest of honour")] }],
    },
    says: "Guest of honour",
  },
  family: {
    section: {
      type: "family",
      groups: [{ role: "godparents", names: [everywhere("Vahan and Nare")] }],
    },
    says: "Vahan and Nare",
  },
  travel: {
    section: {
      type: "travel",
      places: [{ name: everywhere("An inn"), url: "https://example.com/inn" }],
    },
    says: "https://example.com/inn",
  },
  questions: {
    section: {
      type: "questions",
      items: [{ question: everywhere("May we bring children?"), answer: everywhere("Yes, do") }],
    },
    says: "Yes, do",
  },
  hashtag: { section: { type: "hashtag", tag: "#annaarman" }, says: "#annaarman" },
  live: {
    section: { type: "live", text: everywhere("From afar"), url: "https://example.com/live" },
    says: "From afar",
  },
  reply: { section: { type: "reply", text: everywhere("Let us know") }, says: "Let us know" },
  closing: { section: { type: "closing", text: everywhere("Until then") }, says: "Until then" },
};

/**
 * Every field of the form, a guest's answer, and the couple's text for it. Texts of the packs,
 * which differ by language, are tested in reply-fields.test.ts.
 */
const answers = {
  guestsNumber: { value: "4", shown: "4" },
  children: { value: "2", shown: "2" },
  diet: { value: "No walnuts", shown: "No walnuts" },
  side: { value: "Uncle Vahan", shown: "Uncle Vahan" },
  otherGuest: { value: "Lusine Avagyan", shown: "Lusine Avagyan" },
  attending: { value: ["church", "restaurant"], shown: null },
  joinFrom: { value: "church", shown: null },
  withPartner: { value: "", shown: null },
  message: { value: "Be happy", shown: "Be happy" },
};

function everything(kind: Kind): PublishedInvitation {
  const { hosts } = hostsOfKinds[kind];
  const base = invitationOf(kind);
  return {
    ...base,
    event: { ...base.event, start: `${dayFromNow(90)}T15:00` },
    organiser: { phone: "+37499410474" },
    sections: [
      ...Object.values(sections).map(({ section }) => section),
      venue("wedding-party"),
      venue("bride-home"),
    ],
    reply: base.reply && {
      ...base.reply,
      recipients: "groom" in hosts ? "choose" : "default",
      fields: optionalFields,
      sides: [everywhere("Uncle Vahan")],
    },
  };
}

const table = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));

test.for(table)(
  "$kind in $language: every section is shown, every question asked and told",
  { timeout: 60_000 },
  async ({ kind, language }) => {
    const invitation = await publish(env.CONTENT, everything(kind));
    const address = `/${invitation.path}/${language}`;
    const html = await (await open(address)).text();
    for (const { says } of Object.values(sections)) expect(html).toContain(says);
    for (const field of Object.keys(answers).filter((name) => name !== "withPartner"))
      expect(countOf(html, `input[name="${field}"], textarea[name="${field}"]`), field).not.toBe(0);
    expect(countOf(html, 'input[value="YesWithPartner"]')).toBe(1);
    expect(rawKeysIn(html)).toEqual([]);

    // Templates are demos: reply-tried.test.ts covers them.
    if (isDemo(invitation)) return;
    const given = Object.fromEntries(
      Object.entries(answers)
        .filter(([, { value }]) => value !== "")
        .map(([field, { value }]) => [field, value]),
    );
    const sent = await post(address, {
      ...given,
      intent: "reply",
      key: valueOf(html, "key"),
      stamp: valueOf(html, "stamp"),
      name: "Mariam Petrosyan",
      response: "YesWithPartner",
      ...("groom" in invitation.hosts ? { emailTo: "bride" } : {}),
    });
    expect(sent.status).toBe(303);

    const row = await env.DB.prepare(
      "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ?",
    )
      .bind(invitation.path)
      .first<OutboxRow>();
    if (!row) throw new Error("nobody is told");
    const sources = {
      db: env.DB,
      kv: env.CONTENT,
      origin,
      dashboardSecret: DASHBOARD_SECRET,
      now: Date.now,
    };
    const mail = await composeReplyMail(sources, row);
    const token = await createLink(env.DB, invitation.path, Date.now());
    const dashboard = await (
      await open(`/replies?lng=${language}`, await enterDashboard(token))
    ).text();
    for (const shown of Object.values(answers).flatMap((answer) => answer.shown ?? [])) {
      expect(mail.text).toContain(shown);
      expect(mail.html).toContain(shown);
      expect(dashboard).toContain(shown);
    }
    expect(dashboard).toContain("Mariam Petrosyan");
  },
);
