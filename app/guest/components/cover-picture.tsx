import type { Theme } from "#app/designs/part-names.ts";
import { CoverFilm } from "#app/guest/components/cover-film.tsx";
import { photoSizes } from "#app/guest/components/photo-sizes.ts";
import { Picture } from "#app/guest/components/picture.tsx";
import type { ShownPhoto } from "#app/guest/view-cover.ts";

/** The photo that a cover puts in its window, and the film that plays over it. */
export function CoverPicture({ cover, opening }: { cover: ShownPhoto; opening: Theme["opening"] }) {
  // Under an opening the photo is not the first picture, and leaves the network to its letters.
  const urgency = opening === "none" ? "first" : "soon";
  return (
    <>
      <Picture picture={cover.picture} sizes={photoSizes(cover)} urgency={urgency} />
      {cover.film && <CoverFilm src={cover.film} />}
    </>
  );
}
