import * as v from "valibot";
import { coverForms } from "#app/designs/cover-forms.ts";
import { mediaPath } from "#app/domain/invitation/schema/fields.ts";
import { image } from "#app/domain/invitation/schema/image.ts";
import { lightForm } from "#app/platform/media/light.ts";

/** The most that a cover's photo is drawn closer. */
const closest = 3;
const zoomRange = `expected how much closer the photo is drawn, from 1 to ${closest}`;

/** The photo of a cover. `text` is the schema of a text, see `definitionEntries`. */
export function coverSchema<Text extends v.GenericSchema<unknown, object>>(text: Text) {
  return v.strictObject({
    ...image,
    /** Which of them a design's cover can take: app/designs/cover-forms.ts. */
    form: v.picklist(coverForms, `expected one of ${coverForms.join(", ")}`),
    /** Crops the photo: how much closer it is drawn, around `focus`. */
    zoom: v.optional(
      v.pipe(v.number(zoomRange), v.minValue(1, zoomRange), v.maxValue(closest, zoomRange)),
    ),
    /** Alternative text; the hosts' names unless given. */
    alt: v.optional(text),
    /** A short film in its place once the page has loaded, without sound and over and over. */
    film: v.optional(v.strictObject({ src: mediaPath })),
    /** Written by publishing: how bright it is, by which it is darkened (app/platform/media/light.ts). */
    light: v.optional(v.pipe(v.string(), v.regex(lightForm))),
  });
}
