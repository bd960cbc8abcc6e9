/** No guest types more, and nobody makes the Worker hash a book. */
export const longestPassword = 128;
