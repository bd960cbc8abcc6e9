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
    type: v.literal("questions"),
    heading: v.optional(text),
    items: v.pipe(v.array(v.strictObject({ question: text, answer: text })), v.minLength(1)),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "what guests ask, with the answers",
  fields: {
    items: "the questions in their order",
    "items.question": "the question",
    "items.answer": "the answer",
  },
};
