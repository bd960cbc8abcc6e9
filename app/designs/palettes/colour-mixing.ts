/** @returns red, green and blue of `#6b2737`, from 0 to 255. */
export function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));
}

/** @returns a colour as `#6b2737`, of channels from 0 to 255. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour over another, as browsers blend them. @param share of `over`, from 0 to 1. */
export function mixed(under: string, over: string, share: number): string {
  const others = channelsOf(over);
  return hexOf(
    channelsOf(under).map((channel, index) => channel * (1 - share) + (others[index] ?? 0) * share),
  );
}

/** Contrast of two colours, from 1 to 21. Source: WCAG 2.2, relative luminance. */
export function contrast(first: string, second: string): number {
  const [light = 1, dark = 1] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** From 0, black, to 1, white. Source: WCAG 2.2, relative luminance. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
