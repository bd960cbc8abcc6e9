import type { ReactNode } from "react";
import { range, short } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A round hole, from its left. */
const hole = "a3.2 3.2 0 0 0 6.4 0a3.2 3.2 0 0 0-6.4 0";

/** A stamp of 120 × 150 with holes bitten out of its edges; one step repeated compresses best. */
const bites = [
  "M0 0H120V150H0Z",
  ...[0, 150].map((y) => `M1.8 ${y}${`${hole}m10 0`.repeat(12)}`),
  ...[0, 120].map((x) => `M${x - 3.2} 5${`${hole}m0 10`.repeat(15)}`),
].join("");

/** The size at which `text` in capitals is at most `wide` units long, up to `most`. */
function fitted(text: string, most: number, wide: number): number {
  return short(Math.min(most, wide / (0.86 * Math.max(1, text.length))));
}

function Stamp({
  ground,
  value,
  caption,
  children,
}: {
  ground: string;
  value: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <>
      <path d={bites} fill="var(--surface)" fillRule="evenodd" />
      <path d="M10 10H110V140H10Z" fill={`var(--${ground})`} />
      {children}
      <path d="M10 122H110V140H10Z" fill="var(--surface)" />
      <Line d="M10 10H110V140H10ZM10 122H110" of="ink" width={1.2} />
      <text
        x="60"
        y="135.5"
        textAnchor="middle"
        className="stamp-text"
        style={{ fontSize: fitted(caption, 10, 96) }}
      >
        {caption}
      </text>
      <text x="17" y="33" className="stamp-value">
        {value}
      </text>
    </>
  );
}

/** A dove that brings a letter; below it the town. */
export function DoveStamp(texts: { value: string; caption: string }) {
  return (
    <svg className="stamp" viewBox="0 0 120 150" aria-hidden="true">
      <Stamp ground="deco" {...texts}>
        <circle cx="88" cy="36" r="12" fill="var(--deco-light)" />
        <path d="M10 108Q34 90 60 104T110 96V122H10Z" fill="var(--deco-deep)" />
        <path
          d="M22 92C34 86 42 82 50 72C44 58 46 42 58 28C60 44 70 52 78 62C84 54 96 54 100 62L108 66L100 69C98 84 84 94 68 94C54 96 36 98 22 92Z"
          fill="var(--surface)"
        />
        <Line d="M50 72C58 80 70 78 78 62M56 58L64 72M54 46L70 66" of="deco" width={1.6} />
        <circle cx="93" cy="63" r="1.8" fill="var(--ink)" />
        <path
          d="M92 72L112 78L107 94L87 88Z"
          fill="var(--surface)"
          stroke="var(--accent)"
          strokeWidth="1.4"
        />
        <Line d="M92 72L98 84L112 78" of="accent" width={1.4} />
      </Stamp>
    </svg>
  );
}

/** A sprig of almond in flower. */
export function BlossomStamp(texts: { value: string; caption: string }) {
  const petals = range(5, 0, 4);
  return (
    <svg className="stamp" viewBox="0 0 120 150" aria-hidden="true">
      <Stamp ground="accent" {...texts}>
        <Line
          d="M24 122C40 100 46 78 70 58S100 34 104 20M52 88C62 90 76 88 88 78M66 62C60 52 58 46 60 36"
          of="deco-glint"
          width={3}
          round
        />
        <g fill="var(--deco-light)">
          <g id="stamp-flower" transform="translate(72 58)">
            {petals.map((step) => (
              <path
                key={step}
                d="M0 0C-12 -8 -10 -22 -3 -20L0 -17L3 -20C10 -22 12 -8 0 0Z"
                transform={`rotate(${step * 72})`}
                stroke="var(--accent)"
              />
            ))}
            <circle r="4" fill="var(--wax-deep)" />
          </g>
        </g>
        <g fill="var(--deco-light)">
          <use href="#stamp-flower" transform="translate(88 78)scale(.7)translate(-72 -58)" />
          <use href="#stamp-flower" transform="translate(60 34)scale(.62)translate(-72 -58)" />
          <use
            href="#stamp-flower"
            transform="translate(40 100)rotate(30)scale(.8)translate(-72 -58)"
          />
          <path d="M104 20q-8 -2 -8 -9q9 -1 8 9ZM30 112q-12 2 -14 -8q12 -2 14 8Z" />
        </g>
      </Stamp>
    </svg>
  );
}

/** A postmark: the town round the day, and the waves that cancel the stamps. 300 × 130. */
export function Postmark({ place, day, year }: { place: string; day: string; year: string }) {
  return (
    <svg className="postmark" viewBox="0 0 300 130" overflow="visible" aria-hidden="true">
      <path id="postmark-ring" d="M20 65a45 45 0 0 1 90 0" fill="none" />
      <g fill="none" stroke="var(--ink)" strokeWidth="2.4">
        <circle cx="65" cy="65" r="60" />
        <circle cx="65" cy="65" r="37" strokeWidth="1.4" />
        <path
          d={range(6, 15, 115)
            .map(
              (y) => `M${Math.abs(y - 65) > 48 ? 104 : 122} ${y}${"q11 -12 22 0t22 0".repeat(4)}`,
            )
            .join("")}
        />
      </g>
      <g fill="var(--ink)" textAnchor="middle">
        <text className="postmark-place" style={{ fontSize: fitted(place, 13, 132) }}>
          <textPath href="#postmark-ring" startOffset="50%">
            {place}
          </textPath>
        </text>
        <text x="65" y="70" className="postmark-day">
          {day}
        </text>
        <text x="65" y="118" className="postmark-place">
          {year}
        </text>
      </g>
    </svg>
  );
}

/** How digits are inked over the dots of a postal code's field, 20 × 40. */
const inked = [
  "h20v40h-20z",
  "m0 20l20-20v40",
  "h20v20l-20 20h20",
  "h20l-20 20h20l-20 20",
  "v20h20v-20v40",
  "m20 0h-20v20h20v20h-20",
  "m20 0l-20 20v20h20v-20h-20",
  "h20l-20 20v20",
  "h20v40h-20zv20h20",
  "m20 20h-20v-20h20v20l-20 20",
];

/** The day written as a postal code is, in the dotted fields at an envelope's foot. */
export function PostalCode({ digits }: { digits: string }) {
  const code = [...digits];
  return (
    <svg className="postal-code" viewBox={`-4 -17 ${code.length * 34 - 6} 61`} aria-hidden="true">
      <path d="M-2 -12H22M32 -12H56" stroke="var(--ink)" strokeWidth="7" />
      <g fill="none" strokeLinecap="round">
        <path
          d={`M0 0${"h20v40h-20zv20h20l-20 20m0 -20l20 -20m14 0".repeat(code.length)}`}
          stroke="var(--line)"
          strokeWidth="2"
          strokeDasharray="0 4"
        />
        <path
          d={code
            .map((digit, position) => `M${position * 34} 0${inked[Number(digit)] ?? ""}`)
            .join("")}
          stroke="var(--deco)"
          strokeWidth="4"
        />
      </g>
    </svg>
  );
}
