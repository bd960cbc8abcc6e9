import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { isDemo, kinds, type Kind } from "#app/domain/invitation/kinds.ts";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import { bcp47, languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { enterDashboard } from "../support/dashboard.ts";
import { publish } from "../support/invitations.ts";
import { hostsOfKinds, invitationOf, titleOf } from "../support/kinds.ts";
import { open, origin, post } from "../support/site.ts";
import { languageOf, rawKeysIn, textOf, textsOf, valueOf } from "../support/html.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
const table = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));
/** Milliseconds; the first page of a run loads the whole site. */
const timeoutMs = 60_000;

const couples: Kind[] = ["wedding", "engagement", "couple", "templates", "photoshoot"];
/** Words of weddings; in a language that is not here, what its packs call one. */
const weddings: Partial<Record<string, RegExp>> = {
  am: /հարս|փեսա|ամուսն|պսակ/i,
  en: /wedding|bride|groom|marri/i,
  ru: /свад|невест|жених|брак/i,
  nl: /bruid|bruiloft|huwelijk/i,
  fr: /marié|mariage|noces/i,
  de: /hochzeit|braut|bräutigam|trauung/i,
};

test.for(table)(
  "$kind in $language: page, calendar, answer, mail, dashboard",
  { timeout: timeoutMs },
  async ({ kind, language }) => {
    const invitation = await publish(env.CONTENT, invitationOf(kind));
    const { names } = hostsOfKinds[kind];
    const t = await translatorFor(env.CONTENT, language);
    const occasion = occasionOf(invitation);

    const page = await open(`/${invitation.path}/${language}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(languageOf(html)).toBe(bcp47(language));
    expect(textsOf(html, "title")[0]).toContain(
      `${language === "ru" ? "—" : "–"} ${titleOf(language)}`,
    );
    for (const name of names) expect(html).toContain(name);
    expect(rawKeysIn(html)).toEqual([]);
    expect(html).not.toContain("undefined");

    const file = await (await open(`/${invitation.path}/${language}/event.ics`)).text();
    const lines = file.replaceAll("\r\n ", "");
    expect(lines).toContain(`SUMMARY:${t(`kinds:occasion.${occasion}`)}`);
    expect(lines).toContain(names[0]);
    expect(rawKeysIn(lines)).toEqual([]);

    // Templates are demos: reply-tried.test.ts covers them.
    if (isDemo(invitation)) return;
    const answered = await post(`/${invitation.path}/${language}`, {
      intent: "reply",
      key: valueOf(html, "key"),
      stamp: valueOf(html, "stamp"),
      name: "Mariam Petrosyan",
      response: "Yes",
    });
    expect(answered.status).toBe(303);
    const mails = await mailsOf(invitation.path);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      expect(mail.text).toContain(names[0]);
      expect(mail.text).toContain("Mariam Petrosyan");
      expect(rawKeysIn(mail.text)).toEqual([]);
    }

    const token = await createLink(env.DB, invitation.path, Date.now());
    const dashboard = await (
      await open(`/replies?lng=${language}`, await enterDashboard(token))
    ).text();
    for (const said of [names[0], "Mariam Petrosyan", t(`kinds:occasion.${occasion}`)])
      expect(dashboard).toContain(said);
    expect(rawKeysIn(dashboard)).toEqual([]);
  },
);

const others = table.filter(({ kind }) => !couples.includes(kind));

test.for(others)(
  "$kind in $language says nothing of a wedding",
  { timeout: timeoutMs },
  async ({ kind, language }) => {
    const invitation = await publish(env.CONTENT, invitationOf(kind));
    const html = await (await open(`/${invitation.path}/${language}`)).text();
    const t = await translatorFor(env.CONTENT, language);
    expect(rawKeysIn(html)).toEqual([]);
    expect(textOf(html)).not.toMatch(weddings[language] ?? t("kinds:occasion.wedding"));
  },
);

async function mailsOf(invitation: string) {
  const sources = {
    db: env.DB,
    kv: env.CONTENT,
    origin,
    dashboardSecret: DASHBOARD_SECRET,
    now: Date.now,
  };
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ?",
  )
    .bind(invitation)
    .all<OutboxRow>();
  return Promise.all(results.map((row) => composeReplyMail(sources, row)));
}
