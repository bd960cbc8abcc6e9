import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** Pegs that hold a piece at both sides, and one that holds it in the middle. */
const two = "M-18 -8H-10V13H-18ZM10 -8H18V13H10Z";
const one = "M-4 -12H4V8H-4Z";

/** Small clothes that hang at the origin, and what is folded, hemmed or knitted on them. */
const clothes = [
  {
    // A bib.
    cut: "M-19 4Q0 26 19 4Q40 12 38 46Q34 78 0 80Q-34 78 -38 46Q-40 12 -19 4Z",
    hem: "M-31 46Q-28 71 0 73Q28 71 31 46",
    heart: [0, 50],
    pegs: two,
  },
  {
    // A sock.
    cut: "M-19 4H17V46Q18 57 32 62T42 80Q37 88 18 86Q-8 83 -17 64Q-20 53 -19 40Z",
    hem: "M-19 13H17M-19 20H17",
    heart: [-1, 44],
    pegs: two,
  },
  {
    // A bodysuit.
    cut: "M-22 4Q0 20 22 4L48 17L41 38L28 34V60Q28 68 14 75L8 84H-8L-14 75Q-28 68 -28 60V34L-41 38L-48 17Z",
    hem: "M-45 26L-38 30M45 26L38 30M-9 79H9",
    heart: [0, 44],
    pegs: two,
  },
  {
    // A cap.
    cut: "M-9 6a9 9 0 1 1 18 0a9 9 0 0 1 -4 7Q36 22 36 62V80H-36V62Q-36 22 -5 13A9 9 0 0 1 -9 6Z",
    hem: "M-36 64H36M-24 64V80M-12 64V80M0 64V80M12 64V80M24 64V80",
    heart: [0, 42],
    pegs: one,
  },
  {
    // Trousers.
    cut: "M-25 4H25L34 78H7L0 40L-7 78H-34Z",
    hem: "M-26 13H26M-32 70H-8M32 70H8",
    heart: [-14, 32],
    pegs: two,
  },
] as const;

/** The programme as small clothes pegged to a line, in two colours by turns, a heart on each. */
export function WashTimeline({ items }: HoursProps) {
  return (
    <Hours className="wash" items={items}>
      {(_, index) => <Pegged of={index} />}
    </Hours>
  );
}

function Pegged({ of }: { of: number }) {
  const { cut, hem, heart, pegs } = clothes[of % clothes.length] ?? clothes[0];
  const dye = of % 2 ? "wax" : "deco";
  return (
    <svg viewBox="-52 -16 104 108" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      <path d={cut} fill={`var(--${dye})`} stroke={`var(--${dye}-deep)`} strokeWidth="2" />
      <path d={hem} fill="none" stroke="#fff" strokeWidth="2.4" opacity=".8" />
      <path
        d="M0 11C-7 6 -12 1 -12 -4C-12 -10 -3 -12 0 -5C3 -12 12 -10 12 -4C12 1 7 6 0 11Z"
        fill="#fff"
        transform={`translate(${heart.join(" ")})`}
      />
      <path d={pegs} fill="var(--surface)" stroke="var(--accent)" strokeWidth="1.6" />
    </svg>
  );
}
