import { short } from "#app/designs/kit/geometry.ts";
import { stain, twist, type Course } from "#app/designs/families/silk/lines.ts";

/** A red and white cord, as it is tied at a baptism: each strand passes over and under in turn. */
export function Cord({
  id,
  course,
  from = 0,
  to,
}: {
  id: string;
  course: Course;
  from?: number;
  to: number;
}) {
  const { first, second, over } = twist(course, from, to);
  const strands = [
    { part: "white", d: second, colour: "var(--deco-glint)" },
    { part: "red", d: first, colour: "var(--deco)" },
    { part: "over", d: over, colour: "var(--deco-glint)" },
  ];
  return (
    <g id={`orn-${id}`} fill="none" stroke="var(--line)" strokeWidth="5.4">
      {strands.map(({ part, d, colour }) => (
        <g key={part}>
          <path id={`orn-${id}-${part}`} d={d} />
          <use href={`#orn-${id}-${part}`} stroke={colour} strokeWidth="3.8" />
        </g>
      ))}
    </g>
  );
}

/** A line drawn with a broad nib held aslant: full where it goes down, thin where it climbs. */
export function Pen({ d, id, nib = 0.9 }: { d: string; id: string; nib?: number }) {
  return (
    <g
      fill="none"
      stroke="var(--deco)"
      strokeWidth={nib}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path id={`orn-${id}`} d={d} />
      {[-1.1, -0.55, 0.55, 1.1].map((step) => (
        <use
          key={step}
          href={`#orn-${id}`}
          x={short(step * nib * 0.8)}
          y={short(step * nib * 0.6)}
        />
      ))}
    </g>
  );
}

type Stain = { seed: number; x: number; y: number; width: number; height: number; colour?: string };

/** Water-colour in thin coats: where they lie over each other the colour deepens. */
export function Wash({ stains, opacity = 0.2 }: { stains: readonly Stain[]; opacity?: number }) {
  return (
    <g fillOpacity={short(opacity * 7) / 10} strokeOpacity={opacity} strokeWidth=".7">
      {stains.map(({ seed, x, y, width, height, colour = "deco-light" }) => {
        const id = `orn-wash-${seed}-${width}`;
        return (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            fill={`var(--${colour})`}
            stroke={`var(--${colour})`}
          >
            <path id={id} d={stain(seed, width, height)} />
            <use href={`#${id}`} transform="rotate(38)scale(.9)" />
            <use href={`#${id}`} transform="rotate(-24)scale(.74)" />
          </g>
        );
      })}
    </g>
  );
}
