import css from "#app/designs/shared/folio/sections.css?inline";

/** A manuscript's page: two ruled lines down the margin, everything aligned to them, no boxes. */
export const sections = css;
