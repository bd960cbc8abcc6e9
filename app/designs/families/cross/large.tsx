import { useId } from "react";
import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Put, Tiled } from "#app/designs/kit/repeats.tsx";
import { Church } from "#app/designs/families/cross/church.tsx";
import { gridPlait } from "#app/designs/families/cross/plait.ts";
import { PlaitedRing } from "#app/designs/families/cross/small.tsx";
import { Strands } from "#app/designs/families/cross/strands.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** A church on its hill. */
export function Scene() {
  return (
    <SceneSvg broad>
      <path
        d="M-900 180S-420 270 -200 200C-60 130 60 120 170 168S420 190 600 120S1000 60 1290 150V330H-900Z"
        fill="var(--deco-deep)"
      />
      <path
        d="M-900 210S-420 300 -200 222C-60 170 90 176 210 196S460 230 600 170S1000 110 1290 190V330H-900Z"
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      <Put of={Church} at="translate(206 202)" />
      <path
        d="M-900 240S-420 300 -200 244C-40 208 110 200 230 212S460 256 600 200S1000 160 1290 220V330H-900Z"
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      <Line
        d="M-200 264C-40 228 110 206 230 226S460 278 600 222M-200 280C-40 244 110 224 230 244S460 296 600 240"
        of="line"
        width={0.8}
      />
    </SceneSvg>
  );
}

/** Light that breaks out of a plaited round. */
export function Spray() {
  const halo = `orn-halo${useId()}`;
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <radialGradient id={halo} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="246">
        <stop offset=".5" stopColor="var(--deco-glint)" />
        <stop offset="1" stopColor="var(--deco-glint)" stopOpacity="0" />
      </radialGradient>
      <circle r="246" fill={`url(#${halo})`} />
      <circle
        r="146"
        fill="none"
        stroke="var(--line)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 11.47"
      />
      <circle r="130" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.8" />
      <PlaitedRing radii={[92, 124]} periods={4} />
      <circle r="86" fill="var(--deco)" stroke="var(--line)" strokeWidth="1.8" />
      <circle r="80.5" fill="none" stroke="var(--line)" />
      <use href="#orn-rosette" transform="translate(35 35)rotate(45)scale(.78)" />
    </svg>
  );
}

/** A frame of plaited bands. */
export function Initial() {
  const [size, band] = [18, 4];
  const [near, far] = [band, size - band];
  const frame = gridPlait(
    [size, size],
    8.5,
    (column, row) => {
      const isInnerColumn = column >= near && column <= far;
      const level = row >= near && row <= far;
      if (column === 0 || column === size) return "along";
      if (row === 0 || row === size) return "across";
      if ((column === near || column === far) && level) return "along";
      return (row === near || row === far) && isInnerColumn ? "across" : null;
    },
    (column, row) => column <= near || column >= far || row <= near || row >= far,
  );
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <path
        d="M1.5 1.5H158.5V158.5H1.5ZM40 40H120V120H40Z"
        fill="var(--deco-deep)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <g transform="translate(3.5 3.5)">
        <Strands id="frame" plait={frame} width={5.2} />
      </g>
    </svg>
  );
}

const pitch = 56;
const ring = 35;
const corners = [
  [0, 0],
  [pitch, 0],
  [0, pitch],
  [pitch, pitch],
] as const;

// The angle at which neighbouring rings meet.
const meeting = Math.acos(pitch / 2 / ring);

/** Rings that pass over and under their neighbours, a cross in each. */
export function Field() {
  const overs = range(4, 0, 3)
    .map((quarter) => {
      const angle = (quarter * Math.PI) / 2 + meeting;
      return `M${pair(...polar(ring, angle - 0.17))}A${ring} ${ring} 0 0 1 ${pair(...polar(ring, angle + 0.17))}`;
    })
    .join("");
  const places = (shape: string) =>
    corners.map(([x, y]) => <use key={pair(x, y)} href={`#orn-${shape}`} x={x} y={y} />);
  const layers = [
    ["field-ring", "var(--line)", 8],
    ["field-ring", "var(--deco)", 5.6],
    ["field-pass", "var(--deco-deep)", 11],
    ["field-pass", "var(--line)", 8],
    ["field-pass", "var(--deco)", 5.6],
  ] as const;
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <defs>
        <circle id="orn-field-ring" r={ring} />
        <path id="orn-field-pass" d={overs} />
      </defs>
      <Tiled width={pitch} height={pitch}>
        <rect width={pitch} height={pitch} fill="var(--deco-deep)" />
        <g fill="none">
          {layers.map(([shape, stroke, width]) => (
            <g key={shape + stroke} stroke={stroke} strokeWidth={width}>
              {places(shape)}
            </g>
          ))}
        </g>
        <g fill="var(--deco-glint)">
          {corners.map(([x, y]) => (
            <use
              key={pair(x, y)}
              href="#orn-cross"
              transform={`translate(${x} ${y - 1.5})scale(.2)`}
            />
          ))}
        </g>
        <path d="M28 23.5L32.5 28L28 32.5L23.5 28Z" fill="var(--deco-light)" />
      </Tiled>
    </svg>
  );
}
