import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sideLabel, tagLabel } from "#app/domain/guests/texts.ts";
import { sectionTagOf, sectionTags } from "#app/domain/invitation/parts/tags.ts";
import { sideOf } from "#app/domain/guests/side.ts";
import { languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";

test.each(languages)(
  "words that are shown are read back as what is stored: %s",
  async (language) => {
    const t = await translatorFor(env.CONTENT, language);
    for (const side of ["groom", "bride"]) {
      expect(sideLabel(side, t)).not.toBe(side);
      expect(sideOf(sideLabel(side, t))).toBe(side);
      expect(sideOf(side)).toBe(side);
    }
    for (const tag of sectionTags) {
      expect(tagLabel(tag, t)).not.toBe(tag);
      expect(sectionTagOf(tagLabel(tag, t))).toBe(tag);
    }
  },
);

test("hosts' own words stay as they are", async () => {
  const t = await translatorFor(env.CONTENT, "en");
  for (const own of ["Աշխատանքից", "Հարսի ընկերները", "bridesmaids", "женихи", "Groomer"]) {
    expect(sideOf(own)).toBe(own);
    expect(sideLabel(own, t)).toBe(own);
    expect(tagLabel(own, t)).toBe(own);
  }
});
