import { Copies, type Placement } from "#app/designs/kit/copies.tsx";
import { Tiled } from "#app/designs/kit/tiled.tsx";

/** The net: double threads that pass over and under, a loop about each crossing, a figure in each eye. */
export function Field() {
  const crossings = [
    [36, 36],
    [0, 0],
    [72, 0],
    [0, 72],
    [72, 72],
  ] as const;
  const eyes = [
    [36, 0],
    [36, 72],
  ] as const;
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <Tiled width={72} height={72}>
        <rect width="72" height="72" fill="var(--deco-deep)" />
        <g fill="none">
          <path d="M0 0L72 72M72 0L0 72" stroke="var(--deco-glint)" strokeWidth="6.4" />
          <path d="M0 0L72 72M72 0L0 72" stroke="var(--deco-deep)" strokeWidth="3.4" />
          {crossings.map(([x, y], index) => (
            <g
              key={`${x} ${y}`}
              transform={`translate(${x} ${y})${index === 0 ? "" : "rotate(90)"}`}
            >
              {index === 0 ? (
                <g id="orn-crossing">
                  <path d="M-7 -7L7 7" stroke="var(--deco-deep)" strokeWidth="9.6" />
                  <path d="M-9 -9L9 9" stroke="var(--deco-glint)" strokeWidth="6.4" />
                  <path d="M-10 -10L10 10" stroke="var(--deco-deep)" strokeWidth="3.4" />
                  <path
                    d="M-11 4.5V11H-4.5M4.5 -11H11V-4.5M-11 -4.5V-11H-4.5M4.5 11H11V4.5"
                    stroke="var(--line)"
                    strokeWidth="2.4"
                  />
                </g>
              ) : (
                <use href="#orn-crossing" />
              )}
            </g>
          ))}
        </g>
        <Copies of="lozenge" at={eyes.map(([x, y]): Placement => ({ x, y, scale: 0.86 }))} />
        <Copies
          of="star"
          at={[
            { x: 0, y: 36, scale: 0.3 },
            { x: 72, y: 36, scale: 0.3 },
          ]}
        />
      </Tiled>
    </svg>
  );
}
