import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Cut, Piece } from "#app/designs/families/paper/cut.tsx";
import { Bird } from "#app/designs/families/paper/flying.tsx";
import { fox, type Paper } from "#app/designs/families/paper/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A tree that is one great leaf, its veins cut out; its foot at the origin, 100 high. */
function LeafTree({ at, paper }: { at: string; paper: Paper }) {
  return (
    <g transform={at}>
      <Cut d="M0 -18C-26 -30 -32 -64 1 -104C33 -66 27 -30 3 -18L4 4H-3Z" paper={paper} lift={3} />
      <Line
        d="M1 -8V-84M1 -32L-13 -46M1 -32L14 -46M1 -50L-12 -63M1 -50L13 -63M1 -67L-7 -76M1 -67L8 -76"
        of="ground"
        width={2.2}
        round
      />
    </g>
  );
}

/** An apricot tree, as round as its fruit. */
function RoundTree({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M0 4V-40" stroke="var(--wax)" strokeWidth="6" />
      <Cut
        d="M-1 -96C20 -96 33 -82 33 -63C33 -43 19 -30 0 -30C-20 -30 -33 -44 -33 -63C-33 -82 -21 -95 -1 -96Z"
        paper="wax-light"
        lift={3}
      />
      <Line d="M0 -30V-62M0 -44L11 -54M0 -40L-10 -50" of="wax" width={3.4} round />
      {/* Apricots: dots of a round-capped line without length. */}
      <path
        d="M-18 -64h0M-6 -78h0M12 -80h0M21 -64h0M4 -68h0M-20 -50h0M18 -47h0"
        stroke="var(--deco-glint)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A fir of three skirts, its foot at the origin, 120 high. */
function Fir({ at, paper }: { at: string; paper: Paper }) {
  return (
    <g transform={at}>
      <Cut
        d="M0 -122L19 -86L12 -87L27 -54L18 -55L34 -16C12 -10 -12 -10 -34 -15L-19 -55L-27 -54L-12 -88L-19 -86ZM-4 -14H5V4H-4Z"
        paper={paper}
        lift={3}
      />
    </g>
  );
}

/** A birch, white, as high as the picture. */
function Birch({ x, width }: { x: number; width: number }) {
  return (
    <g transform={`translate(${x} 0)scale(${width} 1)`}>
      <Cut d="M-9 320C-7 220 -6 120 -3 20H3C7 120 8 220 11 320Z" paper="deco-glint" lift={3} />
      <path
        d="M6 78h-6v4h6ZM-6 118h5v4h-5ZM8 150h-6v5h6ZM-7 196h8v5h-8ZM9 228h-5v4h5Z"
        fill="var(--deco-deep)"
      />
    </g>
  );
}

/** Trees beyond both sides, which wide screens show: middle, foot, size. */
const beyond = {
  fir: [
    [-40, 200, 1.15],
    [-128, 192, 0.9],
    [-196, 200, 1.3],
    [-330, 196, 1.1],
    [430, 196, 1.2],
    [520, 192, 0.9],
    [590, 200, 1.3],
    [724, 196, 1.1],
  ],
  leaf: [
    [-80, 224, 1.1],
    [-250, 228, 1.35],
    [-364, 226, 1.1],
    [472, 228, 1.3],
    [640, 226, 1.1],
    [756, 228, 1.25],
  ],
  apricot: [
    [-160, 222, 1.15],
    [548, 222, 1],
  ],
} as const;

function Beyond({ of }: { of: keyof typeof beyond }) {
  return beyond[of].map(([x, y, size]) => (
    <use key={x} href={`#orn-forest-${of}`} transform={`translate(${x} ${y})scale(${size})`} />
  ));
}

/** A forest in four sheets of paper, with a fox in it; its birches stand further apart on wide screens. */
export function Scene() {
  return (
    <SceneSvg broad>
      <defs>
        <g id="orn-forest-fir">
          <Fir at="" paper="deco-light" />
        </g>
        <g id="orn-forest-leaf">
          <LeafTree at="" paper="deco" />
        </g>
        <g id="orn-forest-apricot">
          <RoundTree at="" />
        </g>
      </defs>
      <Beyond of="fir" />
      <use href="#orn-forest-fir" transform="translate(66 196)scale(1.1)" />
      <use href="#orn-forest-fir" transform="translate(120 190)scale(.8)" />
      <use href="#orn-forest-fir" transform="translate(322 192)scale(1.05)" />
      <use href="#orn-forest-fir" transform="translate(232 196)scale(.9)" />
      <Cut
        d="M-420 180C-320 160 -220 196 -120 184S-40 206 0 188C70 160 150 196 220 178S340 160 396 180S520 200 600 182S740 164 810 184V326H-420Z"
        paper="deco-light"
        lift={-3}
      />
      <LeafTree at="translate(168 214)" paper="line" />
      <use href="#orn-forest-apricot" transform="translate(284 214)scale(1.05)" />
      <Beyond of="apricot" />
      <use href="#orn-forest-leaf" transform="translate(92 226)scale(1.2)" />
      <Beyond of="leaf" />
      <Cut
        d="M-420 224C-340 206 -240 234 -140 216S-40 240 -6 226C60 202 130 232 196 214S330 204 396 224S540 240 620 218S750 206 810 224V326H-420Z"
        paper="deco"
        lift={-3}
      />
      <g transform="translate(236 254)rotate(4)">
        <Cut
          d="M22 8C40 -6 48 -34 74 -40C92 -42 92 -22 82 -10C70 6 50 14 34 16Z"
          paper="wax-light"
        />
        <path
          d="M74 -40C92 -42 92 -22 82 -10C76 -16 66 -26 60 -33C64 -37 69 -39.5 74 -40Z"
          fill="var(--deco-glint)"
        />
        <Cut d={fox.head} paper="wax-light" />
        <path d={fox.ears} fill="var(--wax)" />
        <path d={fox.cheeks} fill="var(--deco-glint)" />
        <Line d="M-16 -28Q-12 -24 -8 -27M8 -27Q12 -24 16 -28" of="deco-deep" width={2} round />
        <circle cy="-4" r="4" fill="var(--wax)" />
      </g>
      <Cut
        d="M-420 258C-320 240 -220 270 -120 256S-30 262 -6 254C50 240 120 268 190 256C260 246 330 240 396 258S560 272 650 254S760 246 810 258V326H-420Z"
        paper="deco-deep"
        lift={-3}
      />
      <g className="birch-left">
        <Birch x={36} width={1.3} />
        <Piece of="cloud" paper="line" at="translate(30 52)scale(1.05 1.3)" />
        <Piece of="cloud" paper="deco" at="translate(54 74)scale(.66 .8)" />
      </g>
      <g className="birch-right">
        <Cut
          d="M366 112C350 104 334 102 318 104L317 100C334 96 352 98 368 103Z"
          paper="deco-glint"
        />
        <Birch x={366} width={1.6} />
        <Piece of="cloud" paper="deco" at="translate(368 38)scale(1.2 1.4)" />
        <Piece of="cloud" paper="line" at="translate(342 62)scale(.7 .8)" />
        <Bird at="translate(332 99)scale(-.8 .8)" />
      </g>
      {[
        [96, 296, -66, "deco-light"],
        [100, 298, -112, "deco"],
        [102, 300, -20, "line"],
        [286, 300, -80, "deco"],
        [290, 300, -36, "deco-light"],
        [284, 300, -130, "line"],
      ].map(([x, y, turn, paper]) => (
        <use
          key={`${x}${turn}`}
          href="#orn-leaf"
          fill={`var(--${paper})`}
          transform={`translate(${x} ${y})rotate(${turn})scale(.9)`}
        />
      ))}
      <g transform="translate(190 300)">
        <Cut d="M-5 -2L-3 -22H5L7 -2Z" paper="deco-glint" />
        <Cut d="M-20 -18C-18 -36 18 -38 22 -18C10 -14 -8 -14 -20 -18Z" paper="wax-light" />
        <path d="M-8 -24h5v4h-5ZM6 -26h5v4h-5Z" fill="var(--deco-glint)" />
      </g>
    </SceneSvg>
  );
}

/** Trees in a row and a bird, for a line between sections. */
export function LittleForest() {
  return (
    <>
      <path d="M-126 16H126" stroke="var(--line)" strokeWidth="1.6" strokeLinecap="round" />
      <Fir at="translate(-44 14)scale(.26)" paper="deco-deep" />
      <LeafTree at="translate(-24 14)scale(.32)" paper="deco" />
      <RoundTree at="translate(2 14)scale(.3)" />
      <Fir at="translate(26 14)scale(.22)" paper="deco-light" />
      <LeafTree at="translate(44 14)scale(.24)" paper="accent" />
      <Bird at="translate(74 15)scale(.5)" />
    </>
  );
}
