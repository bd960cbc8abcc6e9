import * as v from "valibot";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    type: v.literal("guest-list"),
    heading: v.optional(text),
    groups: v.array(v.strictObject({ title: text, names: v.array(text) })),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "who sits where; tables fold up when there are more than 40 names",
  fields: {
    groups: "the tables in their order",
    "groups.title": "the table's name",
    "groups.names": "the guests at it",
  },
};
