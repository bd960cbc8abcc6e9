import { SceneSvg } from "#app/design/ornaments/shared/scene-svg.tsx";
import { Peaks } from "#app/design/ornaments/ridge/peaks.tsx";

/** The sun between the two peaks, and the plain before them. */
export function Scene() {
  return (
    <SceneSvg>
      <circle cx="167" cy="112" r="66" fill="var(--deco-light)" />
      <g transform="translate(195 236)">
        <Peaks width={432} height={186} steps={54} />
      </g>
      <path d="M0 236H390V320H0Z" fill="var(--deco)" />
      <path
        d="M0 240.5H390M0 247H390M0 256H390M0 268H390M0 284H390M0 304H390"
        stroke="var(--deco-light)"
        strokeWidth=".8"
      />
    </SceneSvg>
  );
}
