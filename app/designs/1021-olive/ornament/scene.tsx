import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** An olive tree, its foot at the origin, some 150 high. */
function Tree() {
  return (
    <g id="orn-tree">
      <path
        d="M-22 4C-12 -12 -16 -30 -6 -44C-20 -58 -34 -62 -40 -78L-34 -80C-26 -66 -12 -64 -2 -58C0 -74 -6 -86 -2 -98H4C4 -86 6 -74 8 -62C16 -70 30 -70 38 -84L43 -80C38 -66 24 -60 14 -46C20 -32 14 -12 26 4C16 0 10 6 2 2C-6 6 -14 2 -22 4Z"
        fill="var(--muted)"
      />
      <Line d="M-4 -2C2 -18 -4 -32 2 -46M8 0C8 -16 4 -26 8 -40" of="deco-deep" width={1.6} />
      <g fill="var(--deco-deep)">
        <ellipse cx="-36" cy="-88" rx="36" ry="24" />
        <ellipse cx="38" cy="-92" rx="38" ry="25" />
        <ellipse cx="2" cy="-114" rx="40" ry="28" />
      </g>
      <g fill="var(--deco)">
        <ellipse cx="-42" cy="-94" rx="28" ry="17" />
        <ellipse cx="30" cy="-99" rx="30" ry="18" />
        <ellipse cx="-4" cy="-121" rx="32" ry="20" />
      </g>
      <path
        d="M-64 -92l12 -5M-54 -102l11 -6M-40 -92l12 -3M-30 -104l10 -6M-26 -120l10 -7M-12 -130l11 -5M4 -122l12 -5M-8 -112l11 -4M14 -106l11 -5M28 -112l11 -4M40 -98l12 -5M30 -94l11 -3M54 -88l11 -4M-52 -84l11 -2M12 -90l10 -3"
        stroke="var(--deco-light)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Terraced hills with an old grove, and far off a church of the homeland. */
export function Scene() {
  return (
    <SceneSvg broad>
      <path
        d="M-1500 320V210C-1240 150 -1060 214 -800 176S-300 200 -80 158C60 132 140 176 260 170S560 120 760 166S1160 190 1380 150L1900 200V320Z"
        fill="var(--deco-light)"
        opacity=".55"
      />
      <g transform="translate(286 170)" fill="var(--muted)">
        <path d="M-30 6V-16L-18 -24H18L30 -16V6Z" />
        <path d="M-9 -22V-38H9V-22Z" />
        <path d="M-12 -37L0 -58L12 -37Z" />
        <path d="M-1 -68H1V-56H-1ZM-4 -65H4V-63H-4Z" />
        <path
          d="M-3 6V-8A3 3 0 0 1 3 -8V6ZM-20 -6V-12H-17V-6ZM17 -6V-12H20V-6Z"
          fill="var(--surface)"
        />
      </g>
      <path
        d="M-1500 320V240C-1200 206 -980 250 -720 226S-260 240 -60 214C80 198 180 232 320 218S640 190 820 222S1240 236 1480 208L1900 236V320Z"
        fill="var(--deco-light)"
      />
      <g transform="translate(96 262)scale(1.08)">
        <Tree />
      </g>
      {[
        [-30, 240, 0.6],
        [214, 236, 0.5],
        [346, 246, 0.66],
        [-170, 256, 0.9],
        [-320, 244, 0.66],
        [-480, 262, 1.02],
        [-640, 250, 0.7],
        [-820, 262, 0.94],
        [480, 258, 0.94],
        [610, 240, 0.62],
        [760, 264, 1.04],
        [930, 250, 0.7],
        [1100, 264, 0.96],
      ].map(([x, y, scale]) => (
        <use key={x} href="#orn-tree" transform={`translate(${x} ${y})scale(${scale})`} />
      ))}
      <path
        d="M-1500 320V276C-1200 250 -960 286 -700 268S-240 276 -40 258C120 246 220 276 380 264S700 248 880 268S1300 276 1500 256L1900 276V320Z"
        fill="var(--deco)"
      />
      <Line
        d="M-1500 306C-1100 286 -800 312 -500 296S0 306 200 290S700 306 1000 292S1500 304 1900 294"
        of="deco-deep"
        width={2.4}
      />
    </SceneSvg>
  );
}
