import type { ReactNode } from "react";
import type { OgImageCard } from "#app/features/og-image/card.ts";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import type { Room } from "#app/features/og-image/text-lines.ts";
import type { OrnamentPart } from "#app/design/part-types.ts";

/** How a picture is laid out: what is drawn, and where the words stand. */
export type Layout = {
  art: ReactNode;
  /** In the middle 630 pixels where chats cut out a square. */
  room: Room;
  /** How high the letters of the names may grow. */
  largest: number;
  /** Whose ink the words have: the page's, or the paper's that they stand on. */
  sheet?: "paper";
  /** Where there is little room, date and place share a line. */
  oneDay?: true;
  /** Where the place and date stand apart from the names. */
  dayRoom?: Room;
  /** Where one large figure or letter stands, and how high. */
  figure?: { x: number; y: number; size: number; width: number; of: "figure" | "initial" };
  /** Where the words begin in a vault, the title is too broad to be their first line. */
  titleBelow?: true;
  /** The colours change at the middle. */
  halves?: true;
  divider?: false;
};

export type Draw = (ornament: OrnamentPart, card: OgImageCard) => Layout;

const { width, height } = ogImageSize;
export const whole: Room = { x: 0, y: 0, width, height };
export const [centre, middle] = [width / 2, height / 2];
/** Nothing that has to be read comes nearer to an edge. */
export const margin = 60;
export const core: Room = { x: 300, y: margin, width: 600, height: height - 2 * margin };
