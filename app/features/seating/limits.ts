/** Most tables of an invitation, seats of a table, and code points of a table's name. */
export const tableLimits = { tables: 100, seats: 60, name: 60 } as const;

/** Milliseconds for which a deleted table can be restored. */
export const restorableMs = 24 * 60 * 60 * 1000;

/** The value of a form's `table` that takes parties from their tables. */
export const noTable = "none";
