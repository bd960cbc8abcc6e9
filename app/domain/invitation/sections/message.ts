import * as v from "valibot";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    ...limited,
    type: v.literal("message"),
    heading: v.optional(text),
    text,
  });
}

export const traits: SectionTraits = { sheet: true, needs: "guest" };

export const guide: SectionGuide = {
  says: "words to the guests",
  fields: {
    text: 'the words, in every language or from a language pack: `{ "key": "messages.inv-message-02" }`',
  },
};
