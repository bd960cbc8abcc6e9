import { SceneSvg } from "#app/design/ornaments/shared/scene-svg.tsx";
import { Peaks } from "#app/design/ornaments/ridge/peaks.tsx";

/** The sun between the two peaks, and the plain before them. */
export function Scene() {
  return (
    <SceneSvg broad>
      <g fill="var(--deco)" stroke="var(--deco)" strokeWidth=".8">
        <path
          d="M-900 236V214C-760 196 -640 206 -520 190S-300 206 -170 186S60 168 195 176S420 164 560 184S760 172 900 194S1180 190 1290 208V236Z"
          fillOpacity=".1"
        />
      </g>
      <circle cx="167" cy="112" r="66" fill="var(--deco-light)" />
      <g transform="translate(195 236)">
        <Peaks width={432} height={186} steps={54} />
      </g>
      <path
        d="M-900 236V224C-720 210 -560 226 -400 214S-160 206 -40 222S280 232 420 222S620 206 760 218S1080 210 1290 226V236Z"
        fill="var(--deco-light)"
      />
      <path d="M-900 236H1290V320H-900Z" fill="var(--deco)" />
      <path
        d="M-900 240.5H1290M-900 247H1290M-900 256H1290M-900 268H1290M-900 284H1290M-900 304H1290"
        stroke="var(--deco-light)"
        strokeWidth=".8"
      />
    </SceneSvg>
  );
}
