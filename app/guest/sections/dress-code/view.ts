import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type DressCodeView = { type: "dress-code"; text: string; colours: string[] };

export function view(section: SectionOf<"dress-code">, { text }: ViewContext): DressCodeView {
  return { type: "dress-code", text: text(section.text), colours: section.colours ?? [] };
}
