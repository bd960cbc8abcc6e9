import { Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { fountain, water } from "./shapes.ts";

const vault = (radius: number) =>
  `M${180 - radius} 250V226A${radius} ${radius} 0 0 1 ${180 + radius} 226V250`;

/** Peacocks at the fountain of life, upon an arch that is itself a band of their plumes' eyes. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <path d={`${vault(158)}${vault(122)}`} strokeWidth="1.6" />
        <path d={`${vault(152)}${vault(128)}`} strokeWidth=".7" />
        <path d={vault(140)} stroke="var(--deco-deep)" strokeWidth="15" />
        <g strokeDasharray="0 14.55" strokeLinecap="round">
          <path d={vault(140)} stroke="var(--deco-light)" strokeWidth="9" />
          <path d={vault(140)} stroke="var(--deco-glint)" strokeWidth="3.6" />
        </g>
        <path d="M18 250H62V260H18ZM298 250H342V260H298Z" fill="var(--ground)" strokeWidth="1.6" />
      </g>
      <use href="#orn-peacock" transform="translate(96 66)scale(.64)" />
      <use href="#orn-peacock" transform="translate(264 66)scale(-.64 .64)" />
      <g transform="translate(180 68)scale(.72)" stroke="var(--line)" strokeLinejoin="round">
        <path d={fountain} fill="var(--deco-light)" strokeWidth="2" />
        <path d={water} fill="none" strokeWidth="1.5" strokeLinecap="round" />
      </g>
    </svg>
  );
}

/** Two strands that twist round a row of eyes. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={44}>
        <g fill="none" stroke="var(--line)" strokeWidth="1.3">
          <path
            d="M28 0C28 11 8 11 8 22C8 33 28 33 28 44"
            stroke="var(--deco-deep)"
            strokeWidth="4.6"
          />
          <path
            d="M8 0C8 11 28 11 28 22C28 33 8 33 8 44"
            stroke="var(--ground)"
            strokeWidth="7.5"
          />
          <path d="M8 0C8 11 28 11 28 22C28 33 8 33 8 44" stroke="var(--deco)" strokeWidth="4.6" />
        </g>
        <circle cx="18" cy="22" r="4" fill="var(--deco-light)" />
        <circle cx="18" cy="22" r="1.6" fill="var(--deco-deep)" />
        <path d="M14.2 0A4 4 0 0 0 21.8 0ZM14.2 44A4 4 0 0 1 21.8 44Z" fill="var(--deco-light)" />
      </Tiled>
      <Uprights
        lines={[
          [0, 1.4],
          [36, 1.4],
        ]}
      />
    </svg>
  );
}

/** A plinth with two doves at a bowl. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeWidth="1.4">
        <path d="M16 1H64V11H16ZM296 1H344V11H296ZM8 11H352V20H8Z" />
        <path d="M14 50H346" strokeWidth="1" />
      </g>
      <path
        d="M16 15.5H344"
        stroke="var(--deco)"
        strokeWidth="3.4"
        strokeDasharray="0 8.2"
        strokeLinecap="round"
      />
      <use href="#orn-dove" transform="translate(146 42)scale(.36)" />
      <use href="#orn-dove" transform="translate(214 42)scale(-.36 .36)" />
      <path
        d={fountain}
        fill="var(--deco-light)"
        stroke="var(--line)"
        strokeWidth="3"
        transform="translate(180 50)scale(.4)"
      />
    </svg>
  );
}
