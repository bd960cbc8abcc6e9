import { useId } from "react";
import { polar, range, smooth } from "#app/designs/kit/geometry.ts";
import { Tiled } from "#app/designs/kit/repeats.tsx";
import { Peaks } from "#app/designs/families/ridge/peaks.tsx";
import { knoll, ripple } from "#app/designs/families/ridge/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/**
 * A shore around the middle of a square of 160.
 * @param share 0 is the lake's edge, 1 the frame's.
 */
function shore(share: number): string {
  const points = range(17, 0, (Math.PI * 2 * 16) / 17).map((angle) => {
    const square = 1 / (Math.abs(Math.cos(angle)) ** 6 + Math.abs(Math.sin(angle)) ** 6) ** (1 / 6);
    const bays =
      1 +
      share * 0.17 * Math.sin(angle * 3 + 0.6 + share) +
      share * 0.1 * Math.sin(angle * 5 + 2.2 - share * 2);
    return polar((43 + share * 42) * square * bays, angle, [80, 80]);
  });
  return smooth(points, true);
}

/** A lake in the hills, drawn as on a map; the letter lies in the lake. */
export function Initial() {
  const sheet = `orn-sheet${useId()}`;
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <clipPath id={sheet}>
        <path d="M3 3H157V157H3Z" />
      </clipPath>
      <path d="M3 3H157V157H3Z" fill="var(--deco)" />
      <g clipPath={`url(#${sheet})`} stroke="var(--deco-light)" strokeWidth=".9">
        {range(6, 1, 0.12).map((share) => (
          <path key={share} d={shore(share)} fill="var(--deco-deep)" fillOpacity=".13" />
        ))}
        <path d={shore(0)} fill="var(--ground)" stroke="var(--line)" strokeWidth="1.6" />
      </g>
      <Line d="M1 1H159V159H1Z" of="line" width={1.4} />
    </svg>
  );
}

/** A small height on the map, the shore round it. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d={knoll(26, 0, [31, 31])}
        fill="none"
        stroke="var(--line)"
        strokeDasharray="8 3.5"
        strokeLinecap="round"
      />
      <g fill="var(--deco)" fillOpacity=".17" stroke="var(--line)">
        <path d={knoll(22, 0.35, [30.5, 30.5])} />
        <path d={knoll(17, 0.7, [29, 29.5])} />
        <path d={knoll(11.5, 1, [27.5, 28])} />
        <path d={knoll(5.5, 1.3, [26, 26.5])} stroke="var(--accent)" />
      </g>
    </svg>
  );
}

/** The peaks over the edge of the sheet, and the water that carries them. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      <circle cx="176" cy="62" r="27" fill="var(--deco-light)" />
      <g transform="translate(214 112)">
        <Peaks width={252} height={94} lines={8} steps={28} veil={0.12} />
      </g>
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d="M8 112H344" strokeWidth="1.2" />
        <path d={ripple(206, 122, 11, 24, 5)} strokeWidth="1.2" />
        <path d={ripple(222, 132, 8, 24, 5)} strokeWidth="1.1" />
        <path d={ripple(196, 142, 7, 24, 5)} />
        <path d={ripple(216, 152, 4, 24, 5)} strokeWidth=".9" />
        <path d={ripple(204, 161, 2, 24, 5)} strokeWidth=".8" />
      </g>
    </svg>
  );
}

/** Range behind range, in rows. */
export function Field() {
  const inner = range(5, 0, 4);
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <Tiled width={120} height={96}>
        <defs>
          <path id="orn-peak" d={hill} />
          <g id="orn-range">
            <path d={`${hill}V110H-62Z`} />
            <use href="#orn-peak" fill="none" stroke="var(--ground)" strokeWidth="1.8" />
            {inner.map((line) => (
              <use
                key={line}
                href="#orn-peak"
                y={8 + line * 9}
                fill="none"
                stroke="var(--deco-glint)"
                strokeWidth=".9"
                opacity={0.8 - line * 0.13}
              />
            ))}
          </g>
        </defs>
        <use href="#orn-range" x="60" y="2" fill="var(--deco)" />
        <use href="#orn-range" x="0" y="50" fill="var(--deco-deep)" />
        <use href="#orn-range" x="120" y="50" fill="var(--deco-deep)" />
        <use href="#orn-range" x="60" y="98" fill="var(--deco)" />
      </Tiled>
    </svg>
  );
}

/** A mountain of the rows, 124 units wide: its foot at y = 0, its two peaks above. */
export const hill =
  "M-62 0C-52-2-46-10-40-20L-34-29L-28-22C-24-16-20-13-14-16C-6-21 0-34 5-43L11-50L18-45C26-34 36-10 62 0";
