import { Copies } from "#app/designs/kit/repeats.tsx";
import { Bough } from "./bough.tsx";
import { fallen } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Between sections: a twig in flower, petals that fall, two apricots. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  const gap = [78, 40, 52][form] ?? 0;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      <path d={`M-128 0H${-gap}M${gap} 0H128`} stroke="var(--line)" strokeLinecap="round" />
      {form === 0 && (
        <Bough
          spine={[
            [-74, 3],
            [-38, -3],
            [0, 3],
            [38, -4],
            [74, 1],
          ]}
          width={3.6}
          plan="b L SL b B bL S L b"
          seed={22}
          size={0.56}
        />
      )}
      {form === 1 && (
        <g fill="var(--deco-glint)" stroke="var(--deco-deep)">
          {[
            [-27, 4, -100, 0.62],
            [-13, -5, -40, 0.86],
            [3, 4, 24, 1],
            [18, -4, 82, 0.74],
            [30, 5, 140, 0.54],
          ].map(([x, y, turn, size]) => (
            <path
              key={x}
              d={fallen}
              transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}
            />
          ))}
        </g>
      )}
      {form === 2 && (
        <>
          <Line
            d="M-46 -3L-24 -8L0 -12L20 -9L46 -4M-10 -10V-4M12 -10L13 -6"
            of="muted"
            width={1.5}
            round
          />
          <Copies
            of="leaf"
            at={[
              { x: 2, y: -12, turn: -14, scale: 0.62 },
              { x: -4, y: -12, turn: 194, scale: 0.62 },
              { x: 24, y: -8, turn: 46, scale: 0.5 },
              { x: -26, y: -8, turn: 134, scale: 0.5 },
            ]}
          />
          <use href="#orn-apricot" transform="translate(-10 -6)rotate(6)scale(.6)" />
          <use href="#orn-apricot" transform="translate(13 -7)rotate(-8)scale(.5)" />
        </>
      )}
    </svg>
  );
}
