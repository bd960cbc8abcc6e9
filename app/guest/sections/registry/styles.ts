import own from "#app/guest/sections/registry/section.css?inline";
import type { RareStyles } from "#app/guest/sections/section.ts";

export const styles: RareStyles = { own };
