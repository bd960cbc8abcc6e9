import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as v from "valibot";
import { resolveInvitation } from "#app/domain/authoring/resolve.ts";
import {
  templateSchema,
  type PublishedSection,
  type WrittenText,
} from "#app/domain/invitation/schema.ts";
import { mediaOf } from "#app/platform/media/library.ts";
import { designSources, mediumFor, packs } from "../support/design-sources.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { ownPalettes } from "../support/own-content.ts";
import { open } from "../support/site.ts";
import { parse } from "../support/html.ts";

const shownIn = ["am", "en", "ru"] as const;
type Language = (typeof shownIn)[number];

/** All texts that the sections below must show. */
const written: string[] = [];

function said(what: string): WrittenText {
  written.push(what);
  return { am: `${what} հայերեն`, en: `${what} in English`, ru: `${what} по-русски` };
}

/** Sections that help guests to come, and say who else invites. */
const sections: PublishedSection[] = [
  { type: "message", heading: said("Dear guests"), text: said("Two families invite") },
  {
    type: "family",
    groups: [
      { role: "groom-parents", names: [said("Hakob and Anahit")] },
      { role: "bride-parents", names: [said("Grigor and Nazeli")] },
      { role: "godparents", names: [said("Vahan and Nare")] },
    ],
  },
  {
    type: "timeline",
    items: [
      { at: "15:05", programmeItem: "church-ceremony", note: said("Small hall") },
      { at: "18:10", title: said("Supper"), note: said("Great hall") },
    ],
  },
  {
    type: "travel",
    text: said("From the airport"),
    places: [
      {
        name: said("An inn"),
        note: said("Five minutes on foot"),
        price: said("45 000"),
        url: "https://example.com/inn",
      },
    ],
  },
  { type: "questions", items: [{ question: said("May we bring"), answer: said("Yes, do") }] },
  { type: "dress-code", text: said("Evening dress") },
  {
    type: "bank",
    text: said("Your presence is the gift"),
    accounts: [{ holder: said("Narek"), number: "1111 2222" }],
  },
  { type: "hashtag", text: said("Share your photos"), tag: "#annaarman" },
];

const figures = ["15:05", "18:10", "1111 2222", "#annaarman"];
const endings: Record<Language, string> = {
  am: "հայերեն",
  en: "in English",
  ru: "по-русски",
};

test.for(Object.values(designSources))(
  "$slug shows family, programme, travel, questions and gifts in each language",
  { timeout: 60_000 },
  async (source) => {
    const template = v.parse(templateSchema, source);
    const library = new Map(mediaOf(template).map(({ src }) => [src, mediumFor(src)]));
    const { theme } = resolveInvitation(template, template.theme, packs, ownPalettes, library);
    const { path } = await publish(env.CONTENT, weddingOf({ theme, sections }));
    for (const language of shownIn) {
      const page = parse(await (await open(`/${path}/${language}`)).text());
      const shown = page.querySelector("main")?.textContent ?? "";
      const texts = written.map((what) => `${what} ${endings[language]}`);
      for (const text of [...texts, ...figures]) expect(shown, language).toContain(text);
      for (const other of shownIn.filter((one) => one !== language))
        expect(shown, language).not.toContain(endings[other]);
      expect(page.querySelector('.travel a[href="https://example.com/inn"]')).not.toBeNull();
    }
  },
);
