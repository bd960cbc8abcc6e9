/* Layouts with the text on a sheet, a label or a ticket in front of the ornament's wall. */
import { centre, margin, middle, whole, type Draw } from "#app/features/og-image/layout.ts";
import { At, In } from "#app/features/og-image/place.tsx";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import type { Room } from "#app/features/og-image/text-lines.ts";

const { width, height } = ogImageSize;

/** A sheet in front of the wall. */
function Sheet({ room }: { room: Room }) {
  const { x, y, width: wide, height: high } = room;
  return (
    <>
      <rect {...whole} fill="var(--field)" />
      <rect {...whole} fill="url(#wall)" />
      <rect x={x - 9} y={y - 9} width={wide + 18} height={high + 18} fill="var(--line)" />
      <rect x={x - 8} y={y - 8} width={wide + 16} height={high + 16} fill="var(--field)" />
      <rect x={x} y={y} width={wide} height={high} fill="var(--ground)" />
      <rect
        x={x}
        y={y}
        width={wide}
        height={high}
        fill="none"
        stroke="var(--line)"
        strokeWidth="2"
      />
    </>
  );
}

/** The arch and both columns in the middle of the picture. */
export const arch: Draw = ({ Arch, Column }) => {
  const scale = 1.76;
  const [left, top] = [centre - 180 * scale, 0];
  const spring = top + 260 * scale;
  return {
    art: (
      <>
        <Sheet room={{ x: left - 24, y: -20, width: 360 * scale + 48, height: height + 40 }} />
        <In room={{ x: left, y: top, width: 360 * scale, height: 260 * scale }}>
          <Arch />
        </In>
        {[1, -1].map((side) => (
          <g
            key={side}
            transform={`translate(${centre} ${spring})scale(${side * scale} ${scale})translate(-158)`}
          >
            <svg width="36" height={(height - spring) / scale}>
              <Column />
            </svg>
          </g>
        ))}
      </>
    ),
    room: { x: centre - 192, y: 226, width: 384, height: 364 },
    largest: 110,
    titleBelow: true,
    divider: false,
  };
};

/** A label sewn onto the ornament's cloth. */
export const field: Draw = ({ Field, Emblem }) => {
  const label: Room = { x: 262, y: 76, width: 676, height: 478 };
  return {
    art: (
      <>
        <g transform="scale(1.25)">
          <In room={{ x: 0, y: 0, width: width / 1.25, height: height / 1.25 }}>
            <Field />
          </In>
        </g>
        <rect {...label} fill="var(--ground)" />
        {[10, 17].map((inset) => (
          <rect
            key={inset}
            x={label.x + inset}
            y={label.y + inset}
            width={label.width - 2 * inset}
            height={label.height - 2 * inset}
            fill="none"
            stroke="var(--line)"
            strokeWidth={inset === 10 ? 2.4 : 1}
          />
        ))}
        <circle cx={centre} cy={label.y + 6} r="58" fill="var(--ground)" />
        <At of={Emblem} x={centre} y={label.y + 4} width={76} ratio={134 / 116} />
      </>
    ),
    room: { x: 310, y: 148, width: 580, height: 374 },
    largest: 118,
  };
};

/** A sheet in front of a landscape that shows on both sides. */
export const horizon: Draw = ({ Scene }) => {
  const wide = (height / 320) * 390;
  const side = 272;
  return {
    art: (
      <>
        <rect {...whole} fill="var(--field)" />
        {[0, width - wide].map((x) => (
          <g key={x}>
            <clipPath id={`land-${x === 0}`}>
              <rect x={x === 0 ? 0 : width - side} width={side} height={height} />
            </clipPath>
            <g clipPath={`url(#land-${x === 0})`}>
              <In room={{ x, y: 0, width: wide, height }}>
                <Scene />
              </In>
            </g>
          </g>
        ))}
        <rect x={side} width={width - 2 * side} height={height} fill="var(--ground)" />
        <path
          d={`M${side} 0V${height}M${side + 10} 0V${height}M${width - side} 0V${height}M${width - side - 10} 0V${height}`}
          stroke="var(--line)"
          strokeWidth="2"
        />
      </>
    ),
    room: { x: 318, y: margin, width: 564, height: height - 2 * margin },
    largest: 128,
  };
};

/** A ruled leaf with an initial in its frame. */
export const letter: Draw = ({ Initial, Corner }) => {
  const sheet: Room = { x: 262, y: 34, width: 676, height: height - 68 };
  return {
    art: (
      <>
        <Sheet room={sheet} />
        <g>
          {[1, -1].flatMap((across) =>
            [1, -1].map((down) => (
              <g
                key={`${across} ${down}`}
                transform={`translate(${centre} ${middle})scale(${across} ${down})`}
              >
                <svg x={18 - sheet.width / 2} y={18 - sheet.height / 2} width="76" height="76">
                  <Corner />
                </svg>
              </g>
            )),
          )}
          <At of={Initial} x={centre} y={136} width={156} ratio={1} />
        </g>
      </>
    ),
    room: { x: 330, y: 226, width: 540, height: 340 },
    largest: 92,
    sheet: "paper",
    figure: { x: centre, y: 136, size: 70, width: 68, of: "initial" },
    divider: false,
  };
};

/** A ticket: the hosts above the tear line, date and place on the stub. */
export const ticket: Draw = ({ Roundel }) => {
  const [left, right, top, tear, foot] = [214, 986, 40, 432, 590];
  const notch = 24;
  const edge = `M${left} ${top}H${right}V${tear - notch}a${notch} ${notch} 0 0 0 0 ${2 * notch}V${foot}H${left}V${tear + notch}a${notch} ${notch} 0 0 0 0 ${-2 * notch}Z`;
  return {
    art: (
      <>
        <rect {...whole} fill="var(--field)" />
        <rect {...whole} fill="url(#wall)" />
        <path d={edge} fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
        <path
          d={`M${left + 44} ${tear}H${right - 44}`}
          stroke="var(--line)"
          strokeWidth="3"
          strokeDasharray="0 12"
          strokeLinecap="round"
        />
        {[left, right].map((x) => (
          <g key={x}>
            <clipPath id={`half-${x}`}>
              <rect
                x={x === left ? left + 1 : right - 301}
                y={top + 1}
                width="300"
                height={tear - top - 30}
              />
            </clipPath>
            <g clipPath={`url(#half-${x})`}>
              <At of={Roundel} x={x} y={(top + tear) / 2 - 8} width={286} ratio={304 / 280} />
            </g>
          </g>
        ))}
      </>
    ),
    room: { x: 376, y: top + 34, width: 448, height: tear - top - 68 },
    largest: 96,
    dayRoom: { x: 300, y: tear + 24, width: 600, height: foot - tear - 48 },
    divider: false,
  };
};
