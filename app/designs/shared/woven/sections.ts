import css from "#app/designs/shared/woven/sections.css?inline";

/** Bands of the ornament's weave between panels with two keylines. */
export const sections = css;
