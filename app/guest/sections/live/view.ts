import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

/** Null address on other days than the event's: it is in no page before. */
export type LiveView = { type: "live"; text?: string; url: string | null };

export function view(section: SectionOf<"live">, { optionalText, phase }: ViewContext): LiveView {
  return {
    type: "live",
    text: optionalText(section.text),
    url: phase === "today" ? section.url : null,
  };
}
