import { Cut } from "#app/designs/families/paper/cut.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const envelope =
  "M-14 34C-34 22 -52 2 -52 -24C-52 -53 -29 -75 1 -75C30 -75 52 -52 52 -24C52 2 34 22 15 34Z";
const gores =
  "M-4.5 34C-15 20 -21 0 -21 -24C-21 -50 -12 -67 1 -75C14 -67 21 -50 21 -24C21 0 16 20 6 34Z";

/** A hot-air balloon of strips of paper, 104 wide, its basket below. */
export function HotAirBalloon() {
  return (
    <>
      <path d="M-13 32L-8 46M15 32L9 46" stroke="var(--ink)" strokeWidth="1.2" />
      <Cut d={envelope} paper="accent" lift={3} />
      <Cut d={gores} paper="deco-light" lift={0.8} />
      <path
        d="M-4.5 34C-7 14 -8 -4 -8 -24C-8 -46 -4 -64 1 -75C6 -64 9 -46 9 -24C9 -4 8 14 6 34Z"
        fill="var(--deco-deep)"
      />
      <Cut
        d="M-51 -30C-48 -22 -39 -20 -34 -27C-30 -17 -18 -17 -14 -26C-9 -15 7 -15 13 -26C17 -17 29 -17 34 -27C39 -20 48 -22 52 -30L52 -22C50 -8 44 2 38 8C34 0 26 2 23 10C19 2 8 2 1 10C-6 2 -17 2 -21 10C-25 2 -33 0 -37 8C-44 2 -50 -8 -52 -22Z"
        paper="wax-light"
        lift={1}
      />
      <Line d="M-42 -8Q0 4 43 -8" of="deco-glint" width={4.6} round strokeDasharray="0 10.6" />
      <Cut d="M-10 44L11 43L9 54L-8 54Z" paper="wax" lift={1.4} />
    </>
  );
}
