import { Line } from "#app/designs/kit/line.tsx";
/*
 * Things on the tray, each around the origin and some 100 long. Those that are shown again below
 * the cover have ids.
 */

/** An open book: knowledge. */
export function Book() {
  return (
    <g id="tray-book">
      <path
        d="M-54 -32Q-26 -42 0 -31Q26 -42 54 -32V35Q26 25 0 36Q-26 25 -54 35Z"
        fill="var(--wax-deep)"
      />
      <path d="M-49 -35Q-24 -44 0 -33V30Q-24 19 -49 29Z" fill="var(--deco-glint)" />
      <path d="M49 -35Q24 -44 0 -33V30Q24 19 49 29Z" fill="var(--deco-glint)" />
      <path d="M0 -33Q8 -37 15 -38.500V23Q7 25 0 30Z" fill="var(--deco-light)" opacity=".55" />
      <path d="M0 -33Q-6 -36 -11 -37V24Q-5 26 0 30Z" fill="var(--deco-light)" opacity=".3" />
      <Line
        d="M-41 -26Q-28 -31 -12 -27M-41 -16Q-28 -21 -12 -17M-41 -6Q-28 -11 -12 -7M-41 4Q-28 -1 -12 3M-41 14Q-30 10 -20 11M20 8Q30 4 41 8M20 17Q28 14 36 16"
        of="deco-deep"
        width={1.6}
        opacity=".55"
      />
      <circle cx="31" cy="-14" r="9" fill="var(--line)" />
      <path
        d="M31 -28V-32M31 0V4M17 -14H13M45 -14H49M21 -24L18 -27M41 -24L44 -27"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-2 -32V46L3 41L8 46V-30Z" fill="var(--accent)" />
    </g>
  );
}

/** A comb: a barber, or beauty. */
export function Comb() {
  return (
    <g id="tray-comb">
      <path d="M-47 11H48" stroke="var(--deco-glint)" strokeWidth="30" strokeDasharray="3.4 3.0" />
      <path
        d="M-52 26V-10Q-50 -22 -34 -25Q0 -32 34 -25Q50 -22 52 -10V26H44V0H-44V26Z"
        fill="var(--deco-glint)"
      />
      <Line d="M-44 -6Q0 -12 44 -6M-38 -15Q0 -22 38 -15" of="line" width={2} />
      <circle cy="-13.5" r="3.2" fill="var(--accent)" />
    </g>
  );
}

/** A hammer: a trade. */
export function Hammer() {
  return (
    <g id="tray-hammer">
      <path d="M-6 -26H6L9 62Q0 70 -9 62Z" fill="var(--line)" />
      <path d="M1 -26H6L9 62Q5 66 2 66Z" fill="var(--deco-deep)" opacity=".35" />
      <path d="M-34 -50H10Q30 -50 42 -36Q28 -34 20 -24H-34Z" fill="var(--wax)" />
      <path d="M-34 -50H10Q30 -50 42 -36L38 -37Q24 -44 8 -44H-34Z" fill="var(--wax-light)" />
      <path d="M-46 -54H-33V-20H-46Z" fill="var(--wax-deep)" />
      <path d="M-8 -52H8V-22H-8Z" fill="var(--wax-deep)" />
    </g>
  );
}

/** A hand mirror: grace. */
export function Mirror() {
  return (
    <g id="tray-mirror">
      <path d="M-6 8L-9 56Q0 68 9 56L6 8Z" fill="var(--accent)" />
      <circle cy="-24" r="40" fill="var(--accent)" />
      <circle
        cy="-24"
        r="35"
        fill="none"
        stroke="var(--line)"
        strokeWidth="4"
        strokeDasharray="0 10"
        strokeLinecap="round"
      />
      <circle cy="-24" r="29" fill="var(--wax-light)" />
      <path d="M-22 -30A24 24 0 0 1 -2 -48L8 -46L-19 -18Z" fill="var(--deco-glint)" opacity=".9" />
      <path d="M-12 -8L18 -38L22 -33L-7 -4Z" fill="var(--deco-glint)" opacity=".6" />
      <circle cy="60" r="3" fill="var(--line)" />
    </g>
  );
}

/** The first tooth, very pleased. */
export function Tooth() {
  return (
    <g id="tray-tooth">
      <path
        d="M0 -33C-10 -42 -35 -40 -35 -13C-35 7 -27 15 -23 32C-20 43 -10 43 -8 30C-6 17 -4 13 0 13C4 13 6 17 8 30C10 43 20 43 23 32C27 15 35 7 35 -13C35 -40 10 -42 0 -33Z"
        fill="#fff"
      />
      <path
        d="M20 -37C34 -34 35 -22 35 -13C35 7 27 15 23 32C21 39 17 41 13 39C20 20 30 2 28 -18C27 -28 25 -33 20 -37Z"
        fill="var(--deco-light)"
        opacity=".7"
      />
      <g stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M-13 -13V-10M13 -13V-10M-7 -4Q0 4 7 -4" />
      </g>
      <g fill="var(--accent)" opacity=".4">
        <ellipse cx="-20" cy="-4" rx="5" ry="3.5" />
        <ellipse cx="20" cy="-4" rx="5" ry="3.5" />
      </g>
    </g>
  );
}

/** A child's hand that reaches up from below, its palm at the origin. */
export function Hand() {
  const skin = "M-14 8L-17 -22M-5 2L-6 -32M6 2L6 -31M15 8L18 -22M-16 14L-32 -2";
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M-17 30L-22 260H26L18 30Z" fill="var(--wax)" />
      <path d="M6 60L14 260H26L18 60Z" fill="var(--wax-deep)" opacity=".5" />
      <g fill="none" stroke="var(--deco-deep)">
        <path d={skin} strokeWidth="15" />
        <path d="M-6 12Q0 22 7 12" strokeWidth="34" />
      </g>
      <g fill="none" stroke="var(--deco-light)">
        <path d={skin} strokeWidth="12.5" />
        <path d="M-6 12Q0 22 7 12" strokeWidth="31" />
      </g>
      <Line
        d="M-10 2L-11 8M0 0V6M11 2L12 8M-22 10Q-16 14 -16 22"
        of="deco-deep"
        width={1.4}
        opacity=".7"
      />
      <path d="M-24 38Q0 28 24 38V54Q0 44 -24 54Z" fill="var(--deco-glint)" />
      <Line d="M-22 55Q0 45 22 55" of="line" width={2.4} strokeDasharray="0 5" />
    </g>
  );
}
