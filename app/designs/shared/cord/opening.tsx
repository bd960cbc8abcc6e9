import { useWords } from "#app/designs/kit/words.ts";
import { Monogram } from "#app/designs/kit/monogram.tsx";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A letter folded to its middle and tied with a twisted cord (narot); the bow unties. */
export function CordOpening({ view, ornament: { Bullet, Corner, Divider, Emblem } }: OpeningProps) {
  const { t } = useWords();
  return (
    <OpeningShell view={view} name="cord" turn={1150}>
      <span className="cord-inside paper opening-sheet">
        <Emblem />
        <span className="display flies">
          <Monogram names={view.names} and={t("words:and")} />
        </span>
        <Divider variant={1} />
      </span>
      <span className="cord-flap paper">
        <Corner />
        <Corner />
      </span>
      <span className="cord-flap paper">
        <Corner />
        <Corner />
      </span>
      <span className="cord-strand" />
      <span className="cord-strand" />
      <span className="cord-strand" />
      <span className="cord-strand" />
      <span className="cord-half">
        <Half />
      </span>
      <span className="cord-half">
        <Half />
      </span>
      <span className="cord-knot">
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          <Twist path="M-8 -5Q0 8 8 -4" />
          <Twist path="M-9 4Q0 -9 9 5" />
        </svg>
        <Bullet />
      </span>
    </OpeningShell>
  );
}

/** The bow's left half: a loop and an end with its tassel. */
function Half() {
  return (
    <svg viewBox="-130 -70 130 150" aria-hidden="true">
      <g className="cord-end">
        <Twist path="M0 0C-26 16 -34 34 -62 44" />
        <path
          d="M-60 38L-92 46L-86 54L-94 58L-82 64L-84 70L-57 50Z"
          fill="var(--wax)"
          stroke="var(--wax-deep)"
        />
        <path d="M-67 38L-62 54" stroke="var(--wax-deep)" strokeWidth="4" />
      </g>
      <g className="cord-loop">
        <Twist path="M0 0C-30 -46 -92 -58 -100 -26C-106 2 -44 12 0 0" />
      </g>
    </svg>
  );
}

/** Two strands; the light one shows where it passes on top. */
function Twist({ path }: { path: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke="var(--wax-deep)" strokeWidth="8" />
      <path d={path} stroke="var(--wax)" strokeWidth="6" />
      <path
        d={path}
        stroke="var(--paper-surface)"
        strokeWidth="5.6"
        strokeDasharray="2 5"
        strokeLinecap="butt"
      />
    </g>
  );
}
