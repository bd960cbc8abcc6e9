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

test("the picture of a customer's invitation names its day", async () => {
  const t = await translatorFor(env.CONTENT, "en");
  expect(ogImageCard(weddingOf({ event }), "en", t)?.date).toContain("12 June 2027");
});
