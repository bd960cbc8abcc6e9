/** Sheets of paper on the ground, with the ornament between them. The common CSS of sections is this style. */
export const sections = "";
