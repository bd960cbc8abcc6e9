/* Layouts with the text on the page itself and drawings at its edges. */
import { centre, core, margin, middle, whole, type Draw } from "#app/features/og-image/layout.ts";
import { At, In } from "#app/features/og-image/place.tsx";
import { CourtyardWindow } from "#app/features/invitation-page/heroes/window-drawing.tsx";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";

const { width, height } = ogImageSize;

/** The centrepiece on both sides of the text, cut off by the edges. */
export const medallion: Draw = ({ Roundel }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {[24, width - 24].map((x) => (
        <At key={x} of={Roundel} x={x} y={middle} width={520} ratio={304 / 280} />
      ))}
    </>
  ),
  room: core,
  largest: 128,
});

/** A courtyard's window at the right, a bough across its corner; the text at the left. */
export const corner: Draw = ({ Spray }) => {
  const room = { x: 590, y: 104, width: 610, height: 450 };
  return {
    art: (
      <>
        <rect {...whole} fill="var(--ground)" />
        <g transform={`translate(${room.x + room.width / 2} 285)scale(1.06)`}>
          <CourtyardWindow />
        </g>
        <In room={{ x: width - 438, y: 62, width: 430, height: 466 }} turn="scale(-1 1)">
          <Spray />
        </In>
      </>
    ),
    room: { x: margin, y: margin, width: 500, height: height - 2 * margin },
    largest: 136,
  };
};

/** Two halves in exchanged colours, the emblem on the seam. */
export const split: Draw = ({ Emblem, Field }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <rect x={centre} y="0" width={centre} height={height} fill="var(--accent)" />
      {[0, width - 150].map((x) => (
        <In key={x} room={{ x, y: 0, width: 150, height }}>
          <Field />
        </In>
      ))}
      <path
        d={`M151 0V${height}M${width - 151} 0V${height}`}
        stroke="var(--line)"
        strokeWidth="2"
      />
      <circle cx={centre} cy="104" r="58" fill="var(--ground)" />
      <circle cx={centre} cy="104" r="53" fill="none" stroke="var(--line)" strokeWidth="1.5" />
      <At of={Emblem} x={centre} y={104} width={60} ratio={134 / 116} />
    </>
  ),
  room: { x: 300, y: 184, width: 600, height: 386 },
  largest: 120,
  halves: true,
  divider: false,
});

/** A figure or a word in the largest size, with small drawings beside it. */
export const poster: Draw = ({ Emblem, Bullet, Sprig }, { occasion, names, figure }) => {
  // Digits have no descenders, unlike the letters of a word.
  const size = /^\d+$/.test(figure) ? 250 : 205;
  const wedding = occasion.startsWith("wedding") && names.length === 2;
  return {
    art: (
      <>
        <rect {...whole} fill="var(--ground)" />
        <At of={Emblem} x={150} y={middle} width={236} ratio={134 / 116} />
        <At
          of={Emblem}
          x={width - 150}
          y={middle}
          width={236}
          ratio={134 / 116}
          turn="scale(-1 1)"
        />
        {!wedding && <At of={Bullet} x={392} y={112} width={64} ratio={134 / 116} />}
        {!wedding && <At of={Sprig} x={822} y={180} width={92} ratio={40 / 46} />}
      </>
    ),
    room: wedding ? core : { x: 300, y: 290, width: 600, height: 286 },
    largest: wedding ? 160 : 92,
    oneDay: wedding ? undefined : true,
    figure: wedding ? undefined : { x: centre, y: 142, size, width: 400, of: "figure" },
    divider: false,
  };
};
