/**
 * Records what all designs look like as bytes: the pages of each design and demo in each of its
 * languages (their joined `<style>` is within them), covers, chat pictures, cards, animations, the
 * shop's pages, and, from a site in development, the contact sheets.
 *
 * Usage: `node scripts/record-designs.ts <site> <folder> [<site in development>]`, with the site's
 * storage made anew (STATE_DIR), so that each chat picture is drawn. The folder gets one file for each
 * address and `hashes.txt`; `diff -r` of two folders shows what a change did.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import * as v from "valibot";
import type { OgImageCard } from "#app/guest/chat-pictures/og-image-card.ts";
import { openOgRenderer } from "../cli/og-renderer.ts";
import { root } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

const [, , site, folder, development] = process.argv;
if (site === undefined || folder === undefined)
  throw new UserError("Usage: node scripts/record-designs.ts <site> <folder> [<in development>]");

const written = v.object({ kind: v.string(), slug: v.string(), languages: v.array(v.string()) });
const products = v.record(v.string(), v.unknown());
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

/** A page's own random values, and names of files that say what is in them. */
const noise: readonly [RegExp, string][] = [
  [/(nonce=")[^"]*"/g, '$1"'],
  [/('nonce-)[^']*'/g, "$1'"],
  [/(name="(?:key|idempotencyKey|form-key)" value=")[^"]*"/g, '$1"'],
  [/([\w.$()+-]+)-[\w-]{8}\.(js|css)\b/g, "$1-hash.$2"],
  [/(name="stamp" value=")[^"]*"/g, '$1"'],
  // In development a file is named by its place.
  [/(["(])\/(?:app|node_modules)\/[^")]*\/([^"/)]+)/g, "$1$2"],
  [/(data-other="[^"]*">)[^<]*/g, "$1"],
  [/(data-unit="\w+">)\d+/g, "$1"],
  [/assets\/[\w.$()+-]*manifest-\w+\.js/g, "assets/manifest.js"],
];

const pages = globSync("content/{templates,invitations}/**/*.json", { cwd: root }).flatMap(
  (file) => {
    const { success, output } = v.safeParse(written, readJson(file));
    return success
      ? output.languages.map((language) => `/${output.kind}/${output.slug}/${language}`)
      : [];
  },
);
const templates = globSync("content/templates/*.json", { cwd: root }).map((file) =>
  file.slice("content/templates/".length, -".json".length),
);
const idsIn = (file: string) => {
  const list = readJson(file);
  const items: unknown = Array.isArray(list) ? list : Object.values(v.parse(products, list));
  return Array.from(JSON.stringify(items).matchAll(/"id":"([^"]+)"/g), ([, id = ""]) => id);
};
const cards = idsIn("content/catalogue/cards.json");
const animations = idsIn("content/catalogue/animations.json");
const inLanguages = (path: string) =>
  ["am", "en", "ru"].map((language) => `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);

const addresses = [
  ...pages,
  ...templates.flatMap((slug) => inLanguages(`/templates/${slug}/cover`)),
  ...cards.flatMap((id) =>
    [`/cards/${id}/art`, `/cards/${id}/art.svg`, `/cards/${id}`].flatMap(inLanguages),
  ),
  ...animations.flatMap((id) =>
    [
      `/animations/${id}/art`,
      `/animations/${id}/art?still`,
      `/animations/${id}/art.svg`,
      `/animations/${id}`,
    ].flatMap(inLanguages),
  ),
  ...[
    "/",
    "/weblink",
    "/assortment",
    "/cards",
    "/animations",
    "/accessories",
    "/prices",
    "/for-hosts",
    "/no-such-page",
  ].flatMap(inLanguages),
];
const sheets = [
  "templates",
  "palette",
  "pairing",
  "ornament",
  "hero",
  "opening",
  "timeline",
  "sections",
];

const hashes: string[] = [];

/** Chat pictures of each design, and of each layout of a card, with the same words. */
async function recordPictures(): Promise<void> {
  const renderer = await openOgRenderer();
  const theme = v.object({ theme: v.any(), occasion: v.optional(v.any()), kind: v.string() });
  for (const slug of templates) {
    const { success, output } = v.safeParse(theme, readJson(`content/templates/${slug}.json`));
    if (success && output.theme) await draw(slug, output.theme, output.occasion ?? "wedding");
  }
  for (const hero of ["sprays", "boughs", "roundels", "frame"] as const)
    await draw(hero, { palette: "vellum", pairing: "book", ornament: "vine", hero }, "wedding");

  async function draw(
    name: string,
    { palette, colours, pairing, ornament, hero }: OgImageCard["theme"],
    occasion: OgImageCard["occasion"],
  ) {
    for (const names of [["Անահիտ", "Տիգրան"], ["Elizabeth"]]) {
      const card: OgImageCard = {
        language: names.length === 1 ? "en" : "am",
        theme: { palette, colours, pairing, ornament, hero },
        occasion,
        kicker: "WEDDING",
        names,
        and: "և",
        surname: names.length === 1 ? "Sargsyan" : null,
        age: names.length === 1 ? { figure: "7", text: "7 years" } : null,
        figure: "12",
        date: "12 June 2027",
        place: "Garni",
      };
      const png = await renderer.print(card);
      hashes.push(
        `${createHash("sha256").update(png).digest("hex").slice(0, 16)} ${png.length} 200 chat-${name}-${names.length}`,
      );
      await writeFile(join(folder ?? "", `chat-${name}-${names.length}.png`), png);
    }
  }
}

async function record(base: string, path: string, name = path): Promise<string> {
  const response = await fetch(new URL(path, base), { redirect: "manual" });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = /text|json|xml|javascript|svg/.test(response.headers.get("content-type") ?? "");
  let text = "";
  let body: Buffer = bytes;
  if (isText) {
    text = bytes.toString("utf8");
    for (const [pattern, by] of noise) text = text.replace(pattern, by);
    body = Buffer.from(text);
  }
  const file = name.replace(/[^\w.-]+/g, "_").replace(/^_/, "") || "home";
  hashes.push(
    `${createHash("sha256").update(body).digest("hex").slice(0, 16)} ${body.length} ${response.status} ${name}`,
  );
  await writeFile(join(folder ?? "", `${file}.txt`), body);
  return text;
}

await mkdir(folder, { recursive: true });
for (const path of addresses) await record(site, path);
await recordPictures();
if (development !== undefined)
  for (const show of sheets) {
    const sheet = await record(development, `/contact-sheet?show=${show}`, `sheet-${show}`);
    // Each part as another design's page wears it.
    for (const [, framed = ""] of sheet.matchAll(/<iframe[^>]* src="([^"]+)"/g))
      await record(development, framed.replaceAll("&amp;", "&"));
  }
await writeFile(join(folder, "hashes.txt"), `${hashes.toSorted().join("\n")}\n`);
console.log(`${hashes.length} addresses in ${relative(process.cwd(), folder)}`);
