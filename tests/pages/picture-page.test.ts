import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { attributesOf, countOf, textsOf } from "../support/html.ts";
import { open, post } from "../support/site.ts";

const card: PublishedInvitation["picture"] = {
  kind: "card",
  product: "card-pomegranate",
  layout: "arch",
};

/** A published card or animation. */
async function pictureOf(changes: Partial<PublishedInvitation> = {}) {
  const { reply: _, ...wedding } = weddingOf();
  const shown = {
    ...wedding,
    picture: card,
    sections: [],
    event: {
      start: "2031-10-16T17:00",
      timeZone: "Asia/Yerevan",
      place: { am: "Երևան", en: "Yerevan", ru: "Ереван" },
    },
    ...changes,
  };
  await publish(env.CONTENT, shown);
  return shown;
}

test("a card's page shows the card in each language, and nothing of a web invitation", async () => {
  const { path } = await pictureOf();
  const am = await (await open(`/${path}`)).text();
  expect(textsOf(am, ".words > *")).toEqual([
    "ՀԱՐՍԱՆԵԿԱՆ ՀՐԱՎԵՐ",
    "ԱրմանևԱննա",
    "16 հոկտեմբերի 2031 թ.Երևան, ժամը 17:00",
  ]);
  const en = await (await open(`/${path}/en`)).text();
  expect(textsOf(en, ".words > *")).toEqual([
    "WEDDING INVITATION",
    "ArmanandAnna",
    "16 October 2031Yerevan, 17:00",
  ]);
  expect(attributesOf(en, "[role=img]", "aria-label")).toEqual([
    "Wedding invitation, Arman and Anna, 16 October 2031, Yerevan, 17:00",
  ]);
  expect(attributesOf(en, ".languages a", "href")).toEqual([
    `/${path}`,
    `/${path}/en`,
    `/${path}/ru`,
  ]);
  expect(attributesOf(en, ".picture-ways a", "href")).toEqual([`/${path}/en/event.ics`]);
  for (const ofPages of ["form", "[data-countdown]", ".hero", "[data-opening]", "#reply"])
    expect(countOf(en, ofPages), ofPages).toBe(0);
});

test("an animation's page plays it, and its calendar file is the day's", async () => {
  const { path } = await pictureOf({
    picture: { kind: "animation", product: "animation-petals", motion: "petals" },
  });
  const page = await (await open(`/${path}/ru`)).text();
  expect(attributesOf(page, ".stage", "data-motion")).toEqual(["petals"]);
  expect(textsOf(page, ".words-foot > *")).toEqual(["16 октября 2031 года", "Ереван, 17:00"]);
  expect(await (await open(`/${path}/ru/event.ics`)).text()).toContain("DTSTART");
});

test("a card takes no reply", async () => {
  const { path } = await pictureOf();
  const answer = await post(`/${path}`, { intent: "reply", name: "Anna", response: "yes" });
  expect(answer.status).toBe(410);
});

test("of a day that is called off its card is not shown any more", async () => {
  const { path } = await pictureOf({ status: { is: "cancelled" } });
  const page = await (await open(`/${path}/en`)).text();
  expect(countOf(page, ".status")).toBe(1);
  expect(countOf(page, ".words")).toBe(0);
});
