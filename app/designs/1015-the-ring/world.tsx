/* The ring's world: two rings that link, the lining of a box, a stone that rises. */
import { Put } from "#app/designs/kit/repeats.tsx";
import { Diamond } from "./diamond.tsx";
import beside from "#app/designs/kit/closing-beside.css?inline";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

/** A band of metal of 22 around the origin, as on the cover: light and shade in turn. */
function Band() {
  return (
    <g id="world-band" fill="none">
      <circle r="96" stroke="var(--field)" strokeWidth="26" />
      <circle r="96" stroke="var(--line)" strokeWidth="22" />
      <circle r="96" stroke="url(#world-gold)" strokeWidth="21" />
      <circle r="88.5" stroke="var(--ground)" strokeWidth="3" opacity=".3" />
      <circle r="105" stroke="var(--deco-glint)" strokeWidth="1.2" opacity=".7" />
    </g>
  );
}

/** Two rings roll towards each other, until they are linked. */
export function Between() {
  return (
    <Frame high={320}>
      <radialGradient id="world-spot" cx=".5" cy=".62" r=".5">
        <stop stopColor="var(--surface)" />
        <stop offset="1" stopColor="var(--field)" />
      </radialGradient>
      <linearGradient
        id="world-gold"
        gradientUnits="userSpaceOnUse"
        x1="-84"
        y1="-70"
        x2="84"
        y2="70"
      >
        <stop stopColor="var(--line)" />
        <stop offset=".14" stopColor="var(--deco-glint)" />
        <stop offset=".3" stopColor="var(--line)" />
        <stop offset=".46" stopColor="var(--ground)" stopOpacity=".5" />
        <stop offset=".62" stopColor="var(--line)" />
        <stop offset=".8" stopColor="var(--deco-glint)" />
        <stop offset=".92" stopColor="var(--line)" />
        <stop offset="1" stopColor="var(--ground)" stopOpacity=".6" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="url(#world-spot)" />
      <Line
        d="M0 40C260 84 420 6 700 34S1180 92 1440 30M0 96C300 128 480 66 760 84S1220 140 1440 92"
        of="ground"
        width={34}
        opacity=".55"
      />
      <path d="M0 1H1440M0 319H1440" stroke="var(--line)" strokeWidth="2" />
      <ellipse cx="720" cy="292" rx="260" ry="13" fill="var(--ground)" />
      <g className="moves ring-left">
        <Put of={Band} at="translate(660 184)" />
      </g>
      <g className="moves ring-right">
        <use href="#world-band" transform="translate(780 184)rotate(80)" />
      </g>
      {/* The left ring again where it passes before the right one. */}
      <g className="moves ring-left">
        <g transform="translate(660 184)" fill="none">
          <path d="M82.3 49.4A96 96 0 0 1 31.3 90.8" stroke="var(--line)" strokeWidth="22" />
          <path d="M82.3 49.4A96 96 0 0 1 31.3 90.8" stroke="url(#world-gold)" strokeWidth="21" />
        </g>
      </g>
    </Frame>
  );
}

/** The lining of the box: satin, quilted, a bead of gold at each crossing. */
export function Behind() {
  return (
    <Frame high={560}>
      <radialGradient id="world-puff" cx=".5" cy=".36" r=".62">
        <stop stopColor="var(--deco-deep)" />
        <stop offset=".55" stopColor="var(--surface)" />
        <stop offset="1" stopColor="var(--field)" />
      </radialGradient>
      <pattern id="world-quilt" width="120" height="140" patternUnits="userSpaceOnUse">
        <path d="M0 0H120V140H0Z" fill="var(--field)" />
        <path
          d="M60 2C70 28 94 58 118 70C94 82 70 112 60 138C50 112 26 82 2 70C26 58 50 28 60 2Z"
          fill="url(#world-puff)"
        />
        <g fill="url(#world-puff)">
          <path d="M0 -68C10 -42 34 -12 58 0C34 12 10 42 0 68C-10 42 -34 12 -58 0C-34 -12 -10 -42 0 -68Z" />
          <path d="M120 -68C130 -42 154 -12 178 0C154 12 130 42 120 68C110 42 86 12 62 0C86 -12 110 -42 120 -68Z" />
          <path d="M0 72C10 98 34 128 58 140C34 152 10 182 0 208C-10 182 -34 152 -58 140C-34 128 -10 98 0 72Z" />
          <path d="M120 72C130 98 154 128 178 140C154 152 130 182 120 208C110 182 86 152 62 140C86 128 110 98 120 72Z" />
        </g>
        <g fill="var(--line)">
          <circle cx="60" cy="0" r="3.4" />
          <circle cx="60" cy="140" r="3.4" />
          <circle cx="0" cy="70" r="3.4" />
          <circle cx="120" cy="70" r="3.4" />
        </g>
      </pattern>
      <rect width="1440" height="560" fill="url(#world-quilt)" />
      <path d="M0 1H1440M0 559H1440" stroke="var(--line)" strokeWidth="2" />
    </Frame>
  );
}

/** The ring as a horizon, and its stone as a sun that has just come up. */
export function Close() {
  return (
    <svg viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <radialGradient id="world-dawn" cx="720" cy="224" r="176" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--deco)" stopOpacity=".9" />
        <stop offset=".35" stopColor="var(--deco-deep)" stopOpacity=".55" />
        <stop offset=".58" stopColor="var(--deco-deep)" stopOpacity=".14" />
        <stop offset=".66" stopColor="var(--deco-deep)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="world-arc">
        <stop stopColor="var(--field)" />
        <stop offset=".36" stopColor="var(--line)" />
        <stop offset=".44" stopColor="var(--deco-glint)" />
        <stop offset=".5" stopColor="var(--line)" />
        <stop offset=".57" stopColor="var(--deco-glint)" />
        <stop offset=".66" stopColor="var(--line)" />
        <stop offset="1" stopColor="var(--field)" />
      </linearGradient>
      <rect width="1440" height="320" fill="url(#world-dawn)" />
      <path
        d="M720 224V116M720 224L650 132M720 224L790 132M720 224L606 180M720 224L834 180"
        stroke="var(--deco-glint)"
        strokeWidth="1"
        opacity=".3"
      />
      <circle cx="720" cy="2860" r="2600" fill="var(--ground)" />
      <circle cx="720" cy="2860" r="2600" fill="none" stroke="url(#world-arc)" strokeWidth="26" />
      <circle cx="720" cy="2860" r="2612" fill="none" stroke="var(--line)" strokeWidth="2" />
      <circle cx="720" cy="2860" r="2588" fill="none" stroke="var(--line)" strokeWidth="1.4" />
      <Put of={Diamond} at="translate(720 190)scale(1.1)" />
    </svg>
  );
}

export const css = beside + own;
