import {
  arcade,
  arch,
  earth,
  gable,
  ground,
  line,
  mass,
  nave,
  tree,
  wall,
  type Part,
} from "#app/designs/places/masonry.ts";

const lamps: Part = {
  line: "M52 62Q106 92 160 62Q214 92 268 62M72 71v6m22 1v6m24-6v6m22-13v6m40-4v6m22 1v6m24-6v6m22-13v6",
};

/** Drawings of the other kinds of places. */
export const buildings = {
  // A banquet hall: high windows, steps, and a portico.
  hall: [
    ...nave(160, 124, 204, 46, 12),
    ...arcade(91, 118, 56, 32, 3),
    ...arcade(229, 118, 56, 32, 3),
    ...gable(160, 124, 74, 50, 18),
    ...arcade(160, 124, 66, 38, 3),
    wall(160, 128, 90, 4),
    wall(160, ground, 104, 4),
    earth,
  ],
  // A house of two storeys with a wooden balcony, a vine over the gate.
  house: [
    ...tree(252, ground, 66),
    ...nave(146, ground, 118, 54, 18),
    line([87, 104], [205, 104]),
    line([84, 96], [208, 96]),
    ...[92, 104, 116, 128, 140, 152, 164, 176, 188, 200].map((x) => line([x, 96], [x, 104])),
    ...arcade(146, 96, 108, 14, 4),
    arch(146, ground, 16, 22),
    arch(110, 124, 10, 12),
    arch(182, 124, 10, 12),
    line([206, ground], [206, 112], [236, 112], [236, ground]),
    { line: "M204 112q8-9 16 0t18 0M212 106q4-5 8 0" },
    earth,
  ],
  // A registry office: columns under a pediment.
  registry: [
    wall(160, 124, 150, 46),
    mass([80, 78], [160, 50], [240, 78]),
    line([92, 75], [160, 55], [228, 75], [92, 75]),
    line([85, 84], [235, 84]),
    ...[98, 118, 138, 182, 202, 222].map((x) => wall(x, 124, 7, 40)),
    arch(160, 124, 18, 30),
    wall(160, 128, 166, 4),
    wall(160, ground, 178, 4),
    { line: "M160 50V34h16l-4 5 4 5h-16" },
    earth,
  ],
  // A garden: a laid table under trees and lamps.
  garden: [
    ...tree(52, ground, 92),
    ...tree(268, ground, 92),
    ...tree(92, ground, 62),
    ...tree(232, ground, 58),
    lamps,
    mass([104, 112], [110, 106], [210, 106], [216, 112]),
    line([112, 112], [112, ground]),
    line([208, 112], [208, ground]),
    { line: "M104 112q8 9 16 0t16 0 16 0 16 0 16 0 16 0 16 0" },
    ...[126, 148, 172, 194].map((x): Part => ({ line: `M${x} 106v-7m-3 0h6` })),
    earth,
  ],
} as const satisfies Record<string, readonly Part[]>;
