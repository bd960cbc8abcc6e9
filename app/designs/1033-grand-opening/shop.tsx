import type { ReactNode } from "react";
import { range } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The colours of what is for sale, one after another. */
const colours = ["wax", "deco", "line", "deco-light", "wax-light"] as const;

/** A spool of thread, its foot at the origin: 30 wide, 40 high. */
export function Spool({ x, y, colour }: { x: number; y: number; colour: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-15 0V-5H15V0ZM-15 -35V-40H15V-35Z"
        fill="var(--line)"
        stroke="var(--deco-deep)"
        strokeWidth=".8"
      />
      <path d="M-11 -5V-35H11V-5Z" fill={`var(--${colours[colour % colours.length] ?? "wax"})`} />
      <path
        d="M-11 -11L11 -9M-11 -17L11 -15M-11 -23L11 -21M-11 -29L11 -27"
        stroke="var(--deco-glint)"
        strokeWidth=".9"
        opacity=".7"
      />
    </g>
  );
}

/** Stripes of an awning with a scalloped edge, between `from` and `to`; 96 high, its rail at y = 0. */
export function Awning({ from, to, wide = 39 }: { from: number; to: number; wide?: number }) {
  const count = Math.round((to - from) / wide);
  const stripes = (odd: number) =>
    range(count, 0, count - 1)
      .filter((stripe) => stripe % 2 === odd)
      .map((stripe) => `M${from + stripe * wide} 0h${wide}V72a${wide / 2} 22 0 0 1 ${-wide} 0Z`)
      .join("");
  return (
    <g>
      {/* Its shade on the glass. */}
      <path
        d={stripes(0) + stripes(1)}
        transform="translate(0 9)"
        fill="var(--deco-deep)"
        opacity=".28"
      />
      {["wax", "deco-glint"].map((colour, odd) => (
        <path
          key={colour}
          d={stripes(odd)}
          fill={`var(--${colour})`}
          stroke="var(--wax-deep)"
          strokeWidth=".8"
        />
      ))}
      <path d={`M${from} 0H${to}V9H${from}Z`} fill="var(--deco-deep)" opacity=".3" />
    </g>
  );
}

/** The frame of a window with a shelf of thread, between x = 20 and x = 236, and what stands in it. */
function Window({ id, children }: { id: string; children: ReactNode }) {
  return (
    <g id={id}>
      {id === "shop-cloth" ? (
        <g id="shop-window">
          <path d="M20 0H236V250H20Z" fill="var(--deco)" />
          <path d="M30 0H226V240H30Z" fill="var(--deco-glint)" />
          <path d="M34 166H222V172H34ZM34 232H222V240H34Z" fill="var(--line)" />
          {range(5, 0, 4).map((step) => (
            <Spool key={step} x={52 + step * 38} y={232} colour={step} />
          ))}
        </g>
      ) : (
        <use href="#shop-window" />
      )}
      {children}
      <path d="M140 240L226 96V136L166 240Z" fill="var(--surface)" opacity=".35" />
      <path d="M128 0V240" stroke="var(--deco)" strokeWidth="5" />
    </g>
  );
}

/** Three windows: a cloth and a hoop; a dress; balls of wool and a skein. */
function Windows() {
  return (
    <>
      <Window id="shop-cloth">
        <path d="M40 60H118" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M48 60H110V158L100 152L90 158L79 152L68 158L58 152L48 158Z"
          fill="var(--deco-deep)"
        />
        <use href="#orn-star" transform="translate(79 90)scale(.36)" />
        <use href="#orn-lozenge" transform="translate(79 130)scale(.6)" />
        <circle
          cx="174"
          cy="112"
          r="33"
          fill="var(--surface)"
          stroke="var(--line)"
          strokeWidth="5"
        />
        <path d="M168 73H180V82H168Z" fill="var(--line)" />
        <use href="#orn-star" transform="translate(174 112)scale(.36)rotate(22.5)" />
      </Window>
      <g transform="translate(-230)">
        <Window id="shop-dress">
          <path d="M79 64V54M79 130V166M62 166H96" stroke="var(--line)" strokeWidth="5" />
          <path
            d="M62 66Q79 76 96 66L102 84L95 106L116 152Q79 164 42 152L63 106L56 84Z"
            fill="var(--wax)"
          />
          <use href="#orn-lozenge" transform="translate(79 132)scale(.5)" />
          <path d="M154 60H198V150H154Z" fill="var(--deco-light)" />
          <path d="M154 82H198M154 104H198M154 126H198" stroke="var(--line)" strokeWidth="3" />
          <path d="M148 60H204" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
        </Window>
      </g>
      <g transform="translate(364)">
        <Window id="shop-wool">
          <g stroke="var(--deco-glint)" strokeWidth="1.6">
            <circle cx="58" cy="146" r="20" fill="var(--wax)" />
            <circle cx="100" cy="146" r="20" fill="var(--line)" />
            <circle cx="79" cy="112" r="20" fill="var(--deco)" />
            <path
              d="M42 140Q58 128 74 150M84 140Q100 128 116 150M63 106Q79 94 95 116"
              fill="none"
            />
          </g>
          <path d="M142 60H208V150L175 138L142 150Z" fill="var(--deco-deep)" />
          <use href="#orn-star" transform="translate(175 98)scale(.44)" />
        </Window>
      </g>
    </>
  );
}

/** The door, between x = 252 and x = 370. */
function Door() {
  return (
    <g>
      <path d="M252 0H370V300H252Z" fill="var(--deco-deep)" />
      <path d="M262 8H360V300H262Z" fill="var(--deco)" />
      <path d="M276 22H346V206H276Z" fill="var(--deco-glint)" />
      <path
        d="M276 22L320 22L276 96ZM310 206L346 146V176L328 206Z"
        fill="var(--surface)"
        opacity=".5"
      />
      <Line d="M276 222H346V288H276Z" of="line" width={2} />
      <path d="M352 150V186" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <use href="#orn-star" transform="translate(311 92)scale(.5)" />
    </g>
  );
}

/** The ribbon before the door, tied to a bow around the origin; it leaves the door free. */
function Bow() {
  return (
    <g fill="var(--wax)" stroke="var(--wax-deep)" strokeWidth="1.4" strokeLinejoin="round">
      <path d="M-4 4C-14 30 -30 52 -44 66L-20 62L-16 78C-4 56 2 30 4 6ZM4 4C14 30 30 52 44 66L20 62L16 78C4 56 -2 30 -4 6Z" />
      <path d="M0 0C-20 -40 -70 -40 -72 -8S-24 26 0 0C20 -40 70 -40 72 -8S24 26 0 0Z" />
      <path d="M-12 -2C-30 -20 -52 -22 -56 -6M12 -2C30 -20 52 -22 56 -6" fill="none" />
      <path d="M-11 -11H11V11H-11Z" fill="var(--wax-light)" />
    </g>
  );
}

/**
 * A painted shop front of thread and needlework with a ribbon across it, 390 × 300; on both sides
 * more windows, as far as the widest screen.
 */
export function ShopFront() {
  return (
    <g>
      <path d="M-1500 0H1900V300H-1500Z" fill="var(--deco-deep)" />
      <Windows />
      <use href="#shop-wool" x="-460" />
      <use href="#shop-cloth" x="-690" />
      <use href="#shop-cloth" x="594" />
      <use href="#shop-dress" x="824" />
      <Door />
      <path
        d="M-1500 172H1900V192H-1500Z"
        fill="var(--wax)"
        stroke="var(--wax-deep)"
        strokeWidth="1.4"
      />
      <path d="M-1500 176.5H1900" stroke="var(--wax-light)" strokeWidth="1.6" opacity=".8" />
      <g transform="translate(244 182)scale(.9)">
        <Bow />
      </g>
    </g>
  );
}
