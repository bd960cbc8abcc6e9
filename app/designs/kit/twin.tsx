import type { ReactNode } from "react";

/** Width and height of a drawing in its own units. */
type Size = readonly [width: number, height: number];

/**
 * A drawing within a drawing that copies can refer to.
 * @param id of the group, unique on the page.
 * @param size without it a copy would take the size of the drawing around it.
 */
export function Original({
  id,
  size: [width, height],
  children,
}: {
  id: string;
  size: Size;
  children: ReactNode;
}) {
  return (
    <g id={id}>
      <svg width={width} height={height} overflow="visible">
        {children}
      </svg>
    </g>
  );
}

/**
 * A second copy of a drawing, which covers of wide screens show on the other side; hidden on phones
 * (invitation-page.css).
 */
export function Twin({ of, size: [width, height] }: { of: string; size: Size }) {
  return (
    <svg className="twin" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}
