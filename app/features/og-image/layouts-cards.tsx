/* Layouts of the cards that no web invitation's cover is like: the same drawings, around the text. */
import { core, middle, whole, type Draw } from "#app/features/og-image/layout.ts";
import { medallion } from "#app/features/og-image/layouts-open.tsx";
import { At, In } from "#app/features/og-image/place.tsx";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";

const { width, height } = ogImageSize;
const ground = <rect {...whole} fill="var(--ground)" />;

/** A spray in two corners, across from each other; side by side where it has an up and a down. */
export const sprays: Draw = ({ Spray, upright }) => ({
  art: (
    <>
      {ground}
      <In room={{ x: width - 300, y: 0, width: 300, height: 325 }} turn="scale(-1 1)">
        <Spray />
      </In>
      {upright ? (
        <In room={{ x: 0, y: 0, width: 300, height: 325 }}>
          <Spray />
        </In>
      ) : (
        <In room={{ x: 0, y: height - 325, width: 300, height: 325 }} turn="scale(1 -1)">
          <Spray />
        </In>
      )}
    </>
  ),
  room: core,
  largest: 136,
});

/** A branch from the right, and its like from the left. */
export const boughs: Draw = ({ Branch }) => {
  const bough = { width: 430, height: 213 };
  return {
    art: (
      <>
        {ground}
        <In room={{ x: width - bough.width, y: 14, ...bough }}>
          <Branch />
        </In>
        <In room={{ x: 0, y: height - bough.height - 14, ...bough }} turn="rotate(180)">
          <Branch />
        </In>
      </>
    ),
    room: { ...core, y: 96, height: height - 2 * 96 },
    largest: 128,
    divider: false,
  };
};

/** The centrepiece at both sides; whole where a cut would be wrong, as through a cross. */
export const roundels: Draw = (ornament, card) => {
  const { Roundel } = ornament;
  if (!ornament.whole) return medallion(ornament, card);
  return {
    art: (
      <>
        {ground}
        {[162, width - 162].map((x) => (
          <At key={x} of={Roundel} x={x} y={middle} width={270} ratio={304 / 280} />
        ))}
      </>
    ),
    room: core,
    largest: 116,
  };
};

/** A line around the sheet, its corners, the sign at both sides. */
export const frame: Draw = ({ Corner, Emblem }) => ({
  art: (
    <>
      {ground}
      {[24, 32].map((inset) => (
        <rect
          key={inset}
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          fill="none"
          stroke="var(--line)"
          strokeWidth={inset === 24 ? 3 : 1.4}
        />
      ))}
      {[1, -1].flatMap((across) =>
        [1, -1].map((down) => (
          <g
            key={`${across} ${down}`}
            transform={`translate(${width / 2} ${middle})scale(${across} ${down})`}
          >
            <svg x={46 - width / 2} y={46 - middle} width="130" height="130">
              <Corner />
            </svg>
          </g>
        )),
      )}
      {[180, width - 180].map((x) => (
        <At key={x} of={Emblem} x={x} y={middle} width={170} ratio={134 / 116} />
      ))}
    </>
  ),
  room: core,
  largest: 124,
});
