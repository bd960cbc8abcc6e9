/* The flight's world: planets, those who live there, the Earth seen from the moon. */
import { Put } from "#app/designs/kit/repeats.tsx";
import { Astronaut, Craters, Earth, Moon, RingedPlanet, Rocket, Stars } from "./space-drawing.tsx";
import beside from "#app/designs/kit/closing-beside.css?inline";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import loud from "#app/designs/kit/loud.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import own from "./world.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

/** The flight: the rocket crosses the window between planets as the page is scrolled. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--field)" />
      <Stars wide={1440} high={320} count={130} />
      <circle cx="60" cy="400" r="240" fill="var(--deco-deep)" />
      <circle cx="60" cy="400" r="180" fill="var(--deco-light)" />
      <Put of={RingedPlanet} at="translate(1240 160)scale(1.25)" />
      <Put of={Moon} at="translate(880 204)scale(.6)" />
      <Put of={Earth} at="translate(560 112)scale(.5)" />
      <g className="moves world-flight">
        <path
          d="M120 -15C-40 -24 -260 -14 -520 0C-260 14 -40 24 120 15Z"
          fill="var(--deco-light)"
          opacity=".45"
          transform="translate(560 200)rotate(-8)"
        />
        <Put of={Rocket} at="translate(740 176)rotate(82)scale(.9)" />
      </g>
    </Frame>
  );
}

/** An inhabitant, half behind the ridge. */
function Alien({ at, skin, eyes }: { at: string; skin: string; eyes: 1 | 3 }) {
  return (
    <g transform={at} fill={`var(--${skin})`}>
      <path d="M-44 80V-10C-44 -72 44 -72 44 -10V80Z" />
      <path
        d="M-24 -46L-36 -82M24 -46L36 -82"
        stroke={`var(--${skin})`}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="-37" cy="-86" r="10" />
      <circle cx="37" cy="-86" r="10" />
      <g fill="var(--deco-glint)">
        {eyes === 1 ? (
          <circle cy="-18" r="22" />
        ) : (
          <>
            <circle cx="-26" cy="-16" r="12" />
            <circle cy="-24" r="12" />
            <circle cx="26" cy="-16" r="12" />
          </>
        )}
      </g>
      <path
        d={eyes === 1 ? "M4 -18h.1" : "M-24 -16h.1M2 -24h.1M28 -16h.1"}
        stroke="var(--field)"
        strokeWidth={eyes === 1 ? 20 : 11}
        strokeLinecap="round"
      />
      <Line d="M-14 16Q0 30 14 16" of="field" width={6} round />
    </g>
  );
}

/** A planet whose people look over the ridge at who comes. */
export function Behind() {
  return (
    <Frame high={560}>
      <path
        d="M0 150L130 70L230 130L400 40L560 140L760 60L920 130L1090 46L1240 120L1340 70L1440 130V560H0Z"
        fill="var(--deco-deep)"
      />
      <Alien at="translate(196 150)" skin="line" eyes={3} />
      <Alien at="translate(650 140)scale(.9)" skin="accent" eyes={1} />
      <Alien at="translate(810 150)scale(.75)" skin="line" eyes={1} />
      <Alien at="translate(1270 150)scale(1.1)" skin="wax-light" eyes={3} />
      <path d="M0 170Q360 110 720 160T1440 150V560H0Z" fill="var(--deco)" />
      <Craters
        opacity=".7"
        of={[
          [90, 230, 64, 20],
          [70, 420, 46, 15],
          [1370, 250, 54, 18],
          [1400, 460, 70, 22],
          [480, 180, 40, 10],
          [1010, 186, 50, 12],
        ]}
      />
    </Frame>
  );
}

/** The Earth rises over the moon, from which someone waves. */
export function Close() {
  return (
    <Frame high={320}>
      <Stars wide={1440} high={230} count={80} />
      <Put of={Earth} at="translate(970 220)scale(3)" />
      <path d="M0 262Q360 200 720 238T1440 226V320H0Z" fill="var(--muted)" />
      <g fill="var(--deco-light)" opacity=".5">
        <ellipse cx="160" cy="276" rx="84" ry="15" />
        <ellipse cx="420" cy="258" rx="46" ry="9" />
        <ellipse cx="820" cy="282" rx="70" ry="13" />
        <ellipse cx="1150" cy="276" rx="60" ry="10" />
        <ellipse cx="1340" cy="286" rx="84" ry="14" />
      </g>
      <g transform="translate(560 138)scale(.82)">
        <path d="M-40 60L-66 124H-52ZM40 60L66 124H52Z" fill="var(--deco-deep)" />
        <Rocket landed />
      </g>
      <path d="M462 262Q560 214 660 262Z" fill="var(--muted)" />
      <Put of={Astronaut} at="translate(716 262)scale(1.2)" />
      <g transform="translate(816 262)">
        <path d="M0 0V-96" stroke="var(--deco-deep)" strokeWidth="6" strokeLinecap="round" />
        <path d="M3 -96H60L48 -78L60 -60H3Z" fill="var(--wax)" />
      </g>
    </Frame>
  );
}

export const css = onScreen(loud, beside, own);
