import type { Design } from "#app/designs/contract.ts";

/** The hosts' photo from edge to edge; white mounts, a strip of film, the light of a window. */
export const design: Design = {
  cover: "mount",
  hours: "frames",
  photoForms: ["full", "halves", "duotone"],
};
