/** A cloud with a flat foot, 96 wide around the origin. */
export const cloud =
  "M-36 22C-50 22 -52 2 -38 0C-40 -16 -22 -24 -12 -16C-4 -32 22 -30 24 -12C40 -16 52 2 42 12C44 18 38 22 32 22Z";

/** A drop around the origin, its point upwards. 24 × 36. */
export const drop = "M0 -20C4 -10 12 -3 12 5A12 12 0 0 1 -12 5C-12 -3 -4 -10 0 -20Z";

/** The half of a drop that is in the shade, as if it were folded. */
export const foldedDrop = "M0 -20C4 -10 12 -3 12 5A12 12 0 0 1 0 17Z";

/** A heart around the origin. 28 wide. */
export const heart =
  "M0 12C-8 6 -14 1 -14 -5C-14 -12 -4 -14 0 -6C4 -14 14 -12 14 -5C14 1 8 6 0 12Z";

/** A star with rounded rays. 24 wide. */
export const star =
  "M0 -12C2 -5 5 -4 11.5 -3.7C6.5 .5 6 4 7.1 9.7C2 6.5 -2 6.5 -7.1 9.7C-6 4 -6.5 .5 -11.5 -3.7C-5 -4 -2 -5 0 -12Z";
