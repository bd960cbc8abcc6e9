import type { SectionTraits } from "#app/domain/invitation/sections/section.ts";
import { traits } from "#app/guest/blocks/traits.ts";
import type { SectionView } from "#app/guest/sections/view.ts";
import type { VenueView } from "#app/guest/sections/venue/view.ts";
import type { InvitationView } from "#app/guest/view.ts";

/** A section of a page; venues that follow one another are one. */
export type Block = Exclude<SectionView, VenueView> | { type: "venues"; venues: VenueView[] };

/** Venues that follow one another read as one group. */
export function blocksOf(sections: readonly SectionView[]): Block[] {
  const blocks: Block[] = [];
  for (const section of sections) {
    const last = blocks.at(-1);
    if (section.type !== "venue") blocks.push(section);
    else if (last?.type === "venues") last.venues.push(section);
    else blocks.push({ type: "venues", venues: [section] });
  }
  return blocks;
}

/** True if a block has no sheet of its own; two of them in a row need a divider. */
export function isBare(block: Block | undefined): boolean {
  return block !== undefined && !traits[block.type].sheet;
}

/** Parts of an invitation that sections show besides their own texts. */
export type BlockView = Pick<InvitationView, "theme" | "language" | "event" | "names"> & {
  guest: InvitationView["guest"];
  calendar: InvitationView["calendar"] | null;
};

/** Blocks that follow one another, the first by its place on the page. */
export type Run = { alike: boolean; blocks: Block[]; from: number };

/**
 * Groups blocks that follow one another and are alike for all guests of an invitation.
 * @param breaks a run begins with each of these.
 * @param loneBlock is never one of the blocks that are alike.
 */
export function runsOf(blocks: readonly Block[], breaks?: Block, loneBlock?: Block): Run[] {
  const runs: Run[] = [];
  for (const [index, block] of blocks.entries()) {
    const alike = block !== loneBlock && !traits[block.type].changing;
    const last = runs.at(-1);
    if (last?.alike && alike && block !== breaks) last.blocks.push(block);
    else runs.push({ alike, blocks: [block], from: index });
  }
  return runs;
}

/** As much of an invitation as these blocks show. */
export function viewFor(blocks: readonly Block[], view: InvitationView): BlockView {
  const { theme, language, event, names, guest, calendar } = view;
  const need = (part: SectionTraits["needs"]) =>
    blocks.some(({ type }) => traits[type].needs === part);
  return {
    theme,
    language,
    event,
    names,
    guest: need("guest") ? guest : null,
    calendar: need("calendar") ? calendar : null,
  };
}
