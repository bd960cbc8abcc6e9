import * as v from "valibot";
import { nearest } from "#app/lib/nearest.ts";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { isPaletteFile } from "#app/domain/authoring/check/palettes.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import { publishedPicture, type PublishedPicture } from "#app/domain/invitation/schema/picture.ts";
import { themeEntries } from "#app/domain/invitation/schema.ts";

/** A product that is a picture: how it is drawn, and in which colours and letters. */
export type PictureProduct = {
  picture: PublishedPicture;
  theme: v.InferOutput<typeof theme>;
};

/** The cards and animations of `content/catalogue`, by the names under which they are ordered. */
export type Pictures = ReadonlyMap<string, PictureProduct>;

const { palette, pairing, ornament } = themeEntries;
const theme = v.object({ palette, pairing, ornament });

/**
 * Parts that a definition takes over from a catalogue file; its own check (catalogue/check.ts) says
 * what is wrong in it.
 */
const catalogues = {
  card: v.object({ cards: v.array(v.looseObject({ id: v.string(), theme })) }),
  animation: v.object({ animations: v.array(v.looseObject({ id: v.string(), theme })) }),
};

/** True if a file belongs to the shop window: it is no definition. */
export function isCatalogueFile({ file }: Pick<SourceFile, "file">): boolean {
  return file.startsWith("content/catalogue/");
}

/** True if a file is an invitation's or a template's. */
export function isDefinitionFile(source: Pick<SourceFile, "file">): boolean {
  return !isPaletteFile(source) && !isCatalogueFile(source);
}

/** The products in those of some files that hold cards or animations; none in a broken one. */
export function picturesOf(files: readonly SourceFile[]): Pictures {
  const valueOf = (name: string) => {
    const source = files.find(({ file }) => file === `content/catalogue/${name}.json`);
    return source ? readJson(source.text).value : undefined;
  };
  const cards = v.safeParse(catalogues.card, valueOf("cards"));
  const animations = v.safeParse(catalogues.animation, valueOf("animations"));
  return new Map([
    ...productsOf("card", cards.success ? cards.output.cards : []),
    ...productsOf("animation", animations.success ? animations.output.animations : []),
  ]);
}

type Listed = { id: string; theme: PictureProduct["theme"] } & Record<string, unknown>;

function productsOf(
  kind: PublishedPicture["kind"],
  items: readonly Listed[],
): [string, PictureProduct][] {
  return items.flatMap(({ id, theme: worn, layout, motion }): [string, PictureProduct][] => {
    const product = `${kind}-${id}`;
    const drawn = v.safeParse(publishedPicture, {
      kind,
      product,
      ...(kind === "card" ? { layout } : { motion }),
    });
    return drawn.success ? [[product, { picture: drawn.output, theme: worn }]] : [];
  });
}

/** Findings on a definition that names a product which the catalogue does not have. */
export function unknownPicture(definition: object, pictures: Pictures): Finding[] {
  const name: unknown = Reflect.get(definition, "picture");
  if (typeof name !== "string" || pictures.has(name)) return [];
  const meant = nearest(name, pictures.keys());
  return [
    {
      path: ["picture"],
      message: `there is no "${name}" in content/catalogue${meant ? `. Did you mean "${meant}"?` : ""}`,
    },
  ];
}
