import { useId } from "react";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { archOnLegs, fan, folds, nest } from "#app/designs/families/arcade/shapes.ts";

/** The front of a house of tuff: an arcade on the street, windows over it, a gable with a fan. */
export function Scene() {
  const id = useId();
  const [street, storey] = [`orn-street${id}`, `orn-storey${id}`];
  return (
    <SceneSvg>
      <pattern id={street} width="78" height="140" y="152" patternUnits="userSpaceOnUse">
        <path d="M0 0H78V140H0Z" fill="var(--deco)" />
        <g transform="translate(39 54)" stroke="var(--line)">
          <path d={archOnLegs(34, 86)} fill="var(--deco-light)" strokeWidth="1.4" />
          <path d={nest([30], 86)} fill="none" strokeWidth=".7" />
          <path d={nest([25], 86)} fill="var(--deco-deep)" strokeWidth="1.2" />
          <path d={nest([20, 15], 86)} fill="none" strokeWidth=".7" />
          <path
            d={`${folds(15, Math.PI / 2, 6, [])}M-15 0H15M0 0V86`}
            fill="none"
            strokeWidth=".7"
          />
          <path d="M-5.5 -42L-3.5 -24H3.5L5.5 -42Z" fill="var(--deco-deep)" />
        </g>
        <path d="M0 0V140M78 0V140M2.5 60V140M75.5 60V140" stroke="var(--line)" strokeWidth=".8" />
      </pattern>
      <pattern id={storey} width="39" height="72" y="80" patternUnits="userSpaceOnUse">
        <path d="M0 0H39V72H0Z" fill="var(--deco-light)" />
        <g transform="translate(19.5 28)" stroke="var(--line)">
          <path d={nest([14], 38)} fill="var(--deco)" strokeWidth="1.2" />
          <path d={nest([9.5], 38)} fill="var(--deco-deep)" strokeWidth=".8" />
          <path d="M0 -9.5V38M-9.5 4H9.5M-9.5 21H9.5" strokeWidth=".7" />
        </g>
        <path d="M0 8V72M39 8V72" stroke="var(--line)" strokeWidth=".8" />
      </pattern>
      <g
        stroke="var(--line)"
        strokeLinejoin="round"
        transform="translate(195 80)scale(.84)translate(-195 -80)"
      >
        <path
          d="M117 80V58H137V44H147A48 48 0 0 1 243 44H253V58H273V80Z"
          fill="var(--deco)"
          strokeWidth="1.4"
        />
        <g transform="translate(195 58)">
          <path d={fan(42, Math.PI / 2, 11)} fill="var(--deco-deep)" strokeWidth="1.2" />
          <path d={folds(42, Math.PI / 2, 11, [30])} fill="none" strokeWidth=".8" />
          <path d={fan(18, Math.PI / 2, 7)} fill="var(--deco-light)" />
        </g>
        <path d="M117 58H273M117 66H273" fill="none" strokeWidth=".8" />
      </g>
      <path d="M0 80H390V152H0Z" fill={`url(#${storey})`} />
      <path d="M0 152H390V292H0Z" fill={`url(#${street})`} />
      <path d="M0 74H390V82H0ZM0 146H390V156H0Z" fill="var(--line)" />
      <path
        d="M0 85.5H390M0 160H390"
        stroke="var(--line)"
        strokeWidth="4"
        strokeDasharray="3 3.5"
      />
      <path
        d="M0 292H390V300H0ZM0 300H390V309H0ZM0 309H390V320H0Z"
        fill="var(--deco-deep)"
        stroke="var(--line)"
      />
    </SceneSvg>
  );
}
