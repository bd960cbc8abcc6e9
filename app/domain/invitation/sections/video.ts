import * as v from "valibot";
import { httpsUrl, mediaPath } from "#app/domain/invitation/schema/fields.ts";
import { image } from "#app/domain/invitation/schema/image.ts";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    type: v.literal("video"),
    src: v.union(
      [mediaPath, httpsUrl],
      "expected a path like media/film.mp4 or an address that starts with https://",
    ),
    poster: v.optional(v.strictObject(image)),
    title: text,
  });
}

export const traits: SectionTraits = { staysWhen: ["postponed"], afterwards: "first" };

export const guide: SectionGuide = {
  says: "a film, which plays after a tap",
  fields: {
    src: "a film of `content/media`, or an address of YouTube or Vimeo",
    title: "what the film is, above it",
    poster: "the still that is shown until the tap",
  },
};
