/* The world of tuff: a sunset behind the colonnade, lit windows, the square with its fountains. */
import { range } from "#app/designs/kit/geometry.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** From one pier of the colonnade to the next. */
const bay = 180;
/** Stones of an arch; an odd number has one at the top. */
const stones = 13;
const stone = (Math.PI * 73) / stones;

/** An arch of the colonnade around its middle, from the cornice to the floor. */
function Bay() {
  const ring = "M-73 150A73 73 0 0 1 73 150";
  return (
    <g id="world-bay">
      <path d="M-90 40H90V284H62V150A62 62 0 0 0 -62 150V284H-90Z" fill="var(--deco)" />
      <path
        d="M-90 62H-62V84H-90ZM44 62H90V74H44ZM-90 196H-62V218H-90ZM62 174H90V196H62ZM-90 240H-62V262H-90ZM62 218H90V240H62ZM-60 74H-30V62H-60Z"
        fill="var(--deco-light)"
        opacity=".55"
      />
      <path d="M-90 174H-62V196H-90ZM62 240H90V262H62Z" fill="var(--deco-deep)" opacity=".4" />
      <g fill="none" strokeWidth="23">
        <path d={ring} stroke="var(--deco-light)" />
        <path
          d={ring}
          stroke="var(--wax)"
          strokeDasharray={`${stone.toFixed(2)} ${stone.toFixed(2)}`}
        />
        <path
          d={ring}
          stroke="var(--deco-deep)"
          strokeDasharray={`1.2 ${(stone - 1.2).toFixed(2)}`}
          strokeDashoffset=".6"
        />
      </g>
      <Line
        d="M-84.5 150A84.5 84.5 0 0 1 84.5 150M-61.5 150A61.5 61.5 0 0 1 61.5 150"
        of="deco-deep"
        width={2}
      />
      <path d="M-11 58H11L7 98H-7Z" fill="var(--deco-deep)" />
      <path
        d="M-94 146H-58V156H-94ZM58 146H94V156H58ZM-94 272H-58V284H-94ZM58 272H94V284H58Z"
        fill="var(--deco-deep)"
      />
      <use href="#orn-fan" transform="translate(90 126)scale(.7)" fill="var(--deco-light)" />
    </g>
  );
}

/** The sun goes down behind a colonnade: it is seen in one arch after the other, and its light moves on the floor. */
export function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-dusk" x2="0" y2="1">
        <stop stopColor="var(--wax)" />
        <stop offset=".55" stopColor="var(--wax-light)" />
        <stop offset="1" stopColor="var(--deco-glint)" />
      </linearGradient>
      <path d="M0 40H1440V290H0Z" fill="url(#world-dusk)" />
      <g className="moves sun">
        <circle cx="886" cy="192" r="78" fill="var(--deco-glint)" opacity=".35" />
        <circle cx="886" cy="192" r="46" fill="var(--deco-glint)" />
      </g>
      <path
        d="M180 290L430 252L542 206L566 214L618 250L668 226L724 176L750 168L774 178L806 202L890 254L1180 290Z"
        fill="var(--deco)"
        opacity=".8"
      />
      <path
        d="M542 206L566 214L582 224L562 220L548 228L530 220L516 226ZM724 176L750 168L774 178L800 198L780 194L764 208L746 194L728 206L718 192L700 202Z"
        fill="var(--deco-glint)"
      />
      <path d="M0 284H1440V320H0Z" fill="var(--accent)" />
      <g className="moves lit" fill="var(--wax-light)" opacity=".75">
        {range(9, 0, 1440).map((x) => (
          <path key={x} d={`M${x - 56} 286h112l-14 34h-112Z`} />
        ))}
      </g>
      <Bay />
      {range(8, bay, 1440).map((x) => (
        <use key={x} href="#world-bay" x={x} />
      ))}
      <path d="M0 24H1440V36H0ZM0 46H1440V50H0Z" fill="var(--deco-deep)" />
      <path d="M0 36H1440V46H0Z" fill="var(--deco-light)" />
      <path d="M0 41H1440" stroke="var(--deco-deep)" strokeWidth="10" strokeDasharray="8 10" />
    </Frame>
  );
}

/** A house at night: rows of arched windows, most of them lit. */
export function Behind() {
  const window = (x: number, y: number, lit: boolean) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <path d="M-34 64V0A34 34 0 0 1 34 0V64Z" fill="var(--deco)" />
      <path d="M-24 64V0A24 24 0 0 1 24 0V64Z" fill={`var(--${lit ? "wax-light" : "wax-deep"})`} />
      {lit && <path d="M-24 64V30H24V64Z" fill="var(--deco-glint)" opacity=".7" />}
      <Line d="M0 -24V64M-24 0H24M-24 30H24M0 0L-17 -17M0 0L17 -17" of="deco-deep" width={3} />
      <path d="M-42 64H42V72H-42Z" fill="var(--deco-light)" />
    </g>
  );
  return (
    <Frame high={560}>
      <pattern id="world-windows" width="240" height="280" patternUnits="userSpaceOnUse">
        <path d="M0 0H240V280H0Z" fill="var(--deco-deep)" />
        <path d="M0 122H240M0 262H240" stroke="var(--deco)" strokeWidth="8" />
        <path d="M0 134H240M0 274H240" stroke="var(--deco)" strokeWidth="7" strokeDasharray="7 8" />
        {window(0, 44, true)}
        {window(120, 44, true)}
        {window(240, 44, true)}
        {window(0, 184, true)}
        {window(120, 184, false)}
        {window(240, 184, true)}
      </pattern>
      <path d="M0 0H1440V560H0Z" fill="url(#world-windows)" />
      <path d="M0 0H1440V10H0Z" fill="var(--deco-light)" />
      <path d="M0 16H1440" stroke="var(--deco-light)" strokeWidth="9" strokeDasharray="8 9" />
      <path d="M0 548H1440V560H0Z" fill="var(--wax-deep)" />
    </Frame>
  );
}

/** The square in the evening: a long arcade round the house with the clock, and the fountains before it. */
export function Close() {
  const lights = (from: number, count: number, step: number, y: number, scale = 1) =>
    range(count, from, from + step * (count - 1)).map((x) => (
      <use key={`${x} ${y}`} href="#world-lit" transform={`translate(${x} ${y})scale(${scale})`} />
    ));
  return (
    <Frame high={320}>
      <linearGradient id="world-evening" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset="1" stopColor="var(--wax-light)" />
      </linearGradient>
      <path d="M0 0H1440V280H0Z" fill="url(#world-evening)" />
      {/* Lower than drawn, with sky above the tower. */}
      <g transform="translate(0 36.7)scale(1 .86)">
        <g id="world-wing">
          <path d="M0 176H470V262H0ZM470 150H640V262H470Z" fill="var(--deco)" />
          <path d="M0 168H470V178H0ZM466 140H644V152H466Z" fill="var(--deco-deep)" />
          <path d="M0 216H640" stroke="var(--deco-deep)" strokeWidth="3" />
        </g>
        <use href="#world-wing" transform="matrix(-1 0 0 1 1440 0)" />
        <path
          d="M640 262V128H676V70H682V48H696V30L720 8L744 30V48H758V70H764V128H800V262Z"
          fill="var(--wax)"
        />
        <path
          d="M636 122H804V132H636ZM672 64H768V72H672ZM688 44H752V50H688Z"
          fill="var(--deco-deep)"
        />
        <defs>
          <path id="world-lit" d="M-9 34V0A9 9 0 0 1 9 0V34Z" fill="var(--deco-glint)" />
        </defs>
        {lights(24, 16, 29, 228)}
        {lights(24, 16, 29, 194, 0.5)}
        {lights(490, 6, 26, 228)}
        {lights(490, 6, 26, 176, 0.8)}
        {lights(664, 5, 28, 226, 1.05)}
        {lights(664, 5, 28, 160, 0.9)}
        {lights(820, 6, 26, 228)}
        {lights(820, 6, 26, 176, 0.8)}
        {lights(981, 16, 29, 228)}
        {lights(981, 16, 29, 194, 0.5)}
      </g>
      <circle
        cx="720"
        cy="121"
        r="17"
        fill="var(--deco-glint)"
        stroke="var(--deco-deep)"
        strokeWidth="4"
      />
      <path
        d="M720 121V109M720 121L729 126"
        stroke="var(--deco-deep)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 262H1440V320H0Z" fill="var(--deco-deep)" />
      <path d="M360 286Q720 266 1080 286Q720 312 360 286Z" fill="var(--wax-light)" />
      <path d="M384 287Q720 271 1056 287Q720 308 384 287Z" fill="var(--deco)" />
      <g fill="none" stroke="var(--surface)" strokeWidth="3.2" strokeLinecap="round">
        <g>
          <path
            id="world-jet"
            d="M0 288V196M0 288Q-3 206 -22 226Q-32 240 -36 286M0 288Q3 206 22 226Q32 240 36 286M0 288Q-2 230 -12 240Q-18 248 -20 287M0 288Q2 230 12 240Q18 248 20 287"
            transform="translate(720)"
          />
          {[-220, -150, -80, 80, 150, 220].map((x) => (
            <use
              key={x}
              href="#world-jet"
              transform={`translate(${x} ${288 * (1 - shrink(x))})scale(1 ${shrink(x)})`}
            />
          ))}
        </g>
        <path d="M440 287h40M520 292h56M610 297h60M770 297h60M864 292h56M960 287h40" opacity=".8" />
      </g>
    </Frame>
  );
}

/** The height of a jet beside that in the middle. */
function shrink(x: number): number {
  return Math.abs(x) > 200 ? 0.5 : Math.abs(x) > 100 ? 0.66 : 0.82;
}

export { default as css } from "./world.css?inline";
