import type { Card, CardLayout, Motion } from "#app/features/catalogue/schema.ts";

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
  corner: { x: 140, y: 420, width: 800, height: 520, names: 136 },
  scene: { x: 90, y: 56, width: 900, height: 500, names: 116 },
  initial: { x: 90, y: 700, width: 900, height: 500, names: 128 },
  branch: { x: 90, y: 590, width: 900, height: 590, names: 136 },
  frame: { x: 120, y: 490, width: 840, height: 620, names: 132 },
};

/** Text areas of the animations; `motions.tsx` draws around them. */
export const motionRooms: Record<Motion, WordRoom> = {
  seeds: { x: 110, y: 1080, width: 860, height: 640, names: 140 },
  petals: { x: 140, y: 620, width: 800, height: 660, names: 160 },
  rising: { x: 110, y: 980, width: 860, height: 600, names: 170 },
  weaving: { x: 220, y: 740, width: 640, height: 650, names: 118 },
  turning: { x: 110, y: 1185, width: 860, height: 545, names: 114 },
  meeting: { x: 110, y: 190, width: 860, height: 660, names: 190 },
  rings: { x: 110, y: 1230, width: 860, height: 500, names: 140 },
  writing: { x: 90, y: 720, width: 900, height: 680, names: 180 },
  curtain: { x: 190, y: 640, width: 700, height: 620, names: 180 },
};

/** The square inside an initial's frame, in the card's units. */
export const initialRoom = { x: 400, y: 244, width: 280, height: 280 };

/** Mean advance of the letters of italic Didot, in ems; the pairings' scales are relative to it. */
const advance = 0.62;

/** The size at which the longest name fits its area, in the picture's units. */
export function nameSize(names: readonly string[], { width, names: largest }: WordRoom): number {
  const longest = Math.max(...names.map((name) => name.length));
  // A single name has the space of two.
  const limit = names.length === 1 ? largest * 1.25 : largest;
  return Math.round(Math.min(limit, width / (longest * advance)));
}

/** The size at which a date such as «16 հոկտեմբերի 2027 թ.» fits on one line. */
export function dateSize({ width }: WordRoom): number {
  return Math.round(Math.min(60, width / 12.4));
}

/** The letter of an illuminated initial. */
export function initialOf({ names }: Pick<Card, "names">, language: "am" | "en"): string {
  const first = names[0]?.[language].replaceAll(/[«»“”]/g, "") ?? "";
  return [...first][0] ?? "";
}
