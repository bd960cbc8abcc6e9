import gallery from "#app/guest/sections/gallery/section.css?inline";
import viewer from "#app/guest/sections/gallery/viewer.css?inline";
import type { RareStyles } from "#app/guest/sections/section.ts";

export const styles: RareStyles = { own: gallery + viewer };
