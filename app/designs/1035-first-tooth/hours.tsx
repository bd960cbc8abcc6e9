import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Of one colour in every palette, as skin is; teeth.css has it, too. */
const gum = "#eba59d";

/** The programme as a row of milk teeth under one gum, each with its hour on it. */
export function TeethTimeline({ items }: HoursProps) {
  return (
    <Hours className="within hour-teeth" items={items}>
      {() => (
        <svg viewBox="-46 -40 92 88" aria-hidden="true">
          <path
            d="M-33 -34C-38 -12 -42 6 -39 24C-35 44 -14 45 0 42C14 45 35 44 39 24C42 6 38 -12 33 -34Z"
            fill="var(--surface)"
            stroke="var(--line)"
            strokeWidth="2"
          />
          <path d="M-46 -40H46V-18C34 -18 30 -30 0 -30S-34 -18 -46 -18Z" fill={gum} />
          <Line d="M-29 24Q-28 34 -18 35" of="line" width={2.5} round />
        </svg>
      )}
    </Hours>
  );
}
