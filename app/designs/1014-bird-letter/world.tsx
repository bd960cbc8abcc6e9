/* The world of bird letters: a nest in the scroll, the silk of Ani, the fountain of life. */
import { polar, range, smooth } from "#app/designs/kit/geometry.ts";
import { ornament as birds } from "./ornament.tsx";
import { Copies, Put } from "#app/designs/kit/repeats.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import hours from "./bird-hours.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

/** A tendril that rolls up from `from` (radians) around a middle, one and a half turns. */
function tendril(x: number, y: number, from: number, way: 1 | -1): string {
  return smooth(
    range(13, 0, 1).map((share) => polar(64 - 44 * share, from + way * share * 9.4, [x, y])),
  );
}

/** A wave of the scroll, 300 long: a tendril with an eye above, one with a dove below. */
function Scroll() {
  return (
    <g id="world-scroll">
      <Line
        d={`M0 0C50 -84 100 -84 150 0S250 84 300 0${tendril(80, 2, -2.38, -1)}${tendril(230, -2, 2.38, 1)}`}
        of="deco-deep"
        width={5}
        round
      />
      <Line
        d="M0 0C50 -84 100 -84 150 0S250 84 300 0"
        of="deco-glint"
        width={1.6}
        strokeDasharray="0 7"
        round
      />
      <Copies
        of="leaf"
        at={[
          { x: 44, y: -54, turn: -120, scale: 1.3 },
          { x: 110, y: -56, turn: -60, scale: 1.3 },
          { x: 150, y: 0, turn: -30, scale: 1.1 },
          { x: 150, y: 0, turn: 150, scale: 1.1 },
          { x: 194, y: 54, turn: 120, scale: 1.3 },
          { x: 260, y: 54, turn: 60, scale: 1.3 },
        ]}
      />
      <use href="#orn-eye" transform="translate(80 3)scale(1.7)" />
      <use href="#orn-eye" transform="translate(230 -3)rotate(180)scale(1.7)" />
    </g>
  );
}

/** Straws of a nest, one over the other. */
const straws = range(9, 0, 1)
  .map((share) => {
    const [wide, low] = [62 - 26 * share, 6 + 34 * share];
    return `M${-wide - 6} ${low - 12}Q0 ${low + 16} ${wide + 6} ${low - 12 + 3 * (share - 0.5)}`;
  })
  .join("");

/** Two birds bring straws to one nest, in a scroll that runs across the page. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--surface)" />
      <path d="M0 10H1440M0 310H1440" stroke="var(--line)" strokeWidth="3" />
      <path
        d="M0 20H1440M0 300H1440"
        stroke="var(--deco)"
        strokeWidth="8"
        strokeDasharray="0 14"
        strokeLinecap="round"
      />
      <Line
        d="M720 297C722 262 712 236 720 214M720 262C690 232 664 226 640 178M720 252C750 226 776 226 800 178"
        of="deco-deep"
        width={7}
        round
      />
      <Put of={Scroll} at="translate(800 178)" />
      {[300, 600].map((x) => (
        <use key={x} href="#world-scroll" transform={`translate(${800 + x} 178)`} />
      ))}
      {[0, 300, 600].map((x) => (
        <use key={x} href="#world-scroll" transform={`matrix(-1 0 0 1 ${640 - x} 178)`} />
      ))}
      <g transform="translate(720 172)" strokeLinecap="round">
        <path
          d="M-17 -8A11 15 0 1 1 5 -8ZM-4 -8A11 15 0 1 1 18 -8Z"
          fill="var(--deco-glint)"
          stroke="var(--line)"
          strokeWidth="1.6"
        />
        <path d="M-68 -8Q0 22 68 -8Q60 46 0 50Q-60 46 -68 -8Z" fill="var(--line)" />
        <Line d={straws} of="ink" width={1.6} opacity=".75" />
        <path
          d="M-64 -6L-84 -16M-58 6L-80 6M64 -6L82 -18M58 8L80 12M-44 30L-62 38M46 28L62 38"
          stroke="var(--line)"
          strokeWidth="3"
        />
      </g>
      {["near", "far"].map((side) => (
        <g key={side} className={`moves brings ${side}`}>
          <g transform={side === "near" ? "translate(596 104)" : "matrix(-1 0 0 1 844 104)"}>
            <use href="#orn-dove" transform="rotate(6)scale(1.5)" />
            <Line d="M44 8Q66 -8 92 12M48 0Q70 18 86 26" of="line" width={3} round />
          </g>
        </g>
      ))}
    </Frame>
  );
}

/** The silk of Ani: roundels of pearls, a peacock in each. */
export function Behind() {
  return (
    <Frame high={560}>
      <g transform="scale(1.346)">
        <birds.Field />
      </g>
      <path d="M0 3H1440M0 557H1440" stroke="var(--line)" strokeWidth="6" />
    </Frame>
  );
}

const cypress = "M0 0C-15 -14 -21 -62 0 -142C21 -62 15 -14 0 0Z";

/** The garden: peacocks at the fountain of life under a golden sun, cypresses out to both edges. */
export function Close() {
  return (
    <Frame high={320}>
      <g transform="translate(720 236)" fill="none" stroke="var(--line)">
        <circle r="212" strokeWidth="2" />
        <circle r="200" strokeWidth="10" strokeDasharray="0 18.48" strokeLinecap="round" />
        <circle r="186" fill="var(--surface)" strokeWidth="2" />
      </g>
      <g stroke="var(--line)" strokeWidth="1.6">
        <g id="world-grove">
          {[
            [474, 244, 1.1],
            [420, 250, 1.5],
            [352, 246, 1.2],
            [290, 252, 1.6],
            [222, 246, 1.15],
            [150, 250, 1.45],
            [84, 246, 1.1],
            [24, 250, 1.5],
          ].map(([x = 0, y = 0, scale = 1], index) => (
            <path
              key={x}
              d={cypress}
              fill={index % 2 ? "var(--deco-deep)" : "var(--deco)"}
              transform={`translate(${x} ${y})scale(${scale})`}
            />
          ))}
        </g>
        <use href="#world-grove" transform="matrix(-1 0 0 1 1440 0)" />
      </g>
      <path d="M0 246C240 226 480 250 720 244S1200 226 1440 246V320H0Z" fill="var(--deco-deep)" />
      <g transform="translate(720 250)scale(1.7)">
        <path
          d="M-15 0C-8 -4 -5 -14 -4 -30H4C5 -14 8 -4 15 0ZM-30 -46C-26 -32 -12 -30 0 -30C12 -30 26 -32 30 -46Z"
          fill="var(--deco-glint)"
          stroke="var(--line)"
          strokeWidth="1.4"
        />
        <Line
          d="M0 -50V-84M0 -80C-10 -98 -27 -86 -25 -54M0 -80C10 -98 27 -86 25 -54M0 -76C-5 -86 -14 -78 -13 -54M0 -76C5 -86 14 -78 13 -54"
          of="deco-deep"
          width={1.6}
          round
        />
      </g>
      <use href="#orn-peacock" transform="translate(598 186)scale(1.5)" />
      <use href="#orn-peacock" transform="matrix(-1.5 0 0 1.5 842 186)" />
      <use href="#orn-dove" transform="translate(552 64)rotate(-8)scale(.8)" />
      <use href="#orn-dove" transform="matrix(-.8 0 0 .8 888 64)" />
      <path d="M0 284C240 262 480 286 720 280S1200 262 1440 284V320H0Z" fill="var(--deco)" />
      <Line
        d="M0 294C240 272 480 296 720 290S1200 272 1440 294M0 306C240 284 480 308 720 302S1200 284 1440 306"
        of="deco-light"
        width={3}
        strokeDasharray="0 11"
        round
      />
    </Frame>
  );
}

export const css = own + hours;
