import { pair, range } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

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
        <Line d="M0 40Q30 92 90 92T180 40" of="accent" width={9} strokeDasharray="2.4 1.6" />
        <Line d="M0 36Q30 87 90 87T180 36" of="accent" width={2} />
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

/** A mask without what makes it laugh or weep, 100 × 116 around the origin. */
const mask = "M-47 -52Q0 -68 47 -52C54 -8 42 44 0 58C-42 44 -54 -8 -47 -52Z";

/** An actor's trunk in the light, the two masks leaning on each other on its lid. */
function Trunk() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <g stroke="var(--ground)" strokeWidth="2.4">
        <path d="M262 262H458V328H262Z" fill="var(--deco-deep)" />
        <path d="M256 244Q256 236 264 236H456Q464 236 464 244V264H256Z" fill="var(--deco)" />
        <path
          d="M284 236H302V328H284ZM418 236H436V328H418ZM256 258H464V264H256ZM342 256H378V278Q360 288 342 278Z"
          fill="var(--line)"
        />
      </g>
      <path d="M360 266v7" stroke="var(--ground)" strokeWidth="5" />
      <g fill="none" stroke="var(--deco-light)" strokeWidth="6">
        <path d="M276 158C240 172 262 200 236 214S246 248 222 262" />
        <path d="M446 150C482 162 462 192 488 206S478 242 502 258" />
      </g>
      <g transform="translate(318 180)rotate(-16)">
        <path d={mask} fill="var(--line)" stroke="var(--ground)" strokeWidth="2.4" />
        <path
          d="M-36 -6Q-28 -22 -9 -22Q-18 -2 -36 -6ZM36 -6Q28 -22 9 -22Q18 -2 36 -6ZM-20 38Q0 4 20 38Q0 26 -20 38Z"
          fill="var(--ground)"
        />
        <Line d="M-38 -26Q-24 -32 -9 -42M38 -26Q24 -32 9 -42M-3 6Q0 10 3 6" of="ground" width={3} />
      </g>
      <g transform="translate(402 174)rotate(13)">
        <path d={mask} fill="var(--accent)" stroke="var(--ground)" strokeWidth="2.4" />
        <path
          d="M-35 -12Q-22 -32 -8 -12Q-22 -18 -35 -12ZM35 -12Q22 -32 8 -12Q22 -18 35 -12ZM-28 12Q0 24 28 12Q26 44 0 46Q-26 44 -28 12Z"
          fill="var(--ground)"
        />
        <path d="M-17 38Q0 28 17 38Q10 45 0 45T-17 38Z" fill="var(--deco-light)" />
        <Line d="M-38 -32Q-24 -44 -9 -34M38 -32Q24 -44 9 -34M-4 2Q0 6 4 2" of="ground" width={3} />
      </g>
    </g>
  );
}

/** A beam from above, the boards it falls on, the masks, and the footlights; 720 × 420 at the foot. */
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
      <Trunk />
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
