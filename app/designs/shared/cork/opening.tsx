import type { CSSProperties } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import { Names } from "#app/designs/kit/names.tsx";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

const drops = [
  [-52, -300, 10],
  [-24, -380, 7],
  [6, -330, 12],
  [34, -400, 8],
  [62, -290, 9],
] as const;

/** A bottle with the names on its label; the cork flies, and the label becomes the cover. */
export function CorkOpening({ view, ornament: { Emblem } }: OpeningProps) {
  const { t } = useWords();
  return (
    <OpeningShell view={view} name="bottle" names={false} turn={850}>
      <svg viewBox="-100 -330 200 520">
        <path
          d="M-24 -262V-150C-24 -110 -86 -96 -86 -40V170Q-86 188 -68 188H68Q86 188 86 170V-40C86 -96 24 -110 24 -150V-262Z"
          fill="var(--deco-deep)"
          stroke="var(--line)"
          strokeWidth="1.5"
        />
        <path
          d="M-74 -34C-74 -86 -14 -100 -14 -148V-250H-6V-146C-6 -92 -62 -80 -62 -30V168H-74Z"
          fill="var(--deco-glint)"
          opacity=".26"
        />
        <path
          d="M-28 -266H28V-250H-28ZM-26 -246H26V-168H-26Z"
          fill="var(--wax)"
          stroke="var(--wax-deep)"
          strokeWidth="1.5"
        />
        {drops.map(([x, y, r]) => (
          <circle
            key={x}
            className="bottle-drop"
            cy="-262"
            r={r}
            fill="var(--deco-light)"
            style={{ "--way": `${x}px, ${y + 262}px` } as CSSProperties}
          />
        ))}
        <g className="bottle-cork">
          <path
            d="M-20 -264L-24 -304Q0 -318 24 -304L20 -264Z"
            fill="var(--paper-line)"
            stroke="var(--wax-deep)"
            strokeWidth="1.5"
          />
          <path
            d="M-12 -282h7M4 -296h9M2 -274h6M-14 -298h5"
            stroke="var(--wax-deep)"
            strokeWidth="2"
          />
        </g>
      </svg>
      <span className="bottle-label paper opening-sheet flies">
        <Emblem />
        <Names names={view.names} and={t("words:and")} />
      </span>
    </OpeningShell>
  );
}
