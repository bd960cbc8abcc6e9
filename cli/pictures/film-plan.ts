/** A frame rate that Viber and WhatsApp play on every phone. */
export const framesPerSecond = 30;

/** Seconds. Each animation has come to its end by 8.7, and may then be looked at. */
export const filmSeconds: number = 12;

/** Seconds that a film shows its end first, and takes to fade from there to its beginning. */
const lead = { shown: 0.7, fading: 0.5 };

/** A picture of a film. */
export type Frame = {
  /** Milliseconds of the animation. */
  at: number;
  /** How much of the finished picture lies over it, from 0 to 1. */
  finished: number;
};

/**
 * The frames of a film. Chats show the first one as the film's picture, and many play a film over
 * and over: so it begins with the finished picture, which fades to the empty one and is drawn anew,
 * and the last frame is the first again.
 * @param rest milliseconds after which nothing moves; Infinity where something always does.
 */
export function planFrames(seconds: number, rest: number): Frame[] {
  const count = Math.round(seconds * framesPerSecond);
  const leadFrames = Math.round(lead.shown * framesPerSecond);
  const fading = Math.round(lead.fading * framesPerSecond);
  const begins = leadFrames + fading;
  const atFrame = (index: number) =>
    Math.min(Math.max(0, ((index - begins) * 1000) / framesPerSecond), rest);
  const end = { at: atFrame(count - 1), finished: 0 };
  return Array.from({ length: count }, (_, index) => {
    if (index < leadFrames) return end;
    const past = (index - leadFrames + 1) / (fading + 1);
    // Slow at both ends, as an eye that opens.
    const finished = index < begins ? (1 + Math.cos(Math.PI * past)) / 2 : 0;
    return { at: atFrame(index), finished };
  });
}
