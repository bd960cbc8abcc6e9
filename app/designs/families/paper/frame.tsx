import { Cut, Piece } from "#app/designs/families/paper/cut.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** From the opening outwards: the rainbow's papers, each 12 wide. */
const bands = [
  { radius: 128, paper: "wax-light" },
  { radius: 140, paper: "deco" },
  { radius: 152, paper: "deco-deep" },
] as const;

/** A rainbow of three papers with a cloud at each shoulder. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      {bands.map(({ radius, paper }) => (
        <Line
          key={paper}
          d={`M${180 - radius} 260V180A${radius} ${radius} 0 0 1 ${180 + radius} 180V260`}
          of={paper}
          width={12}
        />
      ))}
      {/* Shadows that are deepest at the crown and gone where the columns begin. */}
      <path
        d="M58 180A122 122 0 0 1 302 180A122 117 0 0 0 58 180ZM46 180A134 134 0 0 1 314 180A134 131 0 0 0 46 180ZM34 180A146 146 0 0 1 326 180A146 143 0 0 0 34 180Z"
        fill="#000"
        opacity=".2"
      />
      <Piece of="cloud" paper="deco-glint" at="translate(62 72)scale(1.05)" />
      <Piece of="cloud" paper="deco-light" at="translate(310 92)scale(.85)" />
      <Piece of="cloud" paper="deco-glint" at="translate(290 106)scale(.6)" />
      <Piece of="star" paper="accent" at="translate(112 30)rotate(-12)scale(.6)" />
      <Piece of="star" paper="wax-light" at="translate(262 36)rotate(10)scale(.44)" />
      <Piece of="star" paper="accent" at="translate(180 60)scale(.9)" />
    </svg>
  );
}

/** The foot of the rainbow, as long as it must be. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      {bands.map(({ radius, paper }) => (
        <rect key={paper} x={152 - radius} width="12" height="100%" fill={`var(--${paper})`} />
      ))}
    </svg>
  );
}

/** Clouds that the rainbow stands in. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <Piece of="cloud" paper="deco-light" at="translate(78 34)scale(.8)" />
      <Piece of="cloud" paper="deco-glint" at="translate(40 32)scale(.92 1)" />
      <Piece of="cloud" paper="deco-light" at="translate(280 36)scale(.74)" />
      <Piece of="cloud" paper="deco-glint" at="translate(318 31)scale(-.94 1)" />
      <Piece of="star" paper="accent" at="translate(180 32)scale(.5)" />
      <Piece of="star" paper="wax-light" at="translate(150 38)scale(.3)" />
      <Piece of="star" paper="wax-light" at="translate(210 38)scale(.3)" />
    </svg>
  );
}

const edge = `M4 4${"a6.9 6.9 0 0 1 13.8 0".repeat(11)}${"a6.9 6.9 0 0 1 0 13.8".repeat(11)}${"a6.9 6.9 0 0 1 -13.8 0".repeat(11)}${"a6.9 6.9 0 0 1 0 -13.8".repeat(11)}ZM36 36V124H124V36Z`;

/** A frame with a scalloped edge, and things that settled on it. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <g fillRule="evenodd">
        <Cut d={edge} paper="deco" at="translate(4 4)scale(.95)" lift={2.4} />
      </g>
      <Line d="M32 32H128V128H32Z" of="deco-glint" width={1.4} strokeDasharray="4 4" />
      <Piece of="star" paper="wax-light" at="translate(22 24)rotate(-10)scale(.8)" />
      <Piece of="cloud" paper="deco-glint" at="translate(124 22)scale(.58)" />
      <Piece of="leaf" paper="deco-light" at="translate(10 146)rotate(-48)scale(.9)" />
      <Piece of="leaf" paper="wax-light" at="translate(14 150)rotate(-8)scale(.8)" />
      <Piece of="balloon" paper="accent" at="translate(138 128)rotate(10)scale(.46)" />
    </svg>
  );
}
