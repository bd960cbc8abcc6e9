import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import { initialsOf } from "#app/features/invitation-page/openings/monogram.tsx";
import { OpeningShell } from "#app/features/invitation-page/openings/opening-shell.tsx";
import type { OpeningProps } from "#app/features/invitation-page/part-props.ts";

/**
 * A church portal: two carved leaves open under the ornament's arch, with light behind. They carry
 * a couple's initials, else the emblem.
 */
export function DoorsOpening({ view, ornament: { Arch, Base, Column, Emblem } }: OpeningProps) {
  const { t } = useTranslation();
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
