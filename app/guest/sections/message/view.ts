import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type MessageView = { type: "message"; heading?: string; text: string };

export function view(
  section: SectionOf<"message">,
  { text, optionalText }: ViewContext,
): MessageView {
  return { type: "message", heading: optionalText(section.heading), text: text(section.text) };
}
