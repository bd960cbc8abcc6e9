import { useTranslation } from "#app/i18n/use-translation.ts";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import { OpeningShell } from "#app/features/invitation-page/openings/opening-shell.tsx";
import type { OpeningProps } from "#app/features/invitation-page/part-props.ts";

/** A ticket with the names; its stub is torn off along the perforation, and the ticket goes to the cover. */
export function TicketOpening({ view, ornament: { Bullet, Emblem } }: OpeningProps) {
  const { t } = useTranslation();
  return (
    <OpeningShell view={view} name="stub-ticket" names={false} turn={950}>
      <span className="stub-ticket-body paper opening-sheet flies">
        <Emblem />
        <Names names={view.names} and={t("words:and")} />
      </span>
      <span className="stub-ticket-stub paper">
        <Bullet />
        <span className="stub-ticket-bars" />
      </span>
    </OpeningShell>
  );
}
