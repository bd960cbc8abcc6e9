import * as v from "valibot";
import { currency, guideSections, limited } from "#app/domain/invitation/schema-guide.ts";
import { pictureFormats } from "#app/platform/media/picture-formats.ts";
import { placeNames } from "#app/designs/places/place-names.ts";
import { hexColour } from "#app/designs/palettes/palette-schema.ts";
import {
  filled,
  focus,
  httpsUrl,
  localTime,
  mediaPath,
  occasion,
  position,
  programmeItem,
  timeOfDay,
  timeZone,
} from "#app/domain/invitation/schema-fields.ts";

/** A picture. */
export const image = {
  src: mediaPath,
  focus: v.optional(focus),
  /** The fields below are written by publishing; see `Placed` in app/platform/media/library.ts. */
  width: v.optional(v.pipe(v.number(), v.integer())),
  height: v.optional(v.pipe(v.number(), v.integer())),
  formats: v.optional(v.pipe(v.array(v.picklist(pictureFormats)), v.minLength(1))),
  placeholder: v.optional(v.pipe(v.string(), v.base64(), v.maxLength(400))),
};

/** The sections of a page. `text` is the schema of a text, see `definitionEntries`. */
export function sectionSchema<Text extends v.GenericSchema<unknown, object>>(text: Text) {
  return v.variant("type", [
    v.strictObject({ ...limited, type: v.literal("message"), heading: v.optional(text), text }),
    v.strictObject({
      type: v.literal("countdown"),
      to: occasion,
    }),
    v.strictObject({ type: v.literal("date"), note: v.optional(text) }),
    v.strictObject({
      ...limited,
      type: v.literal("venue"),
      stage: v.optional(programmeItem),
      title: v.optional(text),
      start: v.optional(localTime),
      /** That of `start`, where the venue's clock shows another time than the event's. */
      timeZone: v.optional(timeZone),
      name: text,
      address: v.optional(text),
      note: v.optional(text),
      entrance: v.optional(text),
      parking: v.optional(text),
      position: v.optional(position),
      drawing: v.optional(v.picklist(placeNames, `expected one of ${placeNames.join(", ")}`)),
    }),
    v.strictObject({
      ...limited,
      type: v.literal("timeline"),
      items: v.pipe(
        v.array(
          v.pipe(
            v.strictObject({
              ...limited,
              at: timeOfDay,
              stage: v.optional(programmeItem),
              title: v.optional(text),
              note: v.optional(text),
            }),
            v.check(
              (item) => item.stage !== undefined || item.title !== undefined,
              "expected a stage or a title",
            ),
          ),
        ),
        v.minLength(1),
      ),
    }),
    v.strictObject({
      type: v.literal("story"),
      heading: v.optional(text),
      items: v.array(
        v.strictObject({
          title: text,
          text,
          image: v.optional(v.strictObject({ ...image, alt: v.optional(text) })),
        }),
      ),
    }),
    v.strictObject({
      type: v.literal("gallery"),
      heading: v.optional(text),
      images: v.pipe(v.array(v.strictObject({ ...image, alt: text })), v.minLength(1)),
    }),
    v.strictObject({
      type: v.literal("video"),
      src: v.union(
        [mediaPath, httpsUrl],
        "expected a path like media/film.mp4 or an address that starts with https://",
      ),
      poster: v.optional(v.strictObject(image)),
      title: text,
    }),
    v.strictObject({
      ...limited,
      type: v.literal("dress-code"),
      text,
      colours: v.optional(v.pipe(v.array(hexColour), v.maxLength(8))),
    }),
    v.strictObject({
      ...limited,
      type: v.literal("bank"),
      text: v.optional(text),
      accounts: v.pipe(
        v.array(
          v.strictObject({
            holder: text,
            bank: v.optional(text),
            number: v.pipe(filled, v.maxLength(40)),
            currency: v.optional(currency),
          }),
        ),
        v.minLength(1),
      ),
    }),
    v.strictObject({ type: v.literal("calendar") }),
    v.strictObject({ ...limited, type: v.literal("contact"), text: v.optional(text) }),
    v.strictObject({
      type: v.literal("follow"),
      links: v.pipe(
        v.array(
          v.strictObject({
            network: v.picklist(["instagram", "facebook", "telegram", "youtube", "tiktok"]),
            url: httpsUrl,
          }),
        ),
        v.minLength(1),
      ),
    }),
    v.strictObject({
      type: v.literal("guest-list"),
      heading: v.optional(text),
      groups: v.array(v.strictObject({ title: text, names: v.array(text) })),
    }),
    ...guideSections(text),
    v.strictObject({ type: v.literal("reply"), heading: v.optional(text), text: v.optional(text) }),
    v.strictObject({ type: v.literal("closing"), text }),
  ]);
}
