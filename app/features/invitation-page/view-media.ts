import type { PublishedSection, WrittenText } from "#app/features/invitation/schema.ts";
import { playerOf, type Player } from "#app/features/media/film.ts";
import type { PictureView } from "#app/features/media/picture.ts";

export type StoryView = {
  type: "story";
  heading?: string;
  chapters: { title: string; text: string; picture?: PictureView }[];
};
export type GalleryView = { type: "gallery"; heading?: string; pictures: PictureView[] };
export type VideoView = {
  type: "video";
  title: string;
  /** Where the film is seen without script. */
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
 * A section of pictures, films or names in one language, or null where nothing of it can be shown: a
 * later release may publish films of other hosts, and pictures of another kind.
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
          // Its own title says what a picture without a description shows.
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

function pictureOf(
  { src, width, height }: { src: string; width?: number; height?: number },
  alt: string,
): PictureView | undefined {
  return width === undefined || height === undefined ? undefined : { src, width, height, alt };
}
