import * as v from "valibot";
import { cardLayouts, motions } from "#app/designs/part-names.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import { otherwise } from "#app/lib/loose-schema.ts";

/** A card or an animation, by the name under which it is ordered: `card-seeds`, `animation-petals`. */
export const pictureName = v.pipe(
  v.string(),
  v.regex(
    /^(card|animation)-[a-z][a-z0-9-]{0,40}$/,
    "expected a card or an animation, as in card-pomegranate or animation-petals",
  ),
);

/**
 * The picture in place of a web page. It holds how the product was drawn when it was published, as
 * the theme holds its colours and letters: a catalogue that changes later changes no published
 * card.
 */
export const publishedPicture = v.variant("kind", [
  v.strictObject({
    kind: v.literal("card"),
    product: pictureName,
    layout: v.pipe(v.picklist(cardLayouts), otherwise("frame")),
  }),
  v.strictObject({
    kind: v.literal("animation"),
    product: pictureName,
    motion: v.pipe(v.picklist(motions), otherwise("writing")),
  }),
]);
export type PublishedPicture = v.InferOutput<typeof publishedPicture>;

/** Fields that a picture has no room for. */
const ofPages = [
  "reply",
  "organiser",
  "cover",
  "saveTheDate",
  "thanks",
  "album",
] as const satisfies readonly (keyof RuledPicture)[];

/** The parts of a definition that the rules of a picture read. */
export type RuledPicture = {
  picture?: string | undefined;
  sections: readonly object[];
  theme?: object | undefined;
  hosts: Partial<Record<string, object | undefined>>;
  reply?: object | undefined;
  organiser?: object | undefined;
  cover?: object | undefined;
  saveTheDate?: object | undefined;
  thanks?: object | undefined;
  album?: string | undefined;
  music?: object | undefined;
};

/** A page needs its sections; a picture shows title, names, date and place, and takes nothing else. */
export function pictureFindings(definition: RuledPicture): Finding[] {
  const { picture, sections, hosts, theme = {}, music } = definition;
  if (picture === undefined)
    return sections.length > 0
      ? []
      : [{ path: ["sections"], message: "expected the page's sections, from top to bottom" }];
  const isCard = picture.startsWith("card-");
  const none = isCard
    ? "expected none, because a card shows title, names, date and place alone"
    : "expected none, because an animation shows title, names, date and place alone";
  const namedRoles = Object.entries(hosts).filter(([role, host]) => host && role !== "parents");
  return [
    ...(sections.length > 0 ? [{ path: ["sections"], message: none }] : []),
    ...ofPages
      .filter((field) => definition[field] !== undefined)
      .map((field) => ({ path: [field], message: none })),
    ...(isCard && music
      ? [{ path: ["music"], message: "expected none, because a card is silent" }]
      : []),
    ...Object.keys(theme)
      .filter((part) => part !== "palette" && part !== "pairing")
      .map((part) => ({
        path: ["theme", part],
        message:
          "expected none: a picture may have another palette and pairing, its drawing is the product's",
      })),
    ...(namedRoles.length > 2
      ? [{ path: ["hosts"], message: "expected one or two names, for which a picture has room" }]
      : []),
  ];
}
