import type { Design } from "#app/designs/contract.ts";

/** A shop front on its first day: the sign, the ribbon that is cut, shelves of thread. */
export const design: Design = {
  cover: "front",
  opening: "shutter",
  hours: "buttons",
};
