import { range } from "#app/designs/kit/geometry.ts";
import { Copies, onCircle, Spokes, Tiled } from "#app/designs/kit/repeats.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Doily } from "#app/designs/families/lace/doily.tsx";
import { arches, knots } from "#app/designs/families/lace/shapes.ts";

/** Rounds of lace laid over one another along the foot. */
export function Scene() {
  return (
    <SceneSvg>
      <g id="orn-cloth" transform="translate(0 306)scale(.98)">
        <circle r="106" fill="var(--deco-deep)" />
        <Doily name="cloth" />
      </g>
      <use href="#orn-cloth" x="390" />
      <use href="#orn-cloth" transform="translate(195 -84)scale(1.24)" />
    </SceneSvg>
  );
}

const points = onCircle(186, range(6, 7.5, 82.5), { scale: 1.62, lean: 90 });

/** A quarter of a great round, in the corner it was pinned to. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <Copies of="point" at={points} />
      <circle r="186" fill="none" stroke="var(--line)" strokeWidth="1.4" />
      <g id="orn-net" fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d={arches(168, 186, 7.5, 2) + arches(134, 153, 15, 1)} strokeWidth="1.1" />
        <path d={arches(150, 172, 15, 1, 7.5)} stroke="var(--deco-light)" strokeWidth="1.1" />
        <path d={arches(112, 138, 15, 1, 7.5)} strokeWidth="1.1" />
        <path d={knots(168, 7.5, 2) + knots(151, 15, 1, 7.5)} strokeWidth="3.4" />
        <path d={knots(135, 15, 1)} stroke="var(--deco)" strokeWidth="6" />
      </g>
      <Spokes of="net" count={24} ours />
      <circle r="112" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.3" />
      <circle r="106" fill="none" stroke="var(--line)" strokeWidth="8" strokeDasharray="1.1 1.7" />
      <circle r="100" fill="none" stroke="var(--line)" strokeWidth="1.3" />
      <g id="orn-bloom" fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d={arches(74, 100, 22.5, 1) + arches(58, 80, 22.5, 1, 11.25)} strokeWidth="1.1" />
        <path d={knots(75, 22.5, 1)} stroke="var(--deco-glint)" strokeWidth="4" />
      </g>
      <Spokes of="bloom" count={16} ours />
      <use href="#orn-flower" transform="rotate(-3)scale(1.12)" />
    </svg>
  );
}

/** A square hem with its edging turned outwards, a flower at each corner. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeWidth="1.2">
        <path d="M31 31H129V129H31ZM37 37H123V123H37Z" />
        <path d="M34 34H126V126H34Z" strokeWidth="4.6" strokeDasharray="1 1.3" />
      </g>
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`translate(80 80)rotate(${turn})`}>
          <Copies of="point" at={[-30, 0, 30].map((x) => ({ x, y: -49 }))} />
          <use href="#orn-flower" transform="translate(-62 -62)rotate(-45)scale(.3)" />
        </g>
      ))}
    </svg>
  );
}

const rounds = [
  [32, 32],
  [0, 0],
  [64, 0],
  [0, 64],
  [64, 64],
] as const;

/** Small rounds knotted to each other. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <Tiled width={64} height={64}>
        <rect width="64" height="64" fill="var(--deco-deep)" />
        <g stroke="var(--line)" fill="none" strokeLinecap="round">
          {rounds.map(([x, y], index) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              {index === 0 ? (
                <g id="orn-round">
                  <path d={arches(11, 22.6, 45, 8, 22.5)} strokeWidth="1.1" />
                  <path
                    d={arches(6, 15, 45, 8)}
                    stroke="var(--deco-light)"
                    fill="var(--deco)"
                    strokeWidth="1.1"
                  />
                  <path d={knots(22.6, 45, 8)} strokeWidth="3.4" />
                  <circle r="2.6" fill="var(--deco-glint)" stroke="none" />
                </g>
              ) : (
                <use href="#orn-round" />
              )}
            </g>
          ))}
        </g>
        <path
          d="M0 26V38M64 26V38M26 0H38M26 64H38M32 -6V6M32 58V70M-6 32H6M58 32H70"
          stroke="var(--line)"
          strokeWidth="1.1"
        />
        <g fill="var(--deco-glint)">
          <circle cx="32" r="2.2" />
          <circle cx="32" cy="64" r="2.2" />
          <circle cy="32" r="2.2" />
          <circle cx="64" cy="32" r="2.2" />
        </g>
      </Tiled>
    </svg>
  );
}
