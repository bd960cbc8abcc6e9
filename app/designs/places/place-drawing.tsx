import { buildings } from "#app/designs/places/buildings.ts";
import { churches } from "#app/designs/places/churches.ts";
import { houses } from "#app/designs/places/houses.ts";
import type { Part } from "#app/designs/places/masonry.ts";
import type { PlaceName } from "#app/designs/places/place-names.ts";

const drawings: Record<PlaceName, readonly Part[]> = {
  ...churches,
  ...buildings,
  ...houses,
};

/**
 * The façade of a place in lines of the palette. What stands in front hides what is behind it, by
 * the ground's colour.
 */
export function PlaceDrawing({ place }: { place: PlaceName }) {
  return (
    <svg
      viewBox="0 0 320 190"
      aria-hidden="true"
      fill="none"
      stroke="var(--line)"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {pathsOf(drawings[place]).map(({ d, hides }, index) => (
        <path key={index} d={d} fill={hides ? "var(--ground)" : undefined} />
      ))}
    </svg>
  );
}

/** Lines that follow each other are one path. */
function pathsOf(parts: readonly Part[]): { d: string; hides: boolean }[] {
  const paths: { d: string; hides: boolean }[] = [];
  for (const part of parts) {
    const last = paths.at(-1);
    if ("mass" in part) paths.push({ d: part.mass, hides: true });
    else if (last && !last.hides) last.d += part.line;
    else paths.push({ d: part.line, hides: false });
  }
  return paths;
}
