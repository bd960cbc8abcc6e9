import type { PublishedSection, WrittenText } from "#app/domain/invitation/schema.ts";
import { playerOf, type Player } from "#app/platform/media/film.ts";
import type { PictureView } from "#app/platform/media/picture-formats.ts";

export type StoryView = {
  type: "story";
  heading?: string;
  chapters: { title: string; text: string; picture?: PictureView }[];
};
export type GalleryView = { type: "gallery"; heading?: string; pictures: PictureView[] };
export type VideoView = {
  type: "video";
  title: string;
  /** The film's page, for browsers without script. */
  href: string;
  player: Player;
  still?: PictureView;
};
export type GuestListView = {
  type: "guest-list";
  heading?: string;
  groups: { title: string; names: string[] }[];
};
export type MediaSectionView = StoryView | GalleryView | VideoView | GuestListView;

type MediaSection = Extract<PublishedSection, { type: MediaSectionView["type"] }>;

/**
 * A section of pictures, films or names in one language; null where nothing of it can be shown,
 * because a later release may publish other hosts of films or other kinds of pictures.
 */
export function mediaSectionView(
  section: MediaSection,
  text: (value: WrittenText) => string,
): MediaSectionView | null {
  const perhaps = (value: WrittenText | undefined) => value && text(value);
  switch (section.type) {
    case "story":
      return {
        type: "story",
        heading: perhaps(section.heading),
        chapters: section.items.map((item) => ({
          title: text(item.title),
          text: text(item.text),
          // The chapter's title describes a picture without a description of its own.
          picture: item.image && pictureOf(item.image, perhaps(item.image.alt) ?? ""),
        })),
      };
    case "gallery": {
      const pictures = section.images.flatMap((image) => pictureOf(image, text(image.alt)) ?? []);
      return pictures.length === 0
        ? null
        : { type: "gallery", heading: perhaps(section.heading), pictures };
    }
    case "video": {
      const player = playerOf(section.src);
      if (!player) return null;
      return {
        type: "video",
        title: text(section.title),
        href: player.kind === "file" ? player.src : section.src,
        player,
        still: section.poster && pictureOf(section.poster, ""),
      };
    }
    case "guest-list":
      return {
        type: "guest-list",
        heading: perhaps(section.heading),
        groups: section.groups.map(({ title, names }) => ({
          title: text(title),
          names: names.map(text),
        })),
      };
  }
}

/** A picture as published; its sizes are missing where its file was not there. */
type PublishedPicture = Omit<PictureView, "width" | "height" | "alt"> & {
  width?: number;
  height?: number;
};

function pictureOf(
  { src, width, height, formats, placeholder, focus }: PublishedPicture,
  alt: string,
): PictureView | undefined {
  return width === undefined || height === undefined
    ? undefined
    : { src, width, height, alt, formats, placeholder, focus };
}
