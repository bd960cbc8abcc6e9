import type { Area } from "#app/platform/media/light.ts";
import type { Focus } from "#app/platform/media/picture-formats.ts";

/** A picture as it is cropped: its own width and height, what stays in place, how much closer. */
export type Cropped = { width: number; height: number; focus?: Focus; zoom?: number };

/**
 * The part of a picture that a box shows which it fills (`object-fit: cover`), drawn `zoom` times
 * closer around `focus`.
 * @param ratio width divided by height of the box.
 */
export function shownIn(ratio: number, { width, height, focus, zoom = 1 }: Cropped): Area {
  const ownRatio = width / height;
  const [across, down] = [
    Math.min(1, ratio / ownRatio) / zoom,
    Math.min(1, ownRatio / ratio) / zoom,
  ];
  const [x, y] = focus ?? [0.5, 0.5];
  const [leftEdge, top] = [x * (1 - across), y * (1 - down)];
  return { left: leftEdge, top, right: leftEdge + across, bottom: top + down };
}

/** A part of a part: `inner` as shares of `outer`. */
export function within(outer: Area, inner: Area): Area {
  const [wide, high] = [outer.right - outer.left, outer.bottom - outer.top];
  return {
    left: outer.left + inner.left * wide,
    top: outer.top + inner.top * high,
    right: outer.left + inner.right * wide,
    bottom: outer.top + inner.bottom * high,
  };
}
