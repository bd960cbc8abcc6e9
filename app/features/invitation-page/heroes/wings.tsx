import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Child, ChildShapes } from "#app/features/invitation-page/heroes/child-drawing.tsx";
import { Feather, Messenger, Wings } from "#app/features/invitation-page/heroes/wings-drawing.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** Feathers beside the text: place, turn, size. */
const drifting = [
  [-440, -300, 130, 0.62],
  [-350, -430, 62, 0.46],
  [-470, -110, 50, 0.5],
  [330, -400, -66, 0.5],
  [440, -250, -128, 0.64],
  [350, -170, -40, 0.42],
] as const;

/** Two raised wings hold the name; a child waves between them, a dove comes to it. */
export function WingsHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero scene-hero wings-hero">
      {languages}
      <div className="scene-text wings-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg className="wings" viewBox="-360 -330 720 400" aria-hidden="true">
        {/* Down that is still in the air, where the sky is wide. */}
        <g className="drifting">
          {drifting.map(([x, y, turn, scale]) => (
            <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
              <Feather long={104} broad={44} fill="var(--deco-glint)" />
            </g>
          ))}
        </g>
        <g transform="translate(0 30)scale(.8)">
          <Wings id="wing" />
        </g>
        <g className="waving">
          <ChildShapes />
          <Child pose="wave" />
        </g>
        <g className="messenger">
          <Messenger crossed={view.occasion === "baptism"} />
        </g>
      </svg>
    </header>
  );
}
