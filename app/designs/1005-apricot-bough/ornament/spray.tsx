import { Bough } from "./bough.tsx";

/**
 * A bough out of the corner, in flower and in fruit as on a plate of a herbal; a cover that lets it
 * overflow shows the bark that leads to it.
 */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <path d="M0 -2L-52 -26L-92 -34L-400 -150V-172L-90 -52L-50 -43L-8 -13Z" fill="var(--muted)" />
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
