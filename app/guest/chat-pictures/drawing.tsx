import { renderToStaticMarkup } from "react-dom/server";
import type { OgImageCard, ReadFont } from "#app/guest/chat-pictures/view.ts";
import { ribbonTop, rule, shadesOf, type Rgb } from "#app/guest/chat-pictures/band.ts";
import { ogImageSize } from "#app/designs/kit/og-image-size.ts";
import { photoLayout } from "#app/guest/chat-pictures/layout.tsx";
import { chatPictures } from "#app/designs/chat.generated.ts";
import { letteringOf, outlinesOf, type Lettering } from "#app/guest/chat-pictures/lettering.tsx";
import { painted } from "#app/designs/house/paint.ts";
import {
  heightOf,
  nameLines,
  stacked,
  type Ink,
  type Line,
} from "#app/guest/chat-pictures/text-lines.ts";
import { capitals, hasToneMark } from "#app/i18n/capitals.ts";
import { initialOf } from "#app/designs/kit/lettering.ts";
import type { ChatLayout, OrnamentPart, Room } from "#app/designs/contract.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { registry } from "#app/designs/drawings.generated.ts";

const { width, height } = ogImageSize;
/** Font sizes in pixels; chats show the picture at about a third of its size. */
const sizes = { kicker: 27, surname: 40, age: 42, date: 44, place: 31 };
const dividerWidth = 250;
/** How much larger a single name may be than each of two. */
const alone = 1.3;
/** The date is at most this fraction of the names' size. */
const quiet = 0.66;

/**
 * Draws a card as an SVG for resvg, with all text as outlines and all colours inlined.
 * @param photo a data URL of the hosts' photo in the size of `photoRoom`; without it the picture has the
 * drawing of its design's cover.
 * @param withRibbon draws the ribbon for a household's greeting over the foot, and the text above it.
 */
export async function drawOgImage(
  source: OgImageCard,
  readFont: ReadFont,
  withRibbon = false,
  photo?: string,
): Promise<string> {
  // The greeting takes the place of the kicker.
  const card = withRibbon ? { ...source, kicker: null } : source;
  const palette = paletteOf(card.theme);
  const ornament = registry.ornament[card.theme.ornament];
  const drawn =
    photo !== undefined && card.cover
      ? photoLayout(photo, card.cover, ornament)
      : chatPictures[card.theme.hero](ornament, card);
  const layout = withRibbon ? aboveRibbon(drawn) : drawn;
  const sheet = layout.sheet === "paper" ? palette.paper : palette;
  const words = await wordsOf(card, layout, ornament, readFont);
  const { onAccent } = palette;
  const text = layout.halves
    ? half(0, words(sheet)) +
      half(width / 2, words({ ink: onAccent, accent: onAccent, muted: onAccent }))
    : words(sheet);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    // The drawing inside an arch is left out to make room for text, as on the page.
    `<style>.arch-heart{display:none}</style>` +
    painted(artOf(layout, ornament, palette) + text, palette, sheet) +
    (withRibbon ? ribbonOf(palette) : "") +
    `</svg>`
  );
}

/** The ribbon's colours in a card's palette, from its ground to its letters. */
export function ribbonShades({ theme }: Pick<OgImageCard, "theme">): Rgb[] {
  return shadesOf(paletteOf(theme));
}

/** The ribbon without a greeting and without its lower rule, which is drawn with the greeting. */
function ribbonOf(palette: PalettePart): string {
  const shades = shadesOf(palette).map((rgb) => `rgb(${rgb.join()})`);
  return (
    `<rect y="${ribbonTop}" width="${width}" height="${height - ribbonTop}" fill="${shades[0]}"/>` +
    `<rect y="${ribbonTop + rule.inset}" width="${width}" height="${rule.height}" fill="${shades[rule.shade]}"/>`
  );
}

/** A layout whose text ends above the ribbon. */
function aboveRibbon({ room, dayRoom, ...layout }: ChatLayout): ChatLayout {
  const foot = ribbonTop - 16;
  const above = (area: Room) => ({ ...area, height: Math.min(area.height, foot - area.y) });
  return {
    ...layout,
    room: above(room),
    // A single line is left of the ticket's stub.
    ...(dayRoom ? { dayRoom: above(dayRoom), oneDay: true } : {}),
  };
}

/** Clips a drawing to one half of the picture. */
function half(x: number, markup: string): string {
  return (
    `<clipPath id="half-${x}"><rect x="${x}" y="0" width="${width / 2}" height="${height}"/></clipPath>` +
    `<g clip-path="url(#half-${x})">${markup}</g>`
  );
}

/** The drawings, with their shapes and the pattern of the wall. */
function artOf({ art }: ChatLayout, ornament: OrnamentPart, palette: PalettePart): string {
  const { Shapes } = ornament;
  const tile = ornament.tile(palette.fieldLine, "none");
  const [, wide, high] = /width=['"](\d+)['"] height=['"](\d+)['"]/.exec(tile) ?? [];
  return (
    `<defs><pattern id="wall" width="${wide}" height="${high}" patternUnits="userSpaceOnUse">${tile}</pattern></defs>` +
    renderToStaticMarkup(
      <svg>
        <Shapes />
        {art}
      </svg>,
    ).slice("<svg>".length, -"</svg>".length)
  );
}

/** Lays out all text once; the colours are given to the result. */
async function wordsOf(
  card: OgImageCard,
  layout: ChatLayout,
  ornament: OrnamentPart,
  readFont: ReadFont,
): Promise<(ink: Ink) => string> {
  const pairing = registry.pairing[card.theme.pairing];
  const { nameScale = 1, ...fonts } = pairing.fontsOf(card.language);
  const lettering = await letteringOf(fonts, readFont);
  const { room, dayRoom, figure, largest, titleBelow, oneDay, divider } = layout;
  const line = async (
    text: string | null | undefined | false,
    role: "display" | "body",
    size: number,
    colour: keyof Ink,
    gap: number,
    spacing = 0,
  ): Promise<Line[]> =>
    text ? [{ outlines: await outlinesOf(text, role, lettering, spacing), size, colour, gap }] : [];

  const title = await line(
    card.kicker,
    "body",
    sizes.kicker,
    "accent",
    titleBelow ? 20 : 0,
    hasToneMark(card.kicker ?? "") ? 0 : 0.12,
  );
  const linesBefore = titleBelow ? [] : title;
  const linesAfter = [
    ...(await line(card.surname, "display", sizes.surname, "muted", 2)),
    ...(await line(figure?.of !== "figure" && card.age?.text, "display", sizes.age, "muted", 4)),
  ];
  const [when, where] = [card.date, card.place].filter((text) => text !== null);
  const dateAndPlace = [when, where].filter(Boolean).join(" · ");
  const above = divider === false ? 16 : 8;
  const day = [
    ...(divider === false ? [] : [dividerOf(ornament)]),
    ...(titleBelow ? title : []),
    ...(await line(oneDay ? dateAndPlace : when, "display", sizes.date, "accent", above)),
    ...(oneDay ? [] : await line(where, "body", sizes.place, "muted", 4)),
  ];
  const others = [...linesBefore, ...linesAfter, ...(dayRoom ? [] : day)];
  const takenHeight = others.reduce((sum, other) => sum + other.gap + heightOf(other), 24);
  const names = await nameLines(
    card,
    lettering,
    { width: room.width, height: room.height - takenHeight },
    largest * nameScale * (card.names.length === 1 ? alone : 1),
    pairing.longNamesInBody,
  );
  const [first, ...rest] = names;
  const most = (first?.size ?? largest) * quiet;
  const dayLines = day.map((dayLine) => ({
    ...dayLine,
    size: dayLine.colour ? Math.min(dayLine.size, most) : dayLine.size,
  }));
  const main = [
    ...linesBefore,
    ...(first ? [{ ...first, gap: 14 }] : []),
    ...rest,
    ...linesAfter,
    ...(dayRoom ? [] : dayLines),
  ];
  const large = figure && (await figureOf(card, figure, lettering));
  return (ink) =>
    [
      large?.(ink) ?? "",
      stacked(main, room, ink),
      dayRoom ? stacked(dayLines, dayRoom, ink) : "",
    ].join("");
}

/** The ornament's divider as a line between lines of text. */
function dividerOf({ Divider }: OrnamentPart): Line {
  const markup = renderToStaticMarkup(
    <svg width="260" height="44">
      <Divider variant={0} />
    </svg>,
  );
  const outlines = { width: 260, height: 44, markup };
  return { outlines, size: (dividerWidth / 260) * 100, colour: null, gap: 18 };
}

/** The initial in its frame, or the poster's figure. */
async function figureOf(
  { names, figure, language }: OgImageCard,
  place: NonNullable<ChatLayout["figure"]>,
  lettering: Lettering,
): Promise<(ink: Ink) => string> {
  const initial = place.of === "initial";
  const figureText = initial ? capitals(initialOf(names[0] ?? ""), language) : figure;
  const outlines = await outlinesOf(figureText, "display", lettering);
  const size = Math.min(place.size, (place.width / outlines.width) * 100);
  const only: Line = { outlines, size, colour: initial ? "ink" : "accent", gap: 0 };
  const room = { x: place.x - place.width, y: place.y - 300, width: place.width * 2, height: 600 };
  return (ink) => stacked([only], room, ink);
}
