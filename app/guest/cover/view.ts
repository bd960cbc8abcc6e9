import type { CoverPhoto } from "#app/designs/contract.ts";
import { coverFormsOf, isWrittenOn } from "#app/designs/cover-forms.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { coverShades, scrimOver } from "#app/designs/palettes/scrim.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { shownIn, within, type Cropped } from "#app/platform/media/crop.ts";
import { brightestIn } from "#app/platform/media/light.ts";
import type { PictureView } from "#app/platform/media/picture-formats.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A cover's photo with its files. */
export type ShownPhoto = CoverPhoto & {
  picture: PictureView;
  /** The address of a film that plays in its place; undefined where the photo stays. */
  film?: string;
};

/** Width divided by height of what shows covers: phones upright, a tablet, wide screens, a phone held sideways. */
const screens = [0.46, 0.56, 0.75, 1.6, 1.78, 2.16];
/** Bands of a photo for the languages and the names, as shares of its height on the screen. */
const bands = { head: { top: 0, bottom: 0.16 }, foot: { top: 0.36, bottom: 1 } };
/** From this width divided by height a photo suits a wide screen. */
const broadFrom = 1.2;

/**
 * The cover's photo in one language; undefined where there is none, its file was not there when it
 * was published, or the design's cover cannot take it.
 * @param names describe a photo without a description of its own.
 */
export function coverView(
  { cover, theme }: Pick<PublishedInvitation, "cover" | "theme">,
  language: Language,
  names: string,
): ShownPhoto | undefined {
  if (cover?.width === undefined || cover.height === undefined) return undefined;
  const { form, src, width, height, formats, placeholder, focus, zoom = 1, film } = cover;
  // A film may be brighter than its photo at any moment: then the darkest shade, as for an unmeasured one.
  const light = film ? undefined : cover.light;
  if (!coverFormsOf(theme.hero).includes(form)) return undefined;
  const isDuotone = form === "duotone";
  const shades = coverShades(paletteOf(theme), isDuotone);
  const opacityIn = (band: { top: number; bottom: number }) =>
    scrimOver(
      brightestOnScreens({ width, height, focus, zoom }, band, light),
      shades.shade,
      isDuotone ? shades.tint : undefined,
    );
  const isOn = isWrittenOn(form);
  return {
    ...shades,
    form,
    picture: {
      src,
      width,
      height,
      alt: cover.alt ? pick(cover.alt, language) : names,
      formats,
      placeholder,
      focus,
    },
    film: film && form !== "duotone" ? `/${film.src}` : undefined,
    zoom,
    broad: width / height >= broadFrom,
    head: isOn ? opacityIn(bands.head) : 0,
    foot: isOn ? opacityIn(bands.foot) : 0,
  };
}

/** The brightest grey that any screen shows in a band of the photo, from 0 to 1. */
function brightestOnScreens(
  photo: Cropped,
  band: { top: number; bottom: number },
  light: string | undefined,
): number {
  const areas = screens.map((ratio) =>
    within(shownIn(ratio, photo), { left: 0, right: 1, ...band }),
  );
  return Math.max(...areas.map((area) => brightestIn(light, area)));
}
