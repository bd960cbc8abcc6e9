import { pictureOf } from "#app/guest/media/view.ts";
import type { PictureView } from "#app/platform/media/picture-formats.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type StoryView = {
  type: "story";
  heading?: string;
  chapters: { title: string; text: string; picture?: PictureView }[];
};

export function view(section: SectionOf<"story">, { text, optionalText }: ViewContext): StoryView {
  return {
    type: "story",
    heading: optionalText(section.heading),
    chapters: section.items.map((item) => ({
      title: text(item.title),
      text: text(item.text),
      // The chapter's title describes a picture without a description of its own.
      picture: item.image && pictureOf(item.image, optionalText(item.image.alt) ?? ""),
    })),
  };
}
