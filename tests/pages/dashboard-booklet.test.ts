import { expect, test } from "vitest";
import { drawQr } from "#app/domain/guests/link/qr.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, countOf, rawKeysIn, textsOf } from "../support/html.ts";
import { open, origin } from "../support/site.ts";

const said = (am: string, ru: string) => ({ am, ru });

test("the booklet has cover, letter, day and places on two sides, in a language of the invitation", async () => {
  const { invitation, token } = await weddingWithDashboard({
    languages: ["am", "ru"],
    title: said("Հարսանեկան հրավեր", "Приглашение на свадьбу"),
    sections: [
      { type: "message", text: said("Սիրով հրավիրում ենք", "С любовью приглашаем") },
      {
        type: "venue",
        programmeItem: "church-ceremony",
        name: said("Սուրբ Գայանե", "Сурб Гаяне"),
        position: [40.16, 44.29],
      },
      { type: "venue", programmeItem: "wedding-party", name: said("Արագաստ", "Арагаст") },
      { type: "timeline", items: [{ at: "15:00", programmeItem: "church-ceremony" }] },
      { type: "reply" },
      { type: "closing", text: said("Սպասում ենք", "Ждём вас") },
    ],
  });
  const couple = await enterDashboard(token);
  expect(await (await open("/replies/lists", couple)).text()).toContain('href="/replies/booklet"');
  const html = await (await open("/replies/booklet?lng=en&in=ru", couple)).text();
  expect(rawKeysIn(html)).toEqual([]);
  expect(attributesOf(html, ".booklet", "lang")).toEqual(["ru"]);
  expect(countOf(html, ".booklet-sheet")).toBe(2);
  expect(textsOf(html, ".booklet-words")).toEqual(["Ждём вас", "С любовью приглашаем"]);
  expect(textsOf(html, ".booklet-places h2")).toEqual(["Сурб Гаяне", "Арагаст"]);
  expect(textsOf(html, ".booklet-letter dt")).toEqual(["15:00"]);
  // Guests who scan the back read on in the language of the paper.
  const codes = attributesOf(html, ".booklet-back .qr path:last-child", "d");
  expect(codes).toEqual([drawQr(`${origin}/${invitation.path}/ru`).path]);
  expect(
    textsOf(await (await open("/replies/booklet", couple)).text(), ".booklet-places h2"),
  ).toEqual(["Սուրբ Գայանե", "Արագաստ"]);
});
