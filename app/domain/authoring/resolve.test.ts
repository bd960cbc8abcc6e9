import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import {
  packs,
  paletteFile,
  pomegranateColours,
  resolvedOf,
  templateFile,
} from "../../../tests/support/content.ts";

test("a text from a language pack is written out in every language of the invitation", () => {
  const [message] = resolvedOf({}).sections;
  expect(message).toEqual({
    type: "message",
    text: { am: "Սիրով հրավիրում ենք", en: "We invite you with love" },
  });
});

test("a text in a language that the invitation does not list is not published", () => {
  expect(
    resolvedOf({ title: { am: "Հրավեր", en: "Invitation", ru: "Приглашение" } }).title,
  ).toEqual({
    am: "Հրավեր",
    en: "Invitation",
  });
});

test("the definition's parts lie over the template's theme", () => {
  expect(resolvedOf({ theme: { opening: "none" } }).theme).toEqual({
    palette: "pomegranate",
    colours: pomegranateColours,
    pairing: "didot-italic",
    ornament: "pomegranate",
    hero: "medallion",
    opening: "none",
    timeline: "vine",
    sections: "letter",
  });
});

test("fields for editors and the catalogue are not published", () => {
  const { drafts } = checkContent([templateFile(), paletteFile()], packs);
  const names = drafts.flatMap(({ draft }) => Object.keys(draft));
  expect(names).toContain("theme");
  for (const name of ["$schema", "name"]) expect(names).not.toContain(name);
});

test("texts are published in NFC, however an editor wrote their marks", () => {
  const name = "Gayane\u0301";
  expect(resolvedOf({ title: { am: "Հրավեր", en: name } }).title).toEqual({
    am: "Հրավեր",
    en: "Gayan\u00E9",
  });
});
