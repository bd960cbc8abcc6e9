import * as v from "valibot";
import { image } from "#app/domain/invitation/schema/image.ts";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    type: v.literal("gallery"),
    heading: v.optional(text),
    images: v.pipe(v.array(v.strictObject({ ...image, alt: text })), v.minLength(1)),
  });
}

export const traits: SectionTraits = { staysWhen: ["postponed"], afterwards: "first" };

export const guide: SectionGuide = {
  says: "photos to turn over",
  fields: { images: "the photos in their order" },
};
