import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { translatorFor } from "#app/i18n/packs.server.ts";
import { ogImageCard } from "#app/features/og-image/card.ts";
import { weddingOf } from "../../../tests/support/invitations.ts";

const event = { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan", place: { en: "Garni" } };

test.each([{ kind: "templates", slug: "1002" } as const, { demo: true }])(
  "the picture of a demo shows no date: %o",
  async (shown) => {
    const t = await translatorFor(env.CONTENT, "en");
    const card = ogImageCard(weddingOf({ ...shown, event }), "en", t);
    expect(card).toMatchObject({ date: null, place: "Garni" });
    expect(JSON.stringify(card)).not.toMatch(/20\d\d|June/);
  },
);

test.each([
  ["en", "12 June 2027"],
  ["en-US", "June 12, 2027"],
] as const)(
  "the picture of a customer's invitation names its day as in %s",
  async (locale, day) => {
    const t = await translatorFor(env.CONTENT, locale);
    expect(ogImageCard(weddingOf({ event }), "en", t)?.date).toBe(day);
  },
);
