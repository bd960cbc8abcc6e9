import { pair, range } from "#app/design/geometry.ts";

const folds = 14;
/** From the valley of a fold over its crest to the next valley. */
const tones = ["deco-deep", "deco", "deco-light", "deco"] as const;

/** The edge of a fold at `share` of the drape's width: gathered by the tie at 560. */
function edge(share: number): readonly [down: string, up: string] {
  const top = 200 * share;
  const tie = 8 + 46 * share;
  const foot = 4 + 104 * share;
  return [
    `C${pair(top, 250)} ${pair(tie + 96 * share, 430)} ${pair(tie, 560)}C${pair(tie + 6, 640)} ${pair(foot, 740)} ${pair(foot, 900)}`,
    `L${pair(foot, 900)}C${pair(foot, 740)} ${pair(tie + 6, 640)} ${pair(tie, 560)}C${pair(tie + 96 * share, 430)} ${pair(top, 250)} ${pair(top, 0)}`,
  ];
}

/** A drape tied back to the left, 200 × 900, with its brass band and tassel. */
export function Drape() {
  return (
    <svg className="drape" viewBox="0 0 200 900" preserveAspectRatio="none" aria-hidden="true">
      <g id="drape">
        {range(folds, 0, folds - 1).map((fold) => {
          const [down] = edge(fold / folds);
          const [, up] = edge((fold + 1) / folds);
          return (
            <path
              key={fold}
              d={`M${pair((200 * fold) / folds, 0)}${down}${up}Z`}
              fill={`var(--${tones[fold % tones.length] ?? "deco"})`}
              stroke="var(--deco-deep)"
              strokeWidth=".8"
            />
          );
        })}
        <path
          d="M0 540C24 566 46 566 62 548L66 572C48 590 20 588 0 566Z"
          fill="var(--accent)"
          stroke="var(--line)"
        />
        <path
          d="M50 570L44 600H62L58 570ZM42 602H64L68 660H38Z"
          fill="var(--accent)"
          stroke="var(--line)"
        />
        <path d="M46 606V656M53 606V656M60 606V656" stroke="var(--line)" strokeWidth="2" />
      </g>
    </svg>
  );
}

/** The valance: swags as wide as the window, with a brass fringe. */
export function Valance() {
  return (
    <svg className="valance" width="100%" height="100" aria-hidden="true">
      <pattern id="swag" width="180" height="100" patternUnits="userSpaceOnUse">
        <path d="M0 0H180V40Q150 92 90 92T0 40Z" fill="var(--deco)" />
        <path
          d="M0 0C30 50 60 62 90 62S150 50 180 0L180 14C150 66 120 76 90 76S30 66 0 14Z"
          fill="var(--deco-light)"
        />
        <path
          d="M10 0C40 34 60 40 90 40S140 34 170 0H150C130 18 110 24 90 24S50 18 30 0Z"
          fill="var(--deco-deep)"
        />
        <path
          d="M0 40Q30 92 90 92T180 40"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="9"
          strokeDasharray="2.4 1.6"
        />
        <path d="M0 36Q30 87 90 87T180 36" fill="none" stroke="var(--accent)" strokeWidth="2" />
        <path
          d="M-14 0H14L9 52H-9ZM166 0H194L189 52H171Z"
          fill="var(--deco)"
          stroke="var(--deco-deep)"
          strokeWidth="2"
        />
        <path
          d="M-9 54H9L12 84H-12ZM171 54H189L192 84H168Z"
          fill="var(--accent)"
          stroke="var(--line)"
        />
      </pattern>
      <rect width="100%" height="100" fill="url(#swag)" />
    </svg>
  );
}

/** A beam from above, the boards it falls on, a microphone, and the footlights; 720 × 420 at the foot. */
export function Boards() {
  const lamps = range(17, -600, 1320);
  return (
    <svg className="boards" viewBox="0 0 720 420" overflow="visible" aria-hidden="true">
      <linearGradient id="beam" x2="0" y2="1">
        <stop stopColor="var(--deco-glint)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--deco-glint)" stopOpacity=".1" />
      </linearGradient>
      <radialGradient id="pool">
        <stop stopColor="var(--deco-glint)" />
        <stop offset=".6" stopColor="var(--deco-glint)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--deco-glint)" stopOpacity="0" />
      </radialGradient>
      <path d="M-1400 262H2120V420H-1400Z" fill="var(--surface)" />
      <path
        d={range(29, -14, 14)
          .map((step) => `M${pair(360 + step * 52, 262)}L${pair(360 + step * 130, 420)}`)
          .join("")}
        stroke="var(--ground)"
        strokeWidth="2.4"
      />
      <path d="M-1400 262H2120" stroke="var(--line)" strokeWidth="1.4" />
      <path d="M338 -620L382 -620L560 316H160Z" fill="url(#beam)" opacity=".42" />
      <ellipse cx="360" cy="316" rx="206" ry="38" fill="url(#pool)" />
      <g className="microphone">
        <path d="M302 320a58 13 0 0 1 116 0v7a58 13 0 0 1 -116 0Z" fill="var(--ground)" />
        <ellipse cx="360" cy="319" rx="56" ry="11.5" fill="var(--line)" />
        <path d="M356.5 318V106H363.500V318Z" fill="var(--ground)" />
        <path d="M336 66V92a24 24 0 0 0 48 0V66" fill="none" stroke="var(--line)" strokeWidth="5" />
        <rect x="340" y="8" width="40" height="88" rx="20" fill="var(--accent)" />
        <path
          d="M341 36H379M341 48H379M341 60H379M349 14V92M360 8V96M371 14V92"
          stroke="var(--ground)"
          strokeWidth="2.6"
        />
        <rect
          x="340"
          y="8"
          width="40"
          height="88"
          rx="20"
          fill="none"
          stroke="var(--line)"
          strokeWidth="3"
        />
      </g>
      <path d="M-1400 396H2120V432H-1400Z" fill="var(--deco-deep)" />
      <path d="M-1400 396H2120" stroke="var(--accent)" strokeWidth="3" />
      {lamps.map((x) => (
        <path
          key={x}
          d={`M${x - 24} 396a24 24 0 0 1 48 0ZM${x} 396V374M${x} 396L${x - 15} 379M${x} 396L${x + 15} 379`}
          fill="var(--accent)"
          stroke="var(--line)"
          strokeWidth="1.6"
        />
      ))}
    </svg>
  );
}
