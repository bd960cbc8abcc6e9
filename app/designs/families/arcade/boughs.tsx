import { Copies, type Placement } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Fans of two colours in turn. */
function fans(placements: readonly Placement[]) {
  return ["var(--deco)", "var(--deco-light)"].map((fill, colour) => (
    <g key={fill} fill={fill}>
      <Copies of="fan" at={placements.filter((_, index) => index % 2 === colour)} />
    </g>
  ));
}

/** A bough of fans over the edge of a sheet. */
export function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d="M0 -20C80 -44 150 -4 206 8S292 30 318 62" strokeWidth="2" />
        <path d="M0 -14C80 -38 148 2 204 14S284 34 312 66" strokeWidth=".8" />
        <path
          d="M52 -28Q56 0 54 26M112 -20Q124 4 118 28M172 0Q178 22 176 44M226 13Q232 34 228 54M276 32Q280 50 276 66M196 5Q214 -10 230 -16M252 19Q268 10 282 8"
          strokeWidth="1.2"
        />
      </g>
      {fans([
        { x: 54, y: 24, turn: 182, scale: 1.16 },
        { x: 118, y: 26, turn: 177, scale: 1.24 },
        { x: 176, y: 42, turn: 180, scale: 1 },
        { x: 228, y: 52, turn: 184, scale: 0.84 },
        { x: 276, y: 64, turn: 178, scale: 0.68 },
        { x: 315, y: 60, turn: 160, scale: 0.56 },
        { x: 226, y: -15, turn: 60, scale: 0.66 },
        { x: 280, y: 8, turn: 80, scale: 0.6 },
      ])}
    </svg>
  );
}

/** A sheaf of fans out of the corner of a cover. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path
          d="M0 0Q90 22 196 14M0 0Q86 56 160 70M0 0Q60 90 104 126M0 0Q50 100 54 186M0 0Q14 110 12 220"
          strokeWidth="1.8"
        />
        <path
          d="M0 0Q60 14 112 38M0 0Q70 70 116 96M0 0Q40 76 66 142M0 0Q26 60 24 128"
          strokeWidth="1"
        />
        <path d="M36 0A36 36 0 0 1 0 36M44 0A44 44 0 0 1 0 44M62 0A62 62 0 0 1 0 62" />
      </g>
      {fans([
        { x: 190, y: 14, turn: 88, scale: 1.05 },
        { x: 110, y: 37, turn: 108, scale: 0.95 },
        { x: 156, y: 69, turn: 114, scale: 1.24 },
        { x: 114, y: 94, turn: 132, scale: 0.8 },
        { x: 102, y: 123, turn: 142, scale: 1.36 },
        { x: 65, y: 138, turn: 156, scale: 0.9 },
        { x: 54, y: 182, turn: 166, scale: 1.2 },
        { x: 24, y: 124, turn: 176, scale: 0.95 },
        { x: 12, y: 214, turn: 184, scale: 1.1 },
      ])}
      <path
        d="M30 0A30 30 0 0 1 0 30V0Z"
        fill="var(--deco-deep)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
    </svg>
  );
}

/** Lines that step around the corner of a sheet, a fan in the step. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <path d="M8 62V34H34V8H62" strokeWidth="1.4" />
        <path d="M12 62V38H38V12H62M4 62V30H30V4H62" strokeWidth=".7" />
      </g>
      <use href="#orn-fan" transform="translate(33 33)rotate(-45)scale(.74)" fill="var(--deco)" />
    </svg>
  );
}

/** Two fans that grow up and to the right. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Line d="M0 0Q14 0 22 -12M4 0Q20 2 30 -3" of="line" width={1.4} round />
      <g fill="var(--deco)">
        <Copies
          of="fan"
          at={[
            { x: 20, y: -10, turn: 28, scale: 0.52 },
            { x: 28, y: -3, turn: 84, scale: 0.36 },
          ]}
        />
      </g>
    </svg>
  );
}
