import * as v from "valibot";
import { httpsUrl } from "#app/domain/invitation/schema/fields.ts";
import type { SectionGuide, SectionTraits } from "#app/domain/invitation/sections/section.ts";

export function schema() {
  return v.strictObject({
    type: v.literal("follow"),
    links: v.pipe(
      v.array(
        v.strictObject({
          network: v.picklist(["instagram", "facebook", "telegram", "youtube", "tiktok"]),
          url: httpsUrl,
        }),
      ),
      v.minLength(1),
    ),
  });
}

export const traits: SectionTraits = { staysWhen: ["postponed"] };

export const guide: SectionGuide = {
  says: "social pages",
  fields: { links: "the pages in their order", "links.network": "which network it is" },
};
