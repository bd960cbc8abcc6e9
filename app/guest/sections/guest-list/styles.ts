import own from "#app/guest/sections/guest-list/section.css?inline";
import type { RareStyles } from "#app/guest/sections/section.ts";

export const styles: RareStyles = { own };
