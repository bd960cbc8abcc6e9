import {
  coverFormsOf,
  coversWithPhoto,
  isWrittenOn,
  shapeOnPhone,
} from "#app/designs/cover-forms.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { bounds, type Warning } from "#app/domain/authoring/check/rules.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { shownIn } from "#app/platform/media/crop.ts";
import { largestCoverFilm } from "#app/platform/media/kinds.ts";
import type { Library } from "#app/platform/media/library.ts";

type Cover = NonNullable<(Definition | Template)["cover"]>;

/** A photo on a cover that cannot take it. @param theme of the definition's template. */
export function coverFindings(
  { cover, theme: overrides }: Pick<Definition | Template, "cover" | "theme">,
  theme: Pick<Theme, "hero">,
): Finding[] {
  if (!cover) return [];
  const hero = overrides.hero ?? theme.hero;
  const forms = coverFormsOf(hero);
  if (forms.includes(cover.form)) return [];
  return forms.length === 0
    ? [
        {
          path: ["cover"],
          message: `the cover "${hero}" is a picture itself and takes no photo; "theme": { "hero": … } can name one that does: ${coversWithPhoto.join(", ")}`,
        },
      ]
    : [
        {
          path: ["cover", "form"],
          message: `the cover "${hero}" takes a photo as ${listed(forms)}, not as ${cover.form}`,
        },
      ];
}

/** A film that a cover cannot show, or that is too heavy for a first screen. */
export function coverFilmFindings(
  { cover }: Pick<Definition | Template, "cover">,
  media: Library,
): Finding[] {
  if (!cover?.film) return [];
  const path = ["cover", "film"];
  if (cover.form === "duotone")
    return [{ path, message: "a duotone is of a photo alone; every other form takes a film" }];
  const film = media.get(cover.film.src);
  if (film?.kind !== "film" || film.bytes === undefined || film.bytes <= largestCoverFilm)
    return [];
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  return [
    {
      path: [...path, "src"],
      message: `the film has ${megabytes(film.bytes)} MB; at most ${megabytes(largestCoverFilm)}, because every guest loads it. A loop of 4 to 6 seconds without sound: ffmpeg -i film.mp4 -t 6 -an -vf scale=720:-2 -c:v libx264 -crf 28 -movflags +faststart loop.mp4`,
    },
  ];
}

function listed(forms: readonly string[]): string {
  const [last = "", ...earlierForms] = forms.toReversed();
  return earlierForms.length === 0 ? last : `${earlierForms.toReversed().join(", ")} or ${last}`;
}

/** Probable mistakes in a cover's photo. */
export function coverWarnings({ cover }: Definition | Template, media: Library): Warning[] {
  if (!cover) return [];
  const asset = media.get(cover.src);
  const size =
    asset?.kind === "picture" ? asset : { width: cover.width ?? 0, height: cover.height ?? 0 };
  // A file that is not there is a problem of its own.
  if (size.width === 0 || size.height === 0) return [];
  return [...sizeWarnings(cover, size), ...focusWarnings(cover, size)];
}

function sizeWarnings(
  { form, zoom = 1 }: Cover,
  { width, height }: { width: number; height: number },
): Warning[] {
  const least = isWrittenOn(form) ? bounds.coverPixels : bounds.framedPixels;
  const pixels = Math.floor(Math.min(width, height) / zoom);
  if (pixels >= least) return [];
  const closer = zoom === 1 ? "" : ` at this "zoom"`;
  const message = `expected at least ${least} pixels on the shorter side for a ${form} photo, found ${pixels}${closer}: guests see it blurred`;
  return [{ rule: "small-cover", path: ["cover"], message }];
}

function focusWarnings(
  { form, zoom, focus }: Cover,
  { width, height }: { width: number; height: number },
): Warning[] {
  const { left, right, top, bottom } = shownIn(shapeOnPhone[form], { width, height, zoom, focus });
  const cut = Math.round((1 - (right - left) * (bottom - top)) * 100);
  if (!focus) {
    if (cut <= bounds.cutAway) return [];
    const message = `expected "focus", because a phone cuts ${cut} % of this photo away: [across, down] of what has to stay, as in [0.5, 0.3]`;
    return [{ rule: "cover-focus", path: ["cover"], message }];
  }
  const isAtEdge = focus.some((share) => share < bounds.focusEdge || share > 1 - bounds.focusEdge);
  const message = isAtEdge
    ? "expected a point farther from the photo's edge, where what has to stay is cut or touches the frame"
    : isWrittenOn(form) && focus[1] > bounds.focusAboveNames
      ? `expected a point in the upper ${bounds.focusAboveNames * 100} % of the photo: the names stand on the lower part`
      : null;
  return message === null ? [] : [{ rule: "cover-focus", path: ["cover", "focus"], message }];
}
