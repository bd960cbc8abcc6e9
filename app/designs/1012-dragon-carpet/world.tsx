/* The dragon carpet's world: it unrolls, lies behind the replies, and ends in its fringe. */
import type { CSSProperties } from "react";
import { range } from "#app/designs/kit/geometry.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const folds = [undefined, "scale(-1 1)", "scale(1 -1)", "scale(-1)"];

/**
 * The cover's field as a pattern of its own, from the same cartoons (`Field`): a medallion, and a
 * quarter of a lozenge at each corner.
 */
function Cloth() {
  return (
    <pattern id="world-cloth" x="636" width="168" height="252" patternUnits="userSpaceOnUse">
      <g transform="scale(3)translate(28 42)">
        <path d="M-28 -42H28V42H-28Z" fill="var(--deco)" />
        {folds.map((fold) => (
          <g key={fold ?? ""} transform={fold}>
            <use href="#orn-field-medallion" />
            <use href="#orn-field-lozenge" />
          </g>
        ))}
      </g>
    </pattern>
  );
}

/** The carpet lies open across the page; it unrolls while it comes into view. */
export function Between() {
  return (
    <Frame high={320}>
      <Cloth />
      <g className="opens carpet-open">
        <Line d="M0 6H1440M0 314H1440" of="line" width={14} strokeDasharray="2 4" />
        <rect y="48" width="1440" height="224" fill="url(#world-cloth)" />
        {[12, 272].map((y) => (
          <rect
            key={y}
            width="36"
            height="1440"
            fill="url(#orn-border)"
            transform={`translate(0 ${y + 36})rotate(-90)`}
          />
        ))}
      </g>
    </Frame>
  );
}

/** The field from edge to edge behind the sheet, bordered above and below. */
export function Behind() {
  return (
    <Frame high={560}>
      <rect width="1440" height="560" fill="url(#world-cloth)" />
      {[36, 560].map((y) => (
        <rect
          key={y}
          width="36"
          height="1440"
          fill="url(#orn-border)"
          transform={`translate(0 ${y})rotate(-90)`}
        />
      ))}
    </Frame>
  );
}

/** Crimson knots in the colour of undyed wool, so that they stand out from a crimson ground. */
const undyed: CSSProperties & Record<"--deco", string> = { "--deco": "var(--deco-glint)" };

/** The end of the carpet: a row of dragons that face each other, the border, the fringe. */
export function Close() {
  return (
    <Frame high={200}>
      <rect width="1440" height="150" fill="var(--deco)" />
      {range(6, 60, 620).map((x, step) => (
        <g key={x}>
          {[undefined, "matrix(-1 0 0 1 1440 0)"].map((side) => (
            <g key={side ?? ""} transform={side}>
              {step % 2 ? (
                <use href="#orn-dragon" transform={`translate(${x} 12)scale(3.4)`} style={undyed} />
              ) : (
                <use href="#orn-star" transform={`translate(${x + 40} 56)scale(2.4)`} />
              )}
            </g>
          ))}
        </g>
      ))}
      <rect
        width="36"
        height="1440"
        fill="url(#orn-border)"
        transform="translate(0 150)rotate(-90)"
      />
      <path
        d="M0 176H1440"
        stroke="var(--line)"
        strokeWidth="48"
        strokeDasharray="2 5"
        strokeDashoffset="1"
      />
    </Frame>
  );
}

export { default as css } from "./world.css?inline";
