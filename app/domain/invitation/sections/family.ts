import * as v from "valibot";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

/** Roles of a family that have a word of their own in every language. */
const familyRoles = ["groom-parents", "bride-parents", "parents", "godparents"] as const;

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    type: v.literal("family"),
    heading: v.optional(text),
    groups: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            role: v.optional(v.picklist(familyRoles, `expected one of ${familyRoles.join(", ")}`)),
            title: v.optional(text),
            names: v.pipe(v.array(text), v.minLength(1)),
          }),
          v.check(
            (group) => group.role !== undefined || group.title !== undefined,
            "expected a role or a title",
          ),
        ),
      ),
      v.minLength(1),
    ),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "parents and godparents; each group has a `role` (`groom-parents`, `bride-parents`, `parents`, `godparents`) or a `title`",
  fields: {
    groups: "who stands together",
    "groups.role": "who they are, in the site's own words",
    "groups.title": "your own words in place of the role's",
    "groups.names": "their names",
  },
};
