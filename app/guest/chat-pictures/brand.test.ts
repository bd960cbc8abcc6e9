import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { studioPalette } from "#app/designs/palettes/palettes.ts";
import { brandHash, brandOf } from "#app/guest/chat-pictures/brand.ts";
import { siteLanguages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import record from "#content/brand.json";

test("the pictures in public/ show the studio as its file is now (draw them with `npm run studio -- brand`)", async () => {
  const translators = await Promise.all(
    siteLanguages.map(
      async (language) => [language, await translatorFor(env.CONTENT, language)] as const,
    ),
  );
  const brand = brandOf(studioPalette, new Map(translators));
  expect(record.brand).toBe(await brandHash(brand));
  const drawn = ["favicon.svg", "icon-512.png", ...siteLanguages.map((code) => `og-${code}.png`)];
  for (const name of drawn) expect(record.files).toHaveProperty([`public/${name}`]);
  const other = { ...brand, icon: { ...brand.icon, letters: "X" } };
  expect(await brandHash(other)).not.toBe(record.brand);
});
