import { Copies } from "#app/designs/kit/copies.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Mirrored } from "#app/designs/kit/symmetry.tsx";

/** The garden with the fountain of life, on a plaited border. */
export function Scene() {
  return (
    <SceneSvg>
      <Mirrored at={195}>
        <path d="M40 236V150M102 240V200" stroke="var(--line)" strokeWidth="2.2" />
        <Copies
          of="marginal"
          at={[
            { x: 40, y: 118, scale: 0.86 },
            { x: 102, y: 176, scale: 0.62 },
          ]}
        />
      </Mirrored>
      <path
        d="M0 232C40 216 84 222 120 236C150 226 240 226 270 236C306 222 350 216 390 232V320H0Z"
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <path
        d="M0 262C50 240 100 246 142 262C176 252 214 252 248 262C290 246 340 240 390 262V320H0Z"
        fill="var(--deco-deep)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <use href="#orn-fountain" transform="translate(195 262)scale(2.1)" />
      <Mirrored at={195}>
        <use href="#orn-bird" transform="translate(122 255)scale(1.04)" />
        <g fill="var(--deco-light)">
          <Copies
            of="palmette"
            at={[
              { x: 20, y: 284, turn: -12, scale: 0.8 },
              { x: 62, y: 278, turn: 8, scale: 0.9 },
              { x: 104, y: 284, turn: -6, scale: 0.7 },
              { x: 150, y: 288, turn: 10, scale: 0.8 },
            ]}
          />
        </g>
      </Mirrored>
      <path d="M0 292H390V320H0Z" fill="var(--deco)" />
      <path d="M0 292H390M0 316H390" stroke="var(--line)" strokeWidth="1.6" />
      <g transform="translate(3 293.5)scale(1.5)">
        <rect x="-2" width="260" height="14" fill="url(#orn-plait)" />
      </g>
    </SceneSvg>
  );
}
