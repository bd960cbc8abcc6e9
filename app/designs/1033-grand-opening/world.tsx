/* The shop's world: the ribbon that is cut, an embroidered wall, shelves of thread. */
import { range } from "#app/designs/kit/geometry.ts";
import { ornament as stitch } from "#app/designs/families/stitch/ornament.tsx";
import { Spool } from "./shop.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import onePlace from "#app/designs/kit/one-place.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Half of the ribbon, up to x = 720; its cut end is notched. */
function Half() {
  return (
    <g id="world-ribbon">
      <path
        d="M-10 132H716L694 166L716 200H-10Z"
        fill="var(--wax)"
        stroke="var(--wax-deep)"
        strokeWidth="2"
      />
      <path
        d="M-10 142H700M-10 190H700"
        stroke="var(--wax-light)"
        strokeWidth="2"
        strokeDasharray="12 7"
      />
    </g>
  );
}

/** The ribbon is cut. */
export function Between() {
  return (
    <svg viewBox="0 0 1440 332" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M0 0H1440V332H0Z" fill="var(--deco)" />
      <path d={`M0 0H1440V24${"q-20 26 -40 0".repeat(36)}Z`} fill="var(--wax)" />
      <path
        d={range(18, 0, 17)
          .map((stripe) => `M${stripe * 80} 0h40V24q-20 26 -40 0Z`)
          .join("")}
        fill="var(--deco-glint)"
      />
      <path d="M0 300H1440V332H0Z" fill="var(--deco-deep)" />
      <path d="M0 300H1440" stroke="var(--line)" strokeWidth="3" />
      <g className="ribbon">
        <Half />
      </g>
      <g className="ribbon other">
        <use href="#world-ribbon" transform="matrix(-1 0 0 1 1440 0)" />
      </g>
      <g transform="translate(720 166)rotate(90)">
        <g className="blade">
          <path
            d="M-132 2Q-66 -26 2 -17L18 0L4 7Z"
            fill="var(--deco-glint)"
            stroke="var(--deco-deep)"
            strokeWidth="1.5"
          />
          <ellipse
            cx="62"
            cy="24"
            rx="36"
            ry="20"
            fill="none"
            stroke="var(--line)"
            strokeWidth="10"
            transform="rotate(20 62 24)"
          />
          <path d="M4 0L34 14" stroke="var(--line)" strokeWidth="11" strokeLinecap="round" />
        </g>
        <g className="blade lower">
          <path
            d="M-132 -2Q-66 26 2 17L18 0L4 -7Z"
            fill="var(--deco-glint)"
            stroke="var(--deco-deep)"
            strokeWidth="1.5"
          />
          <ellipse
            cx="62"
            cy="-24"
            rx="36"
            ry="20"
            fill="none"
            stroke="var(--line)"
            strokeWidth="10"
            transform="rotate(-20 62 -24)"
          />
          <path d="M4 0L34 -14" stroke="var(--line)" strokeWidth="11" strokeLinecap="round" />
        </g>
        <circle r="6" fill="var(--deco-deep)" />
      </g>
    </svg>
  );
}

/** Marash embroidery, as large as a wall. */
export function Behind() {
  return (
    <Frame high={560}>
      <g transform="scale(1.5)">
        <stitch.Field />
      </g>
    </Frame>
  );
}

/** A needle in its cushion, threaded from the spool beside it. */
function Cushion() {
  return (
    <g transform="translate(728 282)" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M-62 0C-84 -44 -46 -80 0 -80S84 -44 62 0Z"
        fill="var(--wax)"
        stroke="var(--wax-deep)"
        strokeWidth="2.5"
      />
      <Line
        d="M0 -78V0M-8 -78C-40 -60 -42 -20 -30 0M8 -78C40 -60 42 -20 30 0"
        of="wax-deep"
        width={2.5}
      />
      <path
        d="M0 -62L-12 -70L-44 -66L-16 -80L-24 -98L0 -86L24 -98L16 -80L44 -66L12 -70Z"
        fill="var(--deco-light)"
        stroke="var(--deco-deep)"
        strokeWidth="2"
      />
      <path d="M-34 -42L-62 -84M-46 -30L-82 -58" stroke="var(--deco-glint)" strokeWidth="3" />
      <path d="M-62 -84h.1M-82 -58h.1" stroke="var(--line)" strokeWidth="13" />
      <Line d="M78 -101C92 -124 104 -64 84 -52S66 -12 92 -26" of="wax-light" width={3} />
      <path
        d="M24 -30L71 -105C76 -113 87 -107 82 -98L30 -28ZM73 -95L78 -103Q75 -105 73 -102L70 -97Z"
        fill="var(--deco-glint)"
        fillRule="evenodd"
      />
    </g>
  );
}

/** The shelves of thread; a pincushion stands between the spools. */
export function Close() {
  return (
    <Frame high={300}>
      <path d="M0 0H1440V300H0Z" fill="var(--deco-deep)" />
      <path d="M0 0H1440V10H0ZM0 142H1440V156H0ZM0 282H1440V300H0Z" fill="var(--line)" />
      {[0, 1].map((shelf) =>
        range(13, 0, 12)
          .filter((step) => !(shelf && step === 6))
          .map((step) => (
            <g
              key={`${shelf} ${step}`}
              transform={`translate(${shelf * 56 + step * 112} ${shelf ? 282 : 142})scale(2.5)`}
            >
              <Spool x={0} y={0} colour={step * 2 + shelf * 3} />
            </g>
          )),
      )}
      <Cushion />
    </Frame>
  );
}

export const css = onScreen(onePlace, own);
