import css from "#app/designs/shared/cutout/sections.css?inline";

/** Cut paper: round sheets, each with a second sheet showing from underneath. */
export const sections = css;
