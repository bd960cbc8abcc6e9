import css from "#app/designs/shared/line/sections.css?inline";

/** Hairlines and white space: no sheets, no rounded corners, few drawings. */
export const sections = css;
