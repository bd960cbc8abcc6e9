import { range } from "#app/designs/kit/geometry.ts";

const tassels = range(6, 62, 302);

/** A woven strap that hangs over the edge of a sheet, with its tassels. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      {tassels.map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 64 : 76})`} stroke="var(--line)">
          <path d={`M0 ${index % 2 ? -20 : -32}V8`} strokeWidth="3" />
          <path d="M-9 0H9V9H-9Z" fill="var(--deco)" strokeWidth="3" shapeRendering="crispEdges" />
          <path
            d={`M0 11V${index % 2 ? 40 : 58}`}
            stroke={index % 2 ? "var(--deco-deep)" : "var(--deco)"}
            strokeWidth="21"
            strokeDasharray="none"
          />
          <path d="M-10.5 16H10.5" strokeWidth="3" />
        </g>
      ))}
      <path d="M0 0H36V306H0Z" fill="url(#orn-border)" transform="translate(344 12)rotate(90)" />
      <use href="#orn-corner" transform="translate(26 30)scale(3)" />
      <use href="#orn-star" transform="translate(26 104)scale(2)" />
      <path d="M26 48V82" stroke="var(--line)" strokeWidth="3" />
    </svg>
  );
}
