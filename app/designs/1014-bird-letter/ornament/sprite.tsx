import {
  beard,
  collar,
  crest,
  crestDots,
  dove,
  doveCuts,
  doveFarWing,
  doveWing,
  eye,
  head,
  headCrest,
  leaf,
  legs,
  peacock,
  plume,
  train,
  wing,
  wingCuts,
} from "./shapes.ts";
import { Train } from "./train.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The shapes that every drawing of the family is put together from. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-eye">
          <path d={eye} fill="var(--deco-light)" stroke="var(--line)" />
          <path d={eye} fill="var(--deco-deep)" transform="translate(0 1.6)scale(.6)" />
          <circle cy="3.4" r="2.1" fill="var(--deco-glint)" />
        </g>
        <g id="orn-head" stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
          <path d={headCrest} fill="none" strokeWidth="1.1" />
          <path d="M-9 -14h.1M-2 -17h.1M7 -16h.1" stroke="var(--deco)" strokeWidth="3.2" />
          <path d={head} fill="var(--deco)" strokeWidth="1.3" />
          <circle cx="4" cy="-2.6" r="1.7" fill="var(--deco-glint)" stroke="none" />
        </g>
        <g id="orn-peacock" stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
          <path d={`${legs}${crest}`} fill="none" strokeWidth="1.6" />
          <path d={crestDots} stroke="var(--deco)" strokeWidth="4.6" />
          <path d={train} fill="var(--deco-deep)" strokeWidth="1.4" />
          <g strokeWidth="1.4">
            <use href="#orn-eye" transform="translate(-52 16)rotate(-128)scale(.62)" />
            <use href="#orn-eye" transform="translate(-70 33)rotate(-134)scale(.74)" />
            <use href="#orn-eye" transform="translate(-92 51)rotate(-126)scale(.86)" />
          </g>
          <path d={peacock} fill="var(--deco)" strokeWidth="1.4" />
          <path d={wing} fill="var(--deco-light)" strokeWidth="1.4" />
          <Line d={`${wingCuts}${collar}`} of="ground" width={1.8} />
          <circle cx="28" cy="-59" r="2" fill="var(--deco-glint)" stroke="none" />
        </g>
        <g id="orn-dove" stroke="var(--line)" strokeWidth="1.4" strokeLinejoin="round">
          <path d={doveFarWing} fill="var(--deco-light)" />
          <path d={dove} fill="var(--deco-glint)" />
          <path d={doveWing} fill="var(--deco-light)" />
          <Line d={doveCuts} of="ground" width={1.6} />
          <circle cx="26.5" cy="-9.5" r="1.6" fill="var(--deco-deep)" stroke="none" />
        </g>
        <g id="orn-plume" stroke="var(--line)" strokeLinecap="round">
          <path d={plume} fill="var(--deco-light)" strokeWidth="1.2" />
          <path d={beard} stroke="var(--ground)" strokeWidth="1.5" />
          <path d="M0 0V-80" strokeWidth="1.5" />
          <use href="#orn-eye" transform="translate(0 -87)rotate(180)scale(1.25)" />
        </g>
        <path id="orn-leaf" d={leaf} fill="var(--ground)" stroke="var(--line)" strokeWidth="1.2" />
        <g id="orn-emblem">
          <path d="M-34 -10C-62 8 -58 42 -20 46C8 49 26 42 38 26L20 4Z" fill="var(--ground)" />
          <Train d="M-34 -10C-62 8 -58 42 -20 46C8 49 26 42 38 26" />
          <use href="#orn-eye" transform="translate(42 18)rotate(214)scale(1.3)" />
          <g transform="translate(7 -12)scale(.82)" stroke="var(--line)" strokeLinejoin="round">
            <path d={crest} fill="none" strokeWidth="1.8" strokeLinecap="round" />
            <path d={crestDots} stroke="var(--deco)" strokeWidth="5" strokeLinecap="round" />
            <path d={peacock} fill="var(--deco)" strokeWidth="1.8" />
            <path d={wing} fill="var(--deco-light)" strokeWidth="1.6" />
            <Line d={`${wingCuts}${collar}`} of="ground" width={2} />
            <circle cx="28" cy="-59" r="2.2" fill="var(--deco-glint)" stroke="none" />
          </g>
        </g>
      </defs>
    </svg>
  );
}
