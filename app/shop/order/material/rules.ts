import type { DefinitionInput } from "#app/domain/authoring/new/definition.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { languageInScript, mostlyIn } from "#app/i18n/scripts.ts";

/** Files that came with an order, and the names under which staff have them. */
export type OrderMaterial = {
  files: readonly OrderFile[];
  /** As definitions use them, by the files' hashes; without those that are not on this machine. */
  names: ReadonlyMap<string, string>;
};

/** An order without photos and song. */
export const noMaterial: OrderMaterial = { files: [], names: new Map() };

/**
 * Photos and song of an order in its definition, with notes on what could not be placed.
 * @param languages the definition's, the first one first.
 */
export function placedMaterial(
  order: Pick<Order, "number" | "extras" | "music">,
  { files, names }: OrderMaterial,
  languages: readonly Language[],
): { input: Pick<DefinitionInput, "photos" | "music">; notes: string[] } {
  const photos = files.filter(({ kind }) => kind === "photo");
  const placed = photos.flatMap(({ hash, caption, isCover, focus }) => {
    const src = names.get(hash);
    if (src === undefined) return [];
    return [
      {
        src,
        ...(isCover ? { isCover } : {}),
        ...(focus ? { focus } : {}),
        ...(caption === null
          ? {}
          : { caption: { language: languageOfText(caption, languages), text: caption } }),
      },
    ];
  });
  const song = files.find(({ kind }) => kind === "song");
  const music = song && names.get(song.hash);
  const absent = files.filter(({ hash }) => !names.has(hash)).map(({ name }) => name);
  const notes = [
    ...(absent.length > 0
      ? [
          `came with the order and not placed: ${absent.join(", ")}; npm run studio -- orders photos ${order.number} brings them, for \`new\` or for you`,
        ]
      : []),
    ...(order.extras.includes("gallery") && photos.length === 0
      ? ["a gallery was ordered, and no photo has come"]
      : []),
    ...(order.music !== null && !song
      ? [`the music is a link, which no page plays: ${order.music}`]
      : []),
  ];
  return {
    input: {
      ...(placed.length > 0 ? { photos: placed } : {}),
      ...(music ? { music: { src: music } } : {}),
    },
    notes,
  };
}

/** The language of a customer's text by its script; else the invitation's first. */
export function languageOfText(text: string, languages: readonly Language[]): Language {
  const [first = defaultLanguage] = languages;
  return languageInScript(mostlyIn(text), languages) ?? first;
}
