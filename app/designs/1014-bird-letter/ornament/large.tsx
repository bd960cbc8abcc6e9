import { polar, range } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement, Tiled } from "#app/designs/kit/repeats.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { fountain, water } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

const cypress = "M0 0C-15 -14 -21 -62 0 -142C21 -62 15 -14 0 0Z";

/** Two peacocks come to the fountain of life in a garden of cypresses. */
export function Scene() {
  return (
    <SceneSvg>
      {[
        [34, 236, 1.1],
        [80, 230, 0.82],
        [310, 230, 0.82],
        [356, 236, 1.1],
      ].map(([x = 0, y = 0, scale = 1]) => (
        <g
          key={x}
          transform={`translate(${x} ${y})scale(${scale})`}
          stroke="var(--line)"
          strokeWidth="1.3"
        >
          <path d={cypress} fill="var(--deco-light)" />
          <Line
            d="M0 0V-120M0 -20Q-9 -30 -10 -46M0 -44Q-9 -54 -9 -72M0 -70Q-7 -80 -7 -94M0 -20Q9 -30 10 -46M0 -44Q9 -54 9 -72M0 -70Q7 -80 7 -94"
            of="deco-glint"
            width={1}
          />
        </g>
      ))}
      <path d="M0 226C70 206 130 224 195 222S320 206 390 226V320H0Z" fill="var(--deco-deep)" />
      <g transform="translate(195 228)scale(1.35)" stroke="var(--line)" strokeLinejoin="round">
        <path d={water} fill="none" strokeWidth="1.5" strokeLinecap="round" />
        <path d={fountain} fill="var(--deco-glint)" strokeWidth="1.6" />
      </g>
      <use href="#orn-peacock" transform="translate(118 184)" />
      <use href="#orn-peacock" transform="translate(272 184)scale(-1 1)" />
      <use href="#orn-dove" transform="translate(118 58)rotate(-8)scale(.62)" />
      <use href="#orn-dove" transform="translate(272 58)rotate(8)scale(-.62 .62)" />
      <path d="M0 268C80 240 150 262 195 262S310 240 390 268V320H0Z" fill="var(--deco)" />
      <Line
        d="M0 276C80 248 150 270 195 270S310 248 390 276M0 288C80 260 150 282 195 282S310 260 390 288M0 300C80 272 150 294 195 294S310 272 390 300"
        of="deco-light"
        width={2.6}
        strokeDasharray="0 9"
        round
      />
    </SceneSvg>
  );
}

/** Plumes of a peacock's wheel: angle in degrees from the upper edge, length in units. */
const wheel: [angle: number, length: number][] = [
  [7, 188],
  [24, 226],
  [42, 252],
  [60, 248],
  [78, 218],
  [15, 138],
  [33, 160],
  [51, 172],
  [69, 154],
  [87, 132],
];

/** A peacock's wheel, opened out of the corner. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <Copies
        of="plume"
        at={wheel.map(([angle, length]): Placement => {
          const [x, y] = polar(length - 104, (angle * Math.PI) / 180);
          return { x, y, turn: angle + 90, scale: 1.04 };
        })}
      />
      <path
        d={wheel
          .map(([angle, length]) => {
            const [x, y] = polar(length - 100, (angle * Math.PI) / 180);
            return `M0 0L${Math.round(x)} ${Math.round(y)}`;
          })
          .join("")}
        stroke="var(--line)"
        strokeWidth="1.3"
      />
      <g fill="var(--deco)" stroke="var(--line)" strokeWidth="1.4">
        {[58, 44, 30].map((radius, ring) => (
          <path
            key={radius}
            d={scallops(radius, 6 - ring)}
            fill={ring % 2 === 0 ? "var(--deco)" : "var(--deco-deep)"}
          />
        ))}
        <circle r="15" fill="var(--deco-light)" />
      </g>
    </svg>
  );
}

/** A quarter of a disc whose rim is `count` scales. */
function scallops(radius: number, count: number): string {
  const rim = range(count + 1, 0, Math.PI / 2).map((angle) => polar(radius, angle));
  const reach = ((radius * Math.PI) / 4 / count) * 1.02;
  return `M0 0L${rim
    .map(([x, y], index) =>
      index === 0
        ? `${Math.round(x)} ${Math.round(y)}`
        : `A${Math.round(reach)} ${Math.round(reach)} 0 0 1 ${Math.round(x)} ${Math.round(y)}`,
    )
    .join("")}Z`;
}

/** Roundels of pearls with a peacock in each, as on the silks of Ani. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--deco-deep)" />
      <Tiled width={208} height={104}>
        <path
          d={[0, 104, 208]
            .flatMap((x) => [0, 104].map((y) => `M${x} ${y - 13}l9 13-9 13-9-13z`))
            .join("")}
          fill="var(--deco-light)"
        />
        {[52, 156].map((x) => (
          <g key={x} transform={`translate(${x} 52)${x > 100 ? "scale(-1 1)" : ""}`}>
            <circle r="49" fill="var(--deco)" stroke="var(--line)" strokeWidth="1.4" />
            <circle
              r="43.5"
              fill="none"
              stroke="var(--deco-glint)"
              strokeWidth="4.8"
              strokeDasharray="0 8.541"
              strokeLinecap="round"
            />
            <circle r="38" fill="var(--ground)" stroke="var(--line)" strokeWidth="1.4" />
            <use href="#orn-peacock" transform="translate(15 8)scale(.4)" />
          </g>
        ))}
      </Tiled>
    </svg>
  );
}
