/** Paths of the apricot: blossom, bud, leaf and fruit, as on a plate of a herbal. */

/** A notched petal that points up; five of them round the origin are a blossom 52 units wide. */
export const petal =
  "M0 -3C-9 -6 -14.5 -16 -10 -23C-7.5 -26.5 -2.5 -26 0 -22.5C2.5 -26 7.5 -26.5 10 -23C14.5 -16 9 -6 0 -3Z";
/** The blush at a petal's root. */
export const blush =
  "M0 -3C-5 -7 -6.5 -12 -4 -17C-2.5 -13.5 -1.5 -12 0 -9C1.5 -12 2.5 -13.5 4 -17C6.5 -12 5 -7 0 -3Z";

/** A leaf of 46 units that points to the right, with the half that lies in shade. */
export const leaf = "M0 0C7 -9 22 -13 46 -2C28 9 9 9 0 0Z";
export const leafShade = "M0 0C7 -9 22 -13 46 -2C30 -3.5 14 -2 0 0Z";
/** Its veins; drawn in the colour of the ground. */
export const veins =
  "M0 0C14 -2 28 -3 41 -2.2M11 -1.2L17 -6.5M21 -2.2L27 -6.8M15 -1.5L22 3.6M25 -2.3L31 1.4";

/** An apricot of 40 units, its stalk at the origin. */
export const apricot =
  "M0 1C10 -2 20 6 20 19C20 32 11 40 0 40C-11 40 -20 32 -20 19C-20 6 -10 -2 0 1Z";
export const suture = "M0 1C8 8 9 28 1 39.5";

/** A petal that has come off, 20 units high. */
export const fallen =
  "M0 10C-5.5 7 -9.5 0 -7 -6C-5 -10 -1.5 -10 0 -7C1.5 -10 5 -10 7 -6C9.5 0 5.5 7 0 10Z";
