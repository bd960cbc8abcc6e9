import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type DateView = { type: "date"; note?: string };

export function view(section: SectionOf<"date">, { optionalText }: ViewContext): DateView {
  return { type: "date", note: optionalText(section.note) };
}
