import * as v from "valibot";
import { focus, mediaPath } from "#app/domain/invitation/schema/fields.ts";
import { pictureFormats } from "#app/platform/media/picture-formats.ts";

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
