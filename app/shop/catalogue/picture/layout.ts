import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Motion } from "#app/shop/catalogue/schema.ts";

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
  /** Factor of the sizes of title, date and place. */
  others?: number;
  /** In which title and place are broken into lines, where drawings reach into the area. */
  lineWidth?: number;
};

/** A phone shows a film a third as wide as it is: 34 units would be eleven pixels there. */
const larger = 1.2;

/** Text areas of the animations; `motions.tsx` draws around them. */
export const motionRooms: Record<Motion, WordRoom> = {
  seeds: { x: 110, y: 1080, width: 860, height: 640, names: 140, others: larger },
  petals: { x: 140, y: 650, width: 800, height: 650, names: 160, others: larger },
  rising: { x: 150, y: 920, width: 780, height: 720, names: 170, others: larger },
  weaving: { x: 220, y: 740, width: 640, height: 650, names: 118, others: larger },
  turning: { x: 110, y: 1080, width: 860, height: 650, names: 114, others: larger },
  meeting: { x: 110, y: 190, width: 860, height: 660, names: 190, others: larger },
  rings: { x: 110, y: 1230, width: 860, height: 500, names: 140, others: larger },
  writing: { x: 90, y: 720, width: 900, height: 680, names: 180, others: larger },
  curtain: { x: 190, y: 640, width: 700, height: 620, names: 180, others: larger },
};

/**
 * The size at which a date is on one line: that of one such as «16 հոկտեմբերի 2027 թ.», smaller for a
 * longer one.
 * @param ems its width.
 */
export function dateSize({ width, others = 1 }: WordRoom, ems = 0): number {
  return Math.floor(Math.min(60 * others, width / Math.max(12.4, ems)));
}

/** The letter of an illuminated initial. */
export function initialOf({ names }: Pick<PictureText, "names">): string {
  const first = names[0]?.replaceAll(/[«»“”]/g, "") ?? "";
  return [...first][0] ?? "";
}
