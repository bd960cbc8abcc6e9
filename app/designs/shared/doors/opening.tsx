import type { ReactNode } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import { Names } from "#app/designs/kit/names.tsx";
import { initialsOf } from "#app/designs/kit/monogram.tsx";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/**
 * A church portal: two carved leaves open under the ornament's arch, with light behind. They carry
 * a couple's initials, else the emblem.
 */
export function DoorsOpening({ view, ornament: { Arch, Base, Column, Emblem } }: OpeningProps) {
  const { t } = useWords();
  const [first, second] = initialsOf(view.names);
  return (
    <OpeningShell view={view} name="doors" names={false} turn={850}>
      <span className="doors-portal">
        <span className="doors-way">
          <span className="doors-light paper flies">
            <Names names={view.names} and={t("words:and")} />
          </span>
          <Leaf>{second ? <span className="display">{first}</span> : <Emblem />}</Leaf>
          <Leaf>{second ? <span className="display">{second}</span> : <Emblem />}</Leaf>
        </span>
        <Arch />
        <Column />
        <Column />
        <Base />
      </span>
    </OpeningShell>
  );
}

/** Carved panels above and below a medallion. */
function Leaf({ children }: { children: ReactNode }) {
  return (
    <span className="doors-leaf">
      <span />
      <span>{children}</span>
      <span />
    </span>
  );
}
