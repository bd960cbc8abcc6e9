import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { ogImageCard } from "#app/guest/chat-pictures/view.ts";
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

test.each([
  ["cancelled", {}],
  ["postponed", {}],
  ["cancelled", { demo: true }],
] as const)("the picture of an event that is %s says so in place of its day", async (is, shown) => {
  const t = await translatorFor(env.CONTENT, "en");
  const card = ogImageCard(weddingOf({ ...shown, event, status: { is } }), "en", t);
  expect(card).toMatchObject({
    kicker: null,
    date: t(`kinds:status.${is}.title`),
    place: null,
    names: ["Arman", "Anna"],
  });
});

test("the picture of an event that was moved names the new day", async () => {
  const t = await translatorFor(env.CONTENT, "en");
  const status = { is: "postponed", was: "2027-05-29" } as const;
  expect(ogImageCard(weddingOf({ event, status }), "en", t)).toMatchObject({
    date: "12 June 2027",
    place: "Garni",
  });
});

test("the picture of a customer's card has the card's own drawing", async () => {
  const t = await translatorFor(env.CONTENT, "en");
  const picture = { kind: "card", product: "card-rose", layout: "branch" } as const;
  expect(ogImageCard(weddingOf({ event, picture }), "en", t)?.theme.hero).toBe("boughs");
});

test("a photo on the cover is in the picture, and no trace of one without it", async () => {
  const t = await translatorFor(env.CONTENT, "en");
  const cover = {
    src: `media/${"a".repeat(32)}`,
    form: "arch",
    width: 1200,
    height: 1500,
  } as const;
  expect(ogImageCard(weddingOf({ event, cover }), "en", t)?.cover).toEqual(cover);
  for (const changes of [{}, { cover, status: { is: "cancelled" } as const }])
    expect(ogImageCard(weddingOf({ event, ...changes }), "en", t)).not.toHaveProperty("cover");
});
