import { pictureOf } from "#app/guest/media/view.ts";
import { playerOf, type Player } from "#app/platform/media/players.ts";
import type { PictureView } from "#app/platform/media/picture-formats.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type VideoView = {
  type: "video";
  title: string;
  /** The film's page, for browsers without script. */
  href: string;
  player: Player;
  still?: PictureView;
};

/** Null where it cannot be shown, because a later release may publish other hosts of films. */
export function view(section: SectionOf<"video">, { text }: ViewContext): VideoView | null {
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
