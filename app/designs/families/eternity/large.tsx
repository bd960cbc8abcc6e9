import { range } from "#app/designs/kit/geometry.ts";
import { Copies, onCircle, Spokes, Tiled } from "#app/designs/kit/repeats.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Rosette } from "#app/designs/families/eternity/rosette.tsx";
import { cord, rays, teeth, teethRow } from "#app/designs/families/eternity/shapes.ts";

/** The wheel as the sun that rises behind a carved sill. */
export function Scene() {
  return (
    <SceneSvg>
      <g transform="translate(195 236)scale(1.08)">
        <g id="orn-scene-rays">
          <Rays inner={141} outer={205} />
        </g>
        <Spokes of="scene-rays" count={8} ours />
        <circle r="141" fill="none" stroke="var(--line)" strokeWidth="1.2" />
        <Rosette name="sun" />
      </g>
      <path d="M-400 232H800V330H-400Z" fill="var(--deco)" />
      <path d="M-400 242H800V276H-400Z" fill="var(--deco-deep)" />
      <path d={teethRow(-401, 274, 50, 24, 22)} fill="var(--line)" />
      <path
        d="M-400 232H800M-400 242H800M-400 276H800M-400 288H800"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
    </SceneSvg>
  );
}

/** An eighth of a sun's rays, long and short in turn. */
function Rays({ inner, outer }: { inner: number; outer: number }) {
  return (
    <>
      <path d={rays(inner, outer, 6, 1)} fill="var(--line)" />
      <path d={rays(inner, outer, 6, -1)} fill="var(--deco)" />
    </>
  );
}

const wheels = onCircle(121, [9, 45, 81], { scale: 0.2 });
const almonds = onCircle(121, [27, 63], { scale: 1.5 });

/** A quarter of a sun. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <g id="orn-spray-rays">
        <Rays inner={164} outer={236} />
      </g>
      <use href="#orn-spray-rays" transform="rotate(45)" />
      <g stroke="var(--line)" strokeWidth="1.6">
        <circle r="160" fill="var(--deco-deep)" />
        <circle r="149" fill="var(--deco)" />
        <circle r="92" fill="var(--deco-deep)" />
      </g>
      <g fill="none" stroke="var(--line)" strokeWidth="1.2">
        <path id="orn-spray-cord" d={cord(149, 160, 8)} />
        <use href="#orn-spray-cord" transform="rotate(45)" />
      </g>
      <Copies of="wheel-8" at={wheels} />
      <Copies of="almond" at={almonds} />
      <g fill="var(--line)">
        <path id="orn-spray-teeth" d={teeth(91, 84, 7)} />
        <use href="#orn-spray-teeth" transform="rotate(45)" />
      </g>
      <use href="#orn-sign-12" transform="scale(.78)" />
    </svg>
  );
}

/** A square of chip carving, a wheel at each corner. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <path
        d="M2 2H158V158H2ZM36 36H124V124H36Z"
        fill="var(--deco-deep)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`translate(80 80)rotate(${turn})`}>
          <path d={teethRow(-44, -45, 11, 8, 7)} fill="var(--line)" />
          <path d={teethRow(-44, -77, 11, 8, -7)} fill="var(--deco)" />
          <Copies
            of="almond"
            at={[-30, -10, 10, 30].map((x) => ({ x, y: -61, turn: 90, scale: 0.86 }))}
          />
          <use href="#orn-wheel-8" transform="translate(-61 -61)scale(.145)" />
        </g>
      ))}
    </svg>
  );
}

/** Overlapping circles, a wheel wherever they leave room. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <Tiled width={96} height={96}>
        <rect width="96" height="96" fill="var(--deco-deep)" />
        <path d={lens} fill="var(--deco)" stroke="var(--line)" strokeWidth="1.4" />
        <g fill="var(--deco-deep)" stroke="var(--line)">
          <circle cx="48" cy="48" r="25" />
          {range(4, 0, 3).map((corner) => (
            <circle key={corner} cx={(corner % 2) * 96} cy={corner > 1 ? 96 : 0} r="25" />
          ))}
        </g>
        <Copies
          of="sign-8"
          at={[
            { x: 48, y: 48, scale: 0.2 },
            { x: 0, y: 0, scale: 0.2 },
            { x: 96, y: 0, scale: 0.2 },
            { x: 0, y: 96, scale: 0.2 },
            { x: 96, y: 96, scale: 0.2 },
          ]}
        />
        <g fill="var(--deco-light)">
          <circle cx="48" r="3" />
          <circle cx="48" cy="96" r="3" />
          <circle cy="48" r="3" />
          <circle cx="96" cy="48" r="3" />
        </g>
      </Tiled>
    </svg>
  );
}

// Overlaps of four circles of 48 around the corners and the middle.
const lens =
  "M48 0A48 48 0 0 1 0 48A48 48 0 0 1 48 0ZM48 0A48 48 0 0 0 96 48A48 48 0 0 0 48 0ZM48 96A48 48 0 0 0 0 48A48 48 0 0 0 48 96ZM48 96A48 48 0 0 1 96 48A48 48 0 0 1 48 96Z";
