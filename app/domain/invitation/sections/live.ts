import * as v from "valibot";
import { httpsUrl } from "#app/domain/invitation/schema/fields.ts";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    ...limited,
    type: v.literal("live"),
    text: v.optional(text),
    /** Shown from the day's midnight on; before, it is not in the page. */
    url: httpsUrl,
  });
}

export const traits: SectionTraits = { afterwards: "gone", keepsake: false };

export const guide: SectionGuide = {
  says: "a live stream; the page has its address on the day alone",
  fields: { text: "words above it" },
};
