import type { ComponentType } from "react";

/**
 * What one design has besides its parts: drawings of its own across the window, at three places of
 * the page.
 */
export type World = {
  /** Between the letter and what follows it. 1440 × 320. */
  Between: ComponentType;
  /** Behind the sheet of the replies, of which a phone shows the top. 1440 × 560. */
  Behind: ComponentType;
  /** Along the foot, below the closing words. */
  Close: ComponentType;
  /** Over the heading of a note, the first of which is 0. 240 × 84. */
  Note?: ComponentType<{ place: number }>;
  /** Its drawings have words, so that they are drawn anew in each language. */
  hasWords?: true;
  /** What moves in it, where that is its own. */
  css?: string;
};
