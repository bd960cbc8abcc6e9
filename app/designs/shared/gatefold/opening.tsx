import type { ComponentType } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import { Names } from "#app/designs/kit/names.tsx";
import { Monogram } from "#app/designs/kit/monogram.tsx";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A card with two leaves that meet in the middle of the monogram; the names are inside. */
export function GatefoldOpening({ view, ornament: { Corner, Emblem } }: OpeningProps) {
  const { t } = useWords();
  const and = t("words:and");
  return (
    <OpeningShell view={view} name="gatefold" names={false} turn={900}>
      <span className="gatefold-inside paper opening-sheet flies">
        <Emblem />
        <Names names={view.names} and={and} />
        <span className="muted">{view.event.long}</span>
      </span>
      <Leaf Corner={Corner} names={view.names} and={and} />
      <Leaf Corner={Corner} names={view.names} and={and} />
    </OpeningShell>
  );
}

/** A leaf, with its half of the medallion that both share. */
function Leaf({
  Corner,
  names,
  and,
}: {
  Corner: ComponentType;
  names: readonly string[];
  and: string;
}) {
  return (
    <span className="gatefold-leaf paper">
      <span className="gatefold-front">
        <Corner />
        <Corner />
        <span className="gatefold-medal display">
          <span>
            <Monogram names={names} and={and} />
          </span>
        </span>
      </span>
      <span className="gatefold-back" />
    </span>
  );
}
