import { Cut, Piece } from "#app/designs/families/paper/cut.tsx";
import { moon } from "#app/designs/families/paper/shapes.ts";

const sky =
  "M-4 -134C58 -138 118 -96 130 -34C142 30 108 104 46 126C-18 146 -96 120 -124 56C-148 -2 -118 -84 -62 -116C-44 -126 -24 -133 -4 -134Z";
const planet =
  "M-2 -62C33 -63 61 -36 62 -2C63 34 35 62 1 63C-34 63 -62 36 -63 1C-63 -34 -36 -61 -2 -62Z";

/** A ringed planet, a moon and a rocket on a round piece of night. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <Cut d={sky} paper="deco-deep" lift={4} />
      {[
        [-88, -34, 0.5, "line"],
        [-34, -104, 0.36, "deco-glint"],
        [104, 14, 0.42, "line"],
        [-74, 76, 0.34, "deco-glint"],
        [52, 92, 0.5, "wax-light"],
        [-108, 22, 0.22, "deco-light"],
        [22, -106, 0.2, "deco-light"],
        [4, 112, 0.22, "deco-light"],
      ].map(([x, y, scale, paper]) => (
        <use
          key={x}
          href="#orn-star"
          fill={`var(--${paper})`}
          transform={`translate(${x} ${y})rotate(${Number(x) % 20})scale(${scale})`}
        />
      ))}
      <g transform="translate(-12 14)rotate(-16)">
        <Cut
          d="M-112 4C-112 -20 -60 -30 0 -30S112 -20 112 4H90C86 -8 50 -14 0 -14S-86 -8 -90 4Z"
          paper="line"
        />
        <Cut d={planet} paper="wax-light" lift={3} />
        <path
          d="M-55 -30C-20 -22 20 -40 50 -36C44 -46 36 -52 27 -56C10 -46 -18 -48 -40 -48C-46 -43 -51 -37 -55 -30ZM-48 40C-20 28 24 44 55 30C51 39 45 46 38 51C14 58 -20 46 -40 49C-43 46 -46 43 -48 40Z"
          fill="var(--wax)"
        />
        <circle cx="18" cy="-14" r="8" fill="var(--wax)" />
        <Cut
          d="M-112 2C-112 26 -60 36 0 36S112 26 112 2H90C86 14 50 20 0 20S-86 14 -90 2Z"
          paper="line"
        />
      </g>
      <Cut d={moon} paper="deco-glint" at="translate(-62 -78)rotate(-16)scale(.9)" />
      <g transform="translate(76 -84)rotate(42)scale(1.05)">
        <Cut d="M-7 30C-6 40 -3 48 1 58C5 48 7 40 8 30Z" paper="line" lift={1} />
        <Cut d="M-11 8L-26 30L-9 28ZM12 8L26 30L10 28Z" paper="wax" />
        <Cut d="M0 -46C14 -32 18 -8 11 30H-10C-17 -8 -13 -32 0 -46Z" paper="deco-glint" />
        <path
          d="M0 -46C7 -39 11.5 -30 13.5 -20C5 -17 -5 -17 -13 -20C-11 -30 -7 -39 0 -46Z"
          fill="var(--wax)"
        />
        <circle r="7" cy="-4" fill="var(--deco)" stroke="var(--line)" strokeWidth="2.4" />
      </g>
      <Piece of="cloud" paper="deco-light" at="translate(-88 116)scale(.74)" />
      <Piece of="cloud" paper="deco-glint" at="translate(-56 130)scale(.56)" />
    </svg>
  );
}
