/** Characters. Bounds the work of hashing; no guest types more. */
export const longestPassword = 128;
