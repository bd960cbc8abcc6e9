/* The balloons' world: the sky, the party's ceiling, the cake. */
import { range } from "#app/designs/kit/geometry.ts";
import { BuntingRow, Cut, Piece } from "#app/designs/families/paper/cut.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Hare } from "#app/designs/families/paper/animals.tsx";
import broadSheet from "#app/designs/kit/broad-sheet.css?inline";
import own from "./world.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

type Floating = readonly [x: number, y: number, scale: number, paper: string];

function floating(balloons: readonly Floating[]) {
  return balloons.map(([x, y, scale, paper]) => (
    <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
      <Line d="M0 46C10 62 -10 78 0 94S6 118 -2 132" of="ink" width={1.6} />
      <use href="#bunch-balloon" fill={`var(--${paper})`} />
    </g>
  ));
}

/** Balloons that got away, each as fast as it is large, among clouds. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-light)" />
      {[
        [140, 90, 1.5],
        [420, 220, 1.2],
        [610, 70, 1],
        [900, 236, 1.4],
        [1080, 80, 1.2],
        [1330, 200, 1.6],
      ].map(([x, y, scale]) => (
        <Piece key={x} of="cloud" paper="deco-glint" at={`translate(${x} ${y})scale(${scale})`} />
      ))}
      <g className="moves rises slow">
        {floating([
          [250, 170, 0.8, "surface"],
          [520, 190, 0.7, "wax-light"],
          [690, 210, 0.8, "surface"],
          [862, 120, 0.7, "deco"],
          [1190, 190, 0.8, "surface"],
        ])}
      </g>
      <g className="moves rises">
        {floating([
          [60, 200, 1.3, "accent"],
          [350, 150, 1.2, "deco"],
          [584, 190, 1.25, "accent"],
          [786, 170, 1.15, "wax-light"],
          [1010, 180, 1.2, "accent"],
          [1290, 140, 1.3, "deco"],
        ])}
      </g>
      <g className="moves rises fast">
        {floating([
          [170, 230, 1.8, "wax-light"],
          [470, 250, 1.7, "surface"],
          [726, 258, 1.8, "deco"],
          [936, 260, 1.7, "surface"],
          [1400, 250, 1.8, "accent"],
        ])}
      </g>
    </Frame>
  );
}

/** The ceiling of the party, full of balloons whose strings hang down. */
export function Behind() {
  const papers = ["accent", "wax-light", "surface", "deco-light", "wax", "surface"] as const;
  return (
    <Frame high={560}>
      <path d="M0 0H1440V560H0Z" fill="var(--deco)" />
      {range(14, 0, 13).map((index) => {
        const x = 30 + index * 106;
        return (
          <Line
            key={index}
            d={`M${x} 116C${x + 14} 180 ${x - 14} 230 ${x} ${300 + ((index * 67) % 190)}`}
            of="deco-glint"
            width={2}
            opacity=".7"
          />
        );
      })}
      {range(14, 0, 13).map((index) => (
        <use
          key={index}
          href="#bunch-balloon"
          fill={`var(--${papers[index % papers.length]})`}
          transform={`translate(${30 + index * 106} ${index % 2 ? 64 : 84})rotate(${(index % 5) * 6 - 12})scale(${index % 3 ? 1.7 : 2})`}
        />
      ))}
      <path
        d="M60 300l8 10M110 420l12 -4M1380 300l-8 12M1330 430l12 4M40 480l10 8M1400 500l-12 4M90 200l4 12M1350 210l-10 8"
        stroke="var(--wax-light)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </Frame>
  );
}

/** The rabbit has landed: a cake, presents, bunting. */
export function Close() {
  return (
    <Frame high={320}>
      <BuntingRow top={20} sag={34} />
      {floating([
        [560, 130, 1.1, "accent"],
        [880, 120, 1.2, "deco"],
        [932, 150, 0.9, "wax-light"],
        [300, 120, 1.2, "deco-light"],
        [220, 150, 1, "accent"],
        [1140, 130, 1.1, "deco-light"],
        [1220, 160, 1, "wax-light"],
      ])}
      <path d="M0 262Q720 242 1440 262V320H0Z" fill="var(--deco)" />
      <g transform="translate(610 276)">
        <Hare />
      </g>
      <g transform="translate(740 284)">
        <path d="M-86 2H86L76 16H-76Z" fill="var(--surface)" />
        <Cut d="M-70 2V-52Q0 -66 70 -52V2Q0 12 -70 2Z" paper="wax-light" />
        <Cut d="M-46 -54V-100Q0 -110 46 -100V-54Q0 -46 -46 -54Z" paper="deco-glint" />
        <path
          d="M-70 -50Q-60 -34 -50 -46T-30 -46T-10 -46T10 -46T30 -46T50 -46T70 -50V-56Q0 -68 -70 -56ZM-46 -98Q-38 -84 -30 -94T-12 -94T6 -94T24 -94T46 -98V-104Q0 -112 -46 -104Z"
          fill="var(--accent)"
        />
        <path
          d="M-48 -22h.1M-24 -18h.1M0 -17h.1M24 -18h.1M48 -22h.1M-22 -72h.1M0 -70h.1M22 -72h.1"
          stroke="var(--deco)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M0 -106V-136" stroke="var(--deco)" strokeWidth="6" />
        <path d="M0 -162C9 -150 8 -140 0 -138C-8 -140 -9 -150 0 -162Z" fill="var(--accent)" />
      </g>
      {[
        [860, 292, 1, "accent", "surface"],
        [930, 288, 0.8, "wax-light", "deco-deep"],
        [470, 290, 0.9, "surface", "accent"],
        [250, 284, 1, "wax-light", "accent"],
        [1180, 286, 1, "surface", "accent"],
      ].map(([x, y, scale, box, ribbon]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
          <Cut d="M-34 6V-44H34V6Z" paper={box === "surface" ? "deco-glint" : "wax-light"} />
          <path d="M-40 -56H40V-42H-40ZM-34 6V-42H34V6Z" fill={`var(--${box})`} />
          <path
            d="M-6 -56H6V6H-6ZM0 -56C-26 -78 -32 -54 0 -56ZM0 -56C26 -78 32 -54 0 -56Z"
            fill={`var(--${ribbon})`}
          />
        </g>
      ))}
    </Frame>
  );
}

export const css = broadSheet + own;
