import { Mirrored } from "#app/designs/kit/symmetry.tsx";
/** Between sections: two dragons and a star, strewn buds, or the running edge of a border. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <use href="#orn-star" transform="scale(2)" />
          <Mirrored>
            <use href="#orn-dragon" transform="translate(32 -19)scale(1.5)" />
            <path d="M72 1H126" stroke="var(--line)" strokeWidth="2" strokeDasharray="6 2 2 2" />
          </Mirrored>
        </>
      )}
      {form === 1 && (
        <>
          <path d="M-126 0H126" stroke="var(--line)" strokeWidth="2" strokeDasharray="2 4" />
          {[-64, -32, 0, 32, 64].map((x) => (
            <use
              key={x}
              href="#orn-bud"
              transform={`translate(${x} 0)scale(${x === 0 ? 4 : Math.abs(x) < 40 ? 3 : 2})`}
            />
          ))}
        </>
      )}
      {form === 2 && (
        <g fill="none" strokeWidth="3" shapeRendering="crispEdges">
          <path d={`M-126 6${"v-12h12v6h-6v6h12".repeat(14)}`} stroke="var(--line)" />
          <path d="M-126 12H126M-126 -12H126" stroke="var(--deco)" strokeDasharray="9 3" />
        </g>
      )}
    </svg>
  );
}
