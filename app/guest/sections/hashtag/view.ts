import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type HashtagView = { type: "hashtag"; tag: string; text?: string };

export function view(section: SectionOf<"hashtag">, { perhaps }: ViewContext): HashtagView {
  return { type: "hashtag", tag: section.tag, text: perhaps(section.text) };
}
