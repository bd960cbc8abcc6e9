import type { SectionOf } from "#app/guest/sections/section.ts";

export type FollowView = { type: "follow"; links: { network: string; url: string }[] };

export function view(section: SectionOf<"follow">): FollowView {
  return { type: "follow", links: section.links };
}
