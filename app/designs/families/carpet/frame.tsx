import { Line } from "#app/designs/kit/line.tsx";
/** How many steps the niche takes to its point. */
const steps = 10;
/** Its foot lies behind the border, so that the columns below it meet the border alone. */
const niche = `M40 206H58${"h12v-12".repeat(steps)}h4${"v12h12".repeat(steps)}H320`;

/** The niche of a prayer rug: stepped to its point, a dragon in each upper corner, a star for a lamp. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <path d={`${niche}V26H40Z`} fill="var(--deco-deep)" />
      <g fill="none" strokeLinejoin="miter">
        <path d={niche} stroke="var(--line)" strokeWidth="14" />
        <path d={niche} stroke="var(--ground)" strokeWidth="8" />
        <path d={niche} stroke="var(--deco)" strokeWidth="3" />
      </g>
      <path id="orn-post" d="M0 0H36V252H0Z" fill="url(#orn-border)" transform="translate(22 8)" />
      <use href="#orn-post" transform="matrix(-1 0 0 1 360 0)" />
      <path d="M0 -122H36V122H0Z" fill="url(#orn-border)" transform="translate(180 8)rotate(90)" />
      {[undefined, "matrix(-1 0 0 1 360 0)"].map((side) => (
        <g key={side ?? ""} transform={side}>
          <use href="#orn-corner" transform="translate(40 26)scale(3)" />
          <use href="#orn-dragon" transform="translate(64 50)scale(2.6)" />
        </g>
      ))}
      <path d="M180 96V112" stroke="var(--line)" strokeWidth="3" />
      <use href="#orn-star" transform="translate(180 134)scale(2)" />
    </svg>
  );
}

/** The border itself, on end. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <rect width="36" height="100%" fill="url(#orn-border)" />
    </svg>
  );
}

/** The border lying, and the fringe under it. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <path
        d="M3 46H357"
        stroke="var(--line)"
        strokeWidth="20"
        strokeDasharray="1.5 4.5"
        opacity=".8"
      />
      <path d="M0 -180H36V180H0Z" fill="url(#orn-border)" transform="translate(180 0)rotate(90)" />
      <path d="M0 38H360" stroke="var(--deco)" strokeWidth="4" strokeDasharray="9 3" />
    </svg>
  );
}

/** The border around a clear middle. */
export function Initial() {
  return (
    <svg className="initial" viewBox="-80 -80 160 160" aria-hidden="true">
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 -44H36V44H0Z" fill="url(#orn-border)" transform="translate(-80 0)" />
          <use href="#orn-corner" transform="translate(-62 -62)scale(3)" />
        </g>
      ))}
      <Line d="M-42 -42H42V42H-42Z" of="line" width={1.5} strokeDasharray="3 3" />
    </svg>
  );
}
