import { range } from "#app/designs/kit/geometry.ts";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Peaks } from "#app/designs/families/ridge/peaks.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Rows of the plain, from where they meet behind the mountain's foot to the drawing's lower edge. */
const furrows = range(19, -9, 9)
  .map((row) => `M${195 + row * 40} 252L${195 + row * 130} 320`)
  .join("");

/** Highest where the mountain's foot runs out, which they hide. */
const foothills =
  "M-900 220C-700 226 -560 212 -420 214S-220 204 -110 198S-16 190 30 204S110 230 160 228S220 216 262 222S320 212 364 202S430 190 500 196S640 212 760 216S1080 210 1290 222V270H-900Z";

/** The sun between the two peaks; they rise out of their foothills, and those out of the plain. */
export function Scene() {
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
