/* The paper forest's world: getting ready, the owl's night, the pie in the clearing. */
import { Put } from "#app/designs/kit/repeats.tsx";
import { range } from "#app/designs/kit/geometry.ts";
import { Bunting, Cut, Piece } from "#app/designs/families/paper/cut.tsx";
import { fox } from "#app/designs/families/paper/shapes.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Hare, Hedgehog, Owl, Toadstool } from "#app/designs/families/paper/animals.tsx";
import { stand, Trees } from "./forest-trees.tsx";
import broadSheet from "#app/designs/kit/broad-sheet.css?inline";
import own from "./world.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

const lanterns = ["accent", "wax-light", "deco-light", "accent", "wax-light"] as const;

/** Everyone is getting ready: the hare hangs lanterns, the hedgehog brings apples. */
export function Between() {
  return (
    <Frame high={320}>
      <Trees />
      <g className="moves sheet back">
        {stand("fir", "line", [
          [60, 214, 1.5],
          [160, 206, 1.15],
          [250, 214, 1.4],
          [392, 206, 1.2],
          [470, 214, 1.5],
          [668, 206, 1.25],
          [790, 212, 1.5],
          [964, 206, 1.3],
          [1050, 214, 1.5],
          [1180, 206, 1.2],
          [1290, 214, 1.5],
          [1390, 208, 1.2],
        ])}
        <path
          d="M-60 214C140 182 330 224 520 200S860 186 1040 206S1340 190 1500 208V330H-60Z"
          fill="var(--line)"
        />
      </g>
      <g className="moves sheet middle">
        {stand("leaf", "deco-light", [
          [110, 240, 1.2],
          [318, 236, 1.05],
          [640, 234, 1],
          [1110, 240, 1.2],
          [1350, 236, 1.05],
        ])}
        {stand("leaf", "deco", [
          [210, 246, 1.35],
          [900, 244, 1.25],
          [1230, 246, 1.35],
        ])}
        <Cut
          d="M-60 246C120 220 300 258 500 236S840 226 1000 240S1320 226 1500 244V336H-60Z"
          paper="deco-light"
          lift={-3}
        />
      </g>
      <use href="#world-birch" transform="translate(528 0)" />
      <use href="#world-birch" transform="translate(930 0)" />
      <use href="#world-birch" transform="translate(44 0)" />
      <use href="#world-birch" transform="translate(1398 0)" />
      <Line d="M44 54Q286 130 528 50Q730 150 930 50Q1164 130 1398 54" of="ink" width={1.6} />
      {[
        [150, 104],
        [286, 112],
        [420, 104],
        [648, 112],
        [730, 122],
        [812, 112],
        [1040, 104],
        [1164, 112],
        [1290, 104],
      ].map(([x = 0, y = 0], index) => (
        <use
          key={x}
          href="#world-lantern"
          fill={`var(--${lanterns[index % lanterns.length]})`}
          transform={`translate(${x} ${y})`}
        />
      ))}
      <g transform="translate(582 276)">
        <Cut d="M-30 6L-26 -22H26L30 6Z" paper="wax" />
        <path d="M-26 -22Q0 -30 26 -22Q0 -14 -26 -22Z" fill="var(--deco-glint)" />
        <g transform="translate(0 -20)scale(.86)">
          <Hare reaching />
        </g>
      </g>
      <Cut
        d="M-60 276C120 258 320 288 520 270S860 262 1020 276S1320 262 1500 276V336H-60Z"
        paper="deco"
        lift={-3}
      />
      <g className="moves walks">
        <Put of={Hedgehog} at="translate(760 288)scale(.96)" />
      </g>
      <Toadstool at="translate(660 300)" />
      <Toadstool at="translate(1010 300)scale(.8)" />
      <Toadstool at="translate(300 300)scale(1.1)" />
      <Cut
        d="M-60 304C160 288 340 314 560 300S920 294 1100 304S1360 296 1500 302V336H-60Z"
        paper="deco-deep"
        lift={-3}
      />
    </Frame>
  );
}

/** The forest at night: an owl above the answer, lanterns, and eyes between the trunks. */
export function Behind() {
  return (
    <Frame high={560}>
      <path d="M0 0H1440V560H0Z" fill="var(--deco-deep)" />
      <circle cx="930" cy="66" r="44" fill="var(--deco-glint)" />
      <circle cx="914" cy="58" r="40" fill="var(--deco-deep)" />
      <g opacity=".5">
        {stand("fir", "deco", [
          [440, 190, 1.3],
          [540, 180, 1],
          [900, 190, 1.2],
          [1000, 190, 1.4],
          [180, 560, 3.2],
          [1260, 560, 3.2],
        ])}
      </g>
      {[20, 92, 1352, 1424].map((x) => (
        <use key={x} href="#world-birch" transform={`translate(${x} 0)scale(1.2 1.75)`} />
      ))}
      <path
        d="M470 40h.1M600 92h.1M560 30h.1M660 40h.1M800 34h.1M860 110h.1M990 130h.1M430 116h.1M640 126h.1M150 90h.1M200 200h.1M1240 100h.1M1300 240h.1M60 330h.1M1380 360h.1"
        stroke="var(--wax-light)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M54 210h.1M72 210h.1M1380 150h.1M1398 150h.1M48 420h.1M66 420h.1M496 120h.1M512 120h.1"
        stroke="var(--deco-glint)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <Cut d="M560 150C640 140 800 142 900 152L898 162C800 154 650 152 562 160Z" paper="wax" />
      <Put of={Owl} at="translate(720 148)" />
      <path d="M590 0V60M842 0V46" stroke="var(--deco-glint)" strokeWidth="1.4" />
      <use href="#world-lantern" fill="var(--accent)" transform="translate(590 82)" />
      <use href="#world-lantern" fill="var(--wax-light)" transform="translate(842 68)" />
    </Frame>
  );
}

/** The clearing: the fox has baked a pie, the hare and the hedgehog have come. */
export function Close() {
  return (
    <Frame high={320}>
      {stand("fir", "line", [
        [60, 236, 1.5],
        [250, 236, 1.3],
        [400, 230, 1.2],
        [1030, 232, 1.3],
        [1200, 236, 1.5],
        [1390, 236, 1.3],
      ])}
      {stand("leaf", "deco-light", [
        [150, 246, 1.4],
        [330, 244, 1.5],
        [486, 240, 1.3],
        [958, 240, 1.35],
        [1110, 244, 1.5],
        [1300, 246, 1.4],
      ])}
      <Bunting from={[470, 96]} to={[970, 96]} sag={34} count={11} scale={0.9} />
      <Cut
        d="M-10 250C160 228 340 262 540 244S900 232 1080 248S1320 234 1450 248V330H-10Z"
        paper="deco-light"
        lift={-3}
      />
      <g transform="translate(720 232)">
        <Cut
          d="M44 8C86 10 110 -22 98 -66C122 -40 126 14 78 30C64 34 50 30 44 24Z"
          paper="wax-light"
        />
        <path d="M98 -66C122 -40 124 -10 108 10C96 -6 96 -36 98 -66Z" fill="var(--deco-glint)" />
        <Cut d="M-44 40C-52 -20 -28 -44 0 -44C28 -44 52 -20 44 40Z" paper="wax-light" />
        <path d="M-20 40C-26 0 -14 -24 0 -28C14 -24 26 0 20 40Z" fill="var(--deco-glint)" />
        <g transform="translate(0 -22)scale(1.35)">
          <Cut d={fox.head} paper="wax-light" />
          <path d={fox.ears} fill="var(--wax)" />
          <path d={fox.cheeks} fill="var(--deco-glint)" />
          <path
            d="M-12 -27h.1M12 -27h.1"
            stroke="var(--deco-deep)"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <circle cy="-4" r="4.4" fill="var(--wax-deep)" />
        </g>
      </g>
      <Put of={Hare} at="translate(586 282)scale(.92)" />
      <Put of={Hedgehog} at="matrix(-.96 0 0 .96 874 284)" />
      <g transform="translate(720 268)">
        <Cut d="M-92 0H92L80 60H-80Z" paper="wax" lift={3} />
        <path d="M-92 0Q0 -22 92 0Q0 22 -92 0Z" fill="var(--deco-glint)" />
        <Line
          d="M-62 0Q0 -14 62 0Q0 14 -62 0ZM-32 0Q0 -7 32 0Q0 7 -32 0Z"
          of="wax-light"
          width={2}
        />
        <Cut d="M-46 -14H46L36 6H-36Z" paper="accent" />
        <Cut d="M-52 -12C-46 -40 46 -40 52 -12Z" paper="wax-light" lift={1.4} />
        <path
          d="M-34 -14L-14 -32M-14 -13L10 -33M8 -13L30 -30M28 -13L42 -24M34 -14L14 -32M14 -13L-10 -33M-8 -13L-30 -30M-28 -13L-42 -24"
          stroke="var(--wax)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <Line
          className="steam"
          d="M-18 -42Q-26 -50 -18 -58T-18 -74M18 -42Q10 -50 18 -58T18 -74"
          of="deco-glint"
          width={4}
          round
        />
      </g>
      {[60, 200, 420, 520, 1000, 1130, 1330].map((x, index) => (
        <Toadstool
          key={x}
          at={`translate(${x} ${290 + (index % 3) * 6})scale(${index % 2 ? 0.8 : 1})`}
        />
      ))}
      <Cut
        d="M-10 302C160 288 340 312 560 302S900 296 1080 304S1320 294 1450 302V330H-10Z"
        paper="deco"
        lift={-3}
      />
      {range(12, 40, 1400).map((x, index) => (
        <Piece
          key={x}
          of="leaf"
          paper={index % 2 ? "deco-deep" : "deco-light"}
          at={`translate(${Math.round(x)} 318)rotate(${index % 3 === 0 ? -60 : -112})scale(.8)`}
        />
      ))}
    </Frame>
  );
}

export const css = broadSheet + own;
