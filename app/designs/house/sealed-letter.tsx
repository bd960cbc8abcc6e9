import type { CSSProperties } from "react";
import { body, crown, leaf, leafShade } from "#app/designs/families/pomegranate/shapes.ts";
import { placed, type Placement, Put } from "#app/designs/kit/repeats.tsx";
import { waxEdge } from "#app/designs/kit/wax.tsx";

const edge = waxEdge(11);

/** A side's sprig, from behind the envelope outwards; the other side is its mirror image. */
const leaves: Placement[] = [
  { x: 64, y: 96, turn: 62, scale: 0.6 },
  { x: 70, y: 84, turn: 8, scale: 0.62 },
  { x: 79, y: 79, turn: 46, scale: 0.56 },
  { x: 86, y: 70, turn: -14, scale: 0.56 },
  { x: 93, y: 64, turn: 22, scale: 0.5 },
  { x: 97, y: 57, turn: -36, scale: 0.5 },
];
const stem = "M52 104C66 100 84 84 98 56";

/** The colours of a sealed letter. */
export type LetterColours = Record<
  "ground" | "surface" | "line" | "wax" | "waxDeep" | "waxLight",
  string
>;

/**
 * A sealed letter, drawn in the colours of the page's palette.
 * @param colours those of another palette.
 * @param initials one or two letters pressed into the wax; a pomegranate without them.
 */
export function SealedLetter({
  colours,
  initials,
}: {
  colours?: LetterColours;
  initials?: readonly string[];
}) {
  return (
    <svg
      className="sealed-letter"
      viewBox="0 0 260 160"
      aria-hidden="true"
      stroke="var(--line)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
      style={colours && propertiesOf(colours)}
    >
      <g transform="translate(130)">
        <Sprig />
        <Put of={Sprig} at="scale(-1 1)" />
        <rect x="-72" y="36" width="144" height="98" rx="2.5" fill="var(--surface)" />
        <path d="M-72 133L-16 86M72 133L16 86" fill="none" />
        <path d="M-71 36Q-30 73-8 91Q0 97 8 91Q30 73 71 36Z" fill="var(--ground)" />
        <path d="M-60 37Q-26 67-6 82Q0 86 6 82Q26 67 60 37" fill="none" strokeDasharray="1 4" />
        <g transform="translate(0 88)scale(.44)" stroke="none">
          <path d={edge} fill="var(--wax-deep)" transform="translate(1.5 4)" />
          <path d={edge} fill="var(--wax)" />
          <circle r="46" fill="var(--wax-deep)" />
          <circle cx="1" cy="1.5" r="45.5" fill="var(--wax-light)" />
          <circle r="44.5" fill="var(--wax)" />
          {initials?.length ? (
            <Initials of={initials} />
          ) : (
            <g transform="translate(0 6)scale(.5)">
              <Fruit fill="var(--wax-deep)" at="translate(-2.5 -3.5)" />
              <Fruit fill="var(--wax-light)" at="translate(2 3)" />
              <Fruit fill="var(--wax)" at="" />
            </g>
          )}
        </g>
      </g>
    </svg>
  );
}

function Initials({ of }: { of: readonly string[] }) {
  const text = of.join(of.length > 1 ? "·" : "");
  const shared = {
    textAnchor: "middle",
    fontFamily: "var(--display)",
    fontSize: of.length > 1 ? 42 : 54,
  } as const;
  return (
    <>
      <text {...shared} y="14" fill="var(--wax-deep)" transform="translate(-1.5 -1.5)">
        {text}
      </text>
      <text {...shared} y="14" fill="color-mix(in srgb, var(--wax-light) 60%, white)">
        {text}
      </text>
    </>
  );
}

function propertiesOf(colours: LetterColours): CSSProperties {
  return Object.fromEntries([
    ["--ground", colours.ground],
    ["--surface", colours.surface],
    ["--line", colours.line],
    ["--wax", colours.wax],
    ["--wax-deep", colours.waxDeep],
    ["--wax-light", colours.waxLight],
  ]);
}

function Sprig() {
  return (
    <>
      <path d={stem} fill="none" />
      {leaves.map((placement) => (
        <g key={`${placement.x} ${placement.y}`} transform={placed(placement)}>
          <path d={leaf} fill="var(--ground)" />
          <path d={leafShade} fill="var(--line)" />
        </g>
      ))}
    </>
  );
}

function Fruit({ fill, at }: { fill: string; at: string }) {
  return (
    <g fill={fill} transform={at}>
      <path d={crown} />
      <path d={body} />
    </g>
  );
}
