import * as v from "valibot";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    type: v.literal("hashtag"),
    tag: v.pipe(
      v.string(),
      v.regex(/^#[\p{L}\p{N}_]{2,60}$/u, "expected # and letters, digits or _ without a space"),
    ),
    text: v.optional(text),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "the word for photos, to copy",
  fields: { tag: "the word, with its #", text: "words above it" },
};
