/* The theatre's world: two lamps, the stalls, the curtain that closes. */
import { pair, range } from "#app/designs/kit/geometry.ts";
import own from "./world.css?inline";
import wideCss from "./stage-wide.css?inline";
import onePlace from "#app/designs/kit/one-place.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";

/** Two lamps search the boards and meet. */
export function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-ray" x2="0" y2="1">
        <stop stopColor="var(--deco-glint)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--deco-glint)" stopOpacity=".12" />
      </linearGradient>
      <path d="M0 226H1440V320H0Z" fill="var(--surface)" />
      <path
        d={range(33, -16, 16)
          .map((step) => `M${pair(720 + step * 48, 226)}L${pair(720 + step * 84, 320)}`)
          .join("")}
        stroke="var(--ground)"
        strokeWidth="2"
      />
      <path d="M0 226H1440" stroke="var(--line)" strokeWidth="1.4" />
      <g className="moves ray">
        <path d="M566 0H594L690 268H530Z" fill="url(#world-ray)" transform="translate(36 0)" />
        <path id="world-lamp" d="M612 0h8v6h14l8 24H590l8-24h14Z" fill="var(--accent)" />
        <ellipse cx="646" cy="268" rx="82" ry="20" fill="var(--deco-glint)" opacity=".8" />
      </g>
      <g className="moves ray other">
        <path d="M846 0H874L910 268H750Z" fill="url(#world-ray)" transform="translate(-36 0)" />
        <use href="#world-lamp" x="208" />
        <ellipse cx="794" cy="268" rx="82" ry="20" fill="var(--deco-glint)" opacity=".8" />
      </g>
      <path d="M0 308H1440V320H0Z" fill="var(--deco-deep)" />
      {range(13, 0, 1440).map((x) => (
        <path
          key={x}
          d={`M${x - 18} 309a18 18 0 0 1 36 0ZM${x} 309V292M${x} 309L${x - 11} 296M${x} 309L${x + 11} 296`}
          fill="var(--accent)"
          stroke="var(--line)"
          strokeWidth="1.4"
        />
      ))}
    </Frame>
  );
}

/** The stalls from behind: rows of red seats with brass numbers. */
export function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-seats" width="120" height="140" patternUnits="userSpaceOnUse">
        <g id="world-seat">
          <path
            d="M6 70V30Q6 2 60 2T114 30V70Z"
            fill="var(--deco)"
            stroke="var(--deco-deep)"
            strokeWidth="3"
          />
          <path d="M16 70V36Q16 12 60 12T104 36V70Z" fill="var(--deco-light)" opacity=".45" />
          <path d="M48 30H72V44H48Z" fill="var(--accent)" />
          <path d="M-6 58H12V72H-6ZM108 58H126V72H108Z" fill="var(--line)" />
        </g>
        <use href="#world-seat" x="-60" y="70" />
        <use href="#world-seat" x="60" y="70" />
      </pattern>
      <path d="M0 0H1440V560H0Z" fill="var(--deco-deep)" />
      <path d="M0 0H1440V560H0Z" fill="url(#world-seats)" />
      <path d="M0 1H1440M0 559H1440" stroke="var(--accent)" strokeWidth="3" />
    </Frame>
  );
}

/** Folds of the closed curtain: where each begins, and how broad it is; no two neighbours are alike. */
const folds = [
  [0, 54],
  [54, 78],
  [132, 46],
  [178, 66],
  [244, 92],
  [336, 50],
  [386, 72],
  [458, 58],
  [516, 88],
  [604, 44],
  [648, 72],
] as const;

/** A strip of a fold between two shares of its width, swaying as cloth does; 276 long. */
function strip(from: number, to: number): string {
  return folds
    .map(([x, wide]) => {
      const [leftEdge, rightEdge] = [x + wide * from, x + wide * to];
      return `M${pair(leftEdge, 0)}C${pair(leftEdge + 5, 90)} ${pair(leftEdge - 7, 180)} ${pair(leftEdge + 2, 276)}Q${pair((leftEdge + rightEdge) / 2, 282)} ${pair(rightEdge + 2, 274)}C${pair(rightEdge - 7, 180)} ${pair(rightEdge + 5, 90)} ${pair(rightEdge, 0)}Z`;
    })
    .join("");
}

/** The curtain closes. */
export function Close() {
  return (
    <Frame high={320}>
      <path d="M0 268H1440V320H0Z" fill="var(--surface)" />
      <path d="M0 268H1440" stroke="var(--line)" strokeWidth="1.4" />
      {["left", "right"].map((side) => (
        <g key={side} className={`moves half ${side}`}>
          <g transform={side === "right" ? "matrix(-1 0 0 1 1440 0)" : undefined}>
            {side === "right" ? (
              <use href="#world-half" />
            ) : (
              <g id="world-half">
                <path d={strip(0, 1.02)} fill="var(--deco)" />
                <path d={strip(0.22, 0.44)} fill="var(--deco-light)" />
                <path d={strip(0.82, 1)} fill="var(--deco-deep)" />
                <path
                  d="M0 272H720"
                  stroke="var(--accent)"
                  strokeWidth="14"
                  strokeDasharray="3 2"
                />
                <path d="M0 262H720" stroke="var(--accent)" strokeWidth="2" />
              </g>
            )}
          </g>
        </g>
      ))}
      <path d="M0 0H1440V34H0Z" fill="var(--deco-deep)" />
      <path d="M0 36H1440" stroke="var(--accent)" strokeWidth="9" strokeDasharray="2.4 1.6" />
    </Frame>
  );
}

export const css = onScreen(onePlace, own, wideCss);
