import { Bough, curved } from "./bough.tsx";

/** One great blossom in a ring of two boughs, the left longer than the right. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <circle r="78" strokeWidth="1.2" />
        <circle r="73" strokeWidth="3" strokeDasharray="0 7.645" strokeLinecap="round" />
      </g>
      <g className="roundel-core">
        <use href="#orn-blossom" transform="scale(2.36)" />
      </g>
      <Bough
        spine={[[-36, 128], ...curved(104, 1.5, -0.86)]}
        width={7}
        plan="L b BL LB A LB bL SL Lb BL Sb L b"
        seed={9}
        size={0.72}
      />
      <Bough
        spine={[[30, 132], ...curved(105, 1.66, 4.86)]}
        width={9}
        plan="L b LB BL LA BL SL bB L AL SB Lb B bL S L b"
        seed={27}
        size={0.76}
      />
    </svg>
  );
}
