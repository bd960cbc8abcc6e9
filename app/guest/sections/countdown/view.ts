import type { Occasion } from "#app/domain/invitation/occasions.ts";
import type { SectionOf } from "#app/guest/sections/section.ts";

export type CountdownView = { type: "countdown"; to: Occasion };

export function view(section: SectionOf<"countdown">): CountdownView {
  return { type: "countdown", to: section.to };
}
