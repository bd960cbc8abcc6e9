import { Dove } from "#app/designs/kit/dove.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** A child that stands in the water, laughing, its hands up to the light; the water at y = 0. */
function Child() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {/* Skin and hair in every palette. */}
      <g fill="#f4cba6" stroke="#f4cba6">
        <path d="M-25 -22L-46 -50M25 -22L46 -50" strokeWidth="14" />
        <path
          d="M-50 -58L-58 -66M-47 -61L-49 -72M-42 -59L-38 -69M50 -58L58 -66M47 -61L49 -72M42 -59L38 -69"
          strokeWidth="5.4"
        />
        <path d="M-30 4C-33 -18 -28 -32 -14 -34H14C28 -32 33 -18 30 4Q0 12 -30 4Z" stroke="none" />
        <circle cx="-30" cy="-58" r="7" stroke="none" />
        <circle cx="30" cy="-58" r="7" stroke="none" />
        <ellipse cy="-60" rx="31" ry="29" stroke="none" />
      </g>
      <path
        d="M-12 -86C-6 -98 12 -96 12 -86C10 -82 4 -82 3 -87M-29 -70C-24 -84 -10 -90 4 -88C16 -88 26 -80 29 -70C20 -78 8 -76 2 -80C-6 -76 -20 -78 -29 -70Z"
        fill="#5b3a20"
      />
      <path d="M-9 -35Q0 -30 9 -35" fill="none" stroke="#d99a75" strokeWidth="2" />
      <g fill="#e9a184">
        <circle cx="-19" cy="-50" r="5" />
        <circle cx="19" cy="-50" r="5" />
      </g>
      <path d="M-11 -60h.1M11 -60h.1" stroke="#3b2617" strokeWidth="6" />
      <path d="M-9 -50C-6 -40 6 -40 9 -50Z" fill="#a4483a" />
      <path d="M-2 -55Q0 -53 2 -55" fill="none" stroke="#d99a75" strokeWidth="2" />
    </g>
  );
}

/**
 * A dove in its light above a font of stone between two candles, 390 × 340; floor and light go on
 * beyond it.
 * @param baptism whether a child stands in the water.
 */
export function FontScene({ baptism }: { baptism: boolean }) {
  return (
    <>
      <g transform="translate(195 38)">
        <circle r="55" fill="var(--deco-glint)" />
        <circle r="46" fill="var(--surface)" />
        <circle
          r="64"
          fill="none"
          stroke="var(--line)"
          strokeWidth="4.4"
          strokeLinecap="round"
          strokeDasharray=".1 13.4"
        />
        <g transform="translate(-5 15)scale(.52)">
          <Dove sprig={false} />
        </g>
      </g>
      <path d="M-1600 316H2000V700H-1600Z" fill="var(--deco-deep)" />
      <path d="M-1600 317H2000" stroke="var(--line)" strokeWidth="2.4" />
      {/* A candle on its stand. */}
      <g id="font-candle">
        <path
          d="M20 316C34 312 39 306 39 296V232H43V296C43 306 48 312 62 316ZM27 228H55L50 236H32ZM35 270H47V275H35Z"
          fill="var(--wax)"
        />
        <path d="M35 168H47V228H35Z" fill="var(--surface)" stroke="var(--line)" />
        <path d="M43 168H47V228H43Z" fill="var(--field)" />
        <circle cx="41" cy="150" r="30" fill="var(--wax-light)" opacity=".35" />
        <path d="M41 166C32 160 34 148 41 134C48 148 50 160 41 166Z" fill="var(--wax-light)" />
        <path d="M41 165C37 161 37 155 41 148C45 155 45 161 41 165Z" fill="var(--surface)" />
      </g>
      <use href="#font-candle" transform="matrix(-1 0 0 1 390 0)" />
      <g transform="translate(195 0)" strokeLinejoin="round">
        <path d="M-92 316V302H92V316ZM-70 302V290H70V302Z" fill="var(--deco)" />
        <path d="M-92 303H92M-70 291H70" stroke="var(--deco-light)" strokeWidth="2" />
        <path d="M-26 290C-18 276 -16 262 -20 248H20C16 262 18 276 26 290Z" fill="var(--deco)" />
        <path d="M0 290V248H20C16 262 18 276 26 290Z" fill="var(--deco-deep)" opacity=".5" />
        <rect x="-25" y="264" width="50" height="9" rx="4.5" fill="var(--line)" />
        {/* The far side of the rim, the water, who stands in it. */}
        <ellipse cy="186" rx="98" ry="13" fill="var(--deco-deep)" />
        <ellipse cy="188" rx="90" ry="9" fill="var(--deco-light)" />
        {baptism && (
          <>
            <g transform="translate(0 188)scale(.9)">
              <Child />
            </g>
            <Line
              d="M-44 189Q0 200 44 189M-64 187Q-60 190 -54 191M64 187Q60 190 54 191"
              of="surface"
              width={2}
              round
            />
          </>
        )}
        <path
          d="M-98 186C-96 228 -58 254 0 254S96 228 98 186C70 202 -70 202 -98 186Z"
          fill="var(--deco)"
        />
        <path
          d="M98 186C96 228 58 254 0 254C40 246 66 224 74 194Z"
          fill="var(--deco-deep)"
          opacity=".5"
        />
        <Line d="M-98 186C-70 202 70 202 98 186" of="deco-glint" width={5} round />
        <Line d="M-86 212C-50 227 50 227 86 212" of="line" width={2.4} />
        {baptism ? (
          <path d="M-2.5 220H2.5V227H9V232H2.5V246H-2.5V232H-9V227H-2.5Z" fill="var(--line)" />
        ) : (
          <circle cy="234" r="6" fill="var(--line)" />
        )}
        <path
          d="M-74 166c-5 7 0 11 3 8s1 -5 -3 -8ZM72 158c-5 7 0 11 3 8s1 -5 -3 -8ZM-58 150c-3 5 0 8 2 6s1 -4 -2 -6ZM60 174c-3 5 0 8 2 6s1 -4 -2 -6Z"
          fill="var(--deco-light)"
          stroke="var(--deco)"
        />
      </g>
    </>
  );
}
