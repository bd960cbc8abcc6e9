import { Balloon } from "#app/designs/kit/balloon.tsx";
import { initialsOf } from "#app/designs/kit/monogram.tsx";
import { useWords } from "#app/designs/kit/words.ts";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

const pieces = Array.from({ length: 8 }, (_, index) => index);

/**
 * A big balloon with the child's initial, or a question mark, between two fruits on strings; it
 * pops.
 */
export function PopOpening({ view, ornament: { Bullet, Sprig } }: OpeningProps) {
  const { script } = useWords();
  const asks = view.occasion === "gender";
  const initials = asks ? [script === "Armenian" ? "՞" : "?"] : initialsOf(view.names);
  return (
    <OpeningShell view={view} name="pop" behind={<span className="pop-sky" />}>
      <span className="pop-toy">
        <Bullet />
        <Thread />
      </span>
      <span className="pop-toy">
        <Bullet />
        <Thread />
      </span>
      <span className="pop-burst">
        <svg viewBox="-60 -60 120 120" aria-hidden="true">
          <circle
            r="44"
            fill="none"
            stroke="var(--accent)"
            strokeWidth="20"
            strokeDasharray="1.6 21.44"
          />
        </svg>
      </span>
      {pieces.map((piece) => (
        <span key={piece} className="pop-piece">
          {piece % 4 === 2 ? (
            <Sprig />
          ) : (
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              <path
                d="M-18 -8Q0 -24 18 -6Q12 2 10 16Q0 6 -9 12Q-10 2 -18 -8Z"
                fill={`var(--deco${piece % 3 === 1 ? "-light" : ""})`}
              />
            </svg>
          )}
        </span>
      ))}
      <span className="pop-balloon">
        <Balloon />
        <span className="display" data-letters={asks ? "mark" : initials.length}>
          {initials.join(" ")}
        </span>
      </span>
    </OpeningShell>
  );
}

function Thread() {
  return (
    <svg className="pop-thread" viewBox="0 0 20 120" aria-hidden="true">
      <path d="M10 0C18 30 2 54 10 84S14 110 10 120" fill="none" stroke="var(--line)" />
    </svg>
  );
}
