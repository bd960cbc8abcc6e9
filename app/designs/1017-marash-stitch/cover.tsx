import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { crossCells, Interlaced, Needle, netCells } from "./interlace-drawing.tsx";
import type { CoverProps } from "#app/designs/contract.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A great cross of interlaced silk on velvet, the needle still in its last stitch. */
export function InterlaceHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero interlace-hero">
      {languages}
      <svg className="interlace" viewBox="-200 -200 400 400" aria-hidden="true">
        <InterlacedCross />
        <Line d="M80 178C74 234 196 190 156 98" of="line" width={3} />
        <g transform="translate(92 226)rotate(-64)">
          <Needle />
        </g>
      </svg>
      <CoverText className="scene-text interlace-text" view={view} ask={ask} />
      <svg
        className="interlace-hem"
        viewBox="0 -20 1440 40"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <g color="var(--line)" transform="translate(12 0)">
          <Interlaced cells={netCells(60, 1)} half={12} />
        </g>
      </svg>
    </header>
  );
}

/** The cross with a square of rose silk in each of its corners, 360 in both directions. */
export function InterlacedCross() {
  return (
    <>
      <g color="var(--line)">
        <Interlaced cells={crossCells(4)} half={20} />
      </g>
      <g color="var(--deco-light)">
        {[
          [-3, -3],
          [3, -3],
          [-3, 3],
          [3, 3],
        ].map(([column = 0, row = 0]) => (
          <g key={`${column} ${row}`} transform={`translate(${column * 40} ${row * 40})scale(.6)`}>
            <Interlaced cells={crossCells(1)} half={20} />
          </g>
        ))}
      </g>
    </>
  );
}
