import type { OrnamentPart } from "#app/designs/contract.ts";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import {
  Arch,
  Base,
  Column,
  Field,
  Initial,
  Roundel,
  Scene,
  Spray,
} from "#app/designs/families/none/large.tsx";
import { lozenge, swelled } from "#app/designs/families/none/rules.ts";

/** The drawings share no shapes. */
function Shapes() {
  return null;
}

/** Between sections: a swelled rule, a double one, three points. */
function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && <path d={swelled(220, 4.6)} fill="var(--accent)" />}
      {form === 1 && (
        <g stroke="var(--accent)">
          <path d="M-44 -2H44" strokeWidth="3" />
          <path d="M-44 3.5H44" strokeWidth=".8" />
        </g>
      )}
      {form === 2 &&
        [-26, 0, 26].map((x) => (
          <path key={x} d={lozenge(6, 9)} transform={`translate(${x} 0)`} fill="var(--accent)" />
        ))}
    </svg>
  );
}

/** A swelled rule in place of a bough. */
function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      <path d={swelled(216, 5)} transform="translate(196 76)" fill="var(--accent)" />
    </svg>
  );
}

function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" stroke="var(--accent)">
        <path d="M4 44V4H44" strokeWidth="2.6" />
        <path d="M9.4 62V9.4H62" strokeWidth=".8" />
      </g>
    </svg>
  );
}

/** A small lozenge. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <path d={lozenge(40, 60)} fill="var(--accent)" />
    </svg>
  );
}

/** A full point. */
function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <circle r="50" fill="var(--deco)" />
    </svg>
  );
}

/** A hairline with a point at its end. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <path d="M0 0L22 -14" stroke="var(--accent)" strokeWidth=".9" />
      <circle cx="23.5" cy="-15" r="2.2" fill="var(--accent)" />
    </svg>
  );
}

function Seal() {
  return (
    <Wax seed={47}>
      <Relief>
        <circle r="33" fill="none" strokeWidth="1.6" />
      </Relief>
      <Relief>
        <path d={lozenge(22, 34)} strokeWidth="1" />
      </Relief>
    </Wax>
  );
}

/** A net of slanted hairlines with a point at each crossing. */
function tile(line: string, fill: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='44' height='64'>` +
    `<path d='M0 0L44 64M44 0L0 64' stroke='${line}' stroke-width='.7'/>` +
    `<path d='M22 27L25 32L22 37L19 32Z' fill='${fill}' stroke='${line}' stroke-width='.8'/></svg>`
  );
}

/** No ornament: hairlines, swelled rules and points, as a printer sets them. */
export const ornament: OrnamentPart = {
  Shapes,
  Roundel,
  Divider,
  Branch,
  Corner,
  Emblem,
  Bullet,
  Sprig,
  Seal,
  Arch,
  Column,
  Base,
  Scene,
  Spray,
  Initial,
  Field,
  sample: lozenge(16, 20),
  tile,
};
