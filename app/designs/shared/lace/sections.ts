import plainLetter from "#app/designs/kit/plain-letter.css?inline";
import css from "#app/designs/shared/lace/sections.css?inline";

/** Scalloped edges and dotted threads, everything centred. */
export const sections = plainLetter + css;
