import type { Room } from "#app/designs/contract.ts";
import { ogImageSize } from "#app/designs/kit/og-image-size.ts";

/** Of a chat picture, in pixels. */
export const { width, height } = ogImageSize;
export const whole: Room = { x: 0, y: 0, width, height };
export const [centre, middle] = [width / 2, height / 2];
/** Distance in pixels that text keeps from the edges. */
export const margin = 60;
/** The middle, which a chat that crops to a square shows too. */
export const core: Room = { x: 300, y: margin, width: 600, height: height - 2 * margin };
