/* The world of the two teams: a rope, balloons, a stork. */
import { range } from "#app/designs/kit/geometry.ts";
import { Stork } from "./nursery.tsx";
import own from "./world.css?inline";
import beside from "#app/designs/kit/closing-beside.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";

/* Five children, each with hair, skin and size of its own; the head is a circle of 21 at 2, -34. */
const short = "M-19 -34A22 22 0 0 1 23 -42Q6 -38 -6 -46Q-8 -34 -19 -34Z";
const children = [
  { size: 1, skin: "#f3c9a5", dye: "#5b3a29", hair: <path d={short} /> },
  {
    size: 0.9,
    skin: "#f6d3b3",
    dye: "#8a4f24",
    skirt: true,
    // Two plaits, which fly.
    hair: (
      <>
        <path d="M-20 -30A22 22 0 0 1 24 -40Q8 -36 0 -48Q-4 -34 -20 -30Z" />
        <path
          d="M-18 -30Q-38 -24 -46 -4M-16 -26Q-30 -14 -32 6"
          fill="none"
          strokeWidth="8"
          strokeDasharray="6 2"
        />
      </>
    ),
  },
  {
    size: 1.14,
    skin: "#e3ad82",
    dye: "#2f2118",
    // Curls.
    hair: (
      <path
        d="M-18 -24A23 23 0 0 1 20 -48"
        fill="none"
        strokeWidth="17"
        strokeLinecap="round"
        strokeDasharray="0 11"
      />
    ),
  },
  {
    size: 0.84,
    skin: "#f3c9a5",
    dye: "#3a2418",
    skirt: true,
    // A knot on top.
    hair: (
      <>
        <path d={short} />
        <circle cx="-4" cy="-62" r="10" />
      </>
    ),
  },
  {
    size: 1.06,
    skin: "#f6d3b3",
    dye: "var(--accent)",
    // A cap.
    hair: <path d="M-20 -38A22 22 0 0 1 24 -40L40 -36Q36 -31 24 -33Z" />,
  },
] as const;

/** A child that pulls to the left, its hands on a rope at the height of the origin. */
function Child({ of, full, deep }: { of: (typeof children)[number]; full: string; deep: string }) {
  return (
    <g transform={`scale(${of.size})rotate(-14)`}>
      {"skirt" in of ? (
        <>
          <path
            d="M-10 40L-18 68M10 40L18 68"
            stroke={of.skin}
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path d="M-17 20H17L30 54Q0 62 -30 54Z" fill={`var(--${deep})`} />
        </>
      ) : (
        <path d="M-20 66L-6 30H14L22 66L8 68L4 46L-8 68Z" fill={`var(--${deep})`} />
      )}
      <path d="M-18 36Q-22 -8 0 -14Q22 -8 20 36Q0 44 -18 36Z" fill={`var(--${full})`} />
      <path
        d="M0 4Q26 14 50 2M-4 14Q22 28 46 14"
        fill="none"
        stroke={of.skin}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cx="2" cy="-34" r="21" fill={of.skin} />
      <g fill={of.dye} stroke={of.dye} strokeWidth="0">
        {of.hair}
      </g>
      <path
        d="M8 -32v.1M18 -32v.1M8 -24q6 5 10 -1"
        fill="none"
        stroke="#3a2a4d"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Two teams of girls and boys pull at one rope; the knot goes to and fro between them. */
export function Between() {
  const team = (side: 1 | -1, order: readonly number[], full: string, deep: string) =>
    order.map((which, place) => {
      const of = children[which];
      return (
        of && (
          <g
            key={which}
            className={place > 2 ? "far" : undefined}
            transform={`matrix(${side} 0 0 1 ${720 - side * (84 + 88 * place)} 198)`}
          >
            <Child of={of} full={full} deep={deep} />
          </g>
        )
      );
    });
  return (
    <Frame high={320}>
      <path d="M0 0H720V320H0Z" fill="var(--deco-light)" />
      <path d="M720 0H1440V320H720Z" fill="var(--wax-light)" />
      <path d="M0 262Q360 250 720 262T1440 262V330H0Z" fill="var(--ground)" />
      <path d="M720 262V296" stroke="var(--accent)" strokeWidth="4" strokeDasharray="7 7" />
      <g className="tug">
        {team(1, [0, 1, 2, 3, 4], "deco", "deco-deep")}
        {team(-1, [3, 4, 1, 0, 2], "wax", "wax-deep")}
        <path d="M206 200H1234" stroke="#b98a54" strokeWidth="7" />
        <path d="M206 200H1234" stroke="#8a6238" strokeWidth="7" strokeDasharray="3 8" />
        <path d="M712 182L748 192L714 204ZM728 182L692 192L726 204Z" fill="var(--accent)" />
        <circle cx="720" cy="198" r="9" fill="var(--accent)" />
      </g>
    </Frame>
  );
}

/** Balloons of both colours rise behind the vote. */
export function Behind() {
  const small =
    "M0 -30C20 -30 30 -14 30 2C30 22 14 36 4 40L7 46H-7L-4 40C-14 36 -30 22 -30 2C-30 -14 -20 -30 0 -30Z";
  const rising = (side: 0 | 1) =>
    range(11, 0, 10).map((step) => {
      const x = side * 720 + 40 + ((step * 271) % 660);
      const y = 60 + ((step * 157) % 460);
      return (
        <g key={step} transform={`translate(${x} ${y})scale(${0.8 + ((step * 37) % 50) / 60})`}>
          <path d="M0 46Q-8 70 4 96" fill="none" stroke="#fff" strokeWidth="2" opacity=".7" />
          <path d={small} fill={`var(--${side ? "wax" : "deco"}${step % 3 ? "" : "-deep"})`} />
          <path
            d="M-18 -4Q-16 -18 -6 -22"
            fill="none"
            stroke="#fff"
            strokeWidth="4"
            strokeLinecap="round"
            opacity=".55"
          />
        </g>
      );
    });
  return (
    <Frame high={560}>
      <path d="M0 0H720V560H0Z" fill="var(--deco-light)" />
      <path d="M720 0H1440V560H720Z" fill="var(--wax-light)" />
      {rising(0)}
      {rising(1)}
    </Frame>
  );
}

/** A stork over clouds, on its way with the secret; the wash below it. */
export function Close() {
  const cloud =
    "M-70 20Q-96 18 -92 -2Q-88 -18 -66 -14Q-56 -44 -22 -36Q2 -58 30 -36Q60 -42 66 -14Q92 -18 94 4Q92 20 70 20Z";
  return (
    <Frame high={320}>
      <path d="M0 0H720V320H0Z" fill="var(--deco-light)" />
      <path d="M720 0H1440V320H720Z" fill="var(--wax-light)" />
      <g fill="var(--surface)">
        {[
          [560, 96, 0.8],
          [930, 84, 0.7],
          [260, 130, 1.2],
          [1210, 90, 1.1],
          [60, 60, 0.8],
          [1400, 150, 0.9],
        ].map(([x, y, scale]) => (
          <path key={x} d={cloud} transform={`translate(${x} ${y})scale(${scale})`} />
        ))}
      </g>
      <g transform="translate(536 52)scale(1.08)">
        <Stork />
      </g>
      <path d={`M-20 340V270${"q30 -46 60 0".repeat(25)}V340Z`} fill="var(--ground)" />
    </Frame>
  );
}

export const css = onScreen(beside, own);
