import { initialsOf } from "#app/features/invitation-page/openings/monogram.tsx";
import { OpeningShell } from "#app/features/invitation-page/openings/opening-shell.tsx";
import type { OpeningProps } from "#app/features/invitation-page/part-props.ts";

const pieces = Array.from({ length: 8 }, (_, index) => index);

/**
 * A big balloon with the child's initial, or a question mark, between two fruits on strings; it
 * pops.
 */
export function PopOpening({ view, ornament: { Bullet, Sprig } }: OpeningProps) {
  const asks = view.occasion === "gender";
  const initials = asks ? [view.language === "am" ? "՞" : "?"] : initialsOf(view.names);
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

/** A balloon on a string. 240 × 380. */
export function Balloon() {
  return (
    <svg viewBox="0 0 240 380" aria-hidden="true">
      <path
        d="M120 282C134 310 106 330 120 380"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <path d="M120 262L106 284Q120 278 134 284Z" fill="var(--deco-deep)" />
      <path
        d="M120 6C190 6 230 60 230 122C230 190 168 244 120 266C72 244 10 190 10 122C10 60 50 6 120 6Z"
        fill="var(--deco)"
      />
      <path
        d="M120 266C168 244 230 190 230 122C230 98 224 76 213 58C224 150 170 220 120 266Z"
        fill="var(--deco-deep)"
        opacity=".55"
      />
      <path
        d="M34 116C32 78 54 46 88 34"
        fill="none"
        stroke="var(--deco-glint)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".8"
      />
      <circle cx="38" cy="140" r="4.5" fill="var(--deco-glint)" opacity=".8" />
    </svg>
  );
}
