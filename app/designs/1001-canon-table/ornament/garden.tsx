import { Copies } from "#app/designs/kit/repeats.tsx";
import { Stones } from "./roundel.tsx";
import { rosette } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

const stemOfBranch =
  "M0 -14C34 -34 58 20 100 14C138 8 150 -14 190 -4C226 6 240 26 274 18C296 12 304 0 296 -8C288 -14 278 -4 286 2";

/** A stem over the edge of a sheet, a peacock on it, two ornaments of the margin below. */
export function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <Copies
        of="marginal"
        at={[
          { x: 74, y: 45, turn: 176, scale: 0.78 },
          { x: 226, y: 31, turn: 184, scale: 0.5 },
        ]}
      />
      <Line d={stemOfBranch} of="line" width={2.2} round />
      <g fill="var(--deco)">
        <Copies
          of="palmette"
          at={[
            { x: 22, y: -21, turn: 30, scale: 0.8 },
            { x: 40, y: -9, turn: 160, scale: 0.9 },
            { x: 56, y: 4, turn: 60, scale: 0.76 },
            { x: 116, y: 11, turn: 150, scale: 0.8 },
            { x: 134, y: 2, turn: 138, scale: 0.6 },
            { x: 204, y: -2, turn: 50, scale: 0.78 },
            { x: 238, y: 14, turn: 62, scale: 0.6 },
            { x: 262, y: 20, turn: 136, scale: 0.66 },
            { x: 297, y: 6, turn: 84, scale: 0.6 },
          ]}
        />
      </g>
      <use href="#orn-bird" transform="translate(166 -6)scale(.66)" />
    </svg>
  );
}

const quarter = rosette(12, 38, 37);

/** A quarter of the rose in the corner, scrolls along both edges, a marginal ornament between them. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <use href="#orn-marginal" transform="rotate(134)translate(0 -138)scale(.86)" />
      <g fill="var(--deco)">
        {[104, 118, 150, 164].map((turn) => (
          <use
            key={turn}
            href="#orn-palmette"
            transform={`rotate(${turn})translate(0 -97)scale(.9)`}
          />
        ))}
      </g>
      {["", "matrix(0 1 1 0 0 0)"].map((transform) => (
        <g key={transform} transform={transform || undefined}>
          <Line
            d="M98 16C118 6 132 30 156 20C176 12 182 2 204 10C218 16 222 28 212 30C205 31 204 22 210 22"
            of="line"
            width={1.8}
            round
          />
          <g fill="var(--deco-deep)">
            <Copies
              of="palmette"
              at={[
                { x: 116, y: 16, turn: 60, scale: 0.66 },
                { x: 130, y: 22, turn: 140, scale: 0.8 },
                { x: 160, y: 18, turn: 120, scale: 0.72 },
                { x: 176, y: 9, turn: 50, scale: 0.52 },
                { x: 208, y: 13, turn: 84, scale: 0.8 },
              ]}
            />
          </g>
        </g>
      ))}
      <Stones radius={91} count={32} width={10} />
      <circle r="80" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.2" />
      <path
        d={quarter}
        fill="var(--deco)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <circle r="22" fill="var(--deco-light)" stroke="var(--line)" strokeWidth="1.4" />
    </svg>
  );
}

/** A painted square, a leaf out of it into the sheet. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M10 62V26M26 10H62M14 56V26M26 14H56" stroke="var(--line)" />
      <path d="M4 4H26V26H4Z" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.3" />
      <path
        d={rosette(4, 4.6, 4.6)}
        transform="translate(15 15)"
        fill="var(--deco)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth=".9"
      />
      <use
        href="#orn-palmette"
        transform="translate(26 26)rotate(135)scale(.72)"
        fill="var(--deco)"
      />
    </svg>
  );
}

/** A curl with its leaf that grows up and to the right. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Line
        d="M0 0C12 2 22 -4 22 -14C22 -22 13 -24 10 -18C8 -13 14 -10 16 -14M20 -8C26 -6 30 -8 32 -12"
        of="line"
        width={1.5}
        round
      />
      <g fill="var(--deco)">
        <Copies
          of="palmette"
          at={[
            { x: 21, y: -18, turn: 14, scale: 0.56 },
            { x: 31, y: -11, turn: 52, scale: 0.44 },
          ]}
        />
      </g>
    </svg>
  );
}
