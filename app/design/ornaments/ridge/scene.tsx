import { SceneSvg } from "#app/design/ornaments/shared/scene-svg.tsx";
import { Peaks } from "#app/design/ornaments/ridge/peaks.tsx";

/** The sun between the two peaks, and the plain before them. */
export function Scene() {
  return (
    <SceneSvg broad>
      <circle cx="167" cy="112" r="66" fill="var(--deco-light)" />
      <g transform="translate(195 236)">
        <Peaks width={432} height={186} steps={54} />
      </g>
      <path d="M-900 236H1290V320H-900Z" fill="var(--deco)" />
      <path
        d="M-900 240.5H1290M-900 247H1290M-900 256H1290M-900 268H1290M-900 284H1290M-900 304H1290"
        stroke="var(--deco-light)"
        strokeWidth=".8"
      />
    </SceneSvg>
  );
}
