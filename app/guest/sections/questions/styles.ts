import guide from "#app/guest/sections/guide.css?inline";
import type { RareStyles } from "#app/guest/sections/section.ts";

export const styles: RareStyles = { shared: guide };
