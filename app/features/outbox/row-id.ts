/** SQL of a new UUID, for statements that add a number of rows which only D1 knows. */
export const rowId = [4, 2, 2, 2, 6]
  .map((bytes) => `lower(hex(randomblob(${bytes})))`)
  .join(" || '-' || ");
