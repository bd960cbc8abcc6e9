import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import { Copies } from "#app/designs/kit/repeats.tsx";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { Arch, Base, Column } from "./ornament/arch.tsx";
import { Divider } from "./ornament/divider.tsx";
import { Branch, Corner, Field, Initial } from "./ornament/frames.tsx";
import { Scene } from "./ornament/scene.tsx";
import { fallen, leaf, petal } from "./ornament/shapes.ts";
import { Shapes } from "./ornament/sprite.tsx";
import { Line } from "#app/designs/kit/line.tsx";
import { Bough, curved } from "./ornament/bough.tsx";

/** A blossom before three leaves. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <Copies
        of="leaf"
        at={[
          { x: 0, y: -24, turn: -94, scale: 1.2 },
          { x: 14, y: 14, turn: 34, scale: 1.06 },
          { x: -14, y: 14, turn: 150, scale: 1.06 },
        ]}
      />
      <use href="#orn-blossom" transform="translate(0 2)scale(1.76)" />
    </svg>
  );
}

/** A ripe apricot. */
function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <Line d="M0 -46L3 -62L-2 -74" of="muted" width={3.4} round strokeLinejoin="round" />
      <path
        d="M0 -46C26 -56 51 -34 51 2C51 32 30 52 0 52C-30 52 -51 32 -51 2C-51 -34 -26 -56 0 -46Z"
        fill="var(--deco)"
        stroke="var(--deco-deep)"
        strokeWidth="2"
      />
      <Line d="M0 -46C-30 -40 -42 -16 -40 8C-39 24 -32 36 -22 44" of="deco-deep" width={1.8} />
      <use href="#orn-leaf" transform="translate(2 -60)rotate(-4)" />
    </svg>
  );
}

/** Two leaves and a bud. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Line d="M0 0L11 -9L17 -20L24 -23" of="muted" width={1.5} strokeLinejoin="round" />
      <use href="#orn-leaf" transform="translate(10 -8)rotate(-8)scale(.66)" />
      <use href="#orn-leaf" transform="translate(7 -6)rotate(-88)scale(.56)" />
      <use href="#orn-bud" transform="translate(24 -22.5)rotate(58)scale(.84)" />
    </svg>
  );
}

function Seal() {
  return (
    <Wax seed={17}>
      <Relief>
        {range(5, 0, 288).map((turn) => (
          <use key={turn} href="#orn-petal" transform={`rotate(${turn})scale(1.46)`} />
        ))}
      </Relief>
      <path
        d={range(9, 10, 330)
          .map((turn) => {
            const [x, y] = polar(1, (turn * Math.PI) / 180);
            return `M${pair(4 * x, 4 * y)}L${pair(15 * x, 15 * y)}M${pair(19 * x, 19 * y)}h.1`;
          })
          .join("")}
        stroke="var(--wax-deep)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle r="3.6" fill="var(--wax-light)" />
    </Wax>
  );
}

/** One great blossom in a ring of two boughs, the left longer than the right. */
function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <circle r="78" strokeWidth="1.2" />
        <circle r="73" strokeWidth="3" strokeDasharray="0 7.645" strokeLinecap="round" />
      </g>
      <g className="roundel-core">
        <use href="#orn-blossom" transform="scale(2.36)" />
      </g>
      <Bough
        spine={[[-36, 128], ...curved(104, 1.5, -0.86)]}
        width={7}
        plan="L b BL LB A LB bL SL Lb BL Sb L b"
        seed={9}
        size={0.72}
      />
      <Bough
        spine={[[30, 132], ...curved(105, 1.66, 4.86)]}
        width={9}
        plan="L b LB BL LA BL SL bB L AL SB Lb B bL S L b"
        seed={27}
        size={0.76}
      />
    </svg>
  );
}

/**
 * A bough out of the corner, in flower and in fruit as on a plate of a herbal; a cover that lets it
 * overflow shows the bark that leads to it.
 */
function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <path d="M0 -2L-52 -26L-92 -34L-400 -150V-172L-90 -52L-50 -43L-8 -13Z" fill="var(--muted)" />
      <Bough
        spine={[
          [-14, -6],
          [44, 24],
          [92, 36],
          [138, 60],
          [182, 62],
          [224, 90],
        ]}
        width={10}
        plan="L LB SA LB bB AL BS LB bL BL ASb bL SL b"
        seed={37}
        size={0.8}
      />
    </svg>
  );
}

/** Blossoms on twigs, every second row set over. */
function tile(line: string, fill: string): string {
  const petals = range(5, 0, 288)
    .map((turn) => `<path d='${petal}' transform='rotate(${turn})'/>`)
    .join("");
  const stamens = range(9, 0, 320)
    .map((turn) => `<path d='M0 0V-9' transform='rotate(${turn})' stroke-width='.7'/>`)
    .join("");
  const twig =
    `<path d='M-52 20L-34 12L-22 14L0 0L18-12L30-10L50-22'/>` +
    `<path d='${leaf}' transform='translate(26-11)rotate(34)scale(.6)'/><path d='${leaf}' transform='translate(-28 13)rotate(206)scale(.6)'/>`;
  const places = [
    [46, 33],
    [0, 99],
    [92, 99],
    [0, -33],
    [92, -33],
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='92' height='132' fill='none' stroke='${line}' stroke-linejoin='round'>` +
    `<defs><g id='b' transform='scale(.78)' stroke-width='1.1'>${twig}<g fill='${fill}'>${petals}</g>${stamens}</g></defs>` +
    `${places.map(([x, y]) => `<use href='#b' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}

/** The apricot bough: jagged bark, blossoms close to it, leaves, buds and fruit. */
export const ornament: OrnamentPart = {
  Shapes,
  Roundel,
  Divider,
  Branch,
  Corner,
  Emblem,
  Bullet,
  Sprig,
  Seal,
  Arch,
  Column,
  Base,
  Scene,
  Spray,
  Initial,
  Field,
  sample: fallen,
  tile,
};
