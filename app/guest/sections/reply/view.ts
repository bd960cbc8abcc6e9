import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type ReplyView = { type: "reply"; heading?: string; text?: string };

export function view(section: SectionOf<"reply">, { optionalText }: ViewContext): ReplyView {
  return {
    type: "reply",
    heading: optionalText(section.heading),
    text: optionalText(section.text),
  };
}
