import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type DateView = { type: "date"; note?: string };

export function view(section: SectionOf<"date">, { perhaps }: ViewContext): DateView {
  return { type: "date", note: perhaps(section.note) };
}
