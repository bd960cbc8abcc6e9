import * as v from "valibot";
import { httpsUrl } from "#app/domain/invitation/schema/fields.ts";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

/** More shops than a guest looks through. */
const linksAtMost = 12;

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    ...limited,
    type: v.literal("registry"),
    heading: v.optional(text),
    text,
    links: v.optional(
      v.pipe(
        v.array(v.strictObject({ name: text, url: httpsUrl, note: v.optional(text) })),
        v.maxLength(linksAtMost, `expected at most ${linksAtMost} links`),
      ),
      [],
    ),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "what to give: the family's wish lists, or that no gifts are expected",
  fields: {
    text: "words above the links; without links they stand alone: no gifts, please",
    links: "wish lists in shops, twelve at most",
    "links.name": "the button's words: the shop, the list",
    "links.note": "a line below the button",
  },
};
