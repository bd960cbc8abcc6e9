/* The olive's world: the dove between two boughs, the thick of the leaves, the grove. */
import { ornament as olive } from "./ornament.tsx";
import { boughOf, through } from "./ornament/paired-leaves.ts";
import { Drawn } from "./ornament/sprite.tsx";
import { Frame, Land } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import plain from "#app/designs/kit/plain-letter.css?inline";

/** A bough from each side of the window, and the dove that flies between their tips. */
export function Between() {
  return (
    <Frame high={320}>
      <g id="world-bough">
        <Drawn
          bough={boughOf(through([-40, 180], [160, 148], [354, 168], [518, 208]), 16, 1.9)}
          width={3.4}
        />
      </g>
      <use href="#world-bough" transform="matrix(-1 0 0 1 1440 0)" />
      <g className="dove-flight">
        <use href="#wreath-dove" transform="translate(525 112)" />
      </g>
    </Frame>
  );
}

/** An old grove from above: twigs as close as in a basket. */
export function Behind() {
  const twig = boughOf(through([0, 66], [-8, 0], [6, -58]), 6, 1.05);
  return (
    <Frame high={560}>
      <pattern id="world-twigs" width="190" height="190" patternUnits="userSpaceOnUse">
        <g transform="translate(46 96)rotate(-14)">
          <g id="world-twig">
            <Drawn bough={twig} width={2.2} />
          </g>
        </g>
        <use href="#world-twig" transform="translate(142 190)rotate(-160)" />
        <use href="#world-twig" transform="translate(142 0)rotate(-160)" />
      </pattern>
      <path d="M0 0H1440V560H0Z" fill="var(--ink)" />
      <path d="M0 0H1440V560H0Z" fill="url(#world-twigs)" />
      <path d="M0 1H1440M0 559H1440" stroke="var(--line)" strokeWidth="3" />
    </Frame>
  );
}

/** The grove on its terraces, and the church beyond it. */
export function Close() {
  return (
    <Land top={64}>
      <olive.Scene />
    </Land>
  );
}

export const css = plain + own;
