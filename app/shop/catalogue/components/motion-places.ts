import type { CSSProperties } from "react";
import { animationWidth } from "#app/shop/catalogue/picture/layout.ts";
import { noise, range } from "#app/designs/kit/geometry.ts";
import { chamberSeeds } from "#app/designs/families/pomegranate/shapes.ts";
import { placed } from "#app/designs/kit/repeats.tsx";

/** Position of the cut fruit, and its view box. */
export const fruit = { x: 130, y: 150, width: 820, height: 890 };
export const fruitView = "-140 -152 280 304";

/** The seeds of one chamber, row by row from the middle, each as a transform. */
export const seedRows = [
  [0, 1],
  [1, 2],
  [2, 4],
  [4, 6],
  [6, 9],
  [9, 13],
].map(([from, to]) => chamberSeeds(80, 0.15).slice(from, to).map(placed));

const chance = noise(7);

/** The petals' paths, and their places in the still picture, beside the text. */
export const petals = range(15, 60, 1020).map((x, index) => {
  const [first, second, third] = [chance(), chance(), chance()];
  const aside = Math.abs(x - animationWidth / 2) > 330;
  return {
    x: Math.round(x),
    rest: Math.round(
      aside ? 660 + first * 640 : first < 0.5 ? 380 + second * 200 : 1360 + second * 160,
    ),
    size: Math.round((1.5 + third) * 10) / 10,
    turn: Math.round(first * 360),
    delay: Math.round(((index * 7) % 15) * 10) / 10,
  };
});

/** Small balloons around the large one and beside the text, each in a paper of its own. */
export const balloons = [
  { x: 70, y: 560, size: 190, paper: "var(--wax-light)" },
  { x: 820, y: 470, size: 200, paper: "var(--deco-deep)" },
  { x: 24, y: 1120, size: 110, paper: "var(--deco-light)" },
  { x: 946, y: 1060, size: 110, paper: "var(--wax)" },
];

/** Inner and outer radius of each ring of lace, in the picture's units. */
export const rings = [
  [0, 150],
  [150, 240],
  [240, 330],
  [330, 470],
] as const;

/** The clip path of a ring's edge, around the middle of the lace. */
export function disc(radius: number): string {
  return radius === 0
    ? ""
    : `M${540 - radius} 688a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;
}

/** The element's index for the delay of its animation. */
export function nth(index: number): CSSProperties {
  return property("--i", index);
}

/** A custom property of an element. */
export function property(name: `--${string}`, value: number | string): CSSProperties {
  return Object.fromEntries([[name, value]]);
}
