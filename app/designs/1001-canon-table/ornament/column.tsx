import { Copies } from "#app/designs/kit/copies.tsx";
import { Mirrored } from "#app/designs/kit/symmetry.tsx";
import { Tiled, Uprights } from "#app/designs/kit/tiled.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** A shaft of two twisted bands. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={52}>
        {[-52, 0, 52].map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <path d="M4 26C12 24 24 4 32 0V18C24 22 12 42 4 44Z" fill="var(--deco)" />
            <path d="M4 52C12 50 24 30 32 26V44C24 48 12 68 4 70Z" fill="var(--deco-deep)" />
            <Line d="M4 22C12 20 24 0 32 -4M4 48C12 46 24 26 32 22" of="line" width={1.4} />
            <Line
              d="M8 33.5C14 29 22 17 28 12.5M8 59.5C14 55 22 43 28 38.5"
              of="deco-glint"
              width={2.4}
              round
              strokeDasharray="0 5.4"
            />
          </g>
        ))}
      </Tiled>
      <Uprights
        lines={[
          [4, 1.6],
          [32, 1.6],
        ]}
      />
    </svg>
  );
}

/** The feet of the columns on a plaited step. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g stroke="var(--line)" strokeLinejoin="round">
        <Mirrored at={180}>
          <path d="M25 0H55V4H25ZM12 20H68V26H12Z" fill="var(--line)" />
          <path d="M27 4H53C53 12 60 12 62 20H18C20 12 27 12 27 4Z" fill="var(--deco)" />
          <g fill="var(--deco-glint)" stroke="none">
            <Copies
              of="palmette"
              at={[
                { x: 30, y: 19, turn: -12, scale: 0.36 },
                { x: 40, y: 19, scale: 0.44 },
                { x: 50, y: 19, turn: 12, scale: 0.36 },
              ]}
            />
          </g>
        </Mirrored>
        <path d="M6 26H354V44H6Z" fill="var(--deco-deep)" strokeWidth="1.4" />
        <path d="M0 48H360M12 52.5H348" fill="none" />
      </g>
      <rect width="336" height="14" fill="url(#orn-plait)" transform="translate(12 28)" />
    </svg>
  );
}
