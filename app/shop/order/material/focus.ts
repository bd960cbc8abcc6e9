import type { Focus } from "#app/platform/media/picture-formats.ts";

/** @returns null for a text that names no point of a photo; see `focusText`. */
export function readFocus(text: string): Focus | null {
  const [, across, down] = /^([01](?:\.\d{1,4})?),([01](?:\.\d{1,4})?)$/.exec(text) ?? [];
  if (across === undefined || down === undefined) return null;
  const [x, y] = [Number(across), Number(down)];
  return x <= 1 && y <= 1 ? [x, y] : null;
}

/** A point of a photo as it is posted and stored, `0.42,0.31`: no finger is more exact. */
export function focusText(focus: Focus): string {
  return focus.map((share) => String(Math.round(share * 100) / 100)).join(",");
}
