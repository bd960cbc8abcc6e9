import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type ReplyView = { type: "reply"; heading?: string; text?: string };

export function view(section: SectionOf<"reply">, { perhaps }: ViewContext): ReplyView {
  return { type: "reply", heading: perhaps(section.heading), text: perhaps(section.text) };
}
