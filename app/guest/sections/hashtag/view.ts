import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type HashtagView = { type: "hashtag"; tag: string; text?: string };

export function view(section: SectionOf<"hashtag">, { optionalText }: ViewContext): HashtagView {
  return { type: "hashtag", tag: section.tag, text: optionalText(section.text) };
}
