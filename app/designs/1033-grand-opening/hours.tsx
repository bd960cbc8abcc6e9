import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** The programme as buttons of all kinds, sewn along one seam. */
export function ButtonsTimeline({ items }: HoursProps) {
  return (
    <Hours className="buttons" items={items}>
      {(_, index) => <Button kind={index} />}
    </Hours>
  );
}

const kinds = [
  { fill: "wax", edge: "wax-deep", thread: "deco-glint" },
  { fill: "line", edge: "deco-deep", thread: "wax" },
  { fill: "deco", edge: "deco-deep", thread: "line" },
  { fill: "deco-glint", edge: "line", thread: "wax" },
] as const;

/** @param kind every second one has two holes, the others have four. */
function Button({ kind }: { kind: number }) {
  const { fill, edge, thread } = kinds[kind % kinds.length] ?? kinds[0];
  const two = kind % 2 === 1;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <circle cx="1.5" cy="3" r="42" fill="var(--ink)" opacity=".18" />
      <circle r="41" fill={`var(--${fill})`} stroke={`var(--${edge})`} strokeWidth="3" />
      <circle r="31" fill="none" stroke={`var(--${edge})`} strokeWidth="2" opacity=".7" />
      <path
        d={two ? "M-9 0h.1M9 0h.1" : "M-9 -9h.1M9 -9h.1M-9 9h.1M9 9h.1"}
        stroke={`var(--${edge})`}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d={two ? "M-9 0H9" : "M-9 -9L9 9M9 -9L-9 9"}
        stroke={`var(--${thread})`}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
