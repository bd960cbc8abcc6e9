import { Cut } from "#app/designs/families/paper/cut.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/*
 * Animals of cut paper, their feet at the origin. A page draws each once and copies it where it is
 * needed again, except where it does something else.
 */

/** A white hare with a scarf, 170 high. @param reaching one arm is up and to the right. */
export function Hare({ reaching = false }: { reaching?: boolean }) {
  return (
    <g strokeLinecap="round">
      {reaching ? (
        <Cut d="M10 -56C34 -68 46 -96 52 -124L64 -120C62 -90 46 -56 20 -40Z" paper="deco-glint" />
      ) : (
        <Cut d="M10 -56C34 -54 46 -44 54 -30L44 -22C34 -34 24 -38 12 -40Z" paper="deco-glint" />
      )}
      <Cut
        d="M-10 -56C-28 -54 -36 -44 -42 -31L-33 -25C-26 -34 -20 -38 -12 -40Z"
        paper="deco-glint"
      />
      <Cut d="M-12 -104C-26 -132 -24 -160 -13 -163C-2 -158 -2 -130 -3 -106Z" paper="deco-glint" />
      <Cut d="M3 -106C4 -132 12 -160 22 -158C30 -150 22 -122 13 -103Z" paper="deco-glint" />
      <path
        d="M-10 -112C-18 -132 -18 -150 -13 -153C-8 -148 -7 -130 -7 -112ZM7 -112C9 -130 14 -148 20 -148C23 -142 17 -124 12 -110Z"
        fill="var(--wax-light)"
      />
      <Cut d="M-26 0C-36 -44 -20 -72 0 -74C20 -72 36 -44 26 0Z" paper="deco-glint" lift={3} />
      <path d="M-34 2a13 7 0 0 1 26 0ZM8 2a13 7 0 0 1 26 0Z" fill="var(--deco-glint)" />
      <Cut
        d="M-23 -88C-23 -104 -12 -112 0 -112C13 -112 23 -104 23 -88C21 -75 10 -70 0 -70C-10 -70 -21 -75 -23 -88Z"
        paper="deco-glint"
      />
      <path
        d="M-22 -74Q0 -62 22 -74L23 -64Q0 -52 -23 -64ZM-16 -64L-22 -40L-10 -38L-6 -60Z"
        fill="var(--accent)"
      />
      <path d="M-9 -94h.1M9 -94h.1" stroke="var(--deco-deep)" strokeWidth="6" />
      <Line d="M0 -86h.1M0 -84Q-3 -79 -8 -80M0 -84Q3 -79 8 -80" of="wax" width={3} />
    </g>
  );
}

/** A hedgehog that walks to the right with apples on its back, 110 wide. */
export function Hedgehog() {
  return (
    <g>
      <path d="M-26 4a9 6 0 0 1 18 0ZM14 4a9 6 0 0 1 18 0Z" fill="var(--wax-deep)" />
      <Cut
        d="M28 -24C46 -28 56 -15 68 -7C69 0 62 4 52 4H26C20 -8 22 -20 28 -24Z"
        paper="deco-glint"
      />
      <Cut
        d="M-46 2C-54 -4 -50 -12 -56 -18L-46 -22L-50 -36L-36 -36L-36 -50L-22 -46L-14 -60L-4 -50L8 -60L13 -47L27 -51L27 -38L38 -36L35 -26L44 -18C34 -16 32 -6 34 2Z"
        paper="wax"
        lift={3}
      />
      <path
        d="M-34 -14l-7 -6M-20 -10l-7 -7M-8 -14l-6 -8M6 -10l-5 -8M18 -16l-4 -9M-26 -28l-6 -7M-10 -32l-5 -8M6 -30l-3 -9M-2 -22l-5 -7"
        stroke="var(--wax-light)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M49 -14h.1" stroke="var(--deco-deep)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="68" cy="-6" r="5" fill="var(--wax-deep)" />
      <Cut
        d="M-14 -60C-28 -66 -28 -82 -14 -82C-10 -85 -6 -84 -4 -82C10 -80 8 -64 -4 -60C-8 -58 -10 -58 -14 -60Z"
        paper="accent"
      />
      <Cut
        d="M13 -52C3 -56 3 -70 14 -70C18 -72 20 -71 22 -70C32 -68 30 -55 22 -52C19 -51 16 -51 13 -52Z"
        paper="wax-light"
      />
      <Line d="M-9 -82q0 -7 5 -10M18 -70q0 -6 4 -8" of="wax-deep" width={2.4} />
      <path d="M-6 -86q8 -8 14 -2q-7 6 -14 2Z" fill="var(--deco-deep)" />
    </g>
  );
}

/** An owl, 100 high. */
export function Owl() {
  return (
    <g>
      <Cut d="M-38 -74L-46 -104L-16 -88H16L46 -104L38 -74Z" paper="wax" />
      <Cut
        d="M-40 2C-54 -36 -48 -90 0 -92C48 -90 54 -36 40 2C20 10 -20 10 -40 2Z"
        paper="wax"
        lift={3}
      />
      <Cut
        d="M-26 4C-34 -26 -18 -42 0 -42C18 -42 34 -26 26 4C12 9 -12 9 -26 4Z"
        paper="wax-light"
        lift={1}
      />
      <Line
        d="M-14 -26q5 6 10 0M4 -26q5 6 10 0M-19 -13q5 6 10 0M-5 -13q5 6 10 0M9 -13q5 6 10 0"
        of="wax"
        width={2.4}
        round
      />
      <g fill="var(--deco-glint)">
        <circle cx="-18" cy="-64" r="18" />
        <circle cx="18" cy="-64" r="18" />
      </g>
      <path
        d="M-16 -63h.1M16 -63h.1"
        stroke="var(--deco-deep)"
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M-13 -67h.1M19 -67h.1"
        stroke="var(--deco-glint)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-6 -54H6L0 -40Z" fill="var(--accent)" />
      <path
        d="M-18 8v8M-10 8v8M10 8v8M18 8v8"
        stroke="var(--wax-light)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A toadstool, 40 high. */
export function Toadstool({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Cut d="M-6 4L-4 -20H5L8 4Z" paper="deco-glint" />
      <Cut d="M-24 -16C-22 -40 22 -42 25 -16C12 -11 -10 -11 -24 -16Z" paper="accent" />
      <path
        d="M-11 -23h.1M2 -31h.1M13 -21h.1"
        stroke="var(--deco-glint)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}
