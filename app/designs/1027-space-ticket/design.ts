import type { Design } from "#app/designs/contract.ts";

/** A rocket with the child's age on it, a boarding pass, planets, the Earth from the moon. */
export const design: Design = {
  cover: "launch",
  hours: "planets",
};
