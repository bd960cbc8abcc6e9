import { useId } from "react";
import { lozenge, medallion } from "#app/designs/families/carpet/cartoons.ts";
import { Folded, Knots } from "#app/designs/families/carpet/knots.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Longer than any screen. */
const far = 4000;

/**
 * A whole carpet: medallions with their dragons from the middle outwards, hooked lozenges where four
 * of them meet, and a border that is counted from the middle of each side, so that both ends agree.
 */
export function Field() {
  // A hidden opening may contain the same drawing, whose pattern would then not be painted.
  const field = `orn-field${useId()}`;
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <pattern id={field} x="-84" y="-126" width="168" height="252" patternUnits="userSpaceOnUse">
        <Repeat name="field" />
      </pattern>
      <defs>
        <rect id="orn-side" y={-far / 2} width="36" height={far} fill="url(#orn-border)" />
      </defs>
      <svg x="50%" y="50%" overflow="visible">
        <rect x={-far / 2} y={-far / 2} width={far} height={far} fill={`url(#${field})`} />
      </svg>
      {[
        { x: "0", y: "50%", turn: undefined },
        { x: "100%", y: "50%", turn: "scale(-1 1)" },
        { x: "50%", y: "0", turn: "rotate(90)" },
        { x: "50%", y: "100%", turn: "rotate(-90)" },
      ].map(({ x, y, turn }) => (
        <svg key={x + y} x={x} y={y} overflow="visible">
          <use href="#orn-side" transform={turn} />
        </svg>
      ))}
      {["0", "100%"].flatMap((x) =>
        ["0", "100%"].map((y) => (
          <svg key={x + y} x={x} y={y} overflow="visible">
            <use
              href="#orn-corner"
              transform={`translate(${x === "0" ? 18 : -18} ${y === "0" ? 18 : -18})scale(3)`}
            />
          </svg>
        )),
      )}
    </svg>
  );
}

/** A repeat of the field, 56 knots by 84, around a medallion; `name` makes its ids unique. */
function Repeat({ name }: { name: string }) {
  return (
    <g transform="scale(3)translate(28 42)">
      <path d="M-28 -42H28V42H-28Z" fill="var(--deco)" />
      <Folded name={`${name}-medallion`} rows={medallion} />
      <g id={`orn-${name}-lozenge`} transform="translate(28 42)scale(-1)">
        <Knots rows={lozenge} />
      </g>
      {["scale(-1 1)", "scale(1 -1)", "scale(-1)"].map((fold) => (
        <use key={fold} href={`#orn-${name}-lozenge`} transform={fold} />
      ))}
      {["translate(28 0)", "translate(-28 0)"].map((place) => (
        <use key={place} href="#orn-bud" transform={place} />
      ))}
    </g>
  );
}

/** The centrepiece: a small carpet, hung up by its own fringe. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g transform="scale(.87)">
        <Line d="M-120 -168H120M-120 168H120" of="line" width={14} strokeDasharray="2 4" />
        <g transform="translate(-84 -126)">
          <Repeat name="rug" />
        </g>
        {[undefined, "scale(-1 1)"].map((turn) => (
          <g key={turn ?? ""} transform={turn}>
            <rect
              x="-36"
              y="-126"
              width="36"
              height="252"
              transform="translate(-84 0)"
              fill="url(#orn-border)"
            />
          </g>
        ))}
        {[90, -90].map((turn) => (
          <g key={turn} transform={`rotate(${turn})translate(-162 0)`}>
            <rect y="-84" width="36" height="168" fill="url(#orn-border)" />
          </g>
        ))}
        <g id="orn-corners">
          <use href="#orn-corner" transform="translate(-102 -144)scale(3)" />
          <use href="#orn-corner" transform="translate(102 -144)scale(3)" />
        </g>
        <use href="#orn-corners" transform="scale(1 -1)" />
      </g>
    </svg>
  );
}
