import { useWords } from "#app/designs/kit/words.ts";
import { Monogram } from "#app/designs/kit/monogram.tsx";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A closed envelope. The seal breaks, the flap opens, and the letter comes out. */
export function EnvelopeOpening({ view, ornament: { Seal, Emblem, Corner } }: OpeningProps) {
  const { t } = useWords();
  return (
    <OpeningShell view={view} name="envelope" turn={1150} hint={t("invitation:seal-hint")}>
      <span className="envelope-inside" />
      <span className="envelope-card paper opening-sheet">
        <Corner />
        <Corner />
        <Emblem />
        <span className="display flies">
          <Monogram names={view.names} and={t("words:and")} />
        </span>
      </span>
      <span className="envelope-pocket">
        <span />
        <span />
        <span />
      </span>
      <span className="envelope-shade" />
      <span className="envelope-flap">
        <span className="envelope-lining" />
        <span className="envelope-paper" />
      </span>
      <span className="envelope-seal">
        <span>
          <Seal />
        </span>
        <span>
          <Seal />
        </span>
      </span>
    </OpeningShell>
  );
}
