/* The letter's world: two shores, the liner of an envelope, a tied bundle. */
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Houses on a canal: where each begins, how wide and high it is, its gable, its colour. */
const houses = [
  [0, 46, 96, "h10v-14h8v-12h10v12h8v14h10", "accent"],
  [46, 40, 116, "q4 -4 4 -14q16 0 16 -18q0 18 16 18q0 10 4 14", "deco"],
  [86, 44, 88, "l22 -30l22 30", "wax-light"],
  [130, 50, 108, "v-8h12q4 -22 13 -22t13 22h12v8", "deco-deep"],
  [180, 42, 98, "l21 -26l21 26", "accent"],
] as const;

function Row() {
  return (
    <g id="world-row">
      {houses.map(([x, wide, high, gable, colour]) => (
        <path key={x} d={`M${x} ${-high}${gable}v${high}h${-wide}Z`} fill={`var(--${colour})`} />
      ))}
      <path
        d={houses
          .map(
            ([x, wide, high]) =>
              `M${x + wide / 2 - 14} ${12 - high}${`h9v13h-9zm19 0h9v13h-9zm-19 ${high / 2 - 24}`.repeat(3)}`,
          )
          .join("")}
        fill="var(--deco-glint)"
      />
      <path
        d={houses.map(([x, wide]) => `M${x + wide / 2 - 5} 0v-17h10v17Z`).join("")}
        fill="var(--ink)"
      />
    </g>
  );
}

/** From one shore to the other: canal houses, two peaks, and a letter folded to fly between them. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 250H1440V320H0Z" fill="var(--deco)" opacity=".22" />
      <g transform="translate(440 252)">
        <Row />
      </g>
      <use href="#world-row" x="196" y="252" />
      <use href="#world-row" x="-48" y="252" />
      <path d="M748 252l114 -132l22 18l18 -12l64 78l34 -32l76 80Z" fill="var(--deco)" />
      <path
        d="M862 120l22 18l18 -12l24 30l-38 6l-20 -16l-36 9ZM1000 172l16 17h-34Z"
        fill="var(--surface)"
      />
      <path
        d="M1000 252l130 -62l100 62ZM1180 252l150 -48l120 48Z"
        fill="var(--deco)"
        opacity=".6"
      />
      <path
        d="M0 252H1440M470 272H620M820 270H960M240 280H360M1200 276H1330"
        stroke="var(--deco)"
        strokeWidth="2.4"
      />
      <Line d="M556 104Q700 -24 872 96" of="accent" width={2.4} strokeDasharray="2 9" round />
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
export function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-liner" width="96" height="96" patternUnits="userSpaceOnUse">
        <path d="M0 0H96V96H0Z" fill="var(--accent)" />
        <g fill="var(--deco-light)">
          <use href="#stamp-flower" x="-48" y="-34" />
          <use href="#stamp-flower" y="14" />
        </g>
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
export function Close() {
  const envelope = (x: number, y: number, turn: number, colour: string) => (
    <path
      d="M-150 -92H150V92H-150ZL0 24L150 -92"
      fill={`var(--${colour})`}
      stroke="var(--line)"
      strokeWidth="2"
      transform={`translate(${x} ${y})rotate(${turn})`}
    />
  );
  return (
    <Frame high={320}>
      <path d="M0 274H1440V320H0Z" fill="var(--field)" />
      <g className="bundle">
        <ellipse cx="720" cy="276" rx="220" ry="16" fill="var(--line)" opacity=".6" />
        {envelope(706, 164, -9, "deco-light")}
        {envelope(740, 168, 6, "deco-glint")}
        {envelope(720, 176, -2, "surface")}
        <path d="M560 150l320 16v18l-320 -16ZM706 84h22l-6 184h-22Z" fill="var(--accent)" />
        <path
          d="M714 162C680 120 620 118 628 148S690 172 714 162C748 124 812 124 802 154S738 176 714 162Z"
          fill="var(--wax-light)"
          stroke="var(--wax-deep)"
          strokeWidth="2"
        />
        <path
          d="M708 166Q676 196 668 232l18 -8l8 16Q700 204 718 170ZM720 166Q752 196 764 232l-18 -8l-8 16Q726 204 712 170Z"
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

export { default as css } from "./world.css?inline";
