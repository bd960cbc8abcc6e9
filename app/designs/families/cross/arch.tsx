import { Mirrored, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { gridPlait, type Edge } from "#app/designs/families/cross/plait.ts";
import { Strands } from "#app/designs/families/cross/strands.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Bands are four units of the plait wide, and so are the columns. */
const unit = 9;

/** Half of the head: the cornice to its middle, and one upright. Open in the middle and at the foot. */
function edgeOfHead(column: number, row: number): Edge {
  if (row === 28 || column === 18) return "open";
  if (column === 0 || (column === 4 && row > 4)) return "along";
  return row === 0 || (row === 4 && column > 4) ? "across" : null;
}

/** A cross-stone's frame with a round vault cut into it. */
export function Arch() {
  const half = gridPlait([18, 28], unit, edgeOfHead, (column, row) => column <= 4 || row <= 4);
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <path d="M22 260V8H338V260H302V44H58V260Z" fill="var(--deco-deep)" />
      {/* Inside the edges by half their breadth, as the column's lines are. */}
      <Line d="M22.8 260V8.8H337.2V260M302.8 260V43.2H57.2V260" of="line" width={1.6} />
      <g stroke="var(--line)" strokeWidth="1.6">
        <path d="M58 190V44H302V190A122 122 0 0 0 58 190Z" fill="var(--deco)" />
        <path d="M58 158.5A126 126 0 0 1 302 158.5" fill="none" strokeWidth=".9" />
      </g>
      <g transform="translate(180 0)">
        <Mirrored id="half">
          <g transform="translate(-158 8)">
            <Strands id="head" plait={half} width={5.6} />
          </g>
          <circle cx="-92" cy="76" r="19" fill="var(--deco-deep)" stroke="var(--line)" />
          <use href="#orn-rosette" transform="translate(-92 76)scale(.46)" />
        </Mirrored>
      </g>
      <circle
        cx="180"
        cy="34"
        r="32"
        fill="var(--deco-deep)"
        stroke="var(--line)"
        strokeWidth="1.8"
      />
      <circle cx="180" cy="34" r="28.5" fill="none" stroke="var(--line)" />
      <use href="#orn-cross" transform="translate(180 31)scale(.34)" fill="var(--deco-glint)" />
    </svg>
  );
}

/** A plait as wide as the shaft. */
export function Column() {
  const period = gridPlait([4, 8], unit, (column, row) =>
    row === 0 || row === 8 ? "open" : column === 0 || column === 4 ? "along" : null,
  );
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={18}>
        <rect width="36" height="18" fill="var(--deco-deep)" />
        <g transform="translate(0 -36)">
          <Strands id="shaft" plait={period} width={5.6} />
        </g>
      </Tiled>
      <Uprights
        lines={[
          [0.8, 1.6],
          [35.2, 1.6],
        ]}
      />
    </svg>
  );
}

/** Three steps. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g stroke="var(--line)" strokeWidth="1.5">
        <path d="M14 1H66V14H14ZM294 1H346V14H294Z" fill="var(--deco)" />
        <path d="M8 14H352V30H8Z" fill="var(--deco-deep)" />
        <path d="M1 30H359V44H1Z" fill="var(--deco)" />
        <path d="M8 50H352" />
      </g>
      <path
        d="M20 22H340.5"
        stroke="var(--line)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 16"
      />
    </svg>
  );
}
