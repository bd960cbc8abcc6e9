import type { OrnamentPart } from "#app/designs/contract.ts";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { Arch, Base, Column } from "#app/designs/families/ridge/arch.tsx";
import { Branch, Corner, Field, hill, Initial } from "#app/designs/families/ridge/frames.tsx";
import { pebble, ripple, contour } from "#app/designs/families/ridge/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";
import { Peaks } from "#app/designs/families/ridge/peaks.tsx";
import { useId } from "react";
import { range } from "#app/designs/kit/geometry.ts";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";

/** The peaks under the sun. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-peaks" />
    </svg>
  );
}

/** The sun itself, low over a ridge. */
function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <circle r="50" fill="var(--deco)" />
      <path
        d="M-41 29C-32 27-28 20-22 22S-10 32-2 28C8 22 12 16 18 19C26 24 32 29 41 29A50 50 0 0 1-41 29Z"
        fill="var(--deco-deep)"
      />
      <circle r="50" fill="none" stroke="var(--line)" strokeWidth="2.4" />
      <Line d="M-46-33A57 57 0 0 1 46-33M-38-52A65 65 0 0 1 38-52" of="line" width={1.6} round />
    </svg>
  );
}

/** Ripples that run out to the right. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Line
        d="M0-1q4.5-5 9 0t9 0t9 0M9-9q4.5-5 9 0t9 0t9 0M22-17q4.5-5 9 0t9 0"
        of="line"
        width={1.4}
        round
      />
    </svg>
  );
}

function Seal() {
  return (
    <Wax seed={31}>
      <Relief>
        <circle cx="-9" cy="-17" r="12" strokeWidth="1" />
      </Relief>
      <Relief>
        <path d={`${hill}Z`} transform="translate(0 11)scale(.62)" strokeWidth="2" />
      </Relief>
      <Relief>
        <g fill="none" strokeLinecap="round" strokeWidth="1.8">
          <path d={ripple(0, 19, 4, 15, 4)} />
          <path d={ripple(0, 28, 2, 15, 4)} />
        </g>
      </Relief>
    </Wax>
  );
}

/** Between sections: water, the peaks on the horizon, the sun going down. */
function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <g fill="none" stroke="var(--line)" strokeLinecap="round">
          <path d={ripple(0, -7, 4, 22, 5)} strokeWidth=".9" />
          <path d={ripple(0, 0, 10, 22, 5)} strokeWidth="1.3" />
          <path d={ripple(0, 7, 5, 22, 5)} strokeWidth=".9" />
        </g>
      )}
      {form === 1 && (
        <>
          <path d="M-128 14H128" stroke="var(--line)" strokeLinecap="round" />
          <g transform="translate(0 14)">
            <Peaks width={96} height={33} lines={5} steps={24} veil={0.16} />
          </g>
        </>
      )}
      {form === 2 && (
        <>
          <path d="M-20 4A20 20 0 0 1 20 4Z" fill="var(--deco-light)" />
          <g fill="none" stroke="var(--line)" strokeLinecap="round">
            <path d="M-128 4H128" />
            <path d={ripple(0, 10, 4, 16, 4)} />
            <path d={ripple(0, 16, 2, 16, 4)} strokeWidth=".9" />
          </g>
        </>
      )}
    </svg>
  );
}

/** The peaks over their reflection, in a ring. */
function Roundel() {
  const lens = `orn-lens${useId()}`;
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <clipPath id={lens}>
        <circle r="112" />
      </clipPath>
      <g className="roundel-core">
        <circle
          r="127"
          fill="none"
          stroke="var(--line)"
          strokeWidth="9"
          strokeDasharray="1 8.975"
        />
      </g>
      <g clipPath={`url(#${lens})`}>
        <circle cx="-22" cy="-32" r="36" fill="var(--deco-light)" />
        <g transform="translate(-6 36)">
          <Peaks width={264} height={116} lines={12} steps={33} veil={0.09} />
        </g>
        <path d="M-112 36H112V112H-112Z" fill="var(--deco)" />
        <g fill="none" stroke="var(--deco-light)" strokeLinecap="round">
          {range(6, 0, 5).map((row) => (
            <path
              key={row}
              d={ripple(row % 2 ? 8 : -24, 46 + row * 10, 7 - row, 22, 4)}
              strokeWidth="1.1"
            />
          ))}
        </g>
      </g>
      <g fill="none" stroke="var(--line)">
        <circle r="112" strokeWidth="1.6" />
        <circle r="117" strokeWidth=".8" />
        <circle r="136" strokeWidth=".8" />
      </g>
    </svg>
  );
}

/** Rows of the plain, from where they meet behind the mountain's foot to the drawing's lower edge. */
const furrows = range(19, -9, 9)
  .map((row) => `M${195 + row * 40} 252L${195 + row * 130} 320`)
  .join("");

/** Highest where the mountain's foot runs out, which they hide. */
const foothills =
  "M-900 220C-700 226 -560 212 -420 214S-220 204 -110 198S-16 190 30 204S110 230 160 228S220 216 262 222S320 212 364 202S430 190 500 196S640 212 760 216S1080 210 1290 222V270H-900Z";

/** The sun between the two peaks; they rise out of their foothills, and those out of the plain. */
function Scene() {
  return (
    <SceneSvg broad>
      <path
        d="M-900 240V214C-760 196 -640 206 -520 190S-300 206 -170 186S60 168 195 176S420 164 560 184S760 172 900 194S1180 190 1290 208V240Z"
        fill="var(--deco)"
        fillOpacity=".1"
      />
      <circle cx="169" cy="104" r="60" fill="var(--deco-light)" />
      <g transform="translate(176 240)">
        <Peaks width={624} height={196} lines={12} steps={52} veil={0.1} />
      </g>
      <path d={foothills} fill="var(--ground)" />
      <path d={foothills} fill="var(--deco-light)" fillOpacity=".6" />
      <path
        d="M-900 238C-720 228 -560 240 -400 232S-160 224 -30 236S150 246 236 234S420 228 540 238S900 226 1290 238V270H-900Z"
        fill="var(--deco-light)"
      />
      <path
        d="M-900 320V252C-660 240 -480 256 -300 248S0 240 120 250S330 258 460 246S800 242 1290 252V320Z"
        fill="var(--deco)"
      />
      <Line d={furrows} of="deco-light" width={0.8} strokeOpacity=".7" />
    </SceneSvg>
  );
}

/** A shore on a map: land rises into the corner, the lake's depths lie out from it. */
function Spray() {
  const land = range(9, 150, 20);
  const water = range(7, 164, 244);
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        {water.map((radius, index) => (
          <path
            key={radius}
            d={contour(radius, index / 4)}
            strokeWidth={1.2 - index * 0.08}
            strokeDasharray={index < 2 ? undefined : `${20 - index * 2} ${3 + index * 2}`}
          />
        ))}
      </g>
      <g stroke="var(--deco)" strokeWidth=".8" fill="var(--deco)">
        {land.map((radius, index) => (
          <path
            key={radius}
            d={`${contour(radius, -index / 6)}L-3-3Z`}
            fillOpacity={0.09 + index * 0.02}
            stroke={index === 0 ? "var(--accent)" : undefined}
            strokeWidth={index === 0 ? 1.6 : undefined}
          />
        ))}
      </g>
    </svg>
  );
}

/** The family's sign, 116 × 134: it stands on a page many times. */
function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-peaks">
          <circle cx="-8" cy="-40" r="27" fill="var(--deco-light)" />
          <g transform="translate(0 26)">
            <Peaks width={120} height={62} lines={5} steps={20} veil={0.22} />
          </g>
          <g fill="none" stroke="var(--line)" strokeWidth="1.8" strokeLinecap="round">
            <path d="M-57 26H57" />
            <path d={ripple(0, 36, 4, 22, 5)} />
            <path d={ripple(0, 46, 2, 22, 5)} />
          </g>
        </g>
      </defs>
    </svg>
  );
}

/** The two peaks with the sun between them, row above row. */
function tile(line: string, fill: string): string {
  const places = [
    [62, 58],
    [0, 116],
    [124, 116],
  ];
  const slopes = [1, 0.78, 0.56, 0.34, 0.14]
    .map(
      (height) =>
        `<path d='${hill}' transform='scale(1 ${height})' stroke-width='${height === 1 ? 1.3 : 0.7}'/>`,
    )
    .join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='124' height='116' fill='none' stroke='${line}' stroke-linejoin='round'>` +
    `<defs><g id='m'><path d='M-21-19A12 12 0 1 1 1-36C-4-28-8-19-14-16C-17-14-19-16-21-19Z' fill='${fill}' stroke-width='.7'/>${slopes}</g></defs>` +
    `${places.map(([x, y]) => `<use href='#m' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}

/** The two peaks, the plain and the lake: ridge behind ridge, in the thin lines of a map. */
export const ornament: OrnamentPart = {
  Shapes,
  Roundel,
  Divider,
  Branch,
  Corner,
  Emblem,
  Bullet,
  Sprig,
  Seal,
  Arch,
  Column,
  Base,
  Scene,
  Spray,
  Initial,
  Field,
  sample: pebble,
  tile,
  broad: true,
};
