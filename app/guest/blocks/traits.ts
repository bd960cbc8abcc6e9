import { sectionTraits } from "#app/domain/invitation/sections/index.generated.ts";
import type { SectionTraits } from "#app/domain/invitation/sections/section.ts";
import type { SectionView } from "#app/guest/sections/view.ts";

type BlockType = SectionView["type"] | "venues";

/** Traits of sections, and of what stands on a page without being written in a definition. */
export const traits: Readonly<Record<BlockType, SectionTraits>> = {
  ...sectionTraits,
  venues: sectionTraits.venue,
  status: { needs: "calendar" },
  thanks: { afterwards: "first" },
};

/** True if a page is for this after its day, besides wishes; the rest of it is folded. */
export function standsFirst({ type }: { type: BlockType }): boolean {
  return traits[type].afterwards === "first";
}
