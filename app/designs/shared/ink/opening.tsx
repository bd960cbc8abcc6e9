import { Fragment } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import { Names } from "#app/designs/kit/names.tsx";
import { initialsOf } from "#app/designs/kit/monogram.tsx";
import { sizedFor } from "#app/designs/kit/lettering.ts";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A scribe's leaf: thin initials on ruled lines are inked by a reed pen. */
export function InkOpening({ view, ornament: { Divider } }: OpeningProps) {
  const { t } = useWords();
  const and = t("words:and");
  const initials = initialsOf(view.names);
  // Estimated sizes, which do not change when the font arrives late.
  const room = (text: string) => sizedFor(view.theme.pairing, text);
  return (
    <OpeningShell view={view} name="ink" names={false} turn={1250}>
      <span
        className="ink-monogram display flies"
        data-letters={initials.length}
        style={room(initials.join(""))}
      >
        {initials.map((letter, index) => (
          <Fragment key={index}>
            {index > 0 && <small style={room(and)}>{and}</small>}
            <span className="ink-letter" style={room(letter)}>
              <b className="ink-outline">{letter}</b>
              <span className="ink-wipe">
                <span>{letter}</span>
              </span>
            </span>
          </Fragment>
        ))}
        <span className="ink-way">
          <Pen />
        </span>
      </span>
      <Divider variant={0} />
      <Names names={view.names} and={and} />
    </OpeningShell>
  );
}

/** A reed pen with its point at the origin. */
function Pen() {
  return (
    <svg className="ink-pen" viewBox="-2 -190 100 192" aria-hidden="true">
      <g transform="rotate(27)" stroke="var(--ground)" strokeWidth="1" strokeLinejoin="round">
        <path
          d="M-1.6 0H1.2C1.6 -14 5 -24 5.5 -52L7.5 -205Q2 -212 -4 -205L-6 -52C-5 -24 -3 -14 -1.6 0Z"
          fill="var(--line)"
        />
        <path
          d="M-1.6 0H1.2C1.6 -14 5 -24 5.5 -52C3 -38 -1 -30 -3.6 -22Z"
          fill="var(--surface)"
          stroke="var(--line)"
        />
        <path d="M-1.6 0H1.2L2.2 -10L-2.8 -10Z" fill="var(--accent)" />
        <path
          d="M-6 -100L7 -101L7 -106L-6 -105ZM-5 -176L7.6 -177L7.6 -181L-5 -180Z"
          fill="var(--deco)"
        />
      </g>
    </svg>
  );
}
