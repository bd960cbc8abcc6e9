/* Layouts of covers that draw a picture of their own: the same drawing, around the text. */
import { centre, core, margin, whole, type Draw } from "#app/features/og-image/layout.ts";
import { At, In } from "#app/features/og-image/place.tsx";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import { Drape, Valance } from "#app/features/invitation-page/heroes/curtain.tsx";
import { Lake } from "#app/features/invitation-page/heroes/lake.tsx";
import { LineDrawing } from "#app/features/invitation-page/heroes/line-drawing.tsx";
import { Balloon } from "#app/features/invitation-page/heroes/nursery.tsx";
import { BlossomStamp, DoveStamp } from "#app/features/invitation-page/heroes/stamps.tsx";

const { width, height } = ogImageSize;

/** The lake along the foot, the text in the sky. */
export const shore: Draw = () => ({
  art: (
    <>
      <linearGradient id="og-sky" x2="0" y2="1">
        <stop stopColor="var(--surface)" />
        <stop offset=".75" stopColor="var(--deco-glint)" />
      </linearGradient>
      <rect {...whole} fill="url(#og-sky)" />
      <In room={{ x: 120, y: 322, width: 1200, height: 750 }}>
        <Lake />
      </In>
    </>
  ),
  room: { x: 300, y: 40, width: 600, height: 280 },
  largest: 92,
  sheet: "paper",
  oneDay: true,
  divider: false,
});

/** The faces above the text; their line runs to both edges. */
export const thread: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <In room={{ x: 376, y: 10, width: 448, height: 224 }}>
        <LineDrawing />
      </In>
    </>
  ),
  room: { x: 300, y: 250, width: 600, height: 350 },
  largest: 150,
  oneDay: true,
  divider: false,
});

/** The curtain on both sides, the text in the light between. */
export const stage: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <path
        d={`M${centre - 60} 0H${centre + 60}L${centre + 330} ${height}H${centre - 330}Z`}
        fill="var(--surface)"
      />
      <In room={{ x: 0, y: 0, width: 300, height }}>
        <Drape />
      </In>
      <In room={{ x: width - 300, y: 0, width: 300, height }} turn="scale(-1 1)">
        <Drape />
      </In>
      <In room={{ x: 0, y: 0, width, height: 100 }}>
        <Valance />
      </In>
    </>
  ),
  room: { x: 300, y: 124, width: 600, height: height - 124 - margin },
  largest: 104,
});

/** The two halves with a balloon each, the text on a sheet over the seam. */
export const pair: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--deco-light)" />
      <rect x={centre} width={centre} height={height} fill="var(--wax-light)" />
      <At of={Blue} x={140} y={360} width={230} ratio={2.1} />
      <At of={Rose} x={width - 140} y={330} width={230} ratio={2.1} />
      <rect
        x="284"
        y="40"
        width="632"
        height={height - 80}
        rx="48"
        fill="var(--ground)"
        stroke="var(--accent)"
        strokeWidth="3"
      />
    </>
  ),
  room: core,
  largest: 104,
  divider: false,
});

function Blue() {
  return <Balloon team="blue" />;
}

function Rose() {
  return <Balloon team="rose" />;
}

/** The stripes of an airmail envelope, a stamp on each side of the text. */
export const post: Draw = () => ({
  art: (
    <>
      <pattern
        id="og-airmail"
        width="100"
        height="40"
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-38)"
      >
        <path d="M0 0H100V40H0Z" fill="var(--surface)" />
        <path d="M0 0H30V40H0Z" fill="var(--accent)" />
        <path d="M50 0H80V40H50Z" fill="var(--deco)" />
      </pattern>
      <rect {...whole} fill="url(#og-airmail)" />
      <rect x="24" y="24" width={width - 48} height={height - 48} fill="var(--ground)" />
      <g transform="rotate(-4 160 200)">
        <At of={Dove} x={160} y={200} width={190} ratio={1.25} />
      </g>
      <g transform={`rotate(4 ${width - 160} 430)`}>
        <At of={Blossom} x={width - 160} y={430} width={190} ratio={1.25} />
      </g>
    </>
  ),
  room: core,
  largest: 120,
  divider: false,
});

// Without words: the picture's text is outlines of its own fonts.
function Dove() {
  return <DoveStamp value="" caption="" />;
}

function Blossom() {
  return <BlossomStamp value="" caption="" />;
}
