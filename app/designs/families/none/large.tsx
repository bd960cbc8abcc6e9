import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { byWeight, lozenge, opening } from "#app/designs/families/none/rules.ts";

/** A ring of one thick and one thin line, the lozenge on a hairline in it. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="none" stroke="var(--accent)">
        <circle r="118" strokeWidth="3.4" />
        <circle r="111" strokeWidth=".8" />
        <path d="M0 -111V-22M0 22V111" strokeWidth=".8" />
      </g>
      <path d={lozenge(16, 24)} fill="var(--accent)" />
    </svg>
  );
}

export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g fill="none" stroke="var(--accent)">
        <path d={opening(1.7)} strokeWidth="3.4" />
        <path d={opening(8)} strokeWidth=".8" />
        <path d={opening(35.6)} strokeWidth=".8" />
      </g>
      <path d={lozenge(7, 11)} transform="translate(180 54)" fill="var(--accent)" />
    </svg>
  );
}

/** The arch's three lines, upright. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Uprights
        colour="accent"
        lines={[
          [1.7, 3.4],
          [8, 0.8],
          [35.6, 0.8],
        ]}
      />
    </svg>
  );
}

export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g stroke="var(--accent)">
        <path d="M8 1.7H352" strokeWidth="3.4" />
        <path d="M8 8H352" strokeWidth=".8" />
      </g>
    </svg>
  );
}

/** A printer's rules in order of their weight, from a hairline down to black. */
export function Scene() {
  return (
    <SceneSvg>
      <g fill="var(--accent)">
        {byWeight(15, 50).map(({ top, weight }) => (
          <rect key={top} y={top} width="390" height={weight} />
        ))}
      </g>
    </SceneSvg>
  );
}

/** Rules that cross near the corner and run on into the page. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <g stroke="var(--accent)">
        <path d="M0 26H196M26 0V216" strokeWidth="3.4" />
        <path d="M0 33H240M33 0V260M0 60H132M60 0V150" strokeWidth=".8" />
      </g>
      <path d={lozenge(13, 20)} transform="translate(60 60)" fill="var(--accent)" />
    </svg>
  );
}

/** A square within a square: thick and thin without, a hairline round the letter. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <g fill="none" stroke="var(--accent)">
        <path d="M14 14H146V146H14Z" strokeWidth="3.4" />
        <path d="M21 21H139V139H21Z" strokeWidth=".8" />
      </g>
    </svg>
  );
}

/** Quilted black: hairlines at a slant, a point where they meet. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--deco-deep)" />
      <Tiled width={44} height={64}>
        <path d="M0 0L44 64M44 0L0 64" stroke="var(--line)" strokeWidth=".7" />
        <path d={lozenge(6, 9)} transform="translate(22 32)" fill="var(--deco-light)" />
        <path
          d="M0 4.5L3 0L0 -4.5ZM44 4.5L41 0L44 -4.5ZM0 59.5L3 64L0 68.5ZM44 59.5L41 64L44 68.5Z"
          fill="var(--deco-light)"
        />
      </Tiled>
    </svg>
  );
}
