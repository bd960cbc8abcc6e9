/* The peaks' world: sunrise over the plain, the map of both summits, a night with stars. */
import { range } from "#app/designs/kit/geometry.ts";
import { Peaks } from "#app/designs/families/ridge/peaks.tsx";
import { knoll } from "#app/designs/families/ridge/shapes.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import darkClose from "#app/designs/kit/dark-close.css?inline";
import own from "./world.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A monastery on its rock in the plain, as high as its place below the peaks. */
function Monastery() {
  return (
    <g id="world-monastery" fill="var(--rock, var(--deco-deep))">
      <path d="M392 322C430 276 486 254 536 250H648C700 258 752 282 800 322Z" />
      <path d="M536 252V226H562V222H628V230H652V254Z" />
      <path d="M582 224V196L602 180L622 196V224ZM592 188V162H612V188ZM587 163L602 132L617 163Z" />
      <path d="M546 228V206H560V228ZM543 207L553 190L563 207Z" />
      <path
        d="M602 134V120M597 125.5H607"
        stroke="var(--rock, var(--deco-deep))"
        strokeWidth="2.4"
      />
      <path
        d="M599 224V212A3.5 3.5 0 0 1 606 212V224ZM600.5 178V170A1.6 1.6 0 0 1 603.6 170V178Z"
        fill="var(--deco-glint)"
      />
    </g>
  );
}

/** Highest where the mountain's foot runs out, which they hide. */
const foothills =
  "M0 308V262C90 246 180 248 270 262S430 294 540 296S840 298 930 292S1120 258 1210 250S1380 246 1440 258V308Z";

/** Dawn: the sun rises between the peaks, the plain and its monastery before them. */
export function Between() {
  return (
    <Frame high={360}>
      <linearGradient id="world-dawn" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".5" stopColor="var(--field)" />
        <stop offset=".8" stopColor="var(--deco-light)" />
      </linearGradient>
      {/* The rings fade before they reach the upper edge. */}
      <linearGradient id="world-ray" gradientUnits="userSpaceOnUse" x2="0" y1="34" y2="118">
        <stop stopColor="var(--deco)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--deco)" />
      </linearGradient>
      <path d="M0 0H1440V360H0Z" fill="url(#world-dawn)" />
      <g className="sun">
        <circle cx="646" cy="140" r="72" fill="var(--deco)" />
        <g fill="none" stroke="url(#world-ray)">
          {range(7, 92, 260).map((r, ring) => (
            <circle key={r} cx="646" cy="140" r={r} opacity={0.62 - ring * 0.08} />
          ))}
        </g>
      </g>
      <path
        d="M0 300V284C120 262 200 274 320 268S560 288 720 286S1060 262 1180 270S1360 256 1440 276V300Z"
        fill="var(--deco)"
        opacity=".32"
      />
      <g transform="translate(740 306)">
        <Peaks width={1280} height={216} lines={8} steps={40} veil={0.12} />
      </g>
      <path d={foothills} fill="var(--ground)" />
      <path d={foothills} fill="var(--deco-light)" opacity=".75" />
      <path
        d="M0 360V304C220 292 420 306 640 298S1080 306 1240 298S1380 298 1440 302V360Z"
        fill="var(--deco)"
      />
      <path
        d={range(31, -15, 15)
          .map((row) => `M${720 + row * 54} 304L${720 + row * 108} 360`)
          .join("")}
        stroke="var(--deco-light)"
        strokeWidth=".9"
        opacity=".7"
      />
      <Monastery />
      <Line
        d="M848 66q10 -10 20 0q10 -10 20 0M912 60q8 -8 16 0q8 -8 16 0M812 50q6 -6 12 0q6 -6 12 0"
        of="deco-deep"
        width={2.2}
        round
      />
    </Frame>
  );
}

/** Shapes of contour lines; each is used in several sizes, because a line is half a kilobyte. */
const contours = 3;

/** A line of equal height around a summit; each fourth is darker. */
function Contour({
  at,
  wide,
  high,
  line,
}: {
  at: string;
  wide: number;
  high: number;
  line: number;
}) {
  return (
    <use
      href={`#world-contour-${line % contours}`}
      transform={`translate(${at})scale(${wide.toFixed(2)} ${high.toFixed(2)})`}
      opacity={line % 4 ? 0.42 : 0.85}
    />
  );
}

/** The two summits on a map, and one way that leads up between them. */
export function Behind() {
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M0 0H1440V560H0Z" fill="var(--deco-deep)" />
      <defs>
        {range(contours, 0, contours - 1).map((shape) => (
          <path
            key={shape}
            id={`world-contour-${shape}`}
            d={knoll(400, shape / 2, [0, 0])}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </defs>
      <g fill="none" stroke="var(--deco-light)" strokeWidth="1.1">
        {range(11, 190, 760).map((radius, line) => (
          <Contour
            key={radius}
            at="742 124"
            wide={(radius / 400) * 1.5}
            high={(radius / 400) * 0.86}
            line={line}
          />
        ))}
        {range(5, 92, 16).map((radius, line) => (
          <Contour
            key={radius}
            at="838 112"
            wide={radius / 400}
            high={radius / 400}
            line={line * 4}
          />
        ))}
        {range(4, 62, 14).map((radius, line) => (
          <Contour
            key={radius}
            at="612 132"
            wide={radius / 400}
            high={radius / 400}
            line={line * 4}
          />
        ))}
      </g>
      <Line
        d="M-10 210C120 150 250 250 360 190S520 190 640 236S760 190 742 150S800 128 836 112"
        of="deco-glint"
        width={3}
        strokeDasharray="2 9"
        round
      />
      <path d="M829 116l9 -15l9 15ZM604 137l8 -14l8 14Z" fill="var(--deco-glint)" />
    </svg>
  );
}

/** Night: the full moon over the pass between the summits, a lamp in the monastery. */
export function Close() {
  return (
    <Frame high={360}>
      <path d="M0 0H1440V360H0Z" fill="var(--night)" />
      <path
        d="M420 60h.1M300 118h.1M366 40h.1M240 84h.1M1010 92h.1M940 34h.1M1090 46h.1M1180 120h.1M1270 60h.1M1370 96h.1M150 30h.1M150 120h.1M60 64h.1M1330 22h.1"
        stroke="var(--deco-glint)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <g fill="var(--deco-glint)">
        <circle cx="646" cy="104" r="76" opacity=".08" />
        <circle cx="646" cy="104" r="58" opacity=".12" />
        <circle cx="646" cy="104" r="44" />
      </g>
      <path
        d="M628 84a9 9 0 1 0 .1 0M656 108a13 13 0 1 0 .1 0M664 78a5 5 0 1 0 .1 0"
        fill="var(--deco)"
        opacity=".22"
      />
      <g transform="translate(190)scale(.74 1)">
        <path
          d="M-280 306C40 294 240 270 330 222C380 194 410 172 440 150L456 143L474 158C510 196 560 214 600 206C660 190 720 116 790 78L816 66L846 78C930 132 1040 220 1180 262C1290 286 1500 300 1720 306Z"
          fill="var(--deco-deep)"
        />
        <path
          d="M816 66L846 78C930 132 1040 220 1180 262C1290 286 1500 300 1720 306H1060C1000 262 930 236 892 186C868 156 850 120 816 66ZM456 143L474 158C510 196 560 214 600 206C576 250 550 280 530 306C516 250 490 200 456 143Z"
          fill="var(--night)"
          opacity=".42"
        />
        <path
          d="M812 68L790 82L770 108L800 98L818 112L838 96L868 106L846 80ZM456 145L438 158L430 172L452 164L470 172L484 166L472 156Z"
          fill="var(--deco-glint)"
          opacity=".85"
        />
      </g>
      <path
        d="M0 304C200 290 330 304 470 298S760 306 960 298S1260 292 1440 302V360H0Z"
        fill="var(--night)"
      />
      <path d="M600 318H692M612 330H680M560 343H732" stroke="var(--deco-light)" opacity=".6" />
      <g className="rock">
        <use href="#world-monastery" transform="translate(1180 22)scale(-1 1)" />
      </g>
    </Frame>
  );
}

export const css = onScreen(darkClose, own);
