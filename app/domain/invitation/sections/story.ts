import * as v from "valibot";
import { image } from "#app/domain/invitation/schema/image.ts";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    type: v.literal("story"),
    heading: v.optional(text),
    items: v.array(
      v.strictObject({
        title: text,
        text,
        image: v.optional(v.strictObject({ ...image, alt: v.optional(text) })),
      }),
    ),
  });
}

export const traits: SectionTraits = { staysWhen: ["postponed"] };

export const guide: SectionGuide = {
  says: "how it came about, chapter by chapter",
  fields: {
    items: "the chapters in their order",
    "items.title": "the chapter's title",
    "items.text": "the chapter",
    "items.image": "a photo beside the chapter; `alt` if the title does not say what is on it",
  },
};
