import { useWords } from "#app/designs/kit/words.ts";
import { Names } from "#app/designs/kit/names.tsx";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A ticket with the names; its stub is torn off along the perforation, and the ticket goes to the cover. */
export function TicketOpening({ view }: OpeningProps) {
  const { t } = useWords();
  return (
    <OpeningShell view={view} name="stub-ticket" names={false} turn={950}>
      <span className="stub-ticket-body paper opening-sheet flies">
        <Star />
        <Names names={view.names} and={t("words:and")} />
      </span>
      <span className="stub-ticket-stub paper">
        <Star />
        <span className="stub-ticket-bars" />
      </span>
    </OpeningShell>
  );
}

function Star() {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <path
        d="M0 -19L5.6 -6.8L18.5 -5.5L8.8 3.2L11.6 16L0 9.3L-11.6 16L-8.8 3.2L-18.5 -5.5L-5.6 -6.8Z"
        fill="var(--accent)"
      />
    </svg>
  );
}
