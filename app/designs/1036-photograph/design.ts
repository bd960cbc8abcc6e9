import type { Design } from "#app/designs/contract.ts";

/** The hosts' photo from edge to edge, and white mounts, contact strips and a window's light below it. */
export const design: Design = {
  cover: "mount",
  hours: "frames",
  photoForms: ["full", "halves", "duotone"],
};
