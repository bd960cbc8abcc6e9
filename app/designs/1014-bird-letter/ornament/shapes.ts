/**
 * Paths of the birds, drawn after the bird letters and the fountains of the canon tables. All look
 * to the right.
 */

/** A peacock without its train, 100 units high: beak, crown, neck, back, belly, breast in one line. */
export const peacock =
  "M41 -57C37 -58.5 35 -61 32.5 -63.5C29 -67 21.5 -66.5 19 -61C14.5 -52 17.5 -43 14.5 -34C12 -26 4 -22.5 -6 -19C-24 -13 -38 -4 -52 12C-44 13 -38 13.5 -32 15C-24 22.5 -8 24.5 4 20.5C20 15 29.5 2 29.5 -12C29.5 -24 25 -31 25 -42C25 -48.5 28 -51.5 33 -53C36 -53.8 38.5 -55 41 -57Z";
/** Its train, from the back down to the last eye. */
export const train =
  "M-20 -14C-52 -8 -66 16 -88 36C-98 45 -108 52 -122 55C-116 62 -104 66 -92 63C-70 58 -52 36 -26 17Z";
export const wing = "M15 -9C4 -21 -20 -15 -47 11C-28 9 -8 15 6 7C13 3 17 -4 15 -9Z";
/** Partings between the wing's feathers; drawn in the colour of the ground. */
export const wingCuts =
  "M1 -14.5C-4 -6 -4 3 2 9M-8 -11.5C-11 -6 -11 1 -7.5 8M-12 -3L-41 9M-11 3L-30 9";
export const legs = "M-2 21L-5 40M8 18L9 40M-12 40H1M3 40H16";
/** Three plumes on the crown. */
export const crest =
  "M25 -66C25 -71 23 -75 20 -78M27 -66C28 -71 28 -76 27 -80M29 -65C31 -70 33 -73 35 -76";

export const crestDots = "M20 -79h.1M27 -81h.1M35 -77h.1";
/** Two rings round the neck. */
export const collar =
  "M15.2 -37C18.5 -34.5 22 -34.5 25.4 -37.4M14 -32C18 -29.5 22.5 -29.5 26.8 -32";

/** A dove with its wings up; the second wing is behind. */
export const dove =
  "M37 -8C33 -10 31.5 -14.5 26 -15C20 -15.5 16.5 -12 14 -7C8 -2 -4 -1 -16 2C-26 4.5 -38 4 -50 1C-47 4 -45 6 -42 7C-46 9 -49 12 -50 15C-38 17 -26 16 -18 14.5C-6 21 13 18 20.5 8C25 2 26 -3 31 -5C33 -5.8 35 -6.6 37 -8Z";
export const doveWing =
  "M11 -3C3 -17 -12 -30 -33 -37C-32 -30 -30 -26 -27 -23C-30 -23 -32 -22.5 -34 -21C-30 -15 -26 -12 -21 -10C-17 -2 -6 6 4 5C9 4 12 1 11 -3Z";
export const doveFarWing =
  "M14 -6C18 -20 15 -37 4 -52C0 -44 -2 -37 -2 -30C-5 -30 -6 -29 -8 -27C-5 -18 0 -10 6 -4Z";
export const doveCuts = "M6 0C-4 -9 -14 -17 -27 -23M2 3C-6 -2 -12 -6 -21 -10";

/** A feather of 60 units that points to the right. */
export const feather = "M0 0C14 -7 40 -9 54 -5.5C60 -3.5 62 1 58 4C44 8 16 6 0 0Z";

/** A plume of 100 units that points up, and its parted beard. */
export const plume =
  "M0 -14C-7 -30 -17 -52 -15 -76C-14 -94 -6 -104 0 -110C6 -104 14 -94 15 -76C17 -52 7 -30 0 -14Z";
export const beard =
  "M0 -24L-6 -36M0 -24L6 -36M0 -36L-10 -52M0 -36L10 -52M0 -48L-13 -66M0 -48L13 -66M0 -60L-14 -80M0 -60L14 -80";

/** A drop with a notch, 20 units high: the eye of a train. */
export const eye =
  "M0 -10C3 -4.5 8 -3 8 2.6C8 7.2 4.4 10 0 10C-4.4 10 -8 7.2 -8 2.6C-8 -3 -3 -4.5 0 -10Z";

/** A head that ends a ribbon 8 units wide, which reaches it from the left. */
export const head =
  "M-6 4.4C-8 -1 -6 -7.5 1 -8C6 -8.3 9 -5.5 10 -3L19 1.6C15 2.6 12 3 10 4.4C6 7.4 -2 8 -6 4.4Z";
export const headCrest =
  "M-1 -7C-3 -11 -6 -13 -9 -14M2 -8C1 -12 0 -14 -2 -17M5 -7.6C5 -11 5.6 -14 7 -16";

/** A slim leaf of 28 units that points to the right. */
export const leaf = "M0 0C6 -7 18 -8 28 -1C18 5 6 5 0 0Z";

/** The fountain of life: foot, bowl and water, 100 units high, its foot at the origin. */
export const fountain =
  "M-15 0C-8 -4 -5 -14 -4 -30H4C5 -14 8 -4 15 0ZM-30 -46C-26 -32 -12 -30 0 -30C12 -30 26 -32 30 -46Z";
export const water =
  "M0 -50V-84M0 -80C-10 -98 -27 -86 -25 -54M0 -80C10 -98 27 -86 25 -54M0 -76C-5 -86 -14 -78 -13 -54M0 -76C5 -86 14 -78 13 -54";
