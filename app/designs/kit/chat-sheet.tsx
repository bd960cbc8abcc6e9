import type { Room } from "#app/designs/contract.ts";
import { whole } from "#app/designs/kit/chat-areas.ts";

/** A sheet in front of the wall. */
export function Sheet({ room }: { room: Room }) {
  const { x, y, width: wide, height: high } = room;
  return (
    <>
      <rect {...whole} fill="var(--field)" />
      <rect {...whole} fill="url(#wall)" />
      <rect x={x - 9} y={y - 9} width={wide + 18} height={high + 18} fill="var(--line)" />
      <rect x={x - 8} y={y - 8} width={wide + 16} height={high + 16} fill="var(--field)" />
      <rect x={x} y={y} width={wide} height={high} fill="var(--ground)" />
      <rect
        x={x}
        y={y}
        width={wide}
        height={high}
        fill="none"
        stroke="var(--line)"
        strokeWidth="2"
      />
    </>
  );
}
