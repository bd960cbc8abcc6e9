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
    type: v.literal("travel"),
    heading: v.optional(text),
    text: v.optional(text),
    places: v.optional(
      v.array(
        v.strictObject({
          name: text,
          note: v.optional(text),
          price: v.optional(text),
          url: v.optional(httpsUrl),
        }),
      ),
      [],
    ),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "how to come, where to stay",
  fields: {
    text: "how to come",
    places: "where to stay",
    "places.name": "the hotel's name",
    "places.note": "a line on it",
    "places.price": "what a night costs, in words",
  },
};
