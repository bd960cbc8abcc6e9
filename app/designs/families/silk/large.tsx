import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { branch, lineBough, rose } from "#app/designs/families/silk/line-figures.ts";
import { type Course } from "#app/designs/families/silk/lines.ts";
import { Cord, Pen, Wash } from "#app/designs/families/silk/strokes.tsx";

/** A bough in one line that hangs over the edge of a sheet. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      <Wash
        stains={[
          { seed: 9, x: 214, y: 66, width: 64, height: 40 },
          { seed: 27, x: 62, y: 108, width: 46, height: 42, colour: "wax-light" },
        ]}
        opacity={0.2}
      />
      <Pen id="bough" d={branch} nib={1.3} />
    </svg>
  );
}

const cloud =
  "M-82 44C-112 42 -116 2 -86 -6C-92 -40 -50 -58 -28 -38C-14 -70 44 -68 50 -28C84 -40 112 -2 92 20C112 30 100 48 78 45C30 49 -40 48 -82 44Z";
const hanging: Course = (distance) => [0, -150 + distance];

/** A cloud of two waters, a moon let down to it on a cord, and pearls for its first rain. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <Wash
        stains={[
          { seed: 33, x: -26, y: -4, width: 102, height: 110 },
          { seed: 14, x: 30, y: 6, width: 98, height: 104, colour: "wax-light" },
          { seed: 25, x: 0, y: -22, width: 84, height: 80, colour: "deco-glint" },
        ]}
        opacity={0.2}
      />
      <Cord id="hanging" course={hanging} to={10} />
      <g fill="var(--line)">
        <path d="M14 -92A34 34 0 1 0 26 -34A28 28 0 1 1 14 -92Z" />
        <path
          id="orn-spark"
          d="M0 -9C1 -3 3 -1 9 0C3 1 1 3 0 9C-1 3 -3 1 -9 0C-3 -1 -1 -3 0 -9Z"
          transform="translate(66 -70)"
        />
        <use href="#orn-spark" transform="translate(-140 20)" />
        <use href="#orn-spark" transform="translate(6 -62)scale(.5)" />
      </g>
      <g
        className="roundel-cloud"
        fill="var(--deco-light)"
        stroke="var(--deco)"
        strokeOpacity=".16"
      >
        <path d={cloud} transform="translate(6 40)scale(1.06 1)" fillOpacity=".3" />
        <path d={cloud} transform="translate(-4 36)" fill="var(--deco-glint)" fillOpacity=".8" />
        <path d={cloud} transform="translate(-6 44)scale(-.92 .84)" fillOpacity=".5" />
        <path
          d={cloud}
          transform="translate(22 50)scale(.7 .62)"
          fill="var(--wax-light)"
          fillOpacity=".36"
          stroke="var(--wax-light)"
        />
      </g>
      {[
        { x: -52, length: 22 },
        { x: -18, length: 40 },
        { x: 16, length: 28 },
        { x: 50, length: 46 },
      ].map(({ x, length }) => (
        <g key={x} transform={`translate(${x} 84)`}>
          <path d={`M0 0V${length}`} stroke="var(--line)" strokeWidth=".9" />
          <use href="#orn-pearl" y={length} />
        </g>
      ))}
    </svg>
  );
}

/** Hills in thin coats of colour, and the two peaks drawn over them in one line. */
export function Scene() {
  return (
    <SceneSvg>
      <Wash
        stains={[
          { seed: 18, x: 250, y: 78, width: 52, height: 50, colour: "wax-light" },
          { seed: 22, x: 256, y: 84, width: 40, height: 40, colour: "wax-light" },
        ]}
        opacity={0.3}
      />
      <g strokeWidth="1" strokeOpacity=".5">
        <path
          d="M-4 190C40 176 66 120 108 100C140 88 156 140 190 158C214 168 236 132 262 130C300 128 330 190 394 196V324H-4Z"
          fill="var(--deco-light)"
          fillOpacity=".45"
          stroke="var(--deco-light)"
        />
        <path
          d="M-4 226C60 186 120 222 180 206S310 176 394 222V324H-4Z"
          fill="var(--deco)"
          fillOpacity=".4"
          stroke="var(--deco)"
        />
        <path
          d="M-4 252C70 244 130 216 214 240S340 256 394 238V324H-4Z"
          fill="var(--deco)"
          fillOpacity=".55"
          stroke="var(--deco)"
        />
        <path d="M-4 286C90 262 180 296 260 276S360 270 394 280V324H-4Z" fill="var(--deco-deep)" />
      </g>
      <Pen
        id="peaks"
        nib={1.3}
        d="M-6 196C30 186 60 140 84 112C94 100 104 84 112 86C122 90 128 112 142 128C158 148 176 168 190 158C204 148 190 128 178 138C166 150 188 170 206 160C226 148 240 122 256 118C276 118 286 150 310 170C334 190 366 194 396 192"
      />
    </SceneSvg>
  );
}

const inFromCorner = lineBough(
  [[-4, -4], [34, 26], [66, 62], [92, 104], [110, 150], [130, 178], ...rose([170, 208], 36, 3.7)],
  [
    [-0.1, 62],
    [1.7, 66],
    [0.15, 74],
    [2, 60],
  ],
);
const tail: Course = (distance) => [24 + 10 * Math.sin(distance / 46), -6 + distance];

/** Washes out of the corner, a bough in one line, and the loose end of a cord. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <Wash
        stains={[
          { seed: 5, x: 40, y: 36, width: 96, height: 84 },
          { seed: 29, x: 104, y: 70, width: 66, height: 60, colour: "wax-light" },
          { seed: 11, x: 50, y: 124, width: 48, height: 60 },
        ]}
        opacity={0.22}
      />
      <Cord id="tail" course={tail} to={30} />
      <path d="M11 172H29V186H11Z" fill="var(--deco)" stroke="var(--line)" />
      <path
        d="M13 186L9 222M17 186L15 226M20 186V227M23 186L25 226M27 186L31 222"
        stroke="var(--deco)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Pen id="spray" d={inFromCorner} nib={1.3} />
    </svg>
  );
}
