import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { checkCatalogue } from "#app/shop/catalogue/check.ts";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { isDesign } from "#app/domain/invitation/kinds.ts";
import { publish } from "../support/invitations.ts";
import {
  ownCatalogue,
  ownFiles,
  ownDesigns,
  ownMedia,
  ownPacks,
  ownPalettes,
} from "../support/own-content.ts";
import { open } from "../support/site.ts";
import { attributesOf, languageOf, parse } from "../support/html.ts";

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

/** A page's texts, without the language switch, whose names are each in their own language. */
function saidIn(html: string): string {
  const { body } = parse(html);
  for (const element of body.querySelectorAll('style, script, [lang="hy"]')) element.remove();
  return body.textContent;
}

test("the English site leads to the English page of every design", async () => {
  const html = await (await open("/assortment?lng=en")).text();
  const links = attributesOf(html, 'a[href^="/templates/"]', "href");
  const linked = links.filter((path) => /^\/templates\/\d+\/en$/.test(path));
  expect(new Set(linked)).toEqual(new Set(designs.map(({ path }) => `/${path}/en`)));
  expect(designs.map(({ template }) => template)).toEqual(ownDesigns);
});

test.for(designs)(
  "$path answers in Armenian and in English, each of them wholly",
  async ({ path }) => {
    const own = await open(`/${path}`);
    expect(own.status).toBe(200);
    const html = await own.text();
    expect(languageOf(html)).toBe("hy");
    expect(saidIn(html)).toMatch(armenian);
    for (const address of [`/${path}/en`, `/${path}/cover?lng=en&tried=0`]) {
      const answer = await open(address);
      expect(answer.status, address).toBe(200);
      const english = await answer.text();
      expect(languageOf(english), address).toBe("en");
      expect(saidIn(english), address).not.toMatch(armenian);
    }
  },
);

test.for(designs)(
  "the cover of $path, framed without the right to run a script, has none",
  async ({ path }) => {
    const html = await (await open(`/${path}/cover`)).text();
    expect(html).toContain("</html>");
    expect(html).not.toContain("<script");
  },
);
