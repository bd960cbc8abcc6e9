/** Most tables of an invitation, seats of a table, and code points of a table's name. */
export const tableLimits = { tables: 100, seats: 60, name: 60 } as const;

/** Milliseconds for which a deleted table can be restored. */
export const restorableMs = 24 * 60 * 60 * 1000;

/** The value of a form's `table` that takes parties from their tables. */
export const noTable = "none";

/** Longest menu in code points, and most of its lines: what a printed card of 95 × 210 mm holds. */
export const menuLimits = { text: 1_200, lines: 40 } as const;
