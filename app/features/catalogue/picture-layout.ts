import type { PictureText } from "#app/features/catalogue/picture-text.ts";
import type { CardLayout, Motion } from "#app/features/catalogue/schema.ts";

/** 4 : 5, in pixels: the tallest picture that chats show uncropped. */
export const cardWidth = 1080;
export const cardHeight = 1350;
/** 9 : 16, in pixels: a phone's whole screen. */
export const animationWidth = 1080;
export const animationHeight = 1920;

/** The area of a picture's text, in the picture's units. */
export type WordRoom = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The largest size of the names. */
  names: number;
};

/** Text areas of the card layouts; `card-drawing.tsx` draws around them. */
export const wordRooms: Record<CardLayout, WordRoom> = {
  arch: { x: 226, y: 652, width: 628, height: 512, names: 100 },
  roundel: { x: 110, y: 752, width: 860, height: 490, names: 116 },
  field: { x: 220, y: 414, width: 640, height: 670, names: 112 },
  half: { x: 90, y: 788, width: 900, height: 446, names: 106 },
  corner: { x: 140, y: 380, width: 800, height: 610, names: 136 },
  scene: { x: 90, y: 56, width: 900, height: 500, names: 116 },
  initial: { x: 90, y: 700, width: 900, height: 500, names: 128 },
  branch: { x: 90, y: 590, width: 900, height: 590, names: 136 },
  frame: { x: 120, y: 490, width: 840, height: 620, names: 132 },
};

/** Text areas of the animations; `motions.tsx` draws around them. */
export const motionRooms: Record<Motion, WordRoom> = {
  seeds: { x: 110, y: 1080, width: 860, height: 640, names: 140 },
  petals: { x: 140, y: 650, width: 800, height: 650, names: 160 },
  rising: { x: 110, y: 920, width: 860, height: 720, names: 170 },
  weaving: { x: 220, y: 740, width: 640, height: 650, names: 118 },
  turning: { x: 110, y: 1080, width: 860, height: 650, names: 114 },
  meeting: { x: 110, y: 190, width: 860, height: 660, names: 190 },
  rings: { x: 110, y: 1230, width: 860, height: 500, names: 140 },
  writing: { x: 90, y: 720, width: 900, height: 680, names: 180 },
  curtain: { x: 190, y: 640, width: 700, height: 620, names: 180 },
};

/** The square inside an initial's frame, in the card's units. */
export const initialRoom = { x: 400, y: 244, width: 280, height: 280 };

/** Mean advance of the letters of italic Didot, in ems; the pairings' scales are relative to it. */
const advance = 0.62;

/**
 * The largest sizes of the names, in the picture's units: `size`, at which the longest fits its
 * area's width, for the pairing's scale to change, and `most`, at which all lines fit its height.
 */
export function nameSizes(names: readonly string[], room: WordRoom) {
  const longest = Math.max(...names.map((name) => name.length));
  // A single name has the space of two.
  const limit = names.length === 1 ? room.names * 1.25 : room.names;
  // The heights of picture.css: title, date and place, and in ems a name, an "and", the space around.
  const others = 34 * 1.4 + dateSize(room) * 1.3 + 8 + 35 * 1.45;
  const lines = names.length * 1.13 + (names.length - 1) * 0.42 * 1.3 + 0.54;
  return {
    size: Math.round(Math.min(limit, room.width / (longest * advance))),
    most: Math.floor((room.height - others) / lines),
  };
}

/** The size at which a date such as «16 հոկտեմբերի 2027 թ.» fits on one line. */
export function dateSize({ width }: WordRoom): number {
  return Math.round(Math.min(60, width / 12.4));
}

/** The letter of an illuminated initial. */
export function initialOf({ names }: Pick<PictureText, "names">): string {
  const first = names[0]?.replaceAll(/[«»“”]/g, "") ?? "";
  return [...first][0] ?? "";
}
