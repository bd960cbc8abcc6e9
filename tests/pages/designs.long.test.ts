import { brotliCompressSync, constants } from "node:zlib";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as v from "valibot";
import { hashOf } from "#app/domain/invitation/entry/data.server.ts";
import { resolveInvitation } from "#app/domain/authoring/resolve.ts";
import { templateSchema, type PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { isLanguage, languages } from "#app/i18n/languages.ts";
import { mediaOf } from "#app/platform/media/library.ts";
import { designSources, mediumFor, packs } from "../support/design-sources.ts";
import { publish } from "../support/invitations.ts";
import { ownPalettes } from "../support/own-content.ts";
import { open } from "../support/site.ts";
import { rawKeysIn } from "../support/html.ts";

/**
 * Bytes of HTML with its inlined CSS, at the effort of a Worker's response: 30 KB, and 1.2 for browsers
 * that know no layers and no newer values (decision 079). Source: docs/performance.md.
 */
const budget = 31_200;

/** Pages are compressed when they are sent, hence with less effort than static files. */
const asTheEdge = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

test.for(Object.values(designSources))(
  "$slug is published, and shown in all six languages within its budget",
  { timeout: 60_000 },
  async (source) => {
    const template = v.parse(templateSchema, inEveryLanguage(source));
    const library = new Map(mediaOf(template).map(({ src }) => [src, mediumFor(src)]));
    const draft = resolveInvitation(template, template.theme, packs, ownPalettes, library);
    const design: PublishedInvitation = { ...draft, version: 1, hash: await hashOf(draft) };
    await publish(env.CONTENT, design);
    for (const language of languages) {
      const page = await open(`/${design.path}/${language}`);
      expect(page.status, language).toBe(200);
      const html = await page.text();
      expect(html, language).toContain("</html>");
      expect(rawKeysIn(html), language).toEqual([]);
      expect(html, language).not.toMatch(/\bundefined\b|\bNaN\b/);
      expect(missingShapes(html), language).toEqual([]);
      expect(brotliCompressSync(html, asTheEdge).length, language).toBeLessThanOrEqual(budget);
      if (language !== "am" && language !== "en") continue;
      // A page for one guest is in no cache. Its parts are kept at its second rendering.
      const own = `/${design.path}/${language}?change=1`;
      const [kept, inserted] = [await open(own), await open(own)];
      expect(comparable(await kept.text()), language).toBe(comparable(html));
      expect(comparable(await inserted.text()), language).toBe(comparable(html));
    }
  },
);

/**
 * Without what two renderings of one page differ in: a form's key and time, the page's query in its
 * address, seconds, made-up ids.
 */
function comparable(html: string): string {
  return html
    .replaceAll(/(name="(?:key|stamp)" value=")[^"]*/g, "$1")
    .replaceAll(/( action="[^"?]*)\?change=1/g, "$1")
    .replaceAll(/(data-unit="\w+">)\d+(<\/b><span[^>]*>)[^<]*/g, "$1$2")
    .replaceAll(/(?<![\w-])[\w-]*R_\w*_/g, "id");
}

/** Shapes that drawings refer to and that nothing on the page defines. */
function missingShapes(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const used = [...html.matchAll(/(?:<use[^>]*\shref="|url\()#([^")]+)/g)].map(([, id = ""]) => id);
  return [...new Set(used)].filter((id) => !ids.has(id));
}

/** A definition in all languages; missing texts are the Armenian ones. */
function inEveryLanguage(source: object): object {
  // The catalogue's name has only the languages of the studio's site.
  const name: unknown = Reflect.get(source, "name");
  return { ...writtenOut(source), name, languages: [...languages] };
}

function writtenOut(node: object): object {
  const entries = Object.entries(node);
  if ("am" in node && entries.every(([name]) => isLanguage(name)))
    return Object.fromEntries(
      languages.map((language) => [language, Reflect.get(node, language) ?? node.am]),
    );
  const inner = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(inner)
      : typeof value === "object" && value !== null
        ? writtenOut(value)
        : value;
  return Object.fromEntries(entries.map(([name, value]) => [name, inner(value)]));
}
