import { Bough } from "#app/design/ornaments/blossom/bough.tsx";

/** Two boughs out of the corner, in flower and in fruit as on a plate of a herbal. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <Bough
        spine={[
          [-12, 20],
          [24, 50],
          [40, 96],
          [62, 138],
          [68, 190],
          [90, 236],
        ]}
        width={7}
        plan="L BL LB AL BS bL SB Lb BL bA SL bL b"
        seed={26}
        size={0.76}
      />
      <Bough
        spine={[
          [-14, -6],
          [44, 24],
          [92, 36],
          [138, 60],
          [182, 62],
          [224, 90],
        ]}
        width={10}
        plan="L LB SA LB bB AL BS LB bL BL ASb bL SL b"
        seed={37}
        size={0.8}
      />
    </svg>
  );
}
