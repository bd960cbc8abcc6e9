/* The tray's world: a shelf with its things, doilies, wheat. */
import type { CSSProperties } from "react";
import { noise, range, short } from "#app/designs/kit/geometry.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const things = [
  ["mirror", "translate(720 164)scale(1.3)"],
  ["hammer", "translate(720 162)rotate(8)scale(1.26)"],
  ["tooth", "translate(720 184)scale(1.55)"],
  ["comb", "translate(720 196)scale(1.5)"],
  ["book", "translate(720 192)scale(1.4)"],
] as const;

/** The five things in a row on a lace shelf, closer together on a phone; grain falls past them. */
export function Between() {
  const random = noise(5);
  return (
    <Frame high={320}>
      <path d="M0 0H1440V246H0Z" fill="var(--wax-deep)" />
      <path d="M0 246H1440V262H0Z" fill="var(--surface)" />
      <path
        d="M0 262H1440"
        stroke="var(--surface)"
        strokeWidth="40"
        strokeDasharray="0 40"
        strokeLinecap="round"
      />
      <path
        d="M0 268H1440"
        stroke="var(--wax-deep)"
        strokeWidth="13"
        strokeDasharray="0 40"
        strokeLinecap="round"
      />
      <path d="M0 254H1440" stroke="var(--line)" strokeWidth="3" strokeDasharray="4 8" />
      <g className="moves tray-grains">
        {range(46, 0, 45).map((index) => (
          <use
            key={index}
            href="#tray-grain"
            transform={`translate(${short(1440 * random())} ${short(230 * random())})rotate(${Math.round(180 * random())})scale(${short(0.8 + 1.2 * random())})`}
          />
        ))}
      </g>
      {things.map(([thing, transform], place) => (
        <g key={thing} className="tray-thing" style={{ "--at": place - 2 } as CSSProperties}>
          <use href={`#tray-${thing}`} transform={transform} />
        </g>
      ))}
    </Frame>
  );
}

const laid = [
  ["book", "comb", "hammer"],
  ["mirror", "hammer", "book"],
] as const;

/** The subject of a note: three of the things, on a piece of the shelf's cloth. */
export function Note({ place }: { place: number }) {
  const row = laid[place % laid.length] ?? laid[0];
  return (
    <svg className="tray-note" viewBox="0 0 240 84" aria-hidden="true">
      <rect width="240" height="84" rx="42" fill="var(--wax-deep)" />
      {range(7, 0, 6).map((step) => (
        <use
          key={step}
          href="#tray-grain"
          transform={`translate(${42 + step * 26} ${76 - (step % 3) * 3})rotate(${(step % 4) * 23 - 30})`}
        />
      ))}
      {row.map((thing, index) => (
        <use
          key={thing}
          href={`#tray-${thing}`}
          transform={`translate(${50 + index * 70} 40)rotate(${[-12, 4, 14][index]})scale(${thing === "hammer" ? 0.48 : 0.54})`}
        />
      ))}
    </svg>
  );
}

/** Doilies, side by side, on the copper of the tray. */
export function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-doilies" width="160" height="160" patternUnits="userSpaceOnUse">
        <path d="M0 0H160V160H0Z" fill="var(--deco)" />
        <g id="world-doily" fill="none" strokeLinecap="round">
          <circle
            cx="80"
            cy="80"
            r="68"
            stroke="var(--surface)"
            strokeWidth="19"
            strokeDasharray="0 17.8"
          />
          <circle cx="80" cy="80" r="64" fill="var(--surface)" />
          <circle
            cx="80"
            cy="80"
            r="68"
            stroke="var(--deco)"
            strokeWidth="6"
            strokeDasharray="0 17.8"
          />
          <g stroke="var(--deco)">
            <circle cx="80" cy="80" r="52" strokeWidth="9" strokeDasharray="0 14.85" />
            <circle cx="80" cy="80" r="38" strokeWidth="6" strokeDasharray="0 11.94" />
            <circle cx="80" cy="80" r="22" strokeWidth="8" strokeDasharray="0 13.82" />
          </g>
          <circle cx="80" cy="80" r="5" fill="var(--deco)" />
        </g>
        <g stroke="var(--surface)" strokeWidth="9" strokeLinecap="round">
          <path d="M0 0h.1M160 0h.1M0 160h.1M160 160h.1" />
        </g>
      </pattern>
      <rect width="1440" height="560" fill="url(#world-doilies)" />
    </Frame>
  );
}

/** Ripe wheat along the foot. */
export function Close() {
  const random = noise(9);
  return (
    <svg viewBox="0 60 1440 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <g id="world-ear">
          <Line d="M0 0C2 -70 -2 -120 4 -186" of="deco" width={3} />
          <path
            d="M4 -186V-236M-2 -176L-14 -228M10 -176L22 -226M-3 -160L-24 -206M11 -160L32 -204"
            stroke="var(--line)"
            strokeWidth="1.4"
          />
          <path d="M1 -60C16 -84 40 -90 56 -78C40 -78 18 -70 1 -50Z" fill="var(--deco)" />
          {range(6, 0, 5).map((row) => (
            <g key={row} transform={`translate(4 ${-112 - row * 14})`}>
              <use href="#tray-grain" transform="translate(-8 0)rotate(64)scale(1.3)" />
              <use href="#tray-grain" transform="translate(8 0)rotate(-64)scale(1.3 -1.3)" />
            </g>
          ))}
          <use href="#tray-grain" transform="translate(4 -196)rotate(90)scale(1.3)" />
        </g>
      </defs>
      {[
        [0.72, 0.5],
        [1, 1],
      ].map(([scale = 1, opacity]) => (
        <g key={scale} opacity={opacity}>
          {range(33, 0, 32).map((index) => (
            <use
              key={index}
              href="#world-ear"
              transform={`translate(${short(index * 45 + 20 * random())} 322)rotate(${short(12 * random() - 4)})scale(${short(scale * (0.6 + 0.25 * random()) * 10) / 10})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

export { default as css } from "./world.css?inline";
