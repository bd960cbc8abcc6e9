import type { ReactNode } from "react";
import type { OgImageCard } from "#app/features/og-image/card.ts";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import type { Room } from "#app/features/og-image/text-lines.ts";
import type { OrnamentPart } from "#app/design/part-types.ts";

/** The layout of a picture: its drawings and its text areas. */
export type Layout = {
  art: ReactNode;
  /** Text area; lies within the middle 630 pixels, because some chats crop to a square. */
  room: Room;
  /** Largest size of the names. */
  largest: number;
  /** The colours of the text: the paper's, by default the page's. */
  sheet?: "paper";
  /** Puts date and place on one line where space is short. */
  oneDay?: true;
  /** Area of place and date where they stand apart from the names. */
  dayRoom?: Room;
  /** Position and size of one large figure or initial. */
  figure?: { x: number; y: number; size: number; width: number; of: "figure" | "initial" };
  /** Puts the title below the names where it is too wide for the top of a vault. */
  titleBelow?: true;
  /** Exchanges the colours at the middle. */
  halves?: true;
  divider?: false;
};

export type Draw = (ornament: OrnamentPart, card: OgImageCard) => Layout;

const { width, height } = ogImageSize;
export const whole: Room = { x: 0, y: 0, width, height };
export const [centre, middle] = [width / 2, height / 2];
/** Distance in pixels that text keeps from the edges. */
export const margin = 60;
export const core: Room = { x: 300, y: margin, width: 600, height: height - 2 * margin };
