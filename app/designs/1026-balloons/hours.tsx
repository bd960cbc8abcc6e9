import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The programme as balloons on strings, each with its hour on it. */
export function BalloonsTimeline({ items }: HoursProps) {
  return (
    <Hours className="within hour-balloons" items={items}>
      {() => (
        <svg viewBox="-34 -38 68 112" aria-hidden="true">
          <Line d="M0 46C8 54 -8 60 0 68V74" of="ink" width={1.4} />
          <path d="M-2 40C-18 32 -33 16 -33 -4C-33 -24 -17 -37 0 -37S33 -24 33 -4C33 16 18 32 2 40L7 48H-7Z" />
          <path
            d="M-23 -16C-20 -23 -15 -28 -7 -30C-12 -25 -16 -21 -18 -15Z"
            fill="#fff"
            opacity=".5"
          />
        </svg>
      )}
    </Hours>
  );
}
