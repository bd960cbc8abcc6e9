import * as v from "valibot";
import { withColours, type Palettes } from "#app/domain/authoring/check/palettes.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import {
  publishedSchema,
  type Definition,
  type PublishedInvitation,
  type Template,
} from "#app/domain/invitation/schema.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import { languagesShown, withStudioNumbers } from "#app/domain/authoring/studio-parts.ts";
import type { Pictures } from "#app/domain/authoring/check/pictures.ts";
import { placeMedia, withLight, type Library } from "#app/platform/media/library.ts";
import type { Theme } from "#app/designs/part-names.ts";

/** The language packs of `content/locales`, by `language:namespace`, as in `am:messages`. */
export type Packs = ReadonlyMap<string, unknown>;

/** An invitation ready for publication, without version number and hash. */
export type ResolvedInvitation = Omit<PublishedInvitation, "version" | "hash" | "earlier">;

const draftSchema = v.omit(publishedSchema, ["version", "hash", "earlier"]);

/**
 * Resolves a checked definition: the template's theme overlaid with that of a card or an animation and
 * with the definition's own parts, and
 * given its palette's colours, every text in exactly the invitation's languages, every file by its
 * address, the studio's numbers for `studio`.
 * @throws ValiError for a definition that was not checked.
 */
export function resolveInvitation(
  definition: Definition | Template,
  templateTheme: Theme,
  packs: Packs,
  palettes: Palettes,
  media: Library = new Map(),
  pictures: Pictures = new Map(),
): ResolvedInvitation {
  const languages = languagesShown(definition);
  const aliases = definition.aliases.filter(
    ({ language }) => language === undefined || languages.includes(language),
  );
  const product = "picture" in definition ? pictures.get(definition.picture ?? "") : undefined;
  const cover = definition.cover && withLight(definition.cover, media);
  const saying = {
    ...definition,
    ...withStudioNumbers(definition),
    aliases,
    ...(cover ? { cover } : {}),
    ...(product ? { picture: product.picture } : {}),
  };
  // Drops fields that serve editors or the catalogue only, such as `$schema`.
  const published = Object.entries(saying).filter(([name]) => name in draftSchema.entries);
  return v.parse(draftSchema, {
    ...Object.fromEntries(
      published.map(([name, value]) => [
        name,
        composed(placeMedia(writeOut(value, languages, packs), media)),
      ]),
    ),
    languages,
    format: 1,
    path: `${definition.kind}/${definition.slug}`,
    theme: withColours({ ...templateTheme, ...product?.theme, ...definition.theme }, palettes),
  });
}

/**
 * Texts in NFC: a Mac's file names and some programs write é as e with a mark, which fonts draw
 * apart, and which no search finds. After the files, whose names are looked up as they are written.
 */
function composed(node: unknown): unknown {
  if (typeof node === "string") return node.normalize("NFC");
  if (Array.isArray(node)) return node.map(composed);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, composed(value)]));
}

function writeOut(node: unknown, languages: readonly string[], packs: Packs): unknown {
  if (Array.isArray(node)) return node.map((item) => writeOut(item, languages, packs));
  if (typeof node !== "object" || node === null) return node;
  const key = packKeyOf(node);
  if (key !== undefined)
    return Object.fromEntries(
      languages.map((language) => [language, packText(packs, language, key)]),
    );
  const entries = Object.entries(node);
  if (entries.length > 0 && entries.every(([name]) => isLanguage(name))) {
    return Object.fromEntries(entries.filter(([name]) => languages.includes(name)));
  }
  return Object.fromEntries(
    entries.map(([name, value]) => [name, writeOut(value, languages, packs)]),
  );
}

/** Findings for every pack key in `node` without a text in one of `languages`. */
export function packFindings(
  node: unknown,
  languages: readonly string[],
  packs: Packs,
  path: Finding["path"] = [],
): Finding[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => packFindings(item, languages, packs, [...path, index]));
  if (typeof node !== "object" || node === null) return [];
  const key = packKeyOf(node);
  if (key === undefined)
    return Object.entries(node).flatMap(([name, value]) =>
      packFindings(value, languages, packs, [...path, name]),
    );
  return languages.flatMap((language) => {
    const text = packText(packs, language, key);
    const [namespace] = key.split(".");
    const pack = `content/locales/${language}/${namespace}.json`;
    if (text === undefined)
      return [
        { path: [...path, "key"], message: `expected "${key}" in ${pack}, which has no such text` },
      ];
    // Placeholders are filled in by the site's components, never in an invitation's text.
    return text.includes("{{")
      ? [
          {
            path: [...path, "key"],
            message: `expected a finished text, but "${key}" in ${pack} has {{…}} in it`,
          },
        ]
      : [];
  });
}

function packKeyOf(node: object): string | undefined {
  const key: unknown = Reflect.get(node, "key");
  return typeof key === "string" && Object.keys(node).length === 1 ? key : undefined;
}

function packText(packs: Packs, language: string, key: string): string | undefined {
  const [namespace, ...steps] = key.split(".");
  let node = packs.get(`${language}:${namespace}`);
  for (const step of steps) {
    node =
      typeof node === "object" && node !== null && Object.hasOwn(node, step)
        ? Reflect.get(node, step)
        : undefined;
  }
  return typeof node === "string" && node.trim() !== "" ? node.trim() : undefined;
}
