import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { checkCatalogue } from "#app/features/catalogue/check.ts";
import { checkContent } from "#app/features/authoring/check.ts";
import { isDesign } from "#app/features/invitation/kinds.ts";
import { publish } from "../support/invitations.ts";
import {
  ownCatalogue,
  ownFiles,
  ownDesigns,
  ownMedia,
  ownPacks,
  ownPalettes,
} from "../support/own-content.ts";
import { textOf } from "../support/page.ts";
import { open } from "../support/site.ts";

const designs = checkContent(ownFiles, ownPacks, ownMedia)
  .drafts.map(({ draft }) => ({ ...draft, version: 1, hash: draft.path }))
  .filter(isDesign);

const armenian = /\p{Script=Armenian}/u;

beforeAll(async () => {
  const templates = ownFiles.filter(({ file }) => file.startsWith("content/templates/"));
  for (const [key, value] of checkCatalogue(ownCatalogue, templates, ownPalettes).documents)
    await env.CONTENT.put(key, JSON.stringify(value));
  await Promise.all(designs.map((design) => publish(env.CONTENT, design)));
});

/** What a page says to its reader: the switch names each language in its own letters. */
function saidIn(html: string): string {
  return textOf(html.slice(html.indexOf("<body")))
    .replaceAll(/<(a|span)[^>]* lang="hy"[^>]*>.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]*>/g, " ");
}

test("the English site leads to the English page of every design", async () => {
  const html = await (await open("/assortment?lng=en")).text();
  const linked = [...html.matchAll(/href="(\/templates\/\d+\/en)"/g)].map(([, path]) => path);
  expect(new Set(linked)).toEqual(new Set(designs.map(({ path }) => `/${path}/en`)));
  expect(designs.map(({ template }) => template)).toEqual(ownDesigns);
});

test.for(designs)(
  "$path answers in Armenian and in English, each of them wholly",
  async ({ path }) => {
    const own = await open(`/${path}`);
    expect(own.status).toBe(200);
    const html = await own.text();
    expect(html).toContain('<html lang="hy"');
    expect(saidIn(html)).toMatch(armenian);
    for (const address of [`/${path}/en`, `/${path}/cover?lng=en&tried=0`]) {
      const answer = await open(address);
      expect(answer.status, address).toBe(200);
      const english = await answer.text();
      expect(english, address).toContain('<html lang="en"');
      expect(saidIn(english), address).not.toMatch(armenian);
    }
  },
);
