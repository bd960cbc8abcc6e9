import { Line } from "#app/designs/kit/line.tsx";
/**
 * A dove in flight to the left, some 150 wide around the origin.
 * @param sprig whether it has a sprig of olive in its beak, drawn with that ornament's leaves.
 */
export function Dove({ sprig = true }: { sprig?: boolean }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <g fill="var(--surface)" stroke="var(--muted)" strokeWidth="1.6">
        {/* The far wing. */}
        <path d="M-14 0C-34 -14 -48 -36 -46 -70C-39 -64 -33 -63 -28 -66C-27 -56 -22 -53 -15 -55C-14 -45 -9 -40 -2 -41C-2 -28 2 -16 12 -8Z" />
        {/* Tail and body. */}
        <path d="M-52 -6C-51 -17 -39 -20 -31 -13C-22 -6 -8 -8 6 -10C24 -12 40 -8 56 2L78 -6L76 3L88 4L78 11L84 18L66 18C44 30 10 32 -12 22C-26 16 -36 9 -43 4C-49 3 -52 -1 -52 -6Z" />
        {/* The near wing. */}
        <path d="M-20 4C-24 -22 -12 -54 22 -84C21 -73 24 -68 31 -69C29 -59 32 -54 41 -55C37 -45 40 -40 49 -40C42 -30 44 -24 53 -22C40 -6 18 6 -4 10C-12 11 -18 9 -20 4Z" />
      </g>
      <g fill="none" stroke="var(--line)" strokeWidth="1.3">
        <path d="M-8 0C-8 -22 2 -46 24 -68M0 1C4 -18 14 -38 33 -54M9 0C15 -14 25 -28 41 -40M18 -3C25 -11 33 -18 45 -24M-13 4C-2 8 14 4 26 -4" />
        <path d="M-24 -14C-32 -28 -38 -44 -38 -58M-16 -12C-24 -24 -28 -38 -28 -52M-8 -14C-14 -22 -16 -32 -15 -44M56 4L76 4M54 9L74 12" />
      </g>
      <path d="M-52 -7L-62 -3L-51 0Z" fill="var(--wax)" />
      <circle cx="-42" cy="-9" r="2" fill="var(--ink)" />
      {sprig && (
        <g transform="translate(-59 -1)">
          <Line d="M0 0C-8 4 -14 12 -16 26" of="muted" width={1.6} />
          <use href="#orn-olive-pale" transform="translate(-8 5)rotate(-172)scale(.5)" />
          <use href="#orn-olive-leaf" transform="translate(-10 8)rotate(44)scale(.46)" />
          <use href="#orn-olive-leaf" transform="translate(-14 16)rotate(158)scale(.5)" />
          <use href="#orn-olive-pale" transform="translate(-16 22)rotate(66)scale(.46)" />
          <use href="#orn-olive-leaf" transform="translate(-16 25)rotate(106)scale(.48)" />
        </g>
      )}
    </g>
  );
}
