import { range } from "#app/design/geometry.ts";
import css from "#app/features/invitation-page/worlds/post.css?inline";
import { Frame } from "#app/features/invitation-page/worlds/frame.tsx";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** Houses on a canal: where each begins, how wide and high it is, its gable, its colour. */
const houses = [
  [0, 46, 96, "M0 0h10v-14h8v-12h10v12h8v14h10", "accent"],
  [46, 40, 116, "M0 0q4 -4 4 -14q16 0 16 -18q0 18 16 18q0 10 4 14", "deco"],
  [86, 44, 88, "M0 0l22 -30l22 30", "wax-light"],
  [130, 50, 108, "M0 0v-8h12q4 -22 13 -22t13 22h12v8", "deco-deep"],
  [180, 42, 98, "M0 0l21 -26l21 26", "accent"],
] as const;

function Row() {
  return (
    <g id="world-row">
      {houses.map(([x, wide, high, gable, colour]) => (
        <g key={x} transform={`translate(${x} ${-high})`}>
          <path d={`${gable}v${high}h${-wide}Z`} fill={`var(--${colour})`} />
          <path
            d={range(3, 12, high - 36)
              .map((y) => `M${wide / 2 - 14} ${y}h9v13h-9ZM${wide / 2 + 5} ${y}h9v13h-9Z`)
              .join("")}
            fill="var(--deco-glint)"
          />
          <path d={`M${wide / 2 - 5} ${high}v-17h10v17Z`} fill="var(--ink)" />
        </g>
      ))}
    </g>
  );
}

/** From one shore to the other: canal houses, two peaks, and a letter folded to fly between them. */
function Between() {
  return (
    <Frame high={320}>
      <path d="M0 250H1440V320H0Z" fill="var(--deco)" opacity=".22" />
      <g transform="translate(440 252)">
        <Row />
      </g>
      <use href="#world-row" x="196" y="252" />
      <use href="#world-row" x="-48" y="252" />
      <path d="M748 252L862 120L884 138L902 126L966 204L1000 172L1076 252Z" fill="var(--deco)" />
      <path
        d="M862 120L884 138L902 126L926 156L888 162L868 146L832 155ZM1000 172L1016 189L982 189Z"
        fill="var(--surface)"
      />
      <path
        d="M1000 252L1130 190L1230 252ZM1180 252L1330 204L1450 252Z"
        fill="var(--deco)"
        opacity=".6"
      />
      <path
        d="M0 252H1440M470 272H620M820 270H960M240 280H360M1200 276H1330"
        stroke="var(--deco)"
        strokeWidth="2.4"
      />
      <path
        d="M556 104Q700 -24 872 96"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g className="plane">
        <g transform="translate(716 40)rotate(4)">
          <path
            d="M-34 14L44 -16L4 30L-4 18Z"
            fill="var(--surface)"
            stroke="var(--accent)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path
            d="M44 -16L-4 18L-8 36L4 30"
            fill="var(--deco-light)"
            stroke="var(--accent)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </Frame>
  );
}

/** The open flap of an envelope, its liner printed with almond flowers; the answer lies before it. */
function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-liner" width="96" height="96" patternUnits="userSpaceOnUse">
        <path d="M0 0H96V96H0Z" fill="var(--accent)" />
        <g id="world-flower" fill="var(--deco-light)">
          {range(5, 0, 4).map((step) => (
            <path
              key={step}
              d="M24 24C12 16 14 2 21 4L24 7L27 4C34 2 36 16 24 24Z"
              transform={`rotate(${step * 72} 24 24)`}
            />
          ))}
          <circle cx="24" cy="24" r="4" fill="var(--wax-deep)" />
        </g>
        <use href="#world-flower" x="48" y="48" />
        <path
          d="M72 14q8 4 8 14q-10 -2 -8 -14ZM24 62q8 4 8 14q-10 -2 -8 -14Z"
          fill="var(--wax-light)"
        />
      </pattern>
      <path d="M0 0H1440V560H0Z" fill="var(--field)" />
      <path
        d="M-40 560L640 34Q720 -22 800 34L1480 560Z"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M30 560L656 68Q720 20 784 68L1410 560Z" fill="url(#world-liner)" />
    </Frame>
  );
}

/** A bundle of letters tied with a ribbon. */
function Close() {
  const envelope = (x: number, y: number, turn: number, colour: string) => (
    <g key={y} transform={`translate(${x} ${y})rotate(${turn})`}>
      <path
        d="M-150 -92H150V92H-150Z"
        fill={`var(--${colour})`}
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M-150 -92L0 24L150 -92" fill="none" stroke="var(--line)" strokeWidth="2" />
    </g>
  );
  return (
    <Frame high={320}>
      <path d="M0 274H1440V320H0Z" fill="var(--field)" />
      <g className="bundle">
        <ellipse cx="720" cy="276" rx="220" ry="16" fill="var(--line)" opacity=".6" />
        {envelope(706, 164, -9, "deco-light")}
        {envelope(740, 168, 6, "deco-glint")}
        {envelope(720, 176, -2, "surface")}
        <path
          d="M560 150L880 166L880 184L560 168ZM706 84L728 84L722 268L700 268Z"
          fill="var(--accent)"
        />
        <path
          d="M714 162C680 120 620 118 628 148S690 172 714 162C748 124 812 124 802 154S738 176 714 162Z"
          fill="var(--wax-light)"
          stroke="var(--wax-deep)"
          strokeWidth="2"
        />
        <path
          d="M708 166Q676 196 668 232L686 224L694 240Q700 204 718 170ZM720 166Q752 196 764 228L746 224L738 240Q726 204 712 170Z"
          fill="var(--accent)"
          stroke="var(--wax-deep)"
          strokeWidth="1.6"
        />
        <path
          d="M700 152q16 -8 30 2q2 14 -4 20q-14 4 -24 -2q-6 -10 -2 -20Z"
          fill="var(--accent)"
          stroke="var(--wax-deep)"
          strokeWidth="1.6"
        />
      </g>
    </Frame>
  );
}

/** The letter's world: two shores, the liner of an envelope, a tied bundle. */
export const postWorld: World = { Between, Behind, Close, css };
